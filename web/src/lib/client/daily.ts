// Owns the requests about the daily deal.
import { postJson, requestJson } from './http';
import type { BeginDaily, Daily, DailyBegun } from './types';

/** A day's deal with its best scores; today's if no day is given. */
export function loadDaily(day?: string): Promise<Daily> {
  return requestJson<Daily>(day === undefined ? './api/daily' : `./api/daily/${encodeURIComponent(day)}`);
}

/** Opens today's deal: the game that counts, or a practice game once that is finished. */
export function beginDaily(begin: BeginDaily): Promise<DailyBegun> {
  return postJson<DailyBegun>('./api/daily', begin);
}
