// Owns the requests about writing: messages, people who are muted, reports.
import { postJson, requestJson, sendJson } from './http';
import type { Muted, MutedPerson, QuickWord, Stored } from './types';

export function say(id: string, text: string): Promise<Stored> {
  return postJson(path(id), { text });
}

export function sayQuickly(id: string, quick: QuickWord): Promise<Stored> {
  return postJson(path(id), { quick });
}

/** Mutes the author of a message at every table. */
export function muteAuthor(id: string, number: number): Promise<void> {
  return sendJson(`${path(id)}/mute`, { number });
}

/** Reports a message to the administrators. */
export function reportMessage(id: string, number: number): Promise<void> {
  return sendJson(`${path(id)}/report`, { number });
}

export async function listMuted(): Promise<MutedPerson[]> {
  return (await requestJson<Muted>('./api/muted')).people;
}

export function endMute(id: string): Promise<void> {
  return sendJson('./api/muted/end', { id });
}

function path(id: string): string {
  return `./api/tables/${encodeURIComponent(id)}/chat`;
}
