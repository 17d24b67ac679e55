// Owns the requests about tables: listing, creating, joining, acting.
import { postJson, requestJson, requestText } from './http';
import type {
  Checked,
  Created,
  ErrorInfo,
  Joined,
  NewTable,
  PlaceOf,
  Refusal,
  Seat,
  Stored,
  TableInfo,
  TableList,
  Why,
} from './types';

/** The first page of every list, or the next page of one list. */
export function listTables(after?: { mine: string } | { open: string }): Promise<TableList> {
  const query = after ? `?${new URLSearchParams(after)}` : '';
  return requestJson<TableList>(`./api/tables${query}`);
}

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

/** Why nothing can be done with these places; null if something can, or if it is unclear what was meant. */
export async function askWhy(id: string, seat: Seat, places: PlaceOf[]): Promise<Refusal<PlaceOf> | null> {
  return (await postJson<Why<PlaceOf>>(path(id, 'why'), { seat, places })).refusal;
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
