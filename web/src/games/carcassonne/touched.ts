// Owns which of the others' moves touch a player in Carcassonne.
import type { Description, EventOf, Seat } from '$lib/client/types';
import type { Touched } from '$lib/motion/since';
import { keyOf } from '$lib/play/places';
import type { FeatureView, View } from './types';

type Event = EventOf<'carcassonne'>;
type Said = Description<unknown> | null;

export const touched: Touched<'carcassonne'> = ({ before, after, events, me }) => {
  const all = events.map(({ event }) => event);
  return lost(all, me) ?? joined(before, after, me) ?? crown(before, after, me) ?? scored(all, me);
};

function lost(events: readonly Event[], me: Seat) {
  for (const event of events) {
    if (event.event === 'dragon_flies' && event.eaten.some(({ seat }) => seat === me)) {
      return said('since-eaten', event.seat);
    }
    if (event.event === 'expelled' && event.figure.seat === me) return said('since-expelled', event.seat);
    const mine =
      event.event === 'scored' && event.when === 'completed' && event.figures.some(({ seat }) => seat === me);
    const owner = mine && !event.owners.includes(me) ? event.owners[0] : undefined;
    if (mine && owner !== undefined) return said(`since-lost-${event.feature}`, owner);
  }
  return null;
}

/** Another player's figure has come into a feature of mine. */
function joined(before: View, after: View, me: Seat) {
  const known = new Map(before.features.flatMap((one) => one.parts.map((part) => [keyOf(part), one])));
  const has = (feature: FeatureView | undefined, seat: Seat) => (feature?.figures[seat] ?? 0) > 0;
  for (const feature of after.features) {
    if (!has(feature, me)) continue;
    const mine = feature.parts.map((part) => known.get(keyOf(part))).filter((one) => has(one, me));
    const guest = feature.figures.findIndex(
      (count, seat) => seat !== me && count > 0 && !mine.some((one) => has(one, seat)),
    );
    if (guest >= 0 && mine.length > 0) return said(`since-joined-${feature.kind}`, guest);
  }
  return null;
}

function crown(before: View, after: View, me: Seat) {
  for (const what of ['king', 'robber'] as const) {
    const holder = after[what]?.seat;
    if (before[what]?.seat === me && holder !== undefined && holder !== me) {
      return said(`since-${what}`, holder);
    }
  }
  return null;
}

function scored(events: readonly Event[], me: Seat): Said {
  for (const event of events) {
    if (event.event !== 'scored' || event.when !== 'completed' || !event.owners.includes(me)) continue;
    return { key: `since-scored-${event.feature}`, args: [['points', { number: event.points }]] };
  }
  return null;
}

function said(key: string, seat: Seat): Description<unknown> {
  return { key, args: [['seat', { seat }]] };
}
