// Owns the requests that concern the people at a table: proposals, and seats a computer plays for somebody.
import { postJson, requestJson } from './http';
import type { Seat, Stored, TableSummary, Waiting } from './types';

/** Agrees to what a player proposed, or declines or withdraws it. */
export function answerProposal(id: string, agree: boolean): Promise<Stored> {
  return postJson(`./api/tables/${encodeURIComponent(id)}/proposal`, { agree });
}

/** The games in which it is this person's turn, the one that waits longest first. */
export async function listWaiting(): Promise<TableSummary[]> {
  return (await requestJson<Waiting>('./api/tables/waiting')).tables;
}

/** Takes a seat back from the computer. */
export function returnToSeat(id: string, seat: Seat): Promise<Stored> {
  return postJson(`./api/tables/${encodeURIComponent(id)}/return`, { seat });
}
