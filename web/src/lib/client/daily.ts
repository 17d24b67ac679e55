// Owns the requests about the daily deal.
import { postJson, requestJson } from './http';
import type { BeginDaily, Daily, DailyBegun } from './types';

/** A day's deal with its best scores; today's without a day. */
export function loadDaily(day?: string): Promise<Daily> {
  return requestJson<Daily>(day === undefined ? './api/daily' : `./api/daily/${encodeURIComponent(day)}`);
}

/** Opens today's deal: the table that counts, or one for practice once that is over. */
export function beginDaily(begin: BeginDaily): Promise<DailyBegun> {
  return postJson<DailyBegun>('./api/daily', begin);
}
