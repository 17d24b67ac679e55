import { describe, expect, test } from 'vitest';
import type { Choice } from '$lib/client/types';
import { filter, group, narrow, rows } from './narrow';

function choice(action: string, ...refs: string[]): Choice {
  return { action, text: { key: 'action', refs } };
}

const LAY = [
  choice('1,0 N', 'cell:1,0', 'turn:N'),
  choice('0,1 E', 'cell:0,1', 'turn:E'),
  choice('1,0 S', 'cell:1,0', 'turn:S'),
  { action: 'pass', text: { key: 'pass' } },
];
const actions = (choices: readonly Choice[]) => choices.map(({ action }) => action);

describe('narrowing', () => {
  test('nothing picked leaves everything', () => {
    expect(narrow(LAY, [])).toEqual(LAY);
  });

  test('a place leaves the choices that name it first, a finer one only one', () => {
    expect(actions(narrow(LAY, ['cell:1,0']))).toEqual(['1,0 N', '1,0 S']);
    expect(actions(narrow(LAY, ['cell:1,0', 'turn:S']))).toEqual(['1,0 S']);
  });

  test('the order of places matters, and an unknown place leaves nothing', () => {
    expect(narrow(LAY, ['turn:S'])).toEqual([]);
    expect(narrow(LAY, ['cell:9,9'])).toEqual([]);
  });
});

describe('grouping', () => {
  test('choices come together by their next place, in the order in which they come', () => {
    const groups = group(LAY, 0);
    expect(groups.map(({ ref }) => ref)).toEqual(['cell:1,0', 'cell:0,1', null]);
    expect(actions(groups[0]?.choices ?? [])).toEqual(['1,0 N', '1,0 S']);
  });

  test('choices without a place are never put together', () => {
    expect(group([choice('a'), choice('b')], 0)).toHaveLength(2);
  });

  test('a short list is not grouped, a long one is', () => {
    expect(rows(LAY, 0, 8)).toHaveLength(4);
    expect(rows(LAY, 0, 3)).toHaveLength(3);
  });

  test('grouping that would gather everything or nothing is left out', () => {
    const same = [choice('a', 'x'), choice('b', 'x')];
    expect(rows(same, 0, 1).map(({ choices }) => choices.length)).toEqual([1, 1]);
    const different = [choice('a', 'x'), choice('b', 'y')];
    expect(rows(different, 0, 1).map(({ choices }) => choices.length)).toEqual([1, 1]);
  });
});

test('typing finds choices by all their words, in any case', () => {
  const say = ({ action }: Choice) => `Lay it at ${action}`;
  expect(actions(filter(LAY, 'lay 1,0', say))).toEqual(['1,0 N', '1,0 S']);
  expect(actions(filter(LAY, 'AT s', say))).toEqual(['1,0 S', 'pass']);
  expect(filter(LAY, 'nothing', say)).toEqual([]);
});
