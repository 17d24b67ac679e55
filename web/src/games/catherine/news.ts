// Owns what of the latest news is shown on the map: who has just built where.
import type { Seat } from '$lib/client/types';
import type { LogEntry } from '../old';
import type { Event } from './types';

export type Homes = Readonly<Record<string, readonly Seat[]>>;

/** New residences by city. Null if the news say nothing of the map: what was shown stays shown. */
export function freshHomes(news: readonly LogEntry[]): Homes | null {
  const told = news.flatMap(({ events }) => events.map(({ event }) => event as Event));
  const homes: Record<string, Seat[]> = {};
  for (const event of told) if (event.event === 'built') (homes[event.city] ??= []).push(event.seat);
  const over = told.some(({ event }) => event === 'played' || event === 'over');
  return over || Object.keys(homes).length > 0 ? homes : null;
}
