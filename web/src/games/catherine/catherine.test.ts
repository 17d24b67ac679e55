import type { Choice, LogEntry } from '../old';
import { describe, expect, test } from 'vitest';
import { actionOf, bonusOf } from './art/formula';
import { Box, spread } from './components';
import { add, matching, open, pickedId, picksOf, usesOf, type Pick } from './draft';
import { nameLines, placeNames } from './map/labels';
import { cellsOn, ornamentsOn, reachOf, roadsOn, sheetFor, townsOn } from './map/sheet';
import { freshHomes } from './news';
import { parseRef, pointedAt, USES } from './refs';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import type { Card, City, Drawing, Event, Face } from './types';

function choice(action: string, ...refs: string[]): Choice {
  return { action, does: null, text: { key: 'action', places: refs } };
}
function pick(hand: number | null, ...refs: string[]): Pick {
  return { refs, hand };
}
const actions = (choices: readonly Choice[]) => choices.map(({ action }) => action);

describe('names of places', () => {
  test.each([
    ['card:red-salon', { kind: 'card', id: 'red-salon' }],
    ['below:red-salon', { kind: 'below', id: 'red-salon' }],
    ['under:red-salon', { kind: 'under', id: 'red-salon' }],
    ['city:nizhny-novgorod', { kind: 'city', id: 'nizhny-novgorod' }],
    ['choice:no-bonus', { kind: 'choice', id: 'no-bonus' }],
  ])('%s', (ref, place) => {
    expect(parseRef(ref)).toEqual(place);
  });

  test.each(['card', 'card:', ':x', 'cell:1,0', ''])('"%s" is none', (ref) => {
    expect(parseRef(ref)).toBeNull();
  });

  test('what is pointed at are cards, whatever they are used for, and cities', () => {
    const { cards, cities } = pointedAt(['pay:a', 'card:b', 'under:c', 'city:riga', 'choice:draw']);
    expect([...cards]).toEqual(['a', 'b']);
    expect([...cities]).toEqual(['riga']);
  });
});

// Two cards of three, the second under any open card of the row, or under the first.
const PLAYS = [
  choice('a, b under x', 'row:a', 'under:x', 'below:b'),
  choice('a, b under a', 'row:a', 'under:a', 'below:b'),
  choice('b, a under x', 'row:b', 'under:x', 'below:a'),
  choice('b, a under b', 'row:b', 'under:b', 'below:a'),
  choice('c, a under x', 'row:c', 'under:x', 'below:a'),
];
// Three cards for points; the bonus only if two equal ones are among them; or a card.
const GIFT = [
  choice('a a b', 'pay:a', 'pay:a', 'pay:b', 'choice:no-bonus'),
  choice('a a b bonus', 'pay:a', 'pay:a', 'pay:b', 'choice:bonus'),
  choice('a b c', 'pay:a', 'pay:b', 'pay:c', 'choice:no-bonus'),
  choice('draw', 'choice:draw'),
];

describe('picking on the table', () => {
  test('whatever names everything picked remains, in any order', () => {
    expect(actions(matching(PLAYS, [pick(0, 'below:a', 'under:x')]))).toEqual([
      'b, a under x',
      'c, a under x',
    ]);
    expect(actions(matching(PLAYS, [pick(0, 'below:a', 'under:x'), pick(2, 'row:c')]))).toEqual([
      'c, a under x',
    ]);
  });

  test('a card picked twice must be named twice', () => {
    expect(actions(matching(GIFT, [pick(0, 'pay:a'), pick(1, 'pay:a')]))).toEqual(['a a b', 'a a b bonus']);
    expect(matching(GIFT, [pick(0, 'pay:c'), pick(1, 'pay:c')])).toEqual([]);
  });

  test('a second row card takes the place of the first; what no longer fits is given up', () => {
    const first = add(PLAYS, [], pick(0, 'row:a'));
    const both = add(PLAYS, first, pick(1, 'below:b', 'under:a'));
    expect(actions(matching(PLAYS, both))).toEqual(['a, b under a']);
    const other = add(PLAYS, both, pick(2, 'row:c'));
    expect(other).toEqual([pick(2, 'row:c')]);
  });

  test('of too many cards the oldest is given up, and nonsense is not picked at all', () => {
    const three = [pick(0, 'pay:a'), pick(2, 'pay:b'), pick(3, 'pay:c')];
    expect(add(GIFT, three, pick(1, 'pay:a')).map(({ hand }) => hand)).toEqual([2, 3, 1]);
    expect(add(GIFT, three, pick(9, 'pay:z'))).toEqual(three);
  });

  test('a card offers what it can be besides the picks, otherwise instead of them', () => {
    expect(usesOf(PLAYS, [], 0, 'a', USES)).toEqual(['row', 'below']);
    expect(usesOf(PLAYS, [pick(0, 'below:a', 'under:x')], 1, 'b', USES)).toEqual(['row']);
    expect(usesOf(PLAYS, [pick(0, 'row:a'), pick(1, 'below:b', 'under:x')], 2, 'c', USES)).toEqual(['row']);
    expect(usesOf(PLAYS, [], 5, 'x', USES)).toEqual([]);
  });

  test('places of one kind can be exchanged, decisions appear as far as they are open', () => {
    expect(open(PLAYS, [pick(0, 'row:a')], 'under')).toEqual(['x', 'a']);
    expect(open(GIFT, [], 'choice')).toEqual(['no-bonus', 'bonus', 'draw']);
    expect(open(GIFT, [pick(3, 'pay:c')], 'choice')).toEqual(['no-bonus']);
  });

  test('a choice made in the list looks as if it had been picked', () => {
    const [only] = GIFT;
    expect(only && picksOf(only, ['a', 'a', 'b', 'c'])).toEqual([
      pick(0, 'pay:a'),
      pick(1, 'pay:a'),
      pick(2, 'pay:b'),
      pick(null, 'choice:no-bonus'),
    ]);
    const [play] = PLAYS;
    const picks = play ? picksOf(play, ['a', 'b']) : [];
    expect(picks).toEqual([pick(0, 'row:a'), pick(1, 'below:b', 'under:x')]);
    expect(pickedId(picks, 'under')).toBe('x');
    expect(pickedId(picks, 'city')).toBeNull();
  });
});

function city(id: string, x: number, y: number, region: City['region']): City {
  return { id, name: id, region, goods: [0, 0, 0, 0], crown: false, one: false, x, y };
}
const DRAWING: Drawing = {
  name: 'test',
  cards: [],
  faces: [],
  cities: [city('west', 200, 300, 'blue'), city('east', 800, 300, 'red'), city('south', 500, 550, 'yellow')],
  roads: [
    [0, 1],
    [1, 2],
  ],
  orders: [],
  favour: [],
  residences: 12,
  reconstructed: [],
};

describe('the map', () => {
  test('a narrow room makes a taller sheet, and cities move apart on it', () => {
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

  test('woods and hills keep off cities, and are the same every time', () => {
    const sheet = sheetFor({ width: 1000, height: 600 });
    const towns = townsOn(DRAWING, sheet);
    const ornaments = ornamentsOn(towns, roadsOn(DRAWING, towns), sheet);
    expect(ornaments.length).toBeGreaterThan(5);
    const distance = ({ at }: (typeof ornaments)[number]) =>
      Math.min(...towns.map((town) => Math.hypot(town.at.x - at.x, town.at.y - at.y)));
    expect(Math.min(...ornaments.map(distance))).toBeGreaterThan(60);
    expect(ornamentsOn(towns, roadsOn(DRAWING, towns), sheet)).toEqual(ornaments);
  });

  test('a name stands below its city, or beside it if another city is there or the sheet ends', () => {
    const names = (...at: [number, number][]) =>
      placeNames(
        at.map(([x, y]) => ({ name: 'Riga', at: { x, y } })),
        1,
        { width: 1000, height: 600 },
      ).map(({ align }) => align);
    expect(names([200, 300], [800, 300])).toEqual(['middle', 'middle']);
    expect(names([200, 300], [200, 350])).toEqual(['start', 'middle']);
    expect(names([200, 300], [200, 350], [250, 305])[0]).toBe('end');
    expect(names([990, 300])).toEqual(['end']);
  });

  test('a name rather covers the towers of another city than its residences', () => {
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
    const [name] = placeNames(towns, 1, { width: 1000, height: 600 });
    expect(name).toEqual({ lines: ['Novgorod'], at: { x: 500, y: 325 }, align: 'middle' });
  });

  test('a button never covers the middle of another city', () => {
    const sheet = sheetFor({ width: 500, height: 300 });
    const [west, east] = townsOn(DRAWING, sheet);
    if (!west || !east) throw new Error('there are three cities');
    expect(reachOf(west, [west, east], sheet)).toBe(64);
    const beside = { ...east, at: { x: west.at.x + 70, y: west.at.y } };
    expect(reachOf(west, [west, beside], sheet)).toBe(35);
  });

  test('long names are broken where they can be', () => {
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
  top: [1, 1, 0, 0, 0, 0],
  cities: 0,
  needs: [0, 0, 0, 0, 0, 0],
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
  test('actions and bonuses are written in pictures', () => {
    expect(actionOf(MARKET, FACE)).toEqual([
      { icon: 'iron' },
      'or',
      { icon: 'food' },
      'arrow',
      { icon: 'card' },
    ]);
    expect(bonusOf(MARKET, FACE)).toEqual([]);
    const salon: Face = { ...FACE, per: null, action: { cards: 2 }, bonus: { favour: 2 } };
    expect(actionOf(MARKET, salon)).toEqual([{ icon: 'card' }, { icon: 'card' }]);
    expect(bonusOf({ ...MARKET, needs: [0, 0, 0, 0, 0, 3] }, salon)).toEqual([
      { text: '3' },
      { icon: 'book' },
      'arrow',
      { icon: 'favour' },
      { icon: 'favour' },
    ]);
    const gift: Face = { ...FACE, per: null, cost: 3, action: { points: 10 } };
    expect(actionOf(MARKET, gift).at(-1)).toEqual({ icon: 'points', text: '10' });
  });

  test('symbols are shown one by one', () => {
    expect(spread([0, 0, 0, 0, 2, 1])).toEqual(['cannon', 'cannon', 'book']);
  });

  test('components are found by their names', () => {
    const box = new Box({ ...DRAWING, cards: [MARKET], faces: [FACE] });
    expect(box.face(box.card('blue-market-iron-food'))).toBe(FACE);
    expect(box.citiesOf({ ...MARKET, cities: 0b101 }).map(({ id }) => id)).toEqual(['west', 'south']);
    expect(() => box.city('atlantis')).toThrow('atlantis');
  });
});

describe('news', () => {
  const entry = (...events: Event[]): LogEntry => ({
    seq: 1,
    at: '',
    seat: 0,
    kind: 'setup',
    undone: false,
    events: events.map((event) => ({ event, text: { key: 'event' } })),
  });

  test('new residences are known by city until others come', () => {
    expect(freshHomes([entry({ event: 'built', seat: 1, city: 'riga', goods: [] })])).toEqual({ riga: [1] });
    expect(freshHomes([entry({ event: 'chosen', seat: 1, again: false })])).toBeNull();
    expect(freshHomes([entry({ event: 'played', seat: 0, row: 'a', under: 'b', above: 'c' })])).toEqual({});
  });
});

test('the table speaks both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
