// Owns making green points rise: they are events of their own, not score lines, because only the red track is the score.
import type { LoggedEvent, ScoreLine } from '$lib/client/types';
import type { Event, Place } from '../types';

/** The green points an event brought. */
export function greenLines({ event }: LoggedEvent<Place, Event>): ScoreLine<Place>[] {
  if (event.event !== 'green') return [];
  const { seat, points, what, rule, places } = event;
  return [{ seat, points, count: 1, what, rule, places }];
}
