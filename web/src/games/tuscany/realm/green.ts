// Owns floating green points: they are separate events, not score lines, because only the red track is the score.
import type { LoggedEvent, ScoreLine } from '$lib/client/types';
import type { Event, Place } from '../types';

/** The green points an event gave. */
export function greenLines({ event }: LoggedEvent<Place, Event>): ScoreLine<Place>[] {
  if (event.event !== 'green') return [];
  const { seat, points, what, rule, places } = event;
  return [{ seat, points, count: 1, what, rule, places }];
}
