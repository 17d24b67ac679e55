// Owns the help about things on the map: what a place is called, and what is known of a feature, a castle or a quarter.
import type { About } from '$lib/board/help.svelte';
import type { LogEntryOf } from '$lib/client/types';
import { byKind, keyOf } from '$lib/play/places';
import type { Speaker } from '$lib/play/say';
import { currentLocale, gameText } from '$lib/text/text.svelte';
import type { Scenery } from '../ui';
import { castleOn, nameOf, type Scene } from './layout';
import { tileSet } from './tiles';
import type { CastleView, FeatureView, Place, PlaceAs, Quarter, Square } from './types';

type Table = Scenery<'carcassonne'>;

const word = (key: string, args?: Record<string, string | number>) => gameText('carcassonne', key, args);

/** The help about a feature, a castle or a quarter; null for what explains itself. */
export function aboutOf(
  subject: Place,
  scene: Scene,
  speaker: Speaker,
  log: readonly LogEntryOf<'carcassonne'>[] = [],
): About | null {
  switch (subject.kind) {
    case 'part': {
      const feature = scene.featureOf(subject);
      if (!feature) return null;
      const text = describeScored(feature, speaker, log) ?? describe(feature, speaker);
      return { title: word(`board-part-${feature.kind}`), text };
    }
    case 'castle': {
      const castle = castleOn(scene.view, subject);
      return castle && describeCastle(castle, speaker);
    }
    case 'quarter':
      return describeQuarter(subject.quarter);
    default:
      return null;
  }
}

/** How large a feature is, what it would score now, and for whom. */
export function describe(feature: FeatureView, speaker: Speaker): string {
  if (feature.complete && feature.owners.length === 0) {
    return word('board-feature-done', { feature: feature.kind, tiles: tileCount(feature) });
  }
  return word('board-feature', {
    feature: feature.kind,
    points: feature.points,
    tiles: tileCount(feature),
    owners: new Intl.ListFormat(currentLocale()).format(feature.owners.map(speaker.name)),
    count: feature.owners.length,
    complete: feature.complete ? 'yes' : 'no',
  });
}

/** Who scored a completed feature, and how much; null if nobody did. */
function describeScored(
  feature: FeatureView,
  speaker: Speaker,
  log: readonly LogEntryOf<'carcassonne'>[],
): string | null {
  if (!feature.complete || feature.owners.length > 0) return null;
  const parts = new Set(feature.parts.map(keyOf));
  const events = log.filter(({ undone }) => !undone).flatMap((entry) => entry.events);
  for (const { event } of events) {
    if (event.event !== 'scored' || event.when !== 'completed' || event.owners.length === 0) continue;
    if (!event.parts.some((part) => parts.has(keyOf(part)))) continue;
    return word('board-feature-scored', {
      feature: feature.kind,
      points: event.points,
      tiles: tileCount(feature),
      owners: new Intl.ListFormat(currentLocale()).format(event.owners.map(speaker.name)),
      count: event.owners.length,
    });
  }
  return null;
}

export function describeCastle({ seat, figure }: CastleView, speaker: Speaker): About {
  return {
    title: word('board-castle', { owner: speaker.name(seat) }),
    text: word(figure ? 'board-castle-waits' : 'board-castle-scored'),
  };
}

export function describeQuarter(quarter: Quarter): About {
  return { title: word(`quarter-${quarter}`), text: word(`board-quarter-${quarter}`) };
}

/** The number of tiles it covers. */
function tileCount({ parts }: FeatureView): number {
  return new Set(parts.flatMap((part) => (part.kind === 'part' ? [nameOf(part)] : []))).size;
}

/** The position of a square relative to the newest tile: "3 east, 1 north". */
function fromHere({ x, y }: Square, { view }: Table): string {
  const here = view.tiles.at(-1)?.square ?? { x: 0, y: 0 };
  const [columns, rows] = [x - here.x, y - here.y];
  return word('from-here', {
    columns: Math.abs(columns),
    rows: Math.abs(rows),
    across: columns < 0 ? 'west' : columns > 0 ? 'east' : 'none',
    along: rows < 0 ? 'north' : rows > 0 ? 'south' : 'none',
    both: columns !== 0 && rows !== 0 ? 'yes' : 'no',
  });
}

/** A square on its own: "3 east, 1 north of the last tile". */
function cellName(square: Square, table: Table): string {
  const here = table.view.tiles.at(-1)?.square;
  const where = fromHere(square, table);
  return here && nameOf(here) === nameOf(square) ? where : word('board-cell', { where });
}

const at = (name: string, square: Square, table: Table) =>
  word('board-name-at', { name, where: fromHere(square, table) });

/** Quarter turns clockwise. */
const TURNS: Record<PlaceAs<'facing'>['facing'], number> = { N: 0, E: 1, S: 2, W: 3 };

export const placeName = byKind<Place, string, [Table]>({
  cell: cellName,
  facing: ({ facing }) => word('board-facing', { degrees: 90 * TURNS[facing] }),
  part: (part, table) => at(word(`board-part-${part.feature}`), part, table),
  bridge: (place, table) =>
    at(word('board-name-bridge', { axis: word(place.axis === 'NS' ? 'axis-ns' : 'axis-ew') }), place, table),
  castle: (place, table) => at(word('board-name-castle'), place, table),
  quarter: ({ quarter }) => word(`quarter-${quarter}`),
  tile: ({ id }, { catalogue }) => word(tileSet(catalogue).term(id)),
  figure: ({ figure }) => word(`board-name-${figure}`),
  bid: ({ points }) => word('board-bid', { points }),
  abbot: () => word('board-name-own-abbot'),
  dragon: () => word('board-name-dragon'),
  fairy: () => word('board-name-fairy'),
  count: () => word('board-name-count'),
  points: () => word('board-name-points'),
  buy: () => word('board-name-buy'),
  sell: () => word('board-name-sell'),
});
