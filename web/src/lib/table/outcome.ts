// Owns how the end of a game is told to the reader: won, lost or drawn, by how much, who resigned, or an agreed end.
import type { LogEntry, Seat, SeatInfo } from '$lib/client/types';
import type { Speaker } from '$lib/play/say';
import { currentLocale, t } from '$lib/text/text.svelte';

export type Ending = {
  places: readonly number[];
  won: boolean | null;
  /** The players agreed to end it. */
  agreed: boolean;
  scores: readonly number[];
  seats: readonly SeatInfo[];
  /** The rival's points in a solo game that has one. */
  rival: number | null;
  /** Who ended it by resigning. */
  resigned: Seat | null;
};

export type Outcome = { text: string; tone: 'won' | 'lost' | 'plain' };

/** Who ended the game by resigning; null if it was played to the end. */
export function resignedIn(log: readonly LogEntry<unknown, unknown>[]): Seat | null {
  const last = log.at(-1);
  return last?.kind === 'resignation' ? last.seat : null;
}

export function outcomeOf(ending: Ending, speaker: Speaker): Outcome {
  const { places, won, agreed, scores, seats, rival } = ending;
  if (agreed) return { text: t('result-agreed'), tone: 'plain' };
  const mine = seats.filter((one) => one.mine).map(({ seat }) => seat);
  const [me] = mine;
  if (me === undefined || mine.length > 1) return { text: forOthers(ending, speaker), tone: 'plain' };
  const left = resignation(ending, speaker, me);
  const own = scores[me] ?? 0;
  if (won !== null) {
    const key = won ? 'result-you-won' : 'result-you-lost';
    const text = rival === null ? t(`${key}-points`, { points: own }) : t(key, { own, other: rival });
    return { text: left ?? text, tone: won ? 'won' : 'lost' };
  }
  const first = places[me] === 1;
  const alone = places.filter((place) => place === 1).length === 1;
  const tone = first && alone ? 'won' : first ? 'plain' : 'lost';
  if (left) return { text: left, tone };
  if (seats.length === 2) {
    const key = !first ? 'result-you-lost' : alone ? 'result-you-won' : 'result-you-drew';
    return { text: t(key, { own, other: scores[1 - me] ?? 0 }), tone };
  }
  if (first) return { text: t(alone ? 'result-you-won-points' : 'result-you-shared', { points: own }), tone };
  return { text: t('result-you-placed', { place: places[me] ?? 0, points: own }), tone };
}

/** A game that ended because someone resigned says so instead of points. */
function resignation({ places, resigned }: Ending, speaker: Speaker, me: Seat | null): string | null {
  if (resigned === null) return null;
  if (resigned === me) return t('result-you-resigned');
  const key = me !== null && places[me] === 1 ? 'result-resigned-won' : 'result-resigned';
  return t(key, { name: speaker.name(resigned), winners: winnersOf(places, speaker) });
}

function forOthers(ending: Ending, speaker: Speaker): string {
  const { places, won, scores, seats, rival } = ending;
  const left = resignation(ending, speaker, null);
  if (left) return left;
  const [first] = seats;
  if (won !== null && first) {
    const args = { name: speaker.name(first.seat), own: scores[first.seat] ?? 0, other: rival ?? 0 };
    return t(won ? 'result-solo-won' : 'result-solo-lost', args);
  }
  const count = places.filter((place) => place === 1).length;
  return t('result-winners', { names: winnersOf(places, speaker), count });
}

function winnersOf(places: readonly number[], speaker: Speaker): string {
  return list(places.flatMap((place, seat) => (place === 1 ? [speaker.name(seat)] : [])));
}

function list(names: string[]): string {
  return new Intl.ListFormat(currentLocale()).format(names);
}
