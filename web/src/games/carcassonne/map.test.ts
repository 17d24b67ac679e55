import { describe, expect, test } from 'vitest';
import { figureScale, standing } from './figures';
import { centreOf, pointOf, quarterYard, roundPoints, sceneOf } from './layout';
import { partsOf } from './parts';
import { layAction, parseRef } from './refs';
import { spread } from '$lib/board/spread';
import type { Choice, Decision } from '../old';
import { figureOf, placeless, targetsOf } from './targets';
import { artOf, partIndex, TileSet } from './tiles';
import type { CastleView, Picture, View } from './types';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const D: Picture = {
  id: 'BASE-D',
  set: 'base',
  count: 4,
  edges: ['city', 'road', 'field', 'road'],
  cities: [{ at: ['N'], shields: 0, castle_base: true, princess: false }],
  roads: [{ at: ['E', 'W'], ends: null, tunnel: false }],
  fields: [
    { at: ['EL', 'WR'], beside: [0] },
    { at: ['ER', 'SL', 'SR', 'WL'], beside: [] },
  ],
  centre: null,
  symbols: [],
  start: true,
  river: null,
  with: [],
};
const SHRINE: Picture = {
  ...D,
  id: 'SHRINE',
  edges: ['field', 'field', 'field', 'field'],
  cities: [],
  roads: [],
  fields: [{ at: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], beside: [] }],
  centre: 'shrine',
};
const PRINCESS: Picture = {
  ...D,
  id: 'PRINCESS',
  edges: ['city', 'city', 'city', 'field'],
  cities: [
    { at: ['E', 'S'], shields: 1, castle_base: false, princess: false },
    { at: ['N'], shields: 0, castle_base: false, princess: true },
  ],
  roads: [],
  fields: [
    { at: ['WL', 'WR'], beside: [1] },
    { at: [], beside: [0, 1] },
  ],
  symbols: ['princess'],
};
const OUTER: Record<string, Picture['edges'][number]> = {
  '1W': 'road',
  '4N': 'road',
  '11S': 'road',
  '9S': 'city',
  '12E': 'city',
};
const FORTRESS = Array.from({ length: 12 }, (_, index): Picture => {
  const [n, e, s, w] = (['N', 'E', 'S', 'W'] as const).map((side) => OUTER[`${index + 1}${side}`] ?? 'field');
  return { ...SHRINE, id: `FORTRESS-${index + 1}`, edges: [n, e, s, w] as Picture['edges'], centre: null };
});
const set = new TileSet({ name: 'test', tiles: [D, SHRINE, PRINCESS, ...FORTRESS], fortress: [4, 3] });

const tile = (x: number, y: number, id: string, more: Partial<View['tiles'][number]> = {}) => ({
  square: { x, y },
  id,
  facing: 'N' as const,
  seat: null,
  turn: 0,
  bridge: null,
  ...more,
});
const view: View = {
  tiles: [
    tile(0, 0, 'BASE-D'),
    tile(1, 0, 'BASE-D', { facing: 'E', seat: 0, turn: 1 }),
    tile(2, 0, 'SHRINE', { bridge: 'NS', seat: 1, turn: 2 }),
    tile(3, 0, 'PRINCESS', { seat: 1, turn: 3 }),
    ...Array.from({ length: 12 }, (_, i) => tile(10 + (i % 4), Math.floor(i / 4), `FORTRESS-${i + 1}`)),
  ],
  figures: [
    { seat: 0, kind: 'abbot', at: 'shrine:2,0', square: { x: 2, y: 0 } },
    { seat: 1, kind: 'meeple', at: 'road:2,0:N', square: { x: 2, y: 0 } },
  ],
  features: [],
  players: [],
  turn: 0,
  drawn: null,
  tiles_left: 0,
  bag: [],
  put_away: [],
  farmers: true,
  dragon: null,
  fairy: null,
  fortress: null,
  castles: [
    {
      seat: 0,
      at: 'castle:0,-1:S',
      squares: [
        { x: 0, y: 0 },
        { x: 0, y: -1 },
      ],
      figure: true,
      suburbs: [],
    },
  ],
  king: null,
  robber: null,
  challenges: [],
  aside: [],
  river_left: 0,
  bazaar: null,
  options: {
    farmers: true,
    start: 'fortress',
    abbot: true,
    dragon: true,
    fairy: true,
    princess: true,
    portal: true,
    count: true,
    king: true,
    robber: true,
    cult: true,
    bridges: true,
    castles: true,
    bazaars: 'auction',
    first: 'listed',
  },
};
const scene = sceneOf(view, set);

describe('names of places', () => {
  test.each([
    ['cell:1,-2', { kind: 'cell', square: { x: 1, y: -2 } }],
    ['turn:E', { kind: 'turn', facing: 'E' }],
    ['road:1,0:E', { kind: 'part', feature: 'road', square: { x: 1, y: 0 }, at: 'E' }],
    ['field:-3,12:NL', { kind: 'part', feature: 'field', square: { x: -3, y: 12 }, at: 'NL' }],
    ['monastery:1,0', { kind: 'part', feature: 'monastery', square: { x: 1, y: 0 }, at: null }],
    ['pass', { kind: 'pass' }],
    ['shrine:0,1', { kind: 'part', feature: 'shrine', square: { x: 0, y: 1 }, at: null }],
    ['bridge:1,0:NS', { kind: 'bridge', square: { x: 1, y: 0 }, axis: 'NS' }],
    ['castle:-1,0:E', { kind: 'castle', square: { x: -1, y: 0 } }],
    ['quarter:palace', { kind: 'quarter', quarter: 'palace' }],
    ['tile:BASE-E', { kind: 'tile', id: 'BASE-E' }],
    ['bid:12', { kind: 'bid', points: 12 }],
    ['fairy', { kind: 'fairy' }],
  ])('%s', (ref, place) => {
    expect(parseRef(ref)).toEqual(place);
  });

  test.each(['cell:1', 'cell:a,b', 'turn:X', 'dragon:1,0', 'bridge:1,0', 'quarter:inn', 'bid:x', 'cell', ''])(
    '"%s" is none',
    (ref) => {
      expect(parseRef(ref)).toBeNull();
    },
  );

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
    expect(pointOf('cell:1,0', scene)).toEqual({ x: 150, y: 50 });
    const city = pointOf('city:1,0:E', scene);
    expect(city?.x).toBeGreaterThan(150);
    expect(city?.x).toBeLessThan(200);
  });

  test('what is not there has no place', () => {
    expect(pointOf('city:5,5:N', scene)).toBeNull();
    expect(pointOf('city:0,0:S', scene)).toBeNull();
    expect(pointOf('pass', scene)).toBeNull();
    expect(centreOf(['pass'], scene)).toBeNull();
  });

  test('points appear in the middle of what they are for', () => {
    expect(centreOf(['cell:0,0', 'cell:2,0'], scene)).toEqual({ x: 150, y: 50 });
  });

  test('areas are drawn once each, and only for what has one', () => {
    const areas = partsOf(['cell:0,0', 'road:1,0:N', 'road:1,0:N', 'turn:E', 'pass'], scene);
    expect(areas.map(({ ref }) => ref)).toEqual(['cell:0,0', 'road:1,0:N']);
    expect(areas[1]?.at).toEqual({ x: 100, y: 0 });
  });
});

describe('places of the expansions', () => {
  test('a bridge is a road on its tile, and the tile under it stays what it is', () => {
    expect(pointOf('road:2,0:N', scene)).toEqual({ x: 250, y: 50 });
    expect(pointOf('road:2,0:E', scene)).toBeNull();
    expect(partsOf(['road:2,0:S', 'shrine:2,0'], scene)).toHaveLength(2);
  });

  test('a field shut in between walls is known by its number', () => {
    expect(partIndex(set.art('PRINCESS', 'E'), 'field', 'inside-1')).toBe(1);
    expect(partIndex(set.art('PRINCESS', 'E'), 'field', 'inside-2')).toBeNull();
  });

  test('the princess stands in her own city', () => {
    expect(artOf(PRINCESS).symbols).toEqual(['princess:1']);
  });

  test('parts of the fortress lie on the squares they begin on', () => {
    const [road] = partsOf(['road:10,0:W'], scene);
    expect(road?.at).toEqual({ x: 1000, y: 0 });
    expect(pointOf('road:10,0:W', scene)).toEqual({ x: 1010, y: 50 });
    expect(partsOf(['city:13,2:E'], scene)[0]?.path).toMatch(/^M100 0/);
    expect(partsOf(['road:11,0:N', 'monastery:11,0'], scene)).toEqual([]);
    expect(partsOf(['field:10,0:NL'], scene)).toHaveLength(1);
    expect(pointOf('quarter:palace', scene)?.x).toBeGreaterThan(1200);
  });

  test('a castle stands between its two squares', () => {
    expect(pointOf('castle:0,-1:S', scene)).toEqual({ x: 50, y: 0 });
    expect(pointOf('castle:0,-1', scene)).toEqual({ x: 50, y: 0 });
  });

  test('castles that share a square are told apart by the side', () => {
    const other: CastleView = {
      seat: 1,
      at: 'castle:0,-1:E',
      squares: [
        { x: 0, y: -1 },
        { x: 1, y: -1 },
      ],
      figure: true,
      suburbs: [],
    };
    const both = { ...scene, view: { ...scene.view, castles: [...scene.view.castles, other] } };
    expect(pointOf('castle:0,-1:E', both)).toEqual({ x: 100, y: -50 });
    expect(pointOf('castle:0,-1:S', both)).toEqual({ x: 50, y: 0 });
  });
});

describe('what can be pressed', () => {
  const choice = (action: string, key: string, ...refs: string[]): Choice => ({
    action,
    does: null,
    text: { key, places: refs },
  });
  const ask = (...choices: Choice[]): Decision => ({
    id: 1,
    seat: 0,
    revise: false,
    prompt: { key: 'prompt' },
    choices,
  });

  test('choices about one place are one target, and choices without a place are none', () => {
    const targets = targetsOf(
      ask(
        choice('meeple shrine', 'action-shrine', 'shrine:2,0'),
        choice('abbot shrine', 'action-abbot-shrine', 'shrine:2,0'),
        choice('abbot back', 'action-abbot-back', 'abbot'),
        choice('fairy 2,0 shrine', 'action-fairy', 'shrine:2,0'),
        choice('pass', 'action-pass', 'pass'),
        choice('something new', 'action-new', 'moon:3'),
      ),
      scene,
    );
    expect(targets.map(({ look, choices }) => [look, choices.length])).toEqual([
      ['figure', 2],
      ['home', 1],
      ['fairy', 1],
    ]);
    expect(targets[0]?.choices.map((one) => figureOf(one, 'shrine:2,0'))).toEqual(['meeple', 'abbot']);
    expect(targets[1]?.at).toEqual(pointOf('shrine:2,0', scene));
  });

  test('a place that comes second is found too, and picked with what stands before it', () => {
    const [target] = targetsOf(ask(choice('x', 'action-fairy', 'fairy', 'castle:0,-1:S')), scene);
    expect(target?.path).toEqual(['fairy', 'castle:0,-1:S']);
    expect(target?.at).toEqual({ x: 50, y: 0 });
  });

  test('what has no place on the map is left over, to be pressed beside it', () => {
    const decision = ask(
      choice('count palace', 'action-count', 'quarter:palace'),
      choice('pass', 'action-no-count', 'pass'),
    );
    expect(placeless(decision, targetsOf(decision, scene)).map(({ action }) => action)).toEqual(['pass']);
    expect(placeless(null, [])).toEqual([]);
  });

  test('a figure out of a quarter is pressed where it would stand: on the newest tile of what is scored', () => {
    const decision = {
      ...ask(
        choice('move meeple', 'action-move-meeple', 'quarter:palace'),
        choice('move abbot', 'action-move-abbot', 'quarter:palace'),
      ),
      prompt: { key: 'prompt-move-city', places: ['city:0,0:N', 'city:1,0:E'] },
    };
    const [target, ...others] = targetsOf(decision, scene);
    expect(others).toEqual([]);
    expect(target).toMatchObject({
      look: 'move',
      ref: 'city:1,0:E',
      path: ['quarter:palace'],
      at: pointOf('city:1,0:E', scene),
      from: quarterYard(scene, 'palace')?.at,
    });
    expect(target?.choices.map((one) => figureOf(one, 'city:1,0:E'))).toEqual(['meeple', 'abbot']);
  });

  test('a castle and the points instead of it are both pressed at the city', () => {
    const decision = {
      ...ask(choice('castle', 'action-castle', 'castle:1,0'), choice('points', 'action-points', 'points')),
      prompt: { key: 'prompt-castle', places: ['city:1,0:E', 'city:2,0:W'] },
    };
    const targets = targetsOf(decision, scene);
    expect(targets.map(({ look, at }) => [look, at])).toEqual([
      ['castle', { x: 200, y: 50 }],
      ['points', { x: 200, y: 50 }],
    ]);
  });

  test('the box round what can be pressed leaves room for figures', () => {
    expect(
      roundPoints([
        { x: 0, y: 0 },
        { x: 100, y: 50 },
      ]),
    ).toEqual({ x: -30, y: -30, width: 160, height: 110 });
  });

  test('two bridges on one tile are taken hold of apart', () => {
    const [a, b] = targetsOf(
      ask(choice('1', 'action-bridge', 'bridge:0,0:NS'), choice('2', 'action-bridge', 'bridge:0,0:EW')),
      scene,
    );
    expect(a?.at).not.toEqual(b?.at);
  });
});

describe('figures', () => {
  test('are larger on a smaller map, within limits', () => {
    expect(figureScale(2)).toBeLessThan(figureScale(0.7));
    expect(figureScale(0.1)).toBe(figureScale(0.05));
  });

  test('that stand close together step aside, but not far', () => {
    const [a, b] = standing(scene, 2);
    if (!a || !b) throw new Error('both figures stand on a tile');
    expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)).toBeGreaterThan(35);
    expect(Math.hypot(a.at.x - a.home.x, a.at.y - a.home.y)).toBeLessThanOrEqual(32.01);
  });

  test('points on one spot are parted, points apart stay where they are', () => {
    const [a, b, c] = spread(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      10,
      20,
    );
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(9.9);
    expect(c).toEqual({ x: 100, y: 0 });
  });
});

test('the map speaks both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
