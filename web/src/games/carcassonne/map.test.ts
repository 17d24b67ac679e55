import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { spread } from '$lib/board/spread';
import { speaker } from '$lib/play/say';
import { Selection } from '$lib/play/selection.svelte';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { aboutOf, placeName } from './about';
import { figureScale, standing } from './figures';
import { besideTile, RADIUS } from './ghosts';
import { areasOf, centreOf, pointOf, quarterYard, roundPoints, sceneOf } from './layout';
import { figureOf, isAway, targetsOf } from './targets';
import { artOf, partIndex, TileSet } from './tiles';
import type {
  CastleView,
  Does,
  Drawing,
  FeatureKind,
  MapChoice,
  MapDecision,
  PartAt,
  Picture,
  Place,
  PlaceAs,
  View,
} from './types';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import ui from './ui';

const cell = (x: number, y: number): Place => ({ kind: 'cell', x, y });
const part = (feature: FeatureKind, x: number, y: number, at: PartAt | null = null): Place => ({
  kind: 'part',
  feature,
  x,
  y,
  at,
});
const facing = (side: PlaceAs<'facing'>['facing']): Place => ({ kind: 'facing', facing: side });
const bridge = (x: number, y: number, axis: 'NS' | 'EW'): Place => ({ kind: 'bridge', x, y, axis });
const castle = (x: number, y: number, side: 'E' | 'S' | null): Place => ({ kind: 'castle', x, y, side });
const meeple: Place = { kind: 'figure', figure: 'meeple' };
const abbot: Place = { kind: 'figure', figure: 'abbot' };
const palace: Place = { kind: 'quarter', quarter: 'palace' };

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
const drawing: Drawing = {
  name: 'test',
  tiles: [D, SHRINE, PRINCESS, ...FORTRESS],
  terms: { 'BASE-D': 'tile-city-one-road', SHRINE: 'tile-shrine', PRINCESS: 'tile-princess' },
  fortress: [4, 3],
};
const set = new TileSet(drawing);

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
    { seat: 0, kind: 'abbot', at: part('shrine', 2, 0), square: { x: 2, y: 0 } },
    { seat: 1, kind: 'meeple', at: part('road', 2, 0, 'N'), square: { x: 2, y: 0 } },
  ],
  features: [
    {
      kind: 'city',
      parts: [part('city', 0, 0, 'N'), part('city', 1, 0, 'E')],
      figures: [1, 0],
      owners: [0],
      complete: false,
      points: 2,
    },
    { kind: 'shrine', parts: [part('shrine', 2, 0)], figures: [0, 0], owners: [], complete: true, points: 9 },
  ],
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
      at: castle(0, -1, 'S'),
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

describe('tiles', () => {
  test('the server’s components become a drawing’s description', () => {
    expect(artOf(D)).toMatchObject({ edges: 'CRFR', roads: [{ at: ['E', 'W'], ends: [] }], centre: null });
  });

  test('rotating a tile rotates its parts', () => {
    const turned = set.art('BASE-D', 'E');
    expect(turned.edges).toBe('RCRF');
    expect(partIndex(turned, 'city', 'E')).toBe(0);
    expect(partIndex(turned, 'road', 'N')).toBe(0);
    expect(partIndex(turned, 'city', 'N')).toBeNull();
    expect(partIndex(turned, 'monastery', null)).toBeNull();
  });

  test('equal arguments get the same drawing', () => {
    expect(set.shapes('BASE-D', 'E', 3)).toBe(set.shapes('BASE-D', 'E', 3));
    expect(() => set.art('NO-SUCH', 'N')).toThrow('NO-SUCH');
  });
});

describe('places on the map', () => {
  test('a square is located by its centre, a part by its spot on the tile', () => {
    expect(pointOf(cell(1, 0), scene)).toEqual({ x: 150, y: 50 });
    const city = pointOf(part('city', 1, 0, 'E'), scene);
    expect(city?.x).toBeGreaterThan(150);
    expect(city?.x).toBeLessThan(200);
  });

  test('what is not on the map has no position', () => {
    expect(pointOf(part('city', 5, 5, 'N'), scene)).toBeNull();
    expect(pointOf(part('city', 0, 0, 'S'), scene)).toBeNull();
    expect(pointOf({ kind: 'dragon' }, scene)).toBeNull();
    expect(pointOf(facing('E'), scene)).toBeNull();
    expect(centreOf([{ kind: 'bid', points: 3 }], scene)).toBeNull();
  });

  test('points appear at the centre of what they are for', () => {
    expect(centreOf([cell(0, 0), cell(2, 0)], scene)).toEqual({ x: 150, y: 50 });
  });

  test('areas are drawn once each, and only for places that have one', () => {
    const road = part('road', 1, 0, 'N');
    const areas = areasOf([cell(0, 0), road, road, facing('E')], scene);
    expect(areas.map(({ place }) => place)).toEqual([cell(0, 0), road]);
    expect(areas[1]?.at).toEqual({ x: 100, y: 0 });
  });
});

describe('places of the expansions', () => {
  test('a bridge is a road on its tile, and the tile under it is unchanged', () => {
    expect(pointOf(part('road', 2, 0, 'N'), scene)).toEqual({ x: 250, y: 50 });
    expect(pointOf(part('road', 2, 0, 'E'), scene)).toBeNull();
    expect(areasOf([part('road', 2, 0, 'S'), part('shrine', 2, 0)], scene)).toHaveLength(2);
  });

  test('a field enclosed in its tile is identified by its number', () => {
    expect(partIndex(set.art('PRINCESS', 'E'), 'field', 1)).toBe(1);
    expect(partIndex(set.art('PRINCESS', 'E'), 'field', 2)).toBeNull();
  });

  test('the princess stands in her own city', () => {
    expect(artOf(PRINCESS).symbols).toEqual(['princess:1']);
  });

  test('parts of the fortress are on the squares they start on', () => {
    const [road] = areasOf([part('road', 10, 0, 'W')], scene);
    expect(road?.at).toEqual({ x: 1000, y: 0 });
    expect(pointOf(part('road', 10, 0, 'W'), scene)).toEqual({ x: 1010, y: 50 });
    expect(areasOf([part('city', 13, 2, 'E')], scene)[0]?.path).toMatch(/^M100 0/);
    expect(areasOf([part('road', 11, 0, 'N'), part('monastery', 11, 0)], scene)).toEqual([]);
    expect(areasOf([part('field', 10, 0, 'NL')], scene)).toHaveLength(1);
    expect(pointOf(palace, scene)?.x).toBeGreaterThan(1200);
  });

  test('a castle stands between its two squares', () => {
    expect(pointOf(castle(0, -1, 'S'), scene)).toEqual({ x: 50, y: 0 });
  });

  test('castles that share a square are distinguished by the side', () => {
    const other: CastleView = {
      seat: 1,
      at: castle(0, -1, 'E'),
      squares: [
        { x: 0, y: -1 },
        { x: 1, y: -1 },
      ],
      figure: true,
      suburbs: [],
    };
    const both = { ...scene, view: { ...scene.view, castles: [...scene.view.castles, other] } };
    expect(pointOf(castle(0, -1, 'E'), both)).toEqual({ x: 100, y: -50 });
    expect(pointOf(castle(0, -1, 'S'), both)).toEqual({ x: 50, y: 0 });
  });
});

const choice = (action: string, does: Does, ...places: Place[]): MapChoice => ({
  action,
  does,
  text: { key: 'action', places },
});
const ask = (...choices: MapChoice[]): MapDecision => ({
  id: 1,
  seat: 0,
  revise: false,
  prompt: { key: 'prompt' },
  choices,
});
const stand = (figure: 'meeple' | 'abbot', feature: FeatureKind): Does => ({
  kind: 'figure',
  figure,
  feature,
});

describe('what can be pressed', () => {
  test('choices about one place are one target, and choices without a place are none', () => {
    const shrine = part('shrine', 2, 0);
    const road = part('road', 2, 0, 'N');
    const targets = targetsOf(
      ask(
        choice('meeple shrine', stand('meeple', 'shrine'), shrine, meeple),
        choice('abbot shrine', stand('abbot', 'shrine'), shrine, abbot),
        choice('abbot back', { kind: 'abbot_back' }, { kind: 'abbot' }),
        choice('fairy 2,0 road N', { kind: 'fairy' }, road, { kind: 'fairy' }),
        choice('bid 3', { kind: 'bid' }, { kind: 'bid', points: 3 }),
        choice('pass', { kind: 'pass' }),
      ),
      scene,
    );
    expect(targets.map(({ look, choices }) => [look, choices.length])).toEqual([
      ['figure', 2],
      ['home', 1],
      ['fairy', 1],
    ]);
    expect(targets[0]?.choices.map(figureOf)).toEqual(['meeple', 'abbot']);
    // The abbot stands in the shrine.
    expect(targets[1]).toMatchObject({ at: pointOf(shrine, scene), subject: shrine, figure: shrine });
  });

  test('a farmer lies down', () => {
    expect(figureOf(choice('x', stand('meeple', 'field')))).toBe('farmer');
  });

  test('a figure from a quarter is pressed at its destination: the newest tile of the scored feature', () => {
    const [old, newer] = [part('city', 0, 0, 'N'), part('city', 1, 0, 'E')];
    const decision = {
      ...ask(
        choice('move meeple', { kind: 'move', figure: 'meeple' }, palace, meeple),
        choice('move abbot', { kind: 'move', figure: 'abbot' }, palace, abbot),
      ),
      prompt: { key: 'prompt-move', places: [old, newer] },
    };
    const [target, ...others] = targetsOf(decision, scene);
    expect(others).toEqual([]);
    expect(target).toMatchObject({
      look: 'move',
      place: palace,
      subject: newer,
      at: pointOf(newer, scene),
      from: quarterYard(scene, 'palace')?.at,
    });
    expect(target?.choices.map(figureOf)).toEqual(['meeple', 'abbot']);
  });

  test('a castle and the points instead of it are both pressed in the city', () => {
    const decision = {
      ...ask(
        choice('castle', { kind: 'castle' }, castle(1, 0, 'E')),
        choice('points', { kind: 'points' }, { kind: 'points' }),
      ),
      prompt: { key: 'prompt-castle', places: [part('city', 1, 0, 'E'), part('city', 2, 0, 'W')] },
    };
    expect(targetsOf(decision, scene).map(({ look, at }) => [look, at])).toEqual([
      ['castle', { x: 200, y: 50 }],
      ['points', { x: 200, y: 50 }],
    ]);
  });

  test('only a figure on a tile other than the newest is away', () => {
    const targets = targetsOf(
      ask(
        choice('here', stand('meeple', 'city'), part('city', 3, 0, 'N'), meeple),
        choice('there', stand('meeple', 'city'), part('city', 0, 0, 'N'), meeple),
        choice('fairy', { kind: 'fairy' }, part('shrine', 2, 0), { kind: 'fairy' }),
      ),
      scene,
    );
    expect(targets.map((target) => isAway(target, scene))).toEqual([false, true, false]);
  });

  test('the box around what can be pressed leaves room for figures', () => {
    expect(
      roundPoints([
        { x: 0, y: 0 },
        { x: 100, y: 50 },
      ]),
    ).toEqual({ x: -30, y: -30, width: 160, height: 110 });
  });

  test('two bridges on one tile can be pressed separately', () => {
    const [a, b] = targetsOf(
      ask(
        choice('1', { kind: 'bridge' }, bridge(0, 0, 'NS')),
        choice('2', { kind: 'bridge' }, bridge(0, 0, 'EW')),
      ),
      scene,
    );
    expect(a?.at).not.toEqual(b?.at);
  });
});

describe('what a press means', () => {
  function playing(...choices: MapChoice[]) {
    const [send, why] = [vi.fn(), vi.fn()];
    const selection = new Selection<Place, Does>({ send, why, interaction: () => ui.interaction ?? {} });
    selection.ask(ask(...choices));
    return { selection, send, why };
  }
  const lay: Does = { kind: 'lay' };

  test('a square previews the tile; pressed again, it rotates the tile, with the bridge it needs', () => {
    const { selection, send } = playing(
      choice('1,1 N', lay, cell(1, 1), facing('N')),
      choice('1,1 E', lay, cell(1, 1), facing('E'), bridge(1, 0, 'NS')),
      choice('2,1 N', lay, cell(2, 1), facing('N')),
    );
    selection.press(cell(1, 1));
    expect(selection.meant).toEqual([cell(1, 1), facing('N')]);
    selection.press(cell(1, 1));
    expect(selection.meant).toEqual([cell(1, 1), facing('E'), bridge(1, 0, 'NS')]);
    selection.press(cell(2, 1));
    expect(selection.candidate?.action).toBe('2,1 N');
    expect(send).not.toHaveBeenCalled();
    selection.commit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a square where the tile does not fit is asked about with the current rotation', () => {
    const { selection, why } = playing(
      choice('1,1 N', lay, cell(1, 1), facing('N')),
      choice('1,1 E', lay, cell(1, 1), facing('E')),
    );
    selection.press(cell(1, 1));
    selection.turn();
    selection.press(cell(5, 5));
    expect(why).toHaveBeenCalledWith([facing('E'), cell(5, 5)]);
  });

  test('a figure is previewed, and confirmed by a second press; R switches to the abbot', () => {
    const shrine = part('shrine', 2, 0);
    const { selection, send } = playing(
      choice('meeple', stand('meeple', 'shrine'), shrine, meeple),
      choice('abbot', stand('abbot', 'shrine'), shrine, abbot),
      choice('pass', { kind: 'pass' }),
    );
    selection.press(shrine);
    expect(selection.candidate?.action).toBe('meeple');
    selection.turn();
    selection.press(shrine);
    expect(send.mock.calls[0]?.[1]).toMatchObject({ action: 'abbot' });
  });

  test('a bridge question is previewed and confirmed without a square', () => {
    const { selection, send } = playing(
      choice('NS', { kind: 'bridge' }, bridge(0, 0, 'NS')),
      choice('EW', { kind: 'bridge' }, bridge(0, 0, 'EW')),
    );
    selection.press(bridge(0, 0, 'NS'));
    selection.press(bridge(0, 0, 'EW'));
    expect(selection.candidate?.action).toBe('EW');
    selection.press(bridge(0, 0, 'EW'));
    expect(send.mock.calls[0]?.[1]).toMatchObject({ action: 'EW' });
  });
});

describe('names', () => {
  beforeAll(() => {
    for (const [locale, own] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const game = readFileSync(`../games/carcassonne/text/${locale}.ftl`, 'utf8');
      for (const text of [game, own]) addGameTexts('carcassonne', locale, text);
    }
  });
  const names = speaker('carcassonne', (seat) => ['Ann', 'Bob'][seat] ?? '');
  const table = { view: { ...view, tiles: view.tiles.slice(0, 4) }, catalogue: drawing, speaker: names };
  const said = (place: Place) => placeName(place, table);

  test('a place is named relative to the newest tile', () => {
    setLocale('en');
    expect(said(cell(6, -1))).toBe('3 east, 1 north of the last tile');
    expect(said(cell(3, 2))).toBe('2 south of the last tile');
    expect(said(part('shrine', 2, 0))).toBe('Shrine (1 west)');
    expect(said(part('city', 3, 0, 'N'))).toBe('City (on this tile)');
    expect(said(bridge(3, 1, 'NS'))).toBe('Bridge from north to south (1 south)');
    expect(said(facing('S'))).toBe('Rotated 180°');
    expect(said({ kind: 'tile', id: 'BASE-D' })).toBe('a city edge with a road');
    setLocale('ru');
    expect(said(cell(6, -1))).toBe('3 на восток, 1 на север от последнего квадрата');
    expect(said(palace)).toBe('дворец');
  });

  test('no name shows a code or a key', () => {
    for (const locale of ['en', 'ru'] as const) {
      setLocale(locale);
      const places: Place[] = [
        ...(['meeple', 'abbot'] as const).map((figure): Place => ({ kind: 'figure', figure })),
        ...(['abbot', 'dragon', 'fairy', 'count', 'points', 'buy', 'sell'] as const).map((kind): Place => ({
          kind,
        })),
        ...['BASE-D', 'SHRINE', 'PRINCESS', 'FORTRESS-1'].map((id): Place => ({ kind: 'tile', id })),
        castle(0, -1, 'S'),
        { kind: 'bid', points: 3 },
      ];
      for (const place of places) expect(said(place)).not.toMatch(/[A-Z]{2}|board-|tile-|^$/);
    }
  });

  test('a feature says how large it is, what it scores and for whom', () => {
    setLocale('en');
    expect(aboutOf(part('city', 1, 0, 'E'), scene, names)).toEqual({
      title: 'City',
      text: '2 tiles, 2 points at the end · Ann',
    });
    expect(aboutOf(part('shrine', 2, 0), scene, names)?.text).toBe('completed, scores no more');
    expect(aboutOf(castle(0, -1, 'S'), scene, names)?.title).toBe('Ann’s castle');
    expect(aboutOf(palace, scene, names)?.title).toBe('palace');
    expect(aboutOf(cell(0, 0), scene, names)).toBeNull();
  });

  test('a scored feature says who scored it', () => {
    const shrine = part('shrine', 2, 0);
    const scored = (owners: number[], undone = false) => ({
      seq: 9,
      at: null,
      seat: 0,
      kind: 'setup' as const,
      undone,
      events: [
        {
          event: {
            event: 'scored' as const,
            feature: 'shrine' as const,
            when: 'completed' as const,
            owners,
            points: 9,
            parts: [shrine],
            figures: [],
            lines: [],
          },
          text: { key: 'event-scored-shrine' },
        },
      ],
    });
    const text = (...log: ReturnType<typeof scored>[]) => aboutOf(shrine, scene, names, log)?.text;
    setLocale('en');
    expect(text(scored([0]))).toBe('completed · 9 points for Ann');
    expect(text(scored([0, 1]))).toBe('completed · 9 points each for Ann and Bob');
    expect(text(scored([]))).toBe('completed, scores no more');
    expect(text(scored([0], true))).toBe('completed, scores no more');
    setLocale('ru');
    expect(text(scored([1]))).toBe('завершено · Bob: 9 очков');
    expect(text(scored([0, 1]))).toBe('завершено · Ann и Bob: по 9 очков');
  });
});

describe('figures', () => {
  test('are larger on a smaller map, within limits', () => {
    expect(figureScale(2)).toBeLessThan(figureScale(0.7));
    expect(figureScale(0.1)).toBe(figureScale(0.05));
  });

  test('close together move apart, but not far', () => {
    const [a, b] = standing(scene, 2);
    if (!a || !b) throw new Error('both figures stand on a tile');
    expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)).toBeGreaterThan(35);
    expect(Math.hypot(a.at.x - a.home.x, a.at.y - a.home.y)).toBeLessThanOrEqual(32.01);
  });

  test('in one place are one figure with a number', () => {
    const [first] = scene.view.figures;
    if (!first) throw new Error('there is a figure');
    const heap = sceneOf({ ...scene.view, figures: [first, first, first] }, scene.set);
    expect(standing(heap, 1).map(({ count }) => count)).toEqual([3]);
  });

  test('as ghosts never overlap, however small the tile', () => {
    for (const scale of [1.25, 2, 2.7]) {
      const crowd = Array.from({ length: 9 }, (_, i) => ({
        x: 20 + (i % 3) * 30,
        y: 20 + Math.floor(i / 3) * 30,
      }));
      const apart = spread(crowd, 2.25 * RADIUS * scale);
      const gaps = apart.flatMap((a, i) => apart.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      expect(Math.min(...gaps)).toBeGreaterThan(2 * RADIUS * scale);
    }
  });

  const tile = { x: 100, y: 100, width: 60, height: 60 };
  const button = { width: 80, height: 44 };

  test('leave room for a button beside the tile', () => {
    const view = { width: 400, height: 400 };
    expect(besideTile(tile, button, [], view)).toEqual({ x: 130, y: 192 });
    const below = { x: 110, y: 180, width: 30, height: 30 };
    expect(besideTile(tile, button, [below], view).x).toBe(210);
  });

  test('leave that room on another side at the edge of the view', () => {
    const ghost = { x: 118, y: 125, width: 24, height: 24 };
    const low = besideTile(tile, button, [ghost], { width: 400, height: 170 });
    expect(low).toEqual({ x: 210, y: 130 });
    const corner = besideTile(tile, button, [ghost], { width: 170, height: 170 });
    expect(corner).toEqual({ x: 50, y: 130 });
  });

  test('points in one spot are separated, points apart stay where they are', () => {
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

test('the map has texts in both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
