// Owns where the buttons of a replay lead: to the next move of a player, or to the next points. Plain functions.
import type { LogEntry, Seat } from '$lib/client/types';

type Entry = LogEntry<unknown, unknown>;

/** The nearest entry after (or before) `at` that fits; null if there is none. */
function nearest(
  log: readonly Entry[],
  at: number,
  by: 1 | -1,
  fits: (entry: Entry) => boolean,
): number | null {
  const found =
    by === 1
      ? log.find((entry) => entry.seq > at && fits(entry))
      : log.findLast((entry) => entry.seq < at && fits(entry));
  return found?.seq ?? null;
}

/** The next moment a player has moved. */
export function nextMove(log: readonly Entry[], at: number, seat: Seat, by: 1 | -1 = 1): number | null {
  return nearest(
    log,
    at,
    by,
    (entry) =>
      entry.seat === seat && !entry.undone && typeof entry.kind === 'object' && 'action' in entry.kind,
  );
}

/** The next moment somebody has scored. */
export function nextScoring(log: readonly Entry[], at: number, by: 1 | -1 = 1): number | null {
  return nearest(
    log,
    at,
    by,
    (entry) =>
      !entry.undone && entry.events.some(({ lines = [] }) => lines.some(({ points }) => points !== 0)),
  );
}

/** How long each move is shown, in milliseconds. */
export const SPEEDS = { slow: 3000, normal: 1500, fast: 700, faster: 300 } as const;
export type Speed = keyof typeof SPEEDS;
