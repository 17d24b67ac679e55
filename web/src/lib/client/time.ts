// Owns the difference between the server's time and the browser's, which clocks are shown by.

let ahead = 0;

/** Notes the server's time, as the stream says it. */
export function noteServerTime(now: string): void {
  const time = Date.parse(now);
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** The server's time, in milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
