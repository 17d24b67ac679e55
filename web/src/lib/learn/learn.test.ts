import { beforeEach, expect, test } from 'vitest';
import type { LessonStepOf } from '$lib/client/types';
import { anySeen, isSeen, markSeen, resetHints } from './hints.svelte';
import { afterMove, isSettledBefore, offeredIn, placeOf, pressedBefore, progressOf, remember } from './steps';

const cell = (x: number) => ({ kind: 'cell', x, y: 0 }) as const;
const step = (at: number, press: LessonStepOf['press'], offered: string[] = []): LessonStepOf => ({
  at,
  text: {},
  press,
  offered,
});
const STEPS = [
  step(0, null),
  step(0, { place: cell(1) }, ['a', 'b']),
  step(0, 'confirm', ['a', 'b']),
  step(1, { place: cell(2) }, ['c']),
  step(3, null),
];

beforeEach(() => localStorage.clear());

test('a step offers its answers in its order, and a text offers none', () => {
  const choice = (action: string) => ({ action, does: {}, text: { key: '' } });
  const decision = { id: 1, seat: 0, choices: [choice('b'), choice('x'), choice('a')] };
  const given = decision as unknown as Parameters<typeof offeredIn>[0];
  const offered = (index: number) => offeredIn(given, STEPS[index] ?? step(0, null));
  expect(offered(1)?.choices.map(({ action }) => action)).toEqual(['a', 'b']);
  expect(offered(0)).toBeNull();
});

test('earlier presses of the same move are known', () => {
  expect(pressedBefore(STEPS, 2)).toEqual([cell(1)]);
  expect(pressedBefore(STEPS, 3)).toEqual([]);
  expect(STEPS.map(placeOf)).toEqual([null, cell(1), null, cell(2), null]);
});

test('what remains after all presses of a move is to confirm it', () => {
  expect(STEPS.map((_, index) => isSettledBefore(STEPS, index))).toEqual([false, false, true, false, false]);
});

test('after a move comes the first step of the next one', () => {
  expect(afterMove(STEPS, 1)).toBe(3);
  expect(afterMove(STEPS, 3)).toBe(4);
  expect(afterMove(STEPS, 4)).toBe(4);
});

test('progress is remembered, and a finished lesson stays finished', () => {
  expect(progressOf('tuscany', 'base')).toEqual({ step: 0, done: false });
  remember('tuscany', 'base', { step: 4, done: false });
  expect(progressOf('tuscany', 'base')).toEqual({ step: 4, done: false });
  remember('tuscany', 'base', { step: 9, done: true });
  remember('tuscany', 'base', { step: 0, done: false });
  expect(progressOf('tuscany', 'base')).toEqual({ step: 0, done: true });
});

test('a hint that was seen stays away until hints are reset', () => {
  resetHints();
  markSeen('turn');
  expect([isSeen('turn'), isSeen('ring'), anySeen()]).toEqual([true, false, true]);
  resetHints();
  expect(isSeen('turn')).toBe(false);
});
