import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice, Decision } from '$lib/client/types';
import type { Interaction } from './choices';
import { Selection } from './selection.svelte';

// Toy places modelled on all five games.
type Place =
  | { kind: 'cell'; x: number; y: number }
  | { kind: 'turn'; facing: string }
  | { kind: 'part'; at: string }
  | { kind: 'die'; face: number }
  | { kind: 'offer'; tile: string }
  | { kind: 'stored'; tile: string }
  | { kind: 'space'; name: string }
  | { kind: 'workers' }
  | { kind: 'goods'; depot: number }
  | { kind: 'pay'; with: string }
  | { kind: 'project'; card: string }
  | { kind: 'estate'; type: string }
  | { kind: 'points' }
  | { kind: 'row'; card: string }
  | { kind: 'under'; card: string; above: string }
  | { kind: 'discard'; card: string }
  | { kind: 'city'; id: string }
  | { kind: 'decide'; what: string };
type Does = { cost: number };

const cell = (x: number, y: number): Place => ({ kind: 'cell', x, y });
const turn = (facing: string): Place => ({ kind: 'turn', facing });
const part = (at: string): Place => ({ kind: 'part', at });
const die = (face: number): Place => ({ kind: 'die', face });
const offer = (tile: string): Place => ({ kind: 'offer', tile });
const stored = (tile: string): Place => ({ kind: 'stored', tile });
const space = (name: string): Place => ({ kind: 'space', name });
const goods = (depot: number): Place => ({ kind: 'goods', depot });
const pay = (what: string): Place => ({ kind: 'pay', with: what });
const discard = (card: string): Place => ({ kind: 'discard', card });
const city = (id: string): Place => ({ kind: 'city', id });
const decide = (what: string): Place => ({ kind: 'decide', what });
const WORKERS: Place = { kind: 'workers' };

function choice(action: string, places: Place[], cost = 0): Choice<Place, Does> {
  return { action, does: { cost }, text: { key: 'action', ...(places.length > 0 ? { places } : {}) } };
}

const send = vi.fn<(decision: Decision<Place, Does>, choice: Choice<Place, Does>) => void>();
const why = vi.fn<(places: Place[]) => void>();
const INTERACTION: Interaction<Place, Does> = {
  variants: ['turn', 'die', 'pay'],
  turned: ['turn'],
  cost: ({ cost }) => cost,
};
let selection: Selection<Place, Does>;
function ask(choices: Choice<Place, Does>[], id = 1, seat = 0) {
  selection.ask({ id, seat, revise: false, prompt: { key: 'prompt' }, choices });
}
beforeEach(() => {
  send.mockReset();
  why.mockReset();
  selection = new Selection({ send, why, interaction: () => INTERACTION });
});
const actions = (choices: readonly Choice<Place, Does>[]) => choices.map(({ action }) => action);
const lit = () => [...selection.lit.values()].filter(({ next }) => next).map(({ place }) => place);
const instead = () => [...selection.lit.values()].filter(({ next }) => !next).map(({ place }) => place);
const sent = () => send.mock.calls.map(([, { action }]) => action);

const PASS = choice('pass', []);

describe('a tile on a map', () => {
  const NORTH = choice('1,0 N', [cell(1, 0), turn('N')]);
  const SOUTH = choice('1,0 S', [cell(1, 0), turn('S')]);
  const ELSEWHERE = choice('0,1 E', [cell(0, 1), turn('E')]);
  beforeEach(() => ask([NORTH, ELSEWHERE, SOUTH, PASS]));

  test('nothing is previewed before something is picked, and nothing is sent', () => {
    expect(selection.candidate).toBeNull();
    expect(selection.begun).toBe(false);
    selection.commit();
    selection.turn();
    expect(send).not.toHaveBeenCalled();
  });

  test('a square previews the first rotation; turning cycles through the others, either way', () => {
    selection.press(cell(1, 0));
    expect(selection.candidate).toBe(NORTH);
    expect(actions(selection.variants)).toEqual(['1,0 N', '1,0 S']);
    selection.turn();
    expect(selection.candidate).toBe(SOUTH);
    selection.turn();
    expect(selection.candidate).toBe(NORTH);
    selection.turn(-1);
    expect(selection.candidate).toBe(SOUTH);
    expect(selection.meant).toEqual([cell(1, 0), turn('S')]);
  });

  test('the previewed tile pressed again is turned, not placed', () => {
    selection.press(cell(1, 0));
    selection.press(cell(1, 0));
    expect(selection.candidate).toBe(SOUTH);
    expect(send).not.toHaveBeenCalled();
    selection.commit();
    expect(sent()).toEqual(['1,0 S']);
  });

  test('another square replaces the first', () => {
    selection.press(cell(1, 0));
    expect(instead()).toContainEqual(cell(0, 1));
    selection.press(cell(0, 1));
    expect(selection.candidate).toBe(ELSEWHERE);
    expect(selection.places).toEqual([cell(0, 1)]);
    expect(selection.back()).toBe(true);
    expect(selection.begun).toBe(false);
    expect(selection.back()).toBe(false);
  });

  test('equal places are the same, whatever object they are', () => {
    selection.press({ y: 0, x: 1, kind: 'cell' });
    expect(selection.isPicked(cell(1, 0))).toBe(true);
    expect(selection.isLit(cell(0, 1))).toBe(true);
    expect(selection.isLit(cell(9, 9))).toBe(false);
  });

  test('a choice from the list is one of the variants at its place', () => {
    selection.choose(SOUTH);
    expect(selection.places).toEqual([cell(1, 0)]);
    expect(selection.candidate).toBe(SOUTH);
    selection.turn();
    expect(selection.candidate).toBe(NORTH);
    selection.choose(ELSEWHERE);
    expect(selection.candidate).toBe(ELSEWHERE);
  });

  test('a choice without a place is chosen on its own', () => {
    expect(selection.placeless).toEqual([PASS]);
    selection.press(cell(1, 0));
    selection.choose(PASS);
    expect(selection.candidate).toBe(PASS);
    expect(selection.goal).toBeNull();
    selection.turn();
    selection.commit();
    expect(sent()).toEqual(['pass']);
    selection.press(cell(0, 1));
    expect(selection.candidate).toBe(ELSEWHERE);
  });

  test('a square that is not offered asks why, rotated as previewed, without the square picked before', () => {
    expect(selection.press(cell(5, 5))).toBe(false);
    expect(why).toHaveBeenLastCalledWith([cell(5, 5)]);
    selection.press(cell(1, 0));
    selection.turn();
    selection.press(cell(5, 5));
    expect(why).toHaveBeenLastCalledWith([turn('S'), cell(5, 5)]);
    expect(selection.candidate).toBe(SOUTH);
  });

  test('the same question keeps what was picked; another one forgets it', () => {
    selection.press(cell(1, 0));
    ask([NORTH, SOUTH]);
    expect(selection.candidate?.action).toBe('1,0 N');
    ask([ELSEWHERE]);
    expect(selection.begun).toBe(false);
    ask([NORTH, SOUTH], 1, 1);
    selection.press(cell(1, 0));
    ask([NORTH, SOUTH], 2, 1);
    expect(selection.candidate).toBeNull();
    selection.ask(null);
    expect(selection.remaining).toEqual([]);
    selection.press(cell(1, 0));
    expect(why).not.toHaveBeenCalled();
  });
});

test('where two figures may stand, the first is previewed and the other can be chosen; pressing again confirms', () => {
  const MEEPLE = choice('meeple', [part('road')]);
  const ABBOT = choice('abbot', [part('road')]);
  ask([MEEPLE, ABBOT, choice('city', [part('city')]), PASS]);
  selection.press(part('road'));
  expect(selection.candidate).toBe(MEEPLE);
  expect(selection.variants).toEqual([MEEPLE, ABBOT]);
  selection.pressChoice(ABBOT);
  expect(selection.candidate).toBe(ABBOT);
  selection.press(part('road'));
  selection.pressChoice(ABBOT);
  expect(sent()).toEqual(['abbot', 'abbot']);
});

describe('a die and what it does', () => {
  const TAKE_DEAR = choice('take dear', [die(5), offer('ship')], 2);
  const TAKE = choice('take', [die(3), offer('ship')]);
  const PLACE = choice('place', [die(3), stored('bank'), space('d5')]);
  const ELSEWHERE = choice('elsewhere', [die(3), stored('bank'), space('c3')], 1);
  const GET_WORKERS = choice('workers', [die(5), WORKERS]);
  const ONE = choice('one', [goods(3)]);
  const BOTH = choice('both', [goods(3), goods(4)]);
  const OTHER = choice('other', [goods(4)]);
  beforeEach(() => ask([TAKE_DEAR, TAKE, PLACE, ELSEWHERE, GET_WORKERS, ONE, OTHER, BOTH, PASS]));

  test('a die narrows the choices, and a second press deselects it', () => {
    selection.press(die(3));
    expect(selection.candidate).toBeNull();
    expect(lit()).toEqual([offer('ship'), stored('bank'), space('d5'), space('c3')]);
    selection.press(die(3));
    expect(selection.begun).toBe(false);
  });

  test('die, tile, space in any order; other spaces stay available; pressing the space again confirms', () => {
    selection.press(space('c3'));
    expect(selection.candidate).toBe(ELSEWHERE);
    selection.cancel();
    selection.press(die(3));
    selection.press(stored('bank'));
    expect(lit()).toEqual([space('d5'), space('c3')]);
    selection.press(space('c3'));
    expect(selection.candidate).toBe(ELSEWHERE);
    selection.press(space('d5'));
    expect(selection.candidate).toBe(PLACE);
    expect(selection.places).toEqual([die(3), stored('bank'), space('d5')]);
    expect(selection.goal).toEqual(space('d5'));
    selection.press(space('d5'));
    expect(sent()).toEqual(['place']);
  });

  test('steps are undone one by one', () => {
    selection.press(die(3));
    selection.press(stored('bank'));
    selection.press(space('c3'));
    selection.press(space('d5'));
    selection.back();
    expect(selection.places).toEqual([die(3), stored('bank')]);
    selection.back();
    expect(selection.places).toEqual([die(3)]);
    selection.back();
    expect(selection.begun).toBe(false);
  });

  test('a choice from the list is one step', () => {
    selection.press(die(3));
    selection.choose(PLACE);
    expect(selection.candidate).toBe(PLACE);
    selection.back();
    expect(selection.candidate).toBeNull();
    selection.cancel();
    selection.press(stored('bank'));
    selection.choose(PLACE);
    selection.back();
    expect(selection.places).toEqual([stored('bank')]);
  });

  test('a tile pressed first uses the cheapest die; the other die can be chosen, and undone', () => {
    selection.press(offer('ship'));
    expect(selection.candidate).toBe(TAKE);
    expect(selection.variants).toEqual([TAKE, TAKE_DEAR]);
    selection.press(die(5));
    expect(selection.candidate).toBe(TAKE_DEAR);
    expect(selection.variants).toEqual([TAKE, TAKE_DEAR]);
    expect(selection.goal).toEqual(offer('ship'));
    selection.press(die(5));
    expect(selection.candidate).toBe(TAKE);
    selection.press(die(5));
    selection.turn();
    expect(selection.candidate).toBe(TAKE);
    expect(selection.places).toEqual([offer('ship')]);
    selection.press(offer('ship'));
    expect(sent()).toEqual(['take']);
  });

  test('picks that cannot be combined are dropped, oldest first', () => {
    selection.press(die(3));
    selection.press(WORKERS);
    expect(selection.candidate).toBe(GET_WORKERS);
    expect(selection.places).toEqual([WORKERS]);
    selection.press(die(3));
    selection.press(stored('bank'));
    selection.press(die(5));
    expect(selection.places).toEqual([die(5)]);
  });

  test('one depot, or two: a complete choice is previewed, and more can be added', () => {
    selection.press(goods(3));
    expect(selection.candidate).toBe(ONE);
    expect(lit()).toEqual([goods(4)]);
    selection.press(goods(4));
    expect(selection.candidate).toBe(BOTH);
    selection.press(goods(3));
    expect(selection.candidate).toBe(OTHER);
    selection.press(goods(4));
    expect(sent()).toEqual(['other']);
  });

  test('lit places say which choices they lead to', () => {
    selection.press(die(3));
    expect(actions(selection.lit.get('stored tile=bank')?.choices ?? [])).toEqual(['place', 'elsewhere']);
  });

  test('asking why includes the picks, but others of the same kind only where a choice names several', () => {
    selection.press(die(3));
    selection.press(stored('bank'));
    selection.press(space('a1'));
    expect(why).toHaveBeenLastCalledWith([die(3), stored('bank'), space('a1')]);
    selection.press(space('d5'));
    selection.press(space('a1'));
    expect(why).toHaveBeenLastCalledWith([die(3), stored('bank'), space('a1')]);
    selection.cancel();
    selection.press(goods(3));
    selection.press(goods(6));
    expect(why).toHaveBeenLastCalledWith([goods(3), goods(6)]);
  });
});

describe('a piece, a space and a way to pay', () => {
  const CHEAP = choice('cards', [stored('farm'), space('e2'), pay('2 cards')], 1);
  const DEAR = choice('worker', [stored('farm'), space('e2'), pay('card + worker')], 2);
  const OTHER = choice('other', [stored('farm'), space('e3'), pay('2 cards')], 1);
  beforeEach(() => ask([DEAR, CHEAP, OTHER, choice('take', [offer('farm'), stored('hex')])]));

  test('the cheapest payment is previewed, the others are offered, and a second press on the space confirms', () => {
    selection.press(stored('farm'));
    expect(selection.candidate).toBeNull();
    selection.press(space('e2'));
    expect(selection.candidate).toBe(CHEAP);
    expect(selection.variants).toEqual([CHEAP, DEAR]);
    selection.press(pay('card + worker'));
    expect(selection.candidate).toBe(DEAR);
    expect(selection.variants).toEqual([CHEAP, DEAR]);
    selection.press(pay('2 cards'));
    expect(selection.candidate).toBe(CHEAP);
    selection.press(space('e2'));
    expect(sent()).toEqual(['cards']);
  });

  test('pressing a space first picks the only piece that fits; everything else named is lit too', () => {
    selection.press(space('e3'));
    expect(selection.candidate).toBe(OTHER);
    expect(instead()).toContainEqual(offer('farm'));
    selection.press(offer('farm'));
    expect(selection.candidate?.action).toBe('take');
  });

  test('a layout is picked as a whole; one that is not offered is not', () => {
    selection.pick([stored('farm'), space('e3')]);
    expect(selection.candidate).toBe(OTHER);
    selection.pick([stored('farm'), space('zz')]);
    expect(selection.candidate).toBe(OTHER);
  });
});

describe('cards on a table', () => {
  const SAME = choice('onto farm', [
    { kind: 'project', card: 'farm 1' },
    { kind: 'estate', type: 'farm' },
  ]);
  const CLOISTER = ['ship', 'mine'].map((type) =>
    choice(`onto ${type}`, [
      { kind: 'project', card: 'cloister' },
      { kind: 'estate', type },
    ]),
  );
  const CONVERT = [1, 2].map((count) => choice(`convert ${count}`, [{ kind: 'points' }]));
  beforeEach(() => ask([SAME, ...CLOISTER, ...CONVERT, PASS]));

  test('a card with one stack to go to is previewed at once', () => {
    selection.press({ kind: 'project', card: 'farm 1' });
    expect(selection.candidate).toBe(SAME);
    selection.press({ kind: 'project', card: 'farm 1' });
    expect(sent()).toEqual(['onto farm']);
  });

  test('a joker asks for its stack', () => {
    selection.press({ kind: 'project', card: 'cloister' });
    expect(selection.candidate).toBeNull();
    selection.press({ kind: 'estate', type: 'mine' });
    expect(selection.candidate?.action).toBe('onto mine');
  });

  test('several choices at one place are variants', () => {
    selection.press({ kind: 'points' });
    expect(actions(selection.variants)).toEqual(['convert 1', 'convert 2']);
    selection.turn();
    selection.press({ kind: 'points' });
    expect(sent()).toEqual(['convert 2']);
  });

  test('without a board, you can step through all choices', () => {
    selection.step(1);
    expect(selection.candidate).toBe(SAME);
    selection.step(-1);
    expect(selection.candidate).toBe(PASS);
    selection.step(1);
    selection.step(1);
    expect(selection.candidate?.action).toBe('onto ship');
  });
});

describe('cards of a hand', () => {
  // The hand is a, a, b, c.
  const GIFT = [
    choice('a a', [discard('a'), discard('a'), decide('no')]),
    choice('a b', [discard('a'), discard('b'), decide('no')]),
    choice('a b bonus', [discard('a'), discard('b'), decide('yes')]),
    choice('b c', [discard('b'), discard('c'), decide('no')]),
  ];

  test('a card named twice is picked twice, and pressing a card in hand again always deselects it', () => {
    ask(GIFT);
    selection.press(discard('a'), { hand: 0 });
    expect(selection.isPicked(discard('a'), 0)).toBe(true);
    expect(selection.isPicked(discard('a'), 1)).toBe(false);
    expect(selection.isNext(discard('a'))).toBe(true);
    selection.press(discard('a'), { hand: 1 });
    expect(selection.candidate?.action).toBe('a a');
    expect(selection.goal).toBeNull();
    expect(selection.isNext(discard('a'))).toBe(false);
    selection.press(discard('a'), { hand: 1 });
    expect(selection.picks).toEqual([{ place: discard('a'), hand: 0 }]);
    expect(send).not.toHaveBeenCalled();
  });

  test('a third card replaces the oldest that cannot be combined with it', () => {
    ask(GIFT);
    selection.press(discard('a'), { hand: 0 });
    selection.press(discard('b'), { hand: 2 });
    expect(selection.candidate).toBeNull();
    expect(lit()).toEqual([decide('no'), decide('yes')]);
    selection.press(discard('c'), { hand: 3 });
    expect(selection.places).toEqual([discard('b'), discard('c')]);
    expect(selection.candidate?.action).toBe('b c');
  });

  test('a choice without a place completes the selection', () => {
    ask(GIFT);
    selection.press(discard('a'), { hand: 0 });
    selection.press(discard('b'), { hand: 2 });
    selection.press(decide('yes'));
    expect(selection.candidate?.action).toBe('a b bonus');
    selection.press(decide('yes'));
    expect(sent()).toEqual(['a b bonus']);
  });

  test('a choice from the list shows its cards, and any of them can be deselected', () => {
    ask(GIFT);
    selection.choose(GIFT[0] as Choice<Place, Does>);
    expect(selection.meant).toEqual([discard('a'), discard('a'), decide('no')]);
    selection.press(discard('a'), { hand: 1 });
    expect(selection.places).toEqual([discard('a'), decide('no')]);
  });

  const PLAYS = ['a b', 'b a', 'a c'].flatMap((pair) => {
    const [row = '', under = ''] = pair.split(' ');
    return ['x', row].map((above) =>
      choice(`${row}, ${under} under ${above}`, [
        { kind: 'row', card: row },
        { kind: 'under', card: under, above },
      ]),
    );
  });

  test('a card that can go to several places is taken in hand first', () => {
    ask(PLAYS);
    const places: Place[] = [
      { kind: 'row', card: 'a' },
      { kind: 'under', card: 'a', above: 'x' },
      { kind: 'under', card: 'a', above: 'q' },
    ];
    selection.lift(places, { hand: 0 });
    expect(selection.lifted).toEqual({ options: places.slice(0, 2), hand: 0 });
    expect(selection.begun).toBe(true);
    selection.back();
    expect(selection.lifted).toBeNull();
    selection.lift(places, { hand: 0 });
    selection.press({ kind: 'row', card: 'a' });
    expect(selection.lifted).toBeNull();
    expect(selection.picks).toEqual([{ place: { kind: 'row', card: 'a' }, hand: 0 }]);
    selection.lift([{ kind: 'under', card: 'b', above: 'a' }], { hand: 2 });
    selection.press({ kind: 'under', card: 'b', above: 'a' });
    expect(selection.candidate?.action).toBe('a, b under a');
    // Placing the same card elsewhere moves it.
    selection.press({ kind: 'under', card: 'a', above: 'x' }, { hand: 0 });
    expect(selection.places).toEqual([{ kind: 'under', card: 'a', above: 'x' }]);
    selection.lift([{ kind: 'row', card: 'z' }], { hand: 5 });
    expect(selection.lifted).toBeNull();
  });

  test('lifting it again puts it back', () => {
    ask(PLAYS);
    const row: Place[] = [{ kind: 'row', card: 'a' }];
    selection.lift(row, { hand: 0 });
    selection.lift(row, { hand: 0 });
    expect(selection.lifted).toBeNull();
  });

  test('a city pressed again confirms, a card paid with it does not', () => {
    ask([choice('moscow', [city('moscow'), discard('a')]), choice('riga', [city('riga'), discard('b')])]);
    selection.press(discard('a'), { hand: 0 });
    expect(selection.candidate?.action).toBe('moscow');
    selection.press(city('moscow'));
    selection.press(discard('a'), { hand: 0 });
    expect(send).not.toHaveBeenCalled();
    expect(selection.places).toEqual([city('moscow')]);
    selection.press(city('moscow'));
    expect(sent()).toEqual(['moscow']);
  });

  test('at most sixteen places are asked about', () => {
    const many = Array.from({ length: 20 }, (_, index) => discard(`${index}`));
    ask([choice('all', many)]);
    for (const [hand, place] of many.entries()) selection.press(place, { hand });
    selection.press(city('riga'));
    expect(why.mock.calls[0]?.[0]).toHaveLength(16);
    expect(why.mock.calls[0]?.[0].at(-1)).toEqual(city('riga'));
  });
});
