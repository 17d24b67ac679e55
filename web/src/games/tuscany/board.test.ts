import type { Choice } from '../old';
import { describe, expect, test } from 'vitest';
import {
  borders,
  corners,
  follow,
  layBoards,
  layoutText,
  middleOf,
  moveBoard,
  offsetsOf,
  parseLayout,
  placeOf,
  realmBox,
  shiftBoard,
  spaceNames,
  turnBoard,
  type Layout,
} from './layout';
import { isSettled, litPlaces, pathTo } from './pick';
import { fillOf } from './progress';
import { greenLines } from './realm/green';
import { cardColour, COLOURS, parsePayment, parseRef, pieceKey, pieceOf } from './refs';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import type { PlayerView, RegionBoard } from './types';

const choice = (action: string, ...refs: string[]): Choice => ({
  action,
  does: null,
  text: { key: 'action', places: refs },
});

describe('names of places', () => {
  test.each([
    ['cell:1:e2', { kind: 'cell', seat: 1, space: 'e2' }],
    ['open:vineyard+pigs', { kind: 'open', piece: 'vineyard+pigs' }],
    ['store:hex', { kind: 'store', piece: 'hex' }],
    ['bonus:region card', { kind: 'bonus', bonus: 'region_card' }],
    ['clear:field', { kind: 'clear', colour: 'field' }],
    ['pay:2 field + worker', { kind: 'pay', payment: '2 field + worker' }],
    ['layout:A, C turned up, B down', { kind: 'layout', layout: 'A, C turned up, B down' }],
    ['draw', { kind: 'draw' }],
    ['marble', { kind: 'marble' }],
    ['marble:2', { kind: 'has', what: 'marble', seat: 2 }],
    ['green:0', { kind: 'has', what: 'green', seat: 0 }],
  ])('%s', (ref, place) => {
    expect(parseRef(ref)).toEqual(place);
  });

  test.each(['cell:0:j1', 'cell:e2', 'bonus:gold', 'clear:roads', 'dragon:0', 'hand:x', 'open:', ''])(
    '"%s" is none',
    (ref) => {
      expect(parseRef(ref)).toBeNull();
    },
  );

  test('pieces are known by their names', () => {
    for (const colour of COLOURS) expect(pieceOf(colour)).toMatchObject({ colour, products: [] });
    expect(pieceOf('vineyard+pigs')).toMatchObject({ colour: 'field', products: ['vineyard', 'pigs'] });
    expect(pieceOf('hex').colour).toBeNull();
    expect(pieceOf('start castle')).toMatchObject({ colour: 'castle', start: true });
    expect(['olives+wheat', 'hex', 'town', 'start castle'].map(pieceKey)).toEqual([
      'tile-field-olives-wheat',
      'tile-hex',
      'tile-town',
      'tile-castle',
    ]);
    expect(cardColour('tavern card')).toBe('tavern');
    expect(cardColour('tavern')).toBeNull();
  });

  test('payments are read item by item', () => {
    expect(parsePayment('field + 2 quarry')).toEqual([
      { what: 'field', count: 1 },
      { what: 'quarry', count: 2 },
    ]);
    expect(parsePayment('2 worker')).toEqual([{ what: 'worker', count: 2 }]);
  });
});

describe('the shape of a realm', () => {
  test('spaces are named column by column and lie beside each other', () => {
    expect(spaceNames(0)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3']);
    expect(placeOf('e2')).toEqual({ place: 1, index: 4 });
    const [b1, b2, a1] = ['b1', 'b2', 'a1'].map((space) => middleOf(space, [0, 1, 0]));
    const apart = (one = { x: 0, y: 0 }, other = { x: 0, y: 0 }) =>
      Math.hypot(one.x - other.x, one.y - other.y);
    expect(apart(b1, b2)).toBeCloseTo(apart(a1, b1));
    expect(apart(middleOf('c2', [0, 1, 0]), middleOf('d1', [0, 1, 0]))).toBeCloseTo(apart(b1, b2));
  });

  test('the box holds every space', () => {
    for (const offsets of [
      [0, 1, 2],
      [0, -1, -2],
      [0, 1, 0],
    ]) {
      const box = realmBox(offsets, 0);
      for (const space of [0, 1, 2].flatMap((place) => spaceNames(place as 0 | 1 | 2))) {
        for (const corner of corners()) {
          const { x, y } = middleOf(space, offsets);
          expect(x + corner.x).toBeGreaterThanOrEqual(box.x - 0.01);
          expect(x + corner.x).toBeLessThanOrEqual(box.x + box.width + 0.01);
          expect(y + corner.y).toBeGreaterThanOrEqual(box.y - 0.01);
          expect(y + corner.y).toBeLessThanOrEqual(box.y + box.height + 0.01);
        }
      }
    }
  });

  test('a border runs where colours meet, and not inside a region', () => {
    const space = (name: string, colour: 'town' | 'field') => ({
      name,
      colour,
      at: middleOf(name, [0, 1, 0]),
    });
    const sides = (path: string) => path.split('M').length - 1;
    expect(sides(borders([space('b1', 'town')]))).toBe(6);
    expect(sides(borders([space('b1', 'town'), space('b2', 'town')]))).toBe(10);
    expect(sides(borders([space('b1', 'town'), space('b2', 'field')]))).toBe(12);
    expect(sides(borders([space('b1', 'town')], [space('b1', 'town'), space('b2', 'town')]))).toBe(5);
  });
});

describe('laying out', () => {
  const layout = parseLayout('A, C turned up, B down') as Layout;
  const board = (letter: string): RegionBoard => ({
    id: `${letter}1`,
    spaces: ['castle', ...COLOURS, 'field'],
  });
  const boards = new Map(['A', 'B', 'C'].map((letter) => [letter, board(letter)]));

  test('layouts are read and written alike', () => {
    expect(layoutText(layout)).toBe('A, C turned up, B down');
    expect(offsetsOf(layout)).toEqual([0, -1, 0]);
    for (const text of ['A, B, C', 'A up, B up, C up', 'A, A up, C up', 'A, B up', '']) {
      expect(parseLayout(text), text).toBeNull();
    }
  });

  test('boards are turned, shifted and moved', () => {
    expect(layoutText(turnBoard(layout, 0))).toBe('A turned, C turned up, B down');
    expect(layoutText(shiftBoard(layout, 1, true))).toBe('A, C turned down, B down');
    expect(layoutText(shiftBoard(layout, 0, true))).toBe(layoutText(layout));
    expect(layoutText(moveBoard(layout, 0, 2))).toBe('C turned, B up, A down');
    expect(layoutText(moveBoard(layout, 2, 1))).toBe('A, B up, C turned down');
  });

  test('a turned board shows its spaces the other way round', () => {
    const lying = new Map(layBoards(layout, boards).map(({ name, colour }) => [name, colour]));
    expect(lying.get('a1')).toBe('castle');
    expect(lying.get('f3')).toBe('castle');
    expect(lying.size).toBe(30);
  });

  test('the castle stays on its board', () => {
    expect(follow('a1', layout, turnBoard(layout, 0))).toBe('c3');
    expect(follow('a1', layout, moveBoard(layout, 0, 2))).toBe('g1');
    expect(follow('e2', layout, shiftBoard(layout, 1, true))).toBe('e2');
  });
});

describe('picking', () => {
  const choices = [
    choice('draw', 'draw'),
    choice('take town', 'open:town'),
    choice('place quarry a1 for 2 quarry', 'store:quarry', 'cell:0:a1', 'pay:2 quarry'),
    choice('place quarry a1 for 2 worker', 'store:quarry', 'cell:0:a1', 'pay:2 worker'),
    choice('place quarry b1 for 2 quarry', 'store:quarry', 'cell:0:b1', 'pay:2 quarry'),
    choice('place hex b1 for 2 field', 'store:hex', 'cell:0:b1', 'pay:2 field'),
  ];

  test('a place leads one step on, takes the place of another, or is gone to straight', () => {
    expect(pathTo(choices, ['store:quarry'], 'cell:0:a1')).toEqual(['store:quarry', 'cell:0:a1']);
    expect(pathTo(choices, ['store:quarry', 'cell:0:a1'], 'cell:0:b1')).toEqual([
      'store:quarry',
      'cell:0:b1',
    ]);
    expect(pathTo(choices, ['store:quarry', 'cell:0:a1'], 'draw')).toEqual(['draw']);
    expect(pathTo(choices, [], 'cell:0:b1')).toEqual(['store:quarry', 'cell:0:b1']);
    expect(pathTo(choices, ['store:hex'], 'cell:0:a1')).toEqual(['store:quarry', 'cell:0:a1']);
    expect(pathTo(choices, [], 'open:village')).toBeNull();
  });

  test('what comes next is lit, and what can be reached too', () => {
    const { next, other } = litPlaces(choices, ['store:quarry']);
    expect([...next]).toEqual(['cell:0:a1', 'cell:0:b1']);
    expect(other.has('draw')).toBe(true);
    expect(other.has('open:village')).toBe(false);
  });

  test('a second press does it when only the payment is open', () => {
    const of = (...path: string[]) =>
      isSettled(
        choices.filter(({ text }) => path.every((ref, depth) => text.places?.[depth] === ref)),
        path,
      );
    expect(of('draw')).toBe(true);
    expect(of('store:quarry')).toBe(false);
    expect(of('store:quarry', 'cell:0:a1')).toBe(true);
  });
});

test('progress in a colour is the sum of its regions', () => {
  const regions = [
    { colour: 'town', spaces: ['a1', 'a2'], filled: 1, points: 3 },
    { colour: 'town', spaces: ['c1'], filled: 1, points: 1 },
    { colour: 'field', spaces: ['b1'], filled: 0, points: 1 },
  ];
  expect(fillOf({ realm: { regions } } as PlayerView, 'town')).toEqual({ filled: 2, size: 3 });
  expect(fillOf(undefined, 'town')).toBeNull();
});

test('green points become lines that can rise', () => {
  const green = {
    event: 'green',
    seat: 1,
    points: 6,
    what: 'green-region',
    rule: 'region.score',
    refs: ['cell:1:a1'],
  };
  expect(greenLines({ event: green, text: { key: '' } })).toMatchObject([
    { seat: 1, points: 6, places: ['cell:1:a1'] },
  ]);
  expect(greenLines({ event: { event: 'last_turns' }, text: { key: '' } })).toEqual([]);
});

test('the board speaks both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
