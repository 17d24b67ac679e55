// Owns the requests of the waiting room: what changes before a game starts.
import { requestJson, sendJson } from './http';
import type { OptionValues, RemovedPeople, Seat, Terms } from './types';

/** Other options or terms; everyone else has to confirm them. */
export function changeTable(id: string, options: OptionValues, terms: Terms): Promise<void> {
  return sendJson(path(id, 'change'), { options, terms });
}

/** Agrees to the options as they are now. */
export function confirmTable(id: string): Promise<void> {
  return sendJson(path(id, 'confirm'), {});
}

/** Computer opponents take the open seats. */
export function fillSeats(id: string, level: string): Promise<void> {
  return sendJson(path(id, 'fill'), { level });
}

/** The names of the people whom the creator of the game has removed. */
export async function listRemoved(id: string): Promise<string[]> {
  return (await requestJson<RemovedPeople>(path(id, 'removed'))).names;
}

/** Lets somebody in again whom the creator has removed. */
export function readmit(id: string, name: string): Promise<void> {
  return sendJson(path(id, 'readmit'), { name });
}

/** Frees a seat: one's own, or as the creator of the game that of another player, who can't come back then. */
export function vacateSeat(id: string, seat: Seat): Promise<void> {
  return sendJson(path(id, 'vacate'), { seat });
}

/** Starts without the seats that are still open. */
export function startWithFewer(id: string): Promise<void> {
  return sendJson(path(id, 'start'), {});
}

function path(id: string, what: string): string {
  return `./api/tables/${encodeURIComponent(id)}/${what}`;
}
