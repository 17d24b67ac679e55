import { describe, expect, test } from 'vitest';
import type { Choice } from '$lib/client/types';
import { filter, rows } from './choices';
import { byKind, isSame, keyOf, kindOf } from './places';

type Place = { kind: 'cell'; x: number } | { kind: 'turn'; facing: string };

function choice(action: string, ...places: Place[]): Choice<Place, null> {
  return { action, does: null, text: { key: 'action', places } };
}
const cell = (x: number): Place => ({ kind: 'cell', x });
const turn = (facing: string): Place => ({ kind: 'turn', facing });

const LAY = [
  choice('1 N', cell(1), turn('N')),
  choice('0 E', cell(0), turn('E')),
  choice('1 S', cell(1), turn('S')),
  choice('pass'),
];
const actions = (choices: readonly Choice<Place, null>[]) => choices.map(({ action }) => action);

describe('places', () => {
  test('have a key that equal places share, whatever the order of their fields', () => {
    expect(keyOf({ kind: 'space', space: 'd4', seat: 0 })).toBe('space seat=0 space=d4');
    expect(keyOf({ seat: 0, space: 'd4', kind: 'space', none: null })).toBe('space seat=0 space=d4');
    expect(keyOf({ kind: 'pass' })).toBe('pass');
    expect(keyOf({ kind: 'bridge', square: { y: 2, x: 1 }, axis: 'NS' })).toBe(
      'bridge axis=NS square=(x=1 y=2)',
    );
    expect(keyOf('cell:1,0')).toBe('cell:1,0');
    expect(kindOf('cell:1,0')).toBe('');
    expect(isSame(cell(1), cell(1))).toBe(true);
    expect(isSame(cell(1), cell(2))).toBe(false);
  });

  test('are dispatched by kind, and every kind has to be handled', () => {
    const say = byKind<Place, string, [string]>({
      cell: ({ x }, end) => `square ${x}${end}`,
      turn: ({ facing }, end) => `facing ${facing}${end}`,
    });
    expect(say(cell(3), '!')).toBe('square 3!');
    expect(say(turn('N'), '')).toBe('facing N');
    // @ts-expect-error: a table that forgets a kind does not compile
    byKind<Place, string>({ cell: () => '' });
    expect(() => say({ kind: 'new' } as unknown as Place, '')).toThrow('new');
  });
});

describe('a list of choices', () => {
  test('is grouped by the next place, in order of appearance', () => {
    const groups = rows(LAY, [], 3);
    expect(groups.map(({ place }) => place)).toEqual([cell(1), cell(0), null]);
    expect(actions(groups[0]?.choices ?? [])).toEqual(['1 N', '1 S']);
  });

  test('is grouped by what is not picked yet', () => {
    const [north, , south] = LAY as [Choice<Place, null>, unknown, Choice<Place, null>];
    const more = choice('1 S again', cell(1), turn('S'));
    expect(rows([north, south, more], [{ place: cell(1) }], 2).map(({ place }) => place)).toEqual([
      turn('N'),
      turn('S'),
    ]);
  });

  test('is not grouped if it is short', () => expect(rows(LAY, [], 8)).toHaveLength(4));

  test('is not grouped if that would make one group or no groups', () => {
    const gathered = rows([choice('a', cell(1)), choice('b', cell(1))], [], 1);
    expect(gathered.map(({ choices }) => choices.length)).toEqual([1, 1]);
    expect(rows([choice('a', cell(1)), choice('b', cell(2))], [], 1)).toHaveLength(2);
    expect(rows([choice('a'), choice('b')], [], 1)).toHaveLength(2);
  });

  test('is searched for all words typed, ignoring case', () => {
    const say = ({ action }: Choice<Place, null>) => `Place it at ${action}`;
    expect(actions(filter(LAY, 'place 1', say))).toEqual(['1 N', '1 S']);
    expect(actions(filter(LAY, 'AT s', say))).toEqual(['1 S', 'pass']);
    expect(filter(LAY, 'nothing', say)).toEqual([]);
  });
});
