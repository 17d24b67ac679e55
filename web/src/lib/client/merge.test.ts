import { expect, test } from 'vitest';
import { merge, type Merged } from './merge';
import type { LogEntryOf as LogEntry, LogKind, PlaceOf, StateOf as State } from './types';

function entry(
  seq: number,
  kind: LogKind<PlaceOf> = { action: { action: 'a', text: null, auto: false, secret: false } },
): LogEntry {
  return { seq, at: null, seat: 0, kind, events: [], undone: false };
}

function state(seq: number, log: LogEntry[]): State {
  return {
    seq,
    build: '',
    table: {
      id: 't',
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
    scores: [],
    view: null,
    decision: null,
    undo: null,
    clocks: [],
    proposal: null,
    log,
  };
}

function after(...messages: State[]): Merged {
  let merged: Merged | null = null;
  for (const message of messages) merged = merge(merged, message) ?? merged;
  if (!merged) throw new Error('no message');
  return merged;
}
const numbers = (log: readonly LogEntry[]) => log.map(({ seq }) => seq);

test('the first message contains the whole log, and none of it is news', () => {
  const merged = after(state(2, [entry(0, 'setup'), entry(1), entry(2)]));
  expect(numbers(merged.log)).toEqual([0, 1, 2]);
  expect(merged.news).toEqual([]);
});

test('later messages add to the log, and what they add is news', () => {
  const merged = after(state(1, [entry(0, 'setup'), entry(1)]), state(3, [entry(2), entry(3)]));
  expect(numbers(merged.log)).toEqual([0, 1, 2, 3]);
  expect(numbers(merged.news)).toEqual([2, 3]);
});

test('an entry received twice is kept once and is not news', () => {
  const merged = after(state(1, [entry(0, 'setup'), entry(1)]), state(2, [entry(1), entry(2)]));
  expect(numbers(merged.log)).toEqual([0, 1, 2]);
  expect(numbers(merged.news)).toEqual([2]);
});

test('a message that arrives late changes nothing', () => {
  const before = after(state(3, [entry(0, 'setup'), entry(1), entry(2), entry(3)]));
  expect(merge(before, state(2, [entry(2)]))).toBeNull();
});

test('the same state again wins: a seat may have been taken in the meantime', () => {
  const before = after(state(0, []));
  const again = { ...state(0, []), viewer: 1 };
  expect(merge(before, again)?.state.viewer).toBe(1);
});

test('an undo strikes out what it undoes, and nothing else', () => {
  const merged = after(
    state(3, [entry(0, 'setup'), entry(1), entry(2), entry(3)]),
    state(4, [entry(4, { undo_to: 1 })]),
    state(5, [entry(5)]),
  );
  expect(merged.log.filter(({ undone }) => undone).map(({ seq }) => seq)).toEqual([2, 3]);
});

test('a message with the whole log replaces what another seat received', () => {
  const secret = { ...entry(1), seat: 1 };
  const merged = after(
    state(1, [entry(0, 'setup'), secret]),
    state(2, [entry(0, 'setup'), entry(1), entry(2)]),
  );
  expect(merged.log[1]?.seat).toBe(0);
  expect(numbers(merged.news)).toEqual([2]);
});
