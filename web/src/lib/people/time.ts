// Owns how a clock is written. Plain functions, tested without a page.
import type { SeatClock } from '$lib/client/types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds left on a clock at a time. */
export function leftOn({ left_ms, ends_at }: SeatClock, now: number): number {
  return Math.max(0, ends_at === null ? left_ms : Date.parse(ends_at) - now);
}

/** What a clock shows: days and hours, or hours, minutes and seconds. */
export type Shown = { days: number; hours: number } | { text: string };

export function shown(left: number): Shown {
  if (left >= DAY) return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  // A clock shows zero only when the time is over.
  const seconds = Math.ceil(left / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return { text: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}
