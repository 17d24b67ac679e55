// Owns making green points rise like others: they come as events of their own, not as score lines, because only the red track
// is the score.
import type { LoggedEvent } from '$lib/client/types';
import type { BoardRef, ScoreLine } from '../../old';
import type { Event } from '../types';

/** A line for an event that brings green points, and for no other. */
export function greenLines(logged: LoggedEvent<BoardRef, unknown>): ScoreLine[] {
  const event = logged.event as Event;
  if (event.event !== 'green') return [];
  const { seat, points, what, rule, refs } = event;
  return [{ seat, points, count: 1, what, rule, places: refs }];
}
