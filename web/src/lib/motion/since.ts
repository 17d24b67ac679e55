// Owns what happened since a player's last turn: which entries those are, how long each is played, and what is said first. It
// all follows from the log, so it is the same after a reload and on another device.
import type {
  Description,
  DrawingOf,
  EventOf,
  GameId,
  LogEntry,
  LoggedEvent,
  PlaceOf,
  Seat,
  ViewOf,
} from '$lib/client/types';

/** At most this long, however much has happened. */
export const LONGEST_MS = 8000;

/** The table at a player's last turn and now, and what the others did in between. */
export type Meanwhile<G extends GameId> = {
  before: ViewOf<G>;
  after: ViewOf<G>;
  events: readonly LoggedEvent<PlaceOf<G>, EventOf<G>>[];
  me: Seat;
  catalogue: DrawingOf<G>;
};

/** What the others did that matters most to a player, in one sentence of the game's texts; null if nothing did. */
export type Touched<G extends GameId> = (meanwhile: Meanwhile<G>) => Description<unknown> | null;

type Entry = LogEntry<unknown, unknown>;

export type Since<E> = {
  /** The entry of the player's last move; 0 is the setup. */
  from: number;
  /** What came after it and still holds. */
  entries: E[];
};

/** What others did after the last move of this seat; null if they did nothing. */
export function sinceLastMove<E extends Entry>(log: readonly E[], me: Seat): Since<E> | null {
  const valid = log.filter(({ undone, kind }) => !undone && !(typeof kind === 'object' && 'undo_to' in kind));
  const own = valid.findLast(
    ({ seat, kind }) => seat === me && typeof kind === 'object' && 'action' in kind && !kind.action.auto,
  );
  const from = own?.seq ?? 0;
  const entries = valid.filter(({ seq }) => seq > from);
  return entries.some(({ seat, events }) => seat !== null && seat !== me && events.length > 0)
    ? { from, entries }
    : null;
}

/** Milliseconds per step, so that this many steps end in time. */
export function pace(steps: number, step: number): number {
  return steps === 0 ? step : Math.min(step, LONGEST_MS / steps);
}

/** Who moved in these entries, each once. */
export function moversOf(entries: readonly Entry[]): Seat[] {
  return [...new Set(entries.flatMap(({ seat }) => seat ?? []))];
}

/** The other player with the most points in these entries. */
export function topScorer(entries: readonly Entry[], me: Seat): { seat: Seat; points: number } | null {
  const sums = new Map<Seat, number>();
  for (const { seat, points } of entries.flatMap(({ events }) => events.flatMap(({ lines = [] }) => lines))) {
    if (seat !== me) sums.set(seat, (sums.get(seat) ?? 0) + points);
  }
  const [top] = [...sums].toSorted((a, b) => b[1] - a[1]);
  return top && top[1] > 0 ? { seat: top[0], points: top[1] } : null;
}

/** The arguments of an event's text, for another sentence about it. */
export function argsOf<P>(event: LoggedEvent<P, unknown> | undefined): NonNullable<Description<P>['args']> {
  return event?.text.args ?? [];
}
