// Owns making green points rise like others: they are told as events of their own, not as score lines, because only the red
// track is the score.
import type { LogEntry, ScoreLine } from '$lib/client/types';
import type { Event } from '../types';

/** The same news, with a line for every event that brings green points, and no other lines. */
export function greenAsLines(news: readonly LogEntry[]): LogEntry[] {
  return news.map((entry) => ({
    ...entry,
    events: entry.events.map((told) => ({ ...told, lines: linesOf(told.event as Event) })),
  }));
}

function linesOf(event: Event): ScoreLine[] {
  if (event.event !== 'green') return [];
  const { seat, points, what, rule, refs } = event;
  return [{ seat, points, count: 1, what, rule, refs }];
}
