// Owns the stream of a table: keeps it open, notices when it drops, and resumes it from the last known entry.
import type { Connection } from '$lib/ui/ConnectionState.svelte';
import { changed, type Change } from './change';
import { noteServerTime } from './time';
import type { LogEntryOf, StateOf, TablePeople } from './types';

/** Reconnect delays, with backoff. */
const RETRY_MS = [500, 1000, 2000, 5000, 10_000];

/** A chunk of the log. */
type History = { log: LogEntryOf[] };

export type StreamHandlers = {
  state: (state: StateOf) => void;
  people: (people: TablePeople) => void;
  connection: (connection: Connection) => void;
  /** The server refused the stream, or can't be reached. */
  refused: () => void;
  /** The table no longer exists. */
  removed: () => void;
};

export type Stream = {
  /** Reconnects: after joining, the server must see us as a player. */
  reopen: () => void;
  stop: () => void;
};

/** Follows a table until stopped. `since` returns the last known entry. */
export function follow(id: string, since: () => number | null, handlers: StreamHandlers): Stream {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  // The log arrives in chunks, before the state they belong to.
  let pieces: LogEntryOf[] = [];
  // The JSON of the last state: the next one is sent as a change of it.
  let text = '';

  function close(): void {
    clearTimeout(retry);
    source?.close();
  }

  function take(json: string): void {
    handlers.connection('live');
    text = json;
    const state = JSON.parse(json) as StateOf;
    handlers.state({ ...state, log: pieces });
    pieces = [];
  }

  function open(): void {
    close();
    pieces = [];
    handlers.connection(failures === 0 ? 'connecting' : 'offline');
    let opened = false;
    source = new EventSource(address(id, since()));
    source.addEventListener('open', () => {
      opened = true;
      failures = 0;
      handlers.connection('live');
    });
    source.addEventListener('time', (event: MessageEvent<string>) => {
      noteServerTime((JSON.parse(event.data) as { now: string }).now);
    });
    source.addEventListener('people', (event: MessageEvent<string>) => {
      handlers.people(JSON.parse(event.data) as TablePeople);
    });
    source.addEventListener('history', (event: MessageEvent<string>) => {
      pieces.push(...(JSON.parse(event.data) as History).log);
    });
    source.addEventListener('state', (event: MessageEvent<string>) => take(event.data));
    source.addEventListener('change', (event: MessageEvent<string>) => {
      const next = changed(text, JSON.parse(event.data) as Change);
      if (next === null) open();
      else take(next);
    });
    // The server is about to restart, and says when to come back.
    source.addEventListener('reconnect', (event: MessageEvent<string>) => {
      const { after_ms } = JSON.parse(event.data) as { after_ms: number };
      close();
      handlers.connection('connecting');
      retry = setTimeout(open, after_ms);
    });
    source.addEventListener('removed', () => {
      stop();
      handlers.removed();
    });
    source.addEventListener('error', () => {
      failures += 1;
      handlers.connection('offline');
      // The browser reconnects by itself after a dropped connection, but not after an error response.
      // Our own timer handles both, and asks only for what is missing.
      close();
      retry = setTimeout(open, RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]);
      if (!opened) handlers.refused();
    });
  }

  // When a laptop wakes up or a phone is back online, don't wait for the timer.
  const hurry = () => {
    if (source?.readyState !== EventSource.OPEN) open();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') hurry();
  };
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', seen);
  const stop = () => {
    close();
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', seen);
  };
  open();

  return { reopen: open, stop };
}

function address(id: string, since: number | null): URL {
  const url = new URL(`./api/tables/${encodeURIComponent(id)}/stream`, document.baseURI);
  url.searchParams.set('changes', 'true');
  if (since !== null) url.searchParams.set('since', String(since));
  return url;
}
