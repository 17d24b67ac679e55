// Owns the points of a game by source and player, added up from the score lines of its log.
import type { LogEntry, ScoreLine, Seat } from '$lib/client/types';

/** What some points are for, as a table of points calls it: the key of a text without `points-`. */
export type SourceOf = (line: ScoreLine<unknown>, event: string) => string;

export type PointsRow = { source: string; points: number[] };

/** A row for each source, the one with the most points first. Points without a score line are in the row `other`. */
export function pointsBySource(
  log: readonly LogEntry<unknown, unknown>[],
  scores: readonly number[],
  sourceOf: SourceOf = ({ what }) => what.replace(/^line-/, ''),
): PointsRow[] {
  const rows: Record<string, number[]> = {};
  const add = (source: string, seat: Seat, points: number) => {
    const row = (rows[source] ??= scores.map(() => 0));
    row[seat] = (row[seat] ?? 0) + points;
  };
  for (const { events, undone } of log) {
    if (undone) continue;
    for (const { text, lines = [] } of events) {
      for (const line of lines) add(sourceOf(line, text.key), line.seat, line.points);
    }
  }
  const listed = Object.values(rows);
  scores.forEach((score, seat) => {
    const rest = score - listed.reduce((sum, row) => sum + (row[seat] ?? 0), 0);
    if (rest !== 0) add('other', seat, rest);
  });
  const total = ({ points }: PointsRow) => points.reduce((sum, one) => sum + one, 0);
  return Object.entries(rows)
    .map(([source, points]) => ({ source, points }))
    .sort((a, b) => total(b) - total(a));
}

/** A source for each kind of score line, from lists of the lines that belong together. */
export function sources(together: Record<string, readonly string[]>): SourceOf {
  const found = Object.fromEntries(
    Object.entries(together).flatMap(([source, lines]) => lines.map((line) => [`line-${line}`, source])),
  );
  return ({ what }) => found[what] ?? 'other';
}
