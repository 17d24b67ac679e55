import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Decision } from '$lib/client/types';
import { Selection } from './selection.svelte';

function choice(action: string, ...refs: string[]): Choice {
  return { action, text: { key: 'action', ...(refs.length ? { refs } : {}) } };
}
const NORTH = choice('1,0 N', 'cell:1,0', 'turn:N');
const SOUTH = choice('1,0 S', 'cell:1,0', 'turn:S');
const ELSEWHERE = choice('0,1 E', 'cell:0,1', 'turn:E');
const PASS = choice('pass');

function decision(id: number, seat = 0): Decision {
  return { id, seat, revise: false, prompt: { key: 'prompt' }, choices: [NORTH, ELSEWHERE, SOUTH, PASS] };
}

const send = vi.fn<(decision: Decision, choice: Choice) => void>();
let selection: Selection;
beforeEach(() => {
  send.mockReset();
  selection = new Selection(send);
  selection.ask(decision(1));
});

test('nothing is previewed before something is picked, and nothing is sent', () => {
  expect(selection.candidate).toBeNull();
  selection.commit();
  expect(send).not.toHaveBeenCalled();
});

test('a place previews the first choice there; turning goes round the others', () => {
  selection.pick(['cell:1,0']);
  expect(selection.candidate).toBe(NORTH);
  selection.turn();
  expect(selection.candidate).toBe(SOUTH);
  selection.turn();
  expect(selection.candidate).toBe(NORTH);
  selection.turn(-1);
  expect(selection.candidate).toBe(SOUTH);
});

test('a chosen choice stays among the others of its place', () => {
  selection.choose(SOUTH);
  expect(selection.path).toEqual(['cell:1,0']);
  expect(selection.candidate).toBe(SOUTH);
  selection.choose(ELSEWHERE);
  expect(selection.candidate).toBe(ELSEWHERE);
});

test('a choice without a place can be chosen too', () => {
  selection.pick(['cell:1,0']);
  selection.choose(PASS);
  expect(selection.candidate).toBe(PASS);
  selection.commit();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), PASS);
});

test('a place nobody offers is not picked', () => {
  selection.pick(['cell:5,5']);
  expect(selection.path).toEqual([]);
});

test('the same question keeps what was picked; another one forgets it', () => {
  selection.pick(['cell:1,0']);
  selection.ask(decision(1));
  expect(selection.candidate?.action).toBe('1,0 N');
  selection.ask(decision(1, 1));
  expect(selection.candidate).toBeNull();
  selection.pick(['cell:1,0']);
  selection.ask(decision(2, 1));
  expect(selection.candidate).toBeNull();
  selection.ask(null);
  expect(selection.remaining).toEqual([]);
});

test('cancelling goes back to the beginning', () => {
  selection.choose(PASS);
  selection.cancel();
  expect(selection.candidate).toBeNull();
  expect(selection.remaining).toHaveLength(4);
});

test('what is in hand narrows in whatever order, and previews nothing', () => {
  selection.hold(['turn:S']);
  expect(selection.remaining).toEqual([SOUTH]);
  expect(selection.candidate).toBeNull();
  selection.choose(SOUTH);
  expect(selection.candidate).toBe(SOUTH);
  expect(selection.held).toEqual(['turn:S']);
  selection.choose(NORTH);
  expect(selection.held).toEqual([]);
  selection.hold(['turn:S']);
  selection.pick(['cell:0,1']);
  expect(selection.candidate).toBe(ELSEWHERE);
  expect(selection.held).toEqual([]);
  selection.hold(['no-such-place']);
  expect(selection.candidate).toBe(ELSEWHERE);
  selection.cancel();
  expect(selection.candidate).toBeNull();
});
