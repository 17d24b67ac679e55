// Owns the requests about analyses of finished games, and hints.
import { postJson, requestJson, requestText } from './http';
import type { AnalysisOf, Depth, HintOf, Seat } from './types';

/** The analysis of a game, or its progress; the server waits this many seconds for a result. */
export function loadAnalysis(id: string, depth: Depth, wait: number): Promise<AnalysisOf> {
  return requestJson<AnalysisOf>(`${path(id)}/analysis?depth=${depth}&wait=${wait}`);
}

/** Begins a more thorough analysis. */
export async function beginAnalysis(id: string, depth: Depth): Promise<void> {
  await requestText(`${path(id)}/analysis`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ depth }),
  });
}

/** What the choices of a player's open decision are worth, at a table that allows it. */
export function askHint(id: string, seat: Seat): Promise<HintOf> {
  return postJson<HintOf>(`${path(id)}/hint`, { seat });
}

/** What the choices of a decision in a finished game were worth, by what the player knew. */
export function loadPastHint(id: string, at: number, seat: Seat): Promise<HintOf> {
  return requestJson<HintOf>(`${path(id)}/replay/${at}/hint?as=${seat}`);
}

function path(id: string): string {
  return `./api/tables/${encodeURIComponent(id)}`;
}
