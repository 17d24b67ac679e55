import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice, Decision } from '$lib/client/types';
import { Selection } from '$lib/play/selection.svelte';
import { lessonOf, lookOf, pips } from './art/look';
import {
  areasOf,
  centreOf,
  depotCorner,
  ESTATE,
  fromSideToSide,
  galleryBox,
  galleryWhole,
  MARKET,
  othersOf,
  SHEET,
  spacePoint,
  WHOLE,
  type Scene,
} from './layout';
import { costOf, press, pressable, targetsOf } from './pick';
import { parseRef, tileTerm } from './refs';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import type { PlayerView, View } from './types';
import { whyAction } from './why';

function player(some: Partial<PlayerView> = {}): PlayerView {
  return {
    score: 0,
    at_the_end: 0,
    workers: 1,
    silver: 1,
    dice: [3, 3],
    estate: 1,
    tiles: [],
    regions: [],
    storage: ['bank', null, 'bank'],
    goods: ['pink', 'pink', 'red'],
    sold: [],
    dealt: [],
    chosen: false,
    choice: null,
    ...some,
  };
}
const view: View = {
  phase: 'A',
  round: 1,
  ahead: [],
  depots: [1, 2, 3, 4, 5, 6].map((depot) => ({
    tiles: depot === 4 ? [null, 'ship', 'mine', 'ship'] : [null, null, null, null],
    goods: depot === 3 ? ['orange', 'violet'] : [],
  })),
  black: ['castle', null, null, null, null, null, null, null],
  players: [player(), player(), player()],
  order: [0, 1, 2],
  track: [],
  bonuses: [],
  face_down: [],
  in_hand: null,
  turn: 0,
  options: { estates: 'one', choosing: 'open', leftover: 'discarded', tie: 'fewest', first: 'listed' },
};
const scene: Scene = { view, looked: 1, acting: 1, unloading: [3], gallery: [2, 5] };
const areas = (ref: string) => areasOf(ref, scene, true);

describe('names of places', () => {
  test.each([
    ['die:3', { kind: 'die', face: 3 }],
    ['depot:0', { kind: 'depot', depot: 0 }],
    ['depot:4/boarding house', { kind: 'offer', depot: 4, tile: 'boarding house' }],
    ['goods:6', { kind: 'goods', depot: 6 }],
    ['estate:9', { kind: 'estate', estate: 9 }],
    ['estate:9/a1', { kind: 'site', estate: 9, space: 'a1' }],
    ['space:2/d4', { kind: 'space', seat: 2, space: 'd4' }],
    ['stored:0/3 cows', { kind: 'stored', seat: 0, tile: '3 cows' }],
    ['good:1/pink', { kind: 'good', seat: 1, good: 'pink' }],
    ['workers:1', { kind: 'workers', seat: 1 }],
    ['tile:knowledge 16', { kind: 'tile', tile: 'knowledge 16' }],
    ['pass', { kind: 'pass' }],
  ])('%s', (ref, place) => expect(parseRef(ref)).toEqual(place));

  test.each(['', 'die', 'die:x', 'space:0', 'good:1', 'cell:1,0', 'dragon:1'])('"%s" is none', (ref) =>
    expect(parseRef(ref)).toBeNull(),
  );

  test('tiles have words', () => expect(tileTerm('boarding house')).toBe('tile-boarding-house'));
});

describe('places on the table', () => {
  test('an estate is a hexagon of rows of 4 5 6 7 6 5 4 round d4', () => {
    const middle = spacePoint('d4');
    const round = ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'].map(spacePoint);
    for (const { x, y } of round) expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(100, 0);
    expect(spacePoint('a1').x - spacePoint('g1').x).toBe(0);
    expect(spacePoint('d7').x - spacePoint('d1').x).toBe(600);
  });

  test('equal tiles and dice are in several places', () => {
    expect(areas('depot:4/ship')).toHaveLength(2);
    expect(areas('depot:4/castle')).toHaveLength(0);
    expect(areas('depot:0/castle')).toHaveLength(1);
    expect(areas('stored:1/bank')).toHaveLength(2);
    expect(areas('die:3')).toHaveLength(2);
    expect(areas('die:4')).toHaveLength(0);
    expect(areasOf('die:3', { ...scene, acting: 0 }, true)).toEqual([]);
  });

  test('tiles lie on their depots, clockwise', () => {
    const [ship] = areas('depot:4/ship');
    const corner = depotCorner(4);
    expect(ship?.at.x).toBeGreaterThan(corner.x);
    expect(ship?.at.y).toBeGreaterThan(corner.y);
    expect(depotCorner(1).x).toBe(depotCorner(6).x);
    expect(depotCorner(2).x).toBe(depotCorner(3).x);
  });

  test('the estate looked at is large, the others lie small side by side', () => {
    expect(othersOf(scene)).toEqual([0, 2]);
    const [own] = areas('space:1/d4');
    const [other] = areas('space:2/d4');
    expect(own?.at).toEqual({ x: ESTATE.x + 380 * SHEET.scale, y: spacePoint('d4').y * SHEET.scale });
    expect(other?.width).toBeLessThan((own?.width ?? 0) / 2);
    for (const one of [own, other]) {
      expect(one?.at.x).toBeLessThan(WHOLE.width);
      expect(one?.at.y).toBeLessThan(WHOLE.height);
    }
    expect(areas('workers:0')).toEqual([]);
    expect(areas('workers:1')).toHaveLength(1);
  });

  test('goods are in the store, or still on the depot they are unloaded from', () => {
    expect(areas('good:1/red')[0]?.at.x).toBeGreaterThan(ESTATE.x);
    expect(areas('good:1/violet')[0]?.at.x).toBeGreaterThan(depotCorner(3).x);
    expect(areas('good:1/brown')).toEqual([]);
  });

  test('points appear in the middle of what they are for', () => {
    const middle = centreOf(['space:1/d3', 'space:1/d5'], scene, true);
    expect(middle?.x).toBeCloseTo(areas('space:1/d4')[0]?.at.x ?? 0);
    expect(centreOf(['pass', 'marker:0'], scene, true)).toBeNull();
  });

  test('estates to choose from lie in rows, on a narrow screen one below another', () => {
    expect(galleryBox(1, 2, true).y).toBe(0);
    expect(galleryBox(1, 2, false).x).toBe(0);
    expect(galleryWhole(9, true).width).toBe(galleryBox(2, 9, true).x + 760);
    const [site] = areas('estate:5/a1');
    expect(site?.at.x).toBeGreaterThan(galleryBox(1, 2, true).x);
    expect(areas('estate:3/a1')).toEqual([]);
  });

  test('a narrow screen is filled from side to side round what can be pressed', () => {
    const low = areas('depot:4/ship');
    const part = fromSideToSide(MARKET, { width: 400, height: 200 }, low);
    expect(part.width).toBe(MARKET.width);
    expect(part.height).toBe(MARKET.width / 2);
    expect(part.y + part.height).toBeLessThanOrEqual(MARKET.height);
    expect(low[0]?.at.y).toBeGreaterThan(part.y);
    expect(fromSideToSide(MARKET, { width: 400, height: 200 }, []).y).toBe(0);
  });
});

describe('pressing places', () => {
  const choice = (action: string, workers: number, ...refs: string[]): Choice => ({
    action,
    text: { key: 'action', refs, args: [['workers', { number: workers }]] },
  });
  const TAKE = choice('take', 0, 'die:3', 'depot:4', 'depot:4/ship');
  const TAKE_DEAR = choice('take dear', 2, 'die:5', 'depot:4', 'depot:4/ship');
  const PLACE = choice('place', 0, 'die:3', 'stored:1/bank', 'space:1/d5');
  const ELSEWHERE = choice('elsewhere', 1, 'die:3', 'stored:1/bank', 'space:1/c3');
  const WORKERS = choice('workers', 0, 'die:5', 'workers:1');
  const BUY = choice('buy', 0, 'silver:1', 'depot:0', 'depot:0/castle');
  const ONE = choice('one', 0, 'goods:3');
  const BOTH = choice('both', 0, 'goods:3', 'goods:4');
  const all = [TAKE_DEAR, TAKE, PLACE, ELSEWHERE, WORKERS, BUY, ONE, BOTH];
  const send = vi.fn<(decision: Decision, choice: Choice) => void>();
  let selection: Selection;
  beforeEach(() => {
    send.mockReset();
    selection = new Selection(send);
    selection.ask({ id: 1, seat: 1, revise: false, prompt: { key: 'prompt' }, choices: all });
  });
  const refs = () => targetsOf(all, selection.held).map(({ ref }) => ref);

  test('a depot is no place to press where its tiles are', () => {
    expect(pressable(TAKE)).toEqual(['die:3', 'depot:4/ship']);
    expect(costOf(TAKE_DEAR)).toBe(2);
  });

  test('a die in hand leaves what it can do', () => {
    press(selection, 'die:3');
    expect(selection.candidate).toBeNull();
    expect(selection.held).toEqual(['die:3']);
    expect(refs()).toEqual(['depot:4/ship', 'stored:1/bank', 'space:1/d5', 'space:1/c3']);
    press(selection, 'die:3');
    expect(selection.held).toEqual([]);
  });

  test('die, tile, space, and once more to do it', () => {
    press(selection, 'die:3');
    press(selection, 'stored:1/bank');
    expect(refs()).toEqual(['space:1/d5', 'space:1/c3']);
    expect(targetsOf(all, selection.held).map(({ cost }) => cost)).toEqual([0, 1]);
    press(selection, 'space:1/c3');
    expect(selection.candidate).toBe(ELSEWHERE);
    press(selection, 'space:1/d5');
    expect(selection.candidate).toBe(PLACE);
    press(selection, 'space:1/d5');
    expect(send).toHaveBeenCalledWith(expect.anything(), PLACE);
  });

  test('a tile pressed first is taken with the die that costs least; the other can still be chosen', () => {
    press(selection, 'depot:4/ship');
    expect(selection.candidate).toBe(TAKE);
    press(selection, 'die:5');
    expect(selection.candidate).toBe(TAKE_DEAR);
  });

  test('what does not go together is put back', () => {
    press(selection, 'die:3');
    press(selection, 'workers:1');
    expect(selection.candidate).toBe(WORKERS);
    press(selection, 'depot:0/castle');
    expect(selection.candidate).toBe(BUY);
    expect(selection.held).toEqual(['depot:0/castle']);
  });

  test('one depot, or two', () => {
    press(selection, 'goods:3');
    expect(selection.candidate).toBe(ONE);
    press(selection, 'goods:4');
    expect(selection.candidate).toBe(BOTH);
  });
});

describe('asking why', () => {
  const on = (depot?: string) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    if (depot) element.dataset.depot = depot;
    return element;
  };
  test.each([
    ['space:1/d5', undefined, ['die:3', 'stored:1/bank'], 'place bank on d5 with 3'],
    ['space:1/d5', undefined, ['stored:1/bank'], 'place bank on d5'],
    ['space:1/d5', undefined, ['die:3'], null],
    ['tile:ship', '4', ['die:3'], 'take ship from depot 4 with 3'],
    ['tile:ship', '0', ['die:3'], 'buy ship from black depot'],
    ['tile:ship', '4', [], null],
    ['workers', undefined, ['die:3'], null],
  ])('%s', (about, depot, held, action) => expect(whyAction(about, on(depot), held)).toBe(action));
});

describe('looks', () => {
  test('every kind of tile has its picture', () => {
    expect(lookOf('boarding house')).toEqual({ colour: 'building', symbol: 'bu-boarding-house' });
    expect(lookOf('3 cows')).toEqual({ colour: 'animal', symbol: 'bu-cows', count: 3 });
    expect(lookOf('knowledge 26')).toEqual({ colour: 'knowledge', number: 26 });
    expect(lookOf('mine')).toEqual({ colour: 'mine', symbol: 'bu-mine' });
    for (let number = 1; number <= 26; number++) expect(lessonOf(number).signs.length).toBeGreaterThan(0);
  });

  test('a die has as many pips as it shows', () => {
    for (let face = 1; face <= 6; face++) expect(pips(face)).toHaveLength(face);
  });
});

test('the table speaks both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
