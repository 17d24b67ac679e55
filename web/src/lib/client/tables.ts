// Owns the requests about tables: listing, creating, joining, acting.
import { postJson, requestJson, requestText } from './http';
import type {
  Checked,
  Created,
  ErrorInfo,
  Joined,
  NewTable,
  PersonalBest,
  PlaceOf,
  Preview,
  Previews,
  Refusal,
  Seat,
  Stored,
  TableInfo,
  TableList,
  Why,
} from './types';

/** The first page of every list, or the next page of one list. */
export function listTables(
  after?: { mine: string } | { open: string },
  filter: OpenFilter = {},
): Promise<TableList> {
  const wanted = new URLSearchParams({ ...after, ...filter });
  return requestJson<TableList>(`./api/tables${wanted.size > 0 ? `?${wanted}` : ''}`);
}

/** Which open tables to list. */
export type OpenFilter = { game?: string; pace?: string; seats?: string };

/** Removes a table that is waiting for players. */
export async function cancelTable(id: string): Promise<void> {
  await requestText(path(id, 'cancel'), { method: 'POST' });
}

export async function openTable(table: NewTable): Promise<string> {
  return (await postJson<Created>('./api/tables', table)).id;
}

/** Why a table would be refused; null if it would be created. */
export async function checkTable(table: NewTable): Promise<ErrorInfo | null> {
  return (await postJson<Checked>('./api/tables/check', table)).refusal;
}

export function loadTable(id: string): Promise<TableInfo> {
  return requestJson<TableInfo>(path(id));
}

export function joinTable(id: string, name: string, seat?: Seat): Promise<Joined> {
  return postJson(path(id, 'join'), seat === undefined ? { name } : { name, seat });
}

export function sendAction(id: string, decision: number, action: string): Promise<Stored> {
  return postJson(path(id, 'actions'), { decision, action });
}

export function sendUndo(id: string, seat: Seat): Promise<Stored> {
  return postJson(path(id, 'undo'), { seat });
}

export function sendResignation(id: string, seat: Seat): Promise<Stored> {
  return postJson(path(id, 'resign'), { seat });
}

/** Proposes to end the game, or agrees to it. */
export function sendEnd(id: string, seat: Seat): Promise<Stored> {
  return postJson(path(id, 'end'), { seat });
}

/** Why nothing can be done with these places; null if something can, or if it is unclear what was meant. */
export async function askWhy(id: string, seat: Seat, places: PlaceOf[]): Promise<Refusal<PlaceOf> | null> {
  return (await postJson<Why<PlaceOf>>(path(id, 'why'), { seat, places })).refusal;
}

/** What each of these actions would give the seat, as far as it can know; null for one that can't be played now. */
export async function askPreviews(
  id: string,
  seat: Seat,
  actions: string[],
): Promise<(Preview<PlaceOf> | null)[]> {
  return (await postJson<Previews<PlaceOf>>(path(id, 'preview'), { seat, actions })).previews;
}

/** Another game with the same players and options; the same one for everyone who asks. */
export async function openRematch(id: string): Promise<string> {
  return (await postJson<Created>(path(id, 'rematch'), {})).id;
}

/** The most points this guest scored before in games like this one. */
export function loadBest(id: string): Promise<PersonalBest> {
  return requestJson(path(id, 'best'));
}

/** The table as plain text, as this guest may see it. */
export function loadSketch(id: string): Promise<string> {
  return requestText(path(id, 'sketch'));
}

/** The download address of a table's record. */
export function recordAddress(id: string): string {
  return path(id, 'record');
}

function path(id: string, rest?: string): string {
  return `./api/tables/${encodeURIComponent(id)}${rest ? `/${rest}` : ''}`;
}
