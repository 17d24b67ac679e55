import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from './table.svelte';
import type { LogEntryOf as LogEntry, StateOf as State } from './types';

/** A fake EventSource, driven by the test. */
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
  /** Sends a state as the server does: the log first. */
  send({ log, ...state }: State) {
    if (log.length > 0) this.#message('history', { log });
    this.#message('state', { ...state, log: [] });
  }
  change(length: number, ...splices: [number, number, string][]) {
    this.#message('change', { length, splices });
  }
  #message(kind: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

const fetched = vi.fn<typeof fetch>();
const removed = vi.fn<() => void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  Source.all = [];
  fetched.mockReset();
  fetched.mockRejectedValue(new TypeError('no network'));
  removed.mockReset();
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
    origin: null,
    created_at: '',
    updated_at: '',
    expires_at: null,
    paused: false,
    created: false,
    terms: {},
    watchable: true,
    unconfirmed: [],
    invited: false,
  },
  viewer: 0,
  status: null,
  scores: [seq],
  view: null,
  decision: null,
  undo: null,
  clocks: [],
  proposal: null,
  log: [],
});
const SETUP: LogEntry = { seq: 0, at: null, seat: null, kind: 'setup', events: [], undone: false };
const newest = () => Source.all.at(-1) as Source;

function table(): LiveTable {
  const live = new LiveTable('t1');
  stop = live.start(removed);
  return live;
}

test('the connection state is reported', () => {
  const live = table();
  expect(live.connection).toBe('connecting');
  newest().open();
  expect(live.connection).toBe('live');
  newest().fail();
  expect(live.connection).toBe('offline');
});

test('a lost stream resumes from where it was', () => {
  const live = table();
  newest().open();
  newest().send({ ...state(7), log: [SETUP] });
  newest().fail();
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(600);
  expect(Source.all).toHaveLength(2);
  expect(newest().url.searchParams.get('since')).toBe('7');
  newest().open();
  newest().send(state(9));
  expect(live.connection).toBe('live');
  expect(live.state?.seq).toBe(9);
});

test('changes of the last state are applied, and one that does not fit asks for the whole', () => {
  const live = table();
  newest().open();
  newest().send({ ...state(7), log: [SETUP] });
  const { length } = JSON.stringify({ ...state(7), log: [] });
  newest().change(length, [7, 1, '8']);
  expect(live.state?.seq).toBe(8);
  expect(live.log).toEqual([SETUP]);
  newest().change(length + 5, [7, 1, '9']);
  expect(live.state?.seq).toBe(8);
  expect(Source.all).toHaveLength(2);
  expect(newest().url.searchParams.get('since')).toBe('8');
});

test('a server that restarts says when to come back', () => {
  const live = table();
  newest().open();
  newest().send({ ...state(7), log: [SETUP] });
  newest().dispatchEvent(new MessageEvent('reconnect', { data: '{"after_ms":1500}' }));
  expect(live.connection).toBe('connecting');
  vi.advanceTimersByTime(1400);
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(Source.all).toHaveLength(2);
  expect(newest().url.searchParams.get('since')).toBe('7');
});

test('a removed table is not followed any more', () => {
  table();
  newest().open();
  newest().dispatchEvent(new MessageEvent('removed', { data: '{}' }));
  expect(removed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(1);
});

test('a table that was removed while the connection was lost is noticed', async () => {
  table();
  newest().open();
  newest().fail();
  vi.advanceTimersByTime(600);
  // Only unreachable: go on trying.
  newest().fail();
  await vi.advanceTimersByTimeAsync(1100);
  expect(Source.all).toHaveLength(3);
  expect(removed).not.toHaveBeenCalled();
  const body = { error: { code: 'no_such_table', message: 'There is no such game.' } };
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status: 404 }));
  newest().fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed).toHaveBeenCalledOnce();
  expect(Source.all).toHaveLength(3);
});

test('reconnects at once when the network is back', () => {
  table();
  newest().open();
  newest().fail();
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(2);
});

test('does not reconnect after leaving', () => {
  table();
  newest().open();
  newest().fail();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(Source.all).toHaveLength(1);
});

test('after joining, follows the table as a player', () => {
  const live = table();
  newest().open();
  newest().send(state(0));
  live.reopen();
  expect(Source.all).toHaveLength(2);
  expect(newest().url.searchParams.has('since')).toBe(false);
  expect(Source.all[0]?.readyState).toBe(2);
  newest().send({ ...state(0), viewer: 1 });
  expect(live.state?.viewer).toBe(1);
});

test('a stale request shows the current state and reports the error', async () => {
  const live = table();
  newest().send(state(3));
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

test('the next question can be answered before the response to the last answer', async () => {
  const live = table();
  const ask = (seq: number, id: number, seat: number): State => ({
    ...state(seq),
    decision: { id, seat, revise: false, prompt: { key: 'prompt' }, choices: [] },
  });
  const answers: ((response: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  newest().send(ask(3, 3, 0));
  const first = live.act(3, 'pass');
  // Somebody else moved meanwhile.
  newest().send(ask(4, 3, 0));
  expect(live.busy).toBe(true);
  // The same number may belong to a question to another seat on this screen.
  newest().send(ask(5, 3, 1));
  expect(live.busy).toBe(false);
  const second = live.act(3, 'pass');
  expect(fetched).toHaveBeenCalledTimes(2);
  answers[0]?.(new Response('{"seq":5}'));
  await first;
  expect(live.busy).toBe(true);
  answers[1]?.(new Response('{"seq":6}'));
  await second;
  expect(live.busy).toBe(false);
});
