import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChoiceOf } from '$lib/client/types';
import { speaker } from '$lib/play/say';
import { Selection } from '$lib/play/selection.svelte';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { COLOURS, partsOf, pieceKey, pieceOf } from './components';
import {
  borders,
  columnRow,
  corners,
  follow,
  layBoards,
  middleOf,
  moveBoard,
  offsetsOf,
  placeOf,
  realmBox,
  shiftBoard,
  spaceNames,
  turnBoard,
  type Layout,
} from './layout';
import { layoutName, placeName } from './names';
import { fillOf } from './progress';
import { greenLines } from './realm/green';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import type { Does, Drawing, Paid, Place, PlayerView, RegionBoard, View } from './types';
import ui from './ui';

const NOTHING = { marble: 0, workers: 0, cards: 0, hexes: 0, red: 0, green: 0 };

describe('components', () => {
  test('pieces are known by name', () => {
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
  });

  test('a reward consists of what it gives', () => {
    expect(partsOf({ ...NOTHING, red: 2, workers: 1 })).toEqual([
      { sign: 'worker', count: 1 },
      { sign: 'red', count: 2 },
    ]);
  });
});

describe('names of places', () => {
  beforeAll(() => {
    addGameTexts('tuscany', 'en', `${en}\ntile-town = town\ntile-field = field\npiece-worker = worker\n`);
    setLocale('en');
  });
  const player = {
    marble: 2,
    workers: 1,
    hand_size: 4,
    green: 5,
    red: 9,
    realm: { spaces: [{ name: 'e2', colour: 'town', piece: null }] },
  };
  const scenery = {
    view: { players: [player] } as unknown as View,
    catalogue: {} as Drawing,
    speaker: speaker('tuscany', () => 'Ann'),
  };
  const layout: Layout = [
    { letter: 'A', turned: false, lower: false },
    { letter: 'C', turned: true, lower: false },
    { letter: 'B', turned: false, lower: true },
  ];

  test.each<[Place, string]>([
    [{ kind: 'space', seat: 0, space: 'e2' }, 'Column 5, space 2 from the top: town'],
    [{ kind: 'space', seat: 1, space: 'a1' }, 'Column 1, space 1 from the top'],
    [{ kind: 'open', tile: 'town' }, 'Open tile: town'],
    [{ kind: 'open_type', colour: 'field' }, 'Open tile: field'],
    [{ kind: 'stored', piece: 'town' }, 'In storage: town'],
    [{ kind: 'deck' }, 'Region cards'],
    [{ kind: 'marble', seat: 0 }, 'Marble: 2'],
    [{ kind: 'hand', seat: 0 }, 'Hand: 4 region cards'],
    [{ kind: 'green', seat: 0 }, 'Ann: 5 green, 9 red.'],
    [
      { kind: 'payment', payment: { cards: [{ colour: 'field', count: 2 }], workers: 1 } },
      '2 × field, 1 × worker',
    ],
    [{ kind: 'reward', reward: { ...NOTHING, red: 2 } }, '2 red points'],
    [{ kind: 'layout', layout: [...layout] }, 'A C↻↑ B↓'],
  ])('%o', (place, name) => {
    expect(placeName(place, scenery).replace(/[\u2068\u2069]/g, '')).toBe(name);
  });
});

describe('the shape of a realm', () => {
  test('spaces are named column by column and are adjacent', () => {
    expect(spaceNames(0)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3']);
    expect(placeOf('e2')).toEqual({ place: 1, index: 4 });
    expect(columnRow('e2')).toEqual({ column: 5, row: 2 });
    const [b1, b2, a1] = ['b1', 'b2', 'a1'].map((space) => middleOf(space, [0, 1, 0]));
    const apart = (one = { x: 0, y: 0 }, other = { x: 0, y: 0 }) =>
      Math.hypot(one.x - other.x, one.y - other.y);
    expect(apart(b1, b2)).toBeCloseTo(apart(a1, b1));
    expect(apart(middleOf('c2', [0, 1, 0]), middleOf('d1', [0, 1, 0]))).toBeCloseTo(apart(b1, b2));
  });

  test('the box contains every space', () => {
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

  test('borders run where colours meet, and not inside a region', () => {
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
  const board = (letter: string, turned: boolean, lower: boolean) => ({ letter, turned, lower });
  const layout: Layout = [board('A', false, false), board('C', true, false), board('B', false, true)];
  const printed = (letter: string): RegionBoard => ({
    id: `${letter}1`,
    spaces: ['castle', ...COLOURS, 'field'],
  });
  const boards = new Map(['A', 'B', 'C'].map((letter) => [letter, printed(letter)]));

  test('boards can be turned, shifted and moved', () => {
    expect(offsetsOf(layout)).toEqual([0, -1, 0]);
    expect(layoutName(turnBoard(layout, 0))).toBe('A↻ C↻↑ B↓');
    expect(layoutName(shiftBoard(layout, 1, true))).toBe('A C↻↓ B↓');
    expect(shiftBoard(layout, 0, true)).toEqual(layout);
    expect(layoutName(moveBoard(layout, 0, 2))).toBe('C↻ B↑ A↓');
    expect(layoutName(moveBoard(layout, 2, 1))).toBe('A B↑ C↻↓');
  });

  test('a turned board has its spaces reversed', () => {
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

describe('placing a tile', () => {
  const pay = (colour: 'quarry' | 'field', workers = 0): Paid => ({
    cards: workers === 2 ? [] : [{ colour, count: 2 }],
    workers,
  });
  const placing = (piece: string, space: string, payment: Paid): ChoiceOf<'tuscany'> => ({
    action: `place ${piece} ${space} ${payment.workers}`,
    does: { kind: 'place', piece, space, payment },
    text: {
      key: 'action-place',
      places: [
        { kind: 'stored', piece },
        { kind: 'space', seat: 0, space },
        { kind: 'payment', payment },
      ],
    },
  });
  const choices: ChoiceOf<'tuscany'>[] = [
    {
      action: 'draw',
      does: { kind: 'draw', cards: 3 },
      text: { key: 'action-draw', places: [{ kind: 'deck' }] },
    },
    placing('quarry', 'a1', pay('quarry')),
    placing('quarry', 'a1', pay('quarry', 2)),
    placing('quarry', 'b1', pay('quarry')),
    placing('hex', 'b1', pay('field')),
  ];
  const stored = (piece: string): Place => ({ kind: 'stored', piece });
  const space = (name: string): Place => ({ kind: 'space', seat: 0, space: name });

  function begin() {
    const send = vi.fn();
    const why = vi.fn();
    const selection = new Selection<Place, Does>({ send, why, interaction: () => ui.interaction ?? {} });
    selection.ask({ id: 1, seat: 0, revise: false, prompt: { key: 'prompt-action' }, choices });
    return { selection, send, why };
  }

  test('the piece, then the space; the payment is a variant', () => {
    const { selection, send } = begin();
    selection.press(stored('quarry'));
    expect(selection.candidate).toBeNull();
    selection.press(space('a1'));
    expect(selection.candidate?.action).toBe('place quarry a1 0');
    expect(selection.variants).toHaveLength(2);
    selection.turn();
    expect(selection.candidate?.action).toBe('place quarry a1 2');
    selection.press(space('a1'));
    expect(send.mock.lastCall?.[1]).toMatchObject({ action: 'place quarry a1 2' });
  });

  test('another piece replaces the one picked', () => {
    const { selection } = begin();
    selection.press(stored('quarry'));
    selection.press(space('a1'));
    selection.press(stored('hex'));
    expect(selection.candidate?.action).toBe('place hex b1 0');
  });

  test('pressing what is not offered asks why', () => {
    const { selection, why } = begin();
    selection.press(stored('quarry'));
    selection.press(space('c3'));
    expect(why).toHaveBeenLastCalledWith([stored('quarry'), space('c3')]);
    selection.press({ kind: 'open', tile: 'town' });
    expect(why).toHaveBeenLastCalledWith([stored('quarry'), { kind: 'open', tile: 'town' }]);
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

test('green points become lines that can float', () => {
  const places: Place[] = [{ kind: 'space', seat: 1, space: 'a1' }];
  const text = { key: 'event-green' };
  const event = {
    event: 'green' as const,
    seat: 1,
    points: 6,
    what: 'green-region',
    rule: 'region.score',
    places,
  };
  expect(greenLines({ event, text })).toMatchObject([{ seat: 1, points: 6, places }]);
  expect(greenLines({ event: { event: 'last_turns' }, text })).toEqual([]);
});

test('the board has texts in both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
