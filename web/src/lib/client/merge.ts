// Owns how a message of the stream becomes what the page shows: the new state wins, the log is the known one and the new.
// Plain functions, so that they are tested without a server.
import type { LogEntryOf, StateOf } from './types';

export type Merged = {
  state: StateOf;
  /** All entries known, in order. */
  log: LogEntryOf[];
  /** What this message told that was not known before. Nothing on the first one: history is no news. */
  news: LogEntryOf[];
};

/** Takes a message in. Returns null for one that is older than what is shown. */
export function merge(before: Merged | null, message: StateOf): Merged | null {
  if (before && message.seq < before.state.seq) return null;
  const known = before?.log ?? [];
  const last = known.at(-1)?.seq ?? -1;
  const told = new Set(message.log.map((entry) => entry.seq));
  // A message that tells the whole game replaces everything: another seat may look now, and know other things.
  const kept = told.has(0) ? [] : known.filter((entry) => !told.has(entry.seq));
  return {
    state: message,
    log: strikeOut([...kept, ...message.log].sort((a, b) => a.seq - b.seq)),
    news: before ? message.log.filter((entry) => entry.seq > last) : [],
  };
}

/** Marks what has been taken back: an undo to entry 5 strikes everything between 5 and itself. */
function strikeOut(log: LogEntryOf[]): LogEntryOf[] {
  const undos = log.flatMap(({ seq, kind }) =>
    typeof kind === 'object' && 'undo_to' in kind ? [{ seq, to: kind.undo_to }] : [],
  );
  if (undos.length === 0) return log;
  return log.map((entry) => {
    const struck = undos.some(({ seq, to }) => entry.seq > to && entry.seq < seq);
    return struck && !entry.undone ? { ...entry, undone: true } : entry;
  });
}
