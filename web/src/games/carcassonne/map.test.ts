import { describe, expect, test } from 'vitest';
import { centreOf, pointOf, tilesBySquare } from './layout';
import { partsOf } from './parts';
import { layAction, parseRef } from './refs';
import { artOf, partIndex, TileSet } from './tiles';
import type { Picture, View } from './types';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const D: Picture = {
  id: 'BASE-D',
  set: 'base',
  count: 4,
  edges: ['city', 'road', 'field', 'road'],
  cities: [{ at: ['N'], shields: 0, castle_base: true }],
  roads: [{ at: ['E', 'W'], ends: null }],
  fields: [
    { at: ['EL', 'WR'], beside: [0] },
    { at: ['ER', 'SL', 'SR', 'WL'], beside: [] },
  ],
  centre: null,
  symbols: [],
  start: true,
};
const set = new TileSet({ name: 'test', tiles: [D] });
const view: View = {
  tiles: [
    { square: { x: 0, y: 0 }, id: 'BASE-D', facing: 'N', seat: null, turn: 0 },
    { square: { x: 1, y: 0 }, id: 'BASE-D', facing: 'E', seat: 0, turn: 1 },
  ],
  figures: [],
  features: [],
  players: [],
  turn: 0,
  drawn: null,
  tiles_left: 0,
  bag: [],
  put_away: [],
  farmers: true,
};
const tiles = tilesBySquare(view);

describe('names of places', () => {
  test.each([
    ['cell:1,-2', { kind: 'cell', square: { x: 1, y: -2 } }],
    ['turn:E', { kind: 'turn', facing: 'E' }],
    ['road:1,0:E', { kind: 'part', feature: 'road', square: { x: 1, y: 0 }, at: 'E' }],
    ['field:-3,12:NL', { kind: 'part', feature: 'field', square: { x: -3, y: 12 }, at: 'NL' }],
    ['monastery:1,0', { kind: 'part', feature: 'monastery', square: { x: 1, y: 0 }, at: null }],
    ['pass', { kind: 'pass' }],
  ])('%s', (ref, place) => {
    expect(parseRef(ref)).toEqual(place);
  });

  test.each(['cell:1', 'cell:a,b', 'turn:X', 'dragon:1,0', 'cell', ''])('"%s" is none', (ref) => {
    expect(parseRef(ref)).toBeNull();
  });

  test('asking about a square speaks the server’s language', () => {
    expect(layAction({ x: -1, y: 2 }, 'W')).toBe('-1,2 W');
  });
});

describe('tiles', () => {
  test('the server’s picture becomes a drawing’s description', () => {
    expect(artOf(D)).toMatchObject({ edges: 'CRFR', roads: [{ at: ['E', 'W'], ends: [] }], centre: null });
  });

  test('a turned tile takes its parts along', () => {
    const turned = set.art('BASE-D', 'E');
    expect(turned.edges).toBe('RCRF');
    expect(partIndex(turned, 'city', 'E')).toBe(0);
    expect(partIndex(turned, 'road', 'N')).toBe(0);
    expect(partIndex(turned, 'city', 'N')).toBeNull();
    expect(partIndex(turned, 'monastery', null)).toBeNull();
  });

  test('equal questions get the same drawing', () => {
    expect(set.shapes('BASE-D', 'E', 3)).toBe(set.shapes('BASE-D', 'E', 3));
    expect(() => set.art('NO-SUCH', 'N')).toThrow('NO-SUCH');
  });
});

describe('places on the map', () => {
  test('a square is known by its middle, a part by its spot on the tile', () => {
    expect(pointOf('cell:1,0', tiles, set)).toEqual({ x: 150, y: 50 });
    const city = pointOf('city:1,0:E', tiles, set);
    expect(city?.x).toBeGreaterThan(150);
    expect(city?.x).toBeLessThan(200);
  });

  test('what is not there has no place', () => {
    expect(pointOf('city:5,5:N', tiles, set)).toBeNull();
    expect(pointOf('city:0,0:S', tiles, set)).toBeNull();
    expect(pointOf('pass', tiles, set)).toBeNull();
    expect(centreOf(['pass'], tiles, set)).toBeNull();
  });

  test('points appear in the middle of what they are for', () => {
    expect(centreOf(['cell:0,0', 'cell:2,0'], tiles, set)).toEqual({ x: 150, y: 50 });
  });

  test('areas are drawn once each, and only for what has one', () => {
    const areas = partsOf(['cell:0,0', 'road:1,0:N', 'road:1,0:N', 'turn:E', 'pass'], tiles, set);
    expect(areas.map(({ ref }) => ref)).toEqual(['cell:0,0', 'road:1,0:N']);
    expect(areas[1]?.at).toEqual({ x: 100, y: 0 });
  });
});

test('the map speaks both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
