// Owns which places the page points at (a log line, a refusal, a list row) and where each player moved last. The board
// outlines them.
import type { LogEntry, Seat } from '$lib/client/types';
import { isSame, keyOf } from './places';

/** A place of a player's last move. */
export type Mark<P> = { place: P; seat: Seat };

export class Highlight<P> {
  #pinned = $state.raw<readonly P[]>([]);
  #passing = $state.raw<readonly P[] | null>(null);
  #marks = $state.raw<readonly Mark<P>[]>([]);

  readonly #pointed = $derived(keysOf(this.places));
  readonly #by = $derived(seatsOf(this.#marks));

  /** What the page points at. */
  get places(): readonly P[] {
    return this.#passing ?? this.#pinned;
  }
  /** Where each player moved last. */
  get marks(): readonly Mark<P>[] {
    return this.#marks;
  }

  isPointed(place: P): boolean {
    return this.#pointed.has(keyOf(place));
  }
  isLatest(place: P): boolean {
    return this.#by.has(keyOf(place));
  }
  /** Whose last move was there. */
  latestBy(place: P): Seat | null {
    return this.#by.get(keyOf(place)) ?? null;
  }

  /** Points at places until something else is pointed at. The same places again clear it. */
  pin(places: readonly P[]): void {
    this.#pinned = isSame(places, this.#pinned) ? [] : places;
  }

  isPinned(places: readonly P[]): boolean {
    return places.length > 0 && isSame(places, this.#pinned);
  }

  /** Points at places while something is hovered or focused; null when it leaves. */
  pass(places: readonly P[] | null): void {
    this.#passing = places;
  }

  clear(): void {
    this.#pinned = [];
    this.#passing = null;
  }

  /** Marks the last move of every player in this log. What has no place leaves the marks as they are. */
  mark(log: readonly LogEntry<P, unknown>[]): void {
    const moves = log
      .filter(({ undone }) => !undone)
      .map((entry) => ({ by: entry.seat, marks: marksOf(entry) }));
    const seats = moves.flatMap(({ marks }) => marks.map(({ seat }) => seat));
    // The newest move is drawn over the others.
    const marks = [...seats.filter((seat) => seat !== seats.at(-1)), ...seats.slice(-1)].flatMap(
      (seat, index, all) => (all.indexOf(seat) === index ? lastOf(seat, moves) : []),
    );
    if (marks.length > 0) this.#marks = marks;
  }
}

type Moved<P> = { by: Seat | null; marks: Mark<P>[] };

/** The places of a player's last move: a turn can be several entries, and all of it is the move. */
function lastOf<P>(seat: Seat, moves: readonly Moved<P>[]): Mark<P>[] {
  const own = moves.map(({ by, marks }) => ({ by, marks: marks.filter((mark) => mark.seat === seat) }));
  const last = own.findLastIndex(({ marks }) => marks.length > 0);
  const before = own.slice(0, last).findLastIndex(({ by }) => by !== own[last]?.by);
  return own.slice(before + 1, last + 1).flatMap(({ marks }) => marks);
}

/** Marks by entry: a log only grows, and its entries stay as they are. */
const known = new WeakMap<object, Mark<unknown>[]>();

function marksOf<P>(entry: LogEntry<P, unknown>): Mark<P>[] {
  let marks = known.get(entry) as Mark<P>[] | undefined;
  if (!marks) known.set(entry, (marks = findMarks(entry)));
  return marks;
}

/**
 * The places of an entry, each with the player whose move was there. What happens to others is not their move; only what all
 * chose in secret is revealed in the entry of the last one.
 */
function findMarks<P>({ seat: by, kind, events }: LogEntry<P, unknown>): Mark<P>[] {
  if (by === null) return [];
  const secret = typeof kind === 'object' && 'action' in kind && kind.action.secret;
  return events.flatMap(({ event, text }) => {
    const of = typeof event === 'object' && event !== null && 'seat' in event ? event.seat : by;
    const seat = typeof of === 'number' ? of : by;
    return seat === by || secret ? (text.places ?? []).map((place) => ({ place, seat })) : [];
  });
}

function keysOf(places: readonly unknown[]): ReadonlySet<string> {
  return new Set(places.map(keyOf));
}

function seatsOf(marks: readonly Mark<unknown>[]): ReadonlyMap<string, Seat> {
  return new Map(marks.map(({ place, seat }) => [keyOf(place), seat]));
}
