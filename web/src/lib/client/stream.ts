// Owns the stream of a table: keeps it open, notices when it is gone, and opens it again from where it was.
import type { Connection } from '$lib/ui/ConnectionState.svelte';
import type { LogEntryOf, StateOf } from './types';

/** How long to wait before trying again, longer each time. */
const RETRY_MS = [500, 1000, 2000, 5000, 10_000];

/** A piece of a long log. */
type History = { log: LogEntryOf[] };

export type StreamHandlers = {
  state: (state: StateOf) => void;
  connection: (connection: Connection) => void;
};

export type Stream = {
  /** Opens it anew: whoever has just sat down is somebody else to the server. */
  reopen: () => void;
  stop: () => void;
};

/** Follows a table until it is stopped. `since` says which entry is known already. */
export function follow(id: string, since: () => number | null, handlers: StreamHandlers): Stream {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  // A long log comes in pieces, before the state they belong to.
  let pieces: LogEntryOf[] = [];

  function open(): void {
    clearTimeout(retry);
    source?.close();
    pieces = [];
    handlers.connection(failures === 0 ? 'connecting' : 'offline');
    source = new EventSource(address(id, since()));
    source.addEventListener('open', () => {
      failures = 0;
      handlers.connection('live');
    });
    source.addEventListener('history', (event: MessageEvent<string>) => {
      pieces.push(...(JSON.parse(event.data) as History).log);
    });
    source.addEventListener('state', (event: MessageEvent<string>) => {
      handlers.connection('live');
      const state = JSON.parse(event.data) as StateOf;
      handlers.state(pieces.length > 0 ? { ...state, log: [...pieces, ...state.log] } : state);
      pieces = [];
    });
    source.addEventListener('error', () => {
      failures += 1;
      handlers.connection('offline');
      // The browser tries again by itself after a dropped connection, but not after an answer it did not like.
      // Our own clock does for both, and asks only for what is missing.
      source?.close();
      clearTimeout(retry);
      retry = setTimeout(open, RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]);
    });
  }

  // A laptop that wakes up or a phone that is back in the network need not wait for the clock.
  const hurry = () => {
    if (source?.readyState !== EventSource.OPEN) open();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') hurry();
  };
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', seen);
  open();

  return {
    reopen: open,
    stop: () => {
      clearTimeout(retry);
      source?.close();
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

function address(id: string, since: number | null): URL {
  const url = new URL(`./api/tables/${encodeURIComponent(id)}/stream`, document.baseURI);
  if (since !== null) url.searchParams.set('since', String(since));
  return url;
}
