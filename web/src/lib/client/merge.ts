// Owns merging a message of the stream into what the page shows: the new state wins, new log entries are added.
// Plain functions, tested without a server.
import type { LogEntryOf, StateOf } from './types';

export type Merged = {
  state: StateOf;
  /** All entries known, in order. */
  log: LogEntryOf[];
  /** Entries in this message that were not known before. None on the first one: history is not news. */
  news: LogEntryOf[];
};

/** Merges a message. Returns null for one that is older than what is shown. */
export function merge(before: Merged | null, message: StateOf): Merged | null {
  if (before && message.seq < before.state.seq) return null;
  const known = before?.log ?? [];
  const last = known.at(-1)?.seq ?? -1;
  const received = new Set(message.log.map((entry) => entry.seq));
  // A message with the whole log replaces everything: the viewer may have changed seats and see other things now.
  const kept = received.has(0) ? [] : known.filter((entry) => !received.has(entry.seq));
  return {
    state: message,
    log: strikeOut([...kept, ...message.log].sort((a, b) => a.seq - b.seq)),
    news: before ? message.log.filter((entry) => entry.seq > last) : [],
  };
}

/** Marks what has been undone: an undo to entry 5 strikes everything between 5 and itself. */
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
