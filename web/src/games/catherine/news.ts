// Owns which of the latest events are shown on the map: who has just built where.
import type { LogEntryOf, Seat } from '$lib/client/types';

export type Homes = Readonly<Record<string, readonly Seat[]>>;

/** New residences by city. Null if the events don't concern the map: what was shown stays. */
export function freshHomes(news: readonly LogEntryOf<'catherine'>[]): Homes | null {
  const events = news.flatMap((entry) => entry.events.map(({ event }) => event));
  const homes: Record<string, Seat[]> = {};
  for (const event of events) if (event.event === 'built') (homes[event.city] ??= []).push(event.seat);
  const over = events.some(({ event }) => event === 'played' || event === 'over');
  return over || Object.keys(homes).length > 0 ? homes : null;
}
