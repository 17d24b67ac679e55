// Owns the requests about replays: a game at any of its entries, branches, and records opened from a file.
import { postJson, requestJson } from './http';
import type { Created, MomentOf, NewBranch, ReplayOf } from './types';

/** How the ids of records opened from a file begin. They are kept in memory and never stored. */
const FILE = 'file-';

export function isFile(id: string): boolean {
  return id.startsWith(FILE);
}

/** The game and its log. `as` is the point of view: a seat, or "open". */
export function loadReplay(id: string, as: string | null): Promise<ReplayOf> {
  return requestJson<ReplayOf>(`${path(id)}/replay${query({ as })}`);
}

/** The game after an entry; with `choices`, also the decision that was open then. */
export function loadMoment(
  id: string,
  at: number,
  as: string | null,
  { choices = false } = {},
): Promise<MomentOf> {
  return requestJson<MomentOf>(`${path(id)}/replay/${at}${query({ as, choices: choices ? 'true' : null })}`);
}

/** Starts a new game from a moment; returns its table's id. */
export async function openBranch(id: string, branch: NewBranch): Promise<string> {
  return (await postJson<Created>(`${path(id)}/branch`, branch)).id;
}

/** Has a record checked and kept in memory; returns its id. */
export async function openRecord(file: Blob): Promise<string> {
  const answer = await requestJson<Created>('./api/records', {
    method: 'POST',
    headers: { 'content-type': 'application/jsonl' },
    body: file,
  });
  return answer.id;
}

function path(id: string): string {
  return `./api/${isFile(id) ? 'records' : 'tables'}/${encodeURIComponent(id)}`;
}

function query(given: Record<string, string | null>): string {
  const known = Object.entries(given).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}
