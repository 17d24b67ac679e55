import type { ChoiceOf, DecisionOf } from '$lib/client/types';
import { Selection } from '$lib/play/selection.svelte';
import { addGameTexts } from '$lib/text/text.svelte';
import { describe, expect, test } from 'vitest';
import type { Scenery } from '../ui';
import { actionOf, bonusOf } from './art/formula';
import { Box } from './components';
import { openFor, usesIn } from './hand';
import { nameLines, placeNames } from './map/labels';
import { cellsOn, ornamentsOn, reachOf, roadsOn, sheetFor, townsOn } from './map/sheet';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import type { Card, City, Does, Drawing, Face, Place } from './types';
import { placeName } from './words';

type Choice = ChoiceOf<'catherine'>;
function choice(action: string, ...places: Place[]): Choice {
  return { action, does: { kind: 'draw' }, text: { key: 'action', places } };
}
function decision(choices: Choice[]): DecisionOf<'catherine'> {
  return { id: 1, seat: 0, revise: false, prompt: { key: 'prompt' }, choices };
}
const row = (card: string): Place => ({ kind: 'row', card });
const under = (card: string, above: string): Place => ({ kind: 'under', card, above });
const pay = (card: string): Place => ({ kind: 'pay', card });
const inCity = (city: string): Place => ({ kind: 'city', city });

// Two cards of three, the second under any open card of the row, or under the first.
const PLAYS = [
  choice('a, b under x', row('a'), under('b', 'x')),
  choice('a, b under a', row('a'), under('b', 'a')),
  choice('b, a under x', row('b'), under('a', 'x')),
  choice('c, a under x', row('c'), under('a', 'x')),
];
// An audience with an arrow: as many cards as there are, with or without the bonus.
const AUDIENCE = [
  choice('a', pay('a'), { kind: 'act' }),
  choice('a a', pay('a'), pay('a'), { kind: 'act' }),
  choice('a, bonus a', pay('a'), { kind: 'pay_bonus', card: 'a' }, { kind: 'act_bonus' }),
  choice('draw', { kind: 'draw' }),
];

describe('cards in hand', () => {
  function ask(choices: Choice[]) {
    const why: Place[][] = [];
    const selection = new Selection<Place, Does>({ send: () => {}, why: (places) => why.push(places) });
    selection.ask(decision(choices));
    return { selection, why };
  }

  test('a card offers what can be combined with the picks, otherwise what replaces them', () => {
    const { selection } = ask(PLAYS);
    expect(openFor('a', selection.lit.values())).toEqual([row('a'), under('a', 'x')]);
    selection.lift([row('a'), under('a', 'x')], { hand: 0 });
    selection.press(under('a', 'x'));
    expect(openFor('b', selection.lit.values())).toEqual([row('b')]);
    selection.press(row('b'), { hand: 1 });
    expect(selection.candidate?.action).toBe('b, a under x');
    expect(openFor('c', selection.lit.values())).toEqual([row('c')]);
    expect(openFor('x', selection.lit.values())).toEqual([]);
  });

  test('a card placed under a covered one is refused by its places', () => {
    const { selection, why } = ask(PLAYS);
    selection.press(row('c'), { hand: 2 });
    selection.press(under('a', 'covered'));
    expect(why).toEqual([[row('c'), under('a', 'covered')]]);
  });

  test('an action with an arrow can be paid for any number of times', () => {
    const { selection } = ask(AUDIENCE);
    selection.press(pay('a'), { hand: 0 });
    expect(selection.candidate).toBeNull();
    selection.press(pay('a'), { hand: 1 });
    expect(selection.candidate?.action).toBe('a a');
    expect([...usesIn(['a', 'a', 'b'], selection.picks).keys()]).toEqual([0, 1]);
    selection.press(pay('a'), { hand: 1 });
    selection.press({ kind: 'act' });
    expect(selection.candidate?.action).toBe('a');
  });

  test('two cities can be chosen if the arrow allows it, otherwise the newer one counts', () => {
    const both = [
      choice('x', inCity('x')),
      choice('y', inCity('y')),
      choice('x y', inCity('x'), inCity('y')),
    ];
    const { selection } = ask(both);
    selection.press(inCity('x'));
    selection.press(inCity('y'));
    expect(selection.candidate?.action).toBe('x y');
    const { selection: one } = ask(both.slice(0, 2));
    one.press(inCity('x'));
    one.press(inCity('y'));
    expect(one.candidate?.action).toBe('y');
  });

  test('equal cards in hand are distinguished; a choice from the list uses the first free ones', () => {
    expect([...usesIn(['a', 'b', 'a'], [{ place: pay('a') }, { place: pay('a') }]).keys()]).toEqual([0, 2]);
    expect([...usesIn(['a', 'a'], [{ place: pay('a'), hand: 1 }]).keys()]).toEqual([1]);
    expect(usesIn(['a'], [{ place: inCity('a') }]).size).toBe(0);
  });

  test('every place has a name', () => {
    addGameTexts('catherine', 'en', en);
    const scenery = { catalogue: { ...DRAWING, cards: [MARKET], faces: [FACE] } } as Scenery<'catherine'>;
    const id = MARKET.id;
    const places: Place[] = [
      { kind: 'card', card: id },
      { kind: 'start', card: id },
      row(id),
      under(id, id),
      pay(id),
      { kind: 'pay_bonus', card: id },
      inCity('west'),
      { kind: 'act' },
      { kind: 'act_bonus' },
      { kind: 'draw' },
    ];
    expect(places.map((place) => placeName(place, scenery)).filter(Boolean)).toHaveLength(places.length);
  });
});

function city(id: string, x: number, y: number, region: City['region']): City {
  return { id, name: id, region, goods: {}, crown: false, one: false, x, y };
}
const DRAWING: Drawing = {
  name: 'test',
  cards: [],
  faces: [],
  cities: [city('west', 200, 300, 'blue'), city('east', 800, 300, 'red'), city('south', 500, 550, 'yellow')],
  roads: [
    ['west', 'east'],
    ['east', 'south'],
  ],
  orders: [],
  favour: [],
  residences: 12,
  reconstructed: [],
};

describe('the map', () => {
  test('a narrow area makes a taller map, and its cities move apart', () => {
    const wide = sheetFor({ width: 1000, height: 600 });
    const tall = sheetFor({ width: 370, height: 400 });
    expect(wide).toEqual({ width: 1000, height: 600, scale: 1 });
    expect(tall.width).toBeCloseTo(1000);
    expect(tall.height).toBeGreaterThan(1000);
    const [first, , last] = townsOn(DRAWING, tall);
    expect((last?.at.y ?? 0) - (first?.at.y ?? 0)).toBeGreaterThan(400);
    expect(sheetFor({ width: 0, height: 0 }).scale).toBe(1);
  });

  test('roads run from city to city', () => {
    const towns = townsOn(DRAWING, sheetFor({ width: 1000, height: 600 }));
    const roads = roadsOn(DRAWING, towns);
    expect(roads.map(({ from, to }) => [from.city.id, to.city.id])).toEqual([
      ['west', 'east'],
      ['east', 'south'],
    ]);
    expect(roads[0]?.path).toMatch(/^M200 300Q.* 800 300$/);
  });

  test('the land is divided among the cities, each in the part nearest to it', () => {
    const sheet = sheetFor({ width: 1000, height: 600 });
    const [west] = cellsOn(townsOn(DRAWING, sheet).slice(0, 2), sheet);
    expect(west).toEqual({ region: 'blue', path: 'M0 0L500 0L500 600L0 600Z' });
  });

  test('woods and hills avoid cities, and are the same every time', () => {
    const sheet = sheetFor({ width: 1000, height: 600 });
    const towns = townsOn(DRAWING, sheet);
    const ornaments = ornamentsOn(towns, roadsOn(DRAWING, towns), sheet);
    expect(new Set(ornaments.map(({ kind }) => kind))).toEqual(new Set(['fir', 'hill']));
    const distance = ({ at }: (typeof ornaments)[number]) =>
      Math.min(...towns.map((town) => Math.hypot(town.at.x - at.x, town.at.y - at.y)));
    expect(ornaments.map(distance).filter((away) => away < 60 || away > 110)).toEqual([]);
    expect(ornamentsOn(towns, roadsOn(DRAWING, towns), sheet)).toEqual(ornaments);
  });

  test('a name goes below its city, or beside it at another city or the edge of the map', () => {
    const names = (...at: [number, number][]) =>
      placeNames(
        at.map(([x, y]) => ({ name: 'Riga', at: { x, y } })),
        1,
        1,
        { width: 1000, height: 600 },
      ).map(({ align }) => align);
    expect(names([200, 300], [800, 300])).toEqual(['middle', 'middle']);
    expect(names([200, 300], [200, 350])).toEqual(['start', 'middle']);
    expect(names([200, 300], [200, 350], [250, 305])[0]).toBe('end');
    expect(names([990, 300])).toEqual(['end']);
  });

  test('a name covers the towers of another city rather than its residences', () => {
    const around = [
      [400, 306],
      [600, 306],
      [500, 250],
      [500, 360],
    ] as const;
    const towns = [
      { name: 'Novgorod', at: { x: 500, y: 300 } },
      ...around.map(([x, y]) => ({ name: 'A', at: { x, y } })),
    ];
    const [name] = placeNames(towns, 1, 1, { width: 1000, height: 600 });
    expect(name).toEqual({ lines: ['Novgorod'], at: { x: 500, y: 325 }, align: 'middle' });
  });

  test('a button never covers the centre of another city', () => {
    const sheet = sheetFor({ width: 500, height: 300 });
    const [west, east] = townsOn(DRAWING, sheet);
    if (!west || !east) throw new Error('there are three cities');
    expect(reachOf(west, [west, east], sheet)).toBe(64);
    const beside = { ...east, at: { x: west.at.x + 70, y: west.at.y } };
    expect(reachOf(west, [west, beside], sheet)).toBe(35);
  });

  test('long names are broken where possible', () => {
    expect(nameLines('Riga')).toEqual(['Riga']);
    expect(nameLines('Nizhny Novgorod')).toEqual(['Nizhny', 'Novgorod']);
    expect(nameLines('Санкт-Петербург')).toEqual(['Санкт-', 'Петербург']);
    expect(nameLines('Архангельск')).toEqual(['Архангельск']);
  });
});

const MARKET: Card = {
  id: 'blue-market-iron-food',
  colour: 'blue',
  kind: 'market',
  top: ['iron', 'food'],
  cities: [],
  needs: [],
  repeat: 'once',
  copies: 1,
};
const FACE: Face = {
  kind: 'market',
  cost: 0,
  action: { cards: 1 },
  per: 'good',
  anywhere: false,
  bonus_cost: 0,
  bonus: 'nothing',
  bonus_per: null,
  one_colour: false,
};

describe('cards', () => {
  test('actions and bonuses are written in icons', () => {
    expect(actionOf(MARKET, FACE)).toEqual([
      { icon: 'iron' },
      'or',
      { icon: 'food' },
      'arrow',
      { icon: 'card' },
    ]);
    expect(bonusOf(MARKET, FACE)).toEqual([]);
    const salon: Face = { ...FACE, per: null, action: { cards: 2 }, bonus: { favour: 2 } };
    expect(actionOf(MARKET, salon)).toEqual([{ icon: 'card', text: '2' }]);
    expect(bonusOf({ ...MARKET, needs: ['book', 'book', 'book'] }, salon)).toEqual([
      { text: '3' },
      { icon: 'book' },
      'arrow',
      { icon: 'favour', text: '2' },
    ]);
    const gift: Face = { ...FACE, per: null, cost: 3, action: { points: 10 } };
    expect(actionOf(MARKET, gift).at(-1)).toEqual({ icon: 'points', text: '10' });
    expect(actionOf(MARKET, gift)).toContain('arrow');
    expect(actionOf({ ...MARKET, repeat: { times: 3 } }, gift)).toContainEqual({ arrow: '3' });
    expect(actionOf({ ...MARKET, repeat: 'any' }, gift)).toContainEqual({ arrow: '∞' });
  });

  test('components are found by name', () => {
    const box = new Box({ ...DRAWING, cards: [MARKET], faces: [FACE] });
    expect(box.face(box.card('blue-market-iron-food'))).toBe(FACE);
    expect(box.citiesOf({ ...MARKET, cities: ['west', 'south'] }).map(({ id }) => id)).toEqual([
      'west',
      'south',
    ]);
    expect(() => box.city('atlantis')).toThrow('atlantis');
  });
});

test('the table has texts in both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
