import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from './table.svelte';
import type { LogEntryOf as LogEntry, StateOf as State } from './types';

/** The browser's EventSource, driven by hand. */
class Source extends EventTarget {
  static all: Source[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  constructor(readonly url: URL) {
    super();
    Source.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(state: State) {
    this.dispatchEvent(new MessageEvent('state', { data: JSON.stringify(state) }));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

const fetched = vi.fn<typeof fetch>();
let stop: () => void = () => undefined;

beforeEach(() => {
  Source.all = [];
  fetched.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (seq: number): State => ({
  seq,
  build: '',
  table: {
    id: 't1',
    game: 'toy',
    phase: 'playing',
    options: {},
    seats: [],
    catalogue: null,
    deal: null,
    created_at: '',
    updated_at: '',
    expires_at: null,
    paused: false,
    created: false,
  },
  viewer: 0,
  status: null,
  scores: [seq],
  view: null,
  decision: null,
  undo: null,
  log: [],
});
const SETUP: LogEntry = { seq: 0, at: null, seat: null, kind: 'setup', events: [], undone: false };
const newest = () => Source.all.at(-1) as Source;

function table(): LiveTable {
  const live = new LiveTable('t1');
  stop = live.start();
  return live;
}

test('the connection is told as it is', () => {
  const live = table();
  expect(live.connection).toBe('connecting');
  newest().open();
  expect(live.connection).toBe('live');
  newest().fail();
  expect(live.connection).toBe('offline');
});

test('a lost stream is opened again from where it was', () => {
  const live = table();
  newest().open();
  newest().tell({ ...state(7), log: [SETUP] });
  newest().fail();
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(600);
  expect(Source.all).toHaveLength(2);
  expect(newest().url.searchParams.get('since')).toBe('7');
  newest().open();
  newest().tell(state(9));
  expect(live.connection).toBe('live');
  expect(live.state?.seq).toBe(9);
});

test('a network that is back is not waited for', () => {
  table();
  newest().open();
  newest().fail();
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(2);
});

test('whoever left is not called back', () => {
  table();
  newest().open();
  newest().fail();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(Source.all).toHaveLength(1);
});

test('whoever sits down follows the table as the one they are now', () => {
  const live = table();
  newest().open();
  newest().tell(state(0));
  live.reopen();
  expect(Source.all).toHaveLength(2);
  expect(newest().url.search).toBe('');
  expect(Source.all[0]?.readyState).toBe(2);
  newest().tell({ ...state(0), viewer: 1 });
  expect(live.state?.viewer).toBe(1);
});

test('a deed that came too late shows the current state and is told', async () => {
  const live = table();
  newest().tell(state(3));
  const body = { error: { code: 'stale', message: 'Choose again.', state: state(5) } };
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status: 409 }));
  await expect(live.act(1, 'pass')).rejects.toMatchObject({ message: 'Choose again.' });
  expect(live.state?.seq).toBe(5);
  expect(live.busy).toBe(false);
});

test('an answer pressed twice is sent once', async () => {
  const live = table();
  let answer: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const first = live.act(1, 'pass');
  expect(live.busy).toBe(true);
  await live.act(1, 'pass');
  answer(new Response('{"seq":4}'));
  await first;
  expect(fetched).toHaveBeenCalledOnce();
});
