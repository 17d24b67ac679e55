import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Choice } from '$lib/client/types';
import { speaker } from '$lib/play/say';
import { Selection } from '$lib/play/selection.svelte';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { aboutOf, placeName, tileTerm } from './about';
import { lessonOf, lookOf, pips } from './art/look';
import {
  ABOVE,
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
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import { workersOf, type Does, type Drawing, type Place, type PlayerView, type View } from './types';
import ui from './ui';

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
const areas = (place: Place) => areasOf(place, scene, true);
const at = {
  die: (face: number): Place => ({ kind: 'die', face }),
  offer: (depot: number, tile: string): Place => ({ kind: 'offer', depot, tile }),
  site: (estate: number, space: string): Place => ({ kind: 'site', estate, space }),
  space: (space: string, seat = 1): Place => ({ kind: 'space', seat, space }),
  stored: (tile: string): Place => ({ kind: 'stored', seat: 1, tile }),
  good: (good: string): Place => ({ kind: 'good', seat: 1, good }),
  workers: (seat: number): Place => ({ kind: 'workers', seat }),
};

describe('places on the table', () => {
  test('an estate is a hexagon of rows of 4 5 6 7 6 5 4 around d4', () => {
    const middle = spacePoint('d4');
    const round = ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'].map(spacePoint);
    for (const { x, y } of round) expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(100, 0);
    expect(spacePoint('a1').x - spacePoint('g1').x).toBe(0);
    expect(spacePoint('d7').x - spacePoint('d1').x).toBe(600);
  });

  test('equal tiles and dice have several positions', () => {
    expect(areas(at.offer(4, 'ship'))).toHaveLength(2);
    expect(areas(at.offer(4, 'castle'))).toHaveLength(0);
    expect(areas(at.offer(0, 'castle'))).toHaveLength(1);
    expect(areas(at.stored('bank'))).toHaveLength(2);
    expect(areas(at.die(3))).toHaveLength(2);
    expect(areas(at.die(4))).toHaveLength(0);
    expect(areasOf(at.die(3), { ...scene, acting: 0 }, true)).toEqual([]);
  });

  test('tiles are on their depots, clockwise', () => {
    const [ship] = areas(at.offer(4, 'ship'));
    const corner = depotCorner(4);
    expect(ship?.at.x).toBeGreaterThan(corner.x);
    expect(ship?.at.y).toBeGreaterThan(corner.y);
    expect(depotCorner(1).x).toBe(depotCorner(6).x);
    expect(depotCorner(2).x).toBe(depotCorner(3).x);
  });

  test('the estate shown is large, the others are small and side by side', () => {
    expect(othersOf(scene)).toEqual([0, 2]);
    const [own] = areas(at.space('d4'));
    const [other] = areas(at.space('d4', 2));
    expect(own?.at).toEqual({ x: ESTATE.x + 380 * SHEET.scale, y: spacePoint('d4').y * SHEET.scale });
    expect(other?.width).toBeLessThan((own?.width ?? 0) / 2);
    for (const one of [own, other]) {
      expect(one?.at.x).toBeLessThan(WHOLE.width);
      expect(one?.at.y).toBeLessThan(WHOLE.height);
    }
    expect(areas(at.workers(0))).toEqual([]);
    expect(areas(at.workers(1))).toHaveLength(1);
  });

  test('on an upright screen the market is above the estate', () => {
    const upright = { ...scene, plan: ABOVE };
    const [ship] = areasOf(at.offer(4, 'ship'), upright, true);
    const [space] = areasOf(at.space('d4'), upright, true);
    const [other] = areasOf(at.space('d4', 2), upright, true);
    expect(ship?.at.y).toBeLessThan(ABOVE.market.height);
    expect(space?.at.y).toBeGreaterThan(ABOVE.market.height);
    expect(other?.width).toBeLessThan((space?.width ?? 0) / 3);
    for (const one of [ship, space, other]) {
      expect(one?.at.x).toBeLessThan(ABOVE.whole.width);
      expect(one?.at.y).toBeLessThan(ABOVE.whole.height);
    }
  });

  test('goods are in storage, or still on the depot they are unloaded from', () => {
    expect(areas(at.good('red'))[0]?.at.x).toBeGreaterThan(ESTATE.x);
    expect(areas(at.good('violet'))[0]?.at.x).toBeGreaterThan(depotCorner(3).x);
    expect(areas(at.good('brown'))).toEqual([]);
  });

  test('points appear at the centre of what they are for', () => {
    const middle = centreOf([at.space('d3'), at.space('d5')], scene, true);
    expect(middle?.x).toBeCloseTo(areas(at.space('d4'))[0]?.at.x ?? 0);
    expect(
      centreOf(
        [
          { kind: 'tile', tile: 'ship' },
          { kind: 'marker', seat: 0 },
        ],
        scene,
        true,
      ),
    ).toBeNull();
  });

  test('estates to choose from are in rows, on a narrow screen one below another', () => {
    expect(galleryBox(1, 2, true).y).toBe(0);
    expect(galleryBox(1, 2, false).x).toBe(0);
    expect(galleryWhole(9, true).width).toBe(galleryBox(2, 9, true).x + 760);
    const [site] = areas(at.site(5, 'a1'));
    expect(site?.at.x).toBeGreaterThan(galleryBox(1, 2, true).x);
    expect(areas(at.site(3, 'a1'))).toEqual([]);
  });

  test('a narrow screen is filled from side to side around what can be pressed', () => {
    const low = areas(at.offer(4, 'ship'));
    const part = fromSideToSide(MARKET, { width: 400, height: 200 }, low);
    expect(part.width).toBe(MARKET.width);
    expect(part.height).toBe(MARKET.width / 2);
    expect(part.y + part.height).toBeLessThanOrEqual(MARKET.height);
    expect(low[0]?.at.y).toBeGreaterThan(part.y);
    expect(fromSideToSide(MARKET, { width: 400, height: 200 }, []).y).toBe(0);
  });
});

describe('choosing', () => {
  const choice = (action: string, does: Does, ...places: Place[]): Choice<Place, Does> => ({
    action,
    does,
    text: { key: 'action', places },
  });
  const [DIE_3, DIE_5] = [at.die(3), at.die(5)];
  const SHIP = at.offer(4, 'ship');
  const TAKE = choice('take', { kind: 'take', workers: 0 }, DIE_3, SHIP);
  const TAKE_DEAR = choice('take dear', { kind: 'take', workers: 2 }, DIE_5, SHIP);
  const BANK = at.stored('bank');
  const PLACE = choice('place', { kind: 'place', workers: 0 }, DIE_3, BANK, at.space('d5'));
  const ELSEWHERE = choice('elsewhere', { kind: 'place', workers: 1 }, DIE_3, BANK, at.space('c3'));

  test('another die makes a variant of the same choice; the fewest workers come first', () => {
    const send = vi.fn();
    const selection = new Selection<Place, Does>({ send, interaction: () => ui.interaction ?? {} });
    const choices = [TAKE_DEAR, TAKE, PLACE, ELSEWHERE];
    selection.ask({ id: 1, seat: 1, revise: false, prompt: { key: 'prompt' }, choices });
    selection.press(SHIP);
    expect(selection.candidate).toBe(TAKE);
    expect(selection.variants).toEqual([TAKE, TAKE_DEAR]);
    selection.press(DIE_5);
    expect(selection.candidate).toBe(TAKE_DEAR);
    selection.press(BANK);
    selection.press(at.space('d5'));
    expect(selection.candidate).toBe(PLACE);
    selection.press(at.space('d5'));
    expect(send).toHaveBeenCalledWith(expect.anything(), PLACE);
  });

  test('workers are counted where changing a die costs some', () => {
    expect(workersOf(TAKE_DEAR.does)).toBe(2);
    expect(workersOf({ kind: 'pass' })).toBe(0);
  });
});

describe('names', () => {
  const region = { colour: 'castle', spaces: ['a1', 'a2'], empty: 2, points: 5 } as const;
  const catalogue: Drawing = {
    name: 'test',
    estates: [{ number: 1, spaces: [{ name: 'a1', row: 1, place: 1, colour: 'castle', number: 6 }] }],
    depots: [],
    black: [],
    price: 2,
    phases: [],
    goods: [],
    tiles: [{ name: 'bank', rule: 'building.bank' }] as Drawing['tiles'],
  };
  const owner = player({ regions: [{ ...region, spaces: [...region.spaces] }] });
  const scenery = {
    view: { ...view, players: [owner, owner] },
    catalogue,
    speaker: speaker('burgundy', (seat) => `player ${seat}`),
  };
  beforeAll(() => {
    setLocale('en');
    addGameTexts('burgundy', 'en', en);
  });

  test('tiles have terms', () => expect(tileTerm('boarding house')).toBe('tile-boarding-house'));

  test.each<Place>([
    at.die(3),
    { kind: 'depot', depot: 0 },
    { kind: 'depot', depot: 3 },
    { kind: 'goods', depot: 3 },
    { kind: 'estate', estate: 2 },
    { kind: 'site', estate: 2, space: 'a1' },
    at.space('a1'),
    { kind: 'good', seat: 0, good: 'pink' },
    at.workers(0),
    { kind: 'silver', seat: 0 },
    { kind: 'marker', seat: 0 },
  ])('$kind has a name that is not a key', (place) => {
    expect(placeName(place, scenery)).toMatch(/^[A-Z]/);
  });

  test('an empty space says what belongs there, a tile what it is', () => {
    expect(aboutOf(at.space('a1'), scenery)).toMatchObject({
      title: expect.stringContaining('Row 1, space 1'),
      rule: 'place.colour',
      text: expect.stringContaining('5 points'),
    });
    expect(aboutOf(at.stored('bank'), scenery)?.rule).toBe('building.bank');
    expect(aboutOf({ part: 'track' }, scenery)?.rule).toBe('ship.order');
    expect(aboutOf(at.die(3), scenery)).toBeNull();
  });
});

describe('looks', () => {
  test('every kind of tile has a picture', () => {
    expect(lookOf('boarding house')).toEqual({ colour: 'building', symbol: 'bu-boarding-house' });
    expect(lookOf('3 cows')).toEqual({ colour: 'animal', symbol: 'bu-cows', count: 3 });
    expect(lookOf('knowledge 26')).toEqual({ colour: 'knowledge', number: 26 });
    expect(lookOf('mine')).toEqual({ colour: 'mine', symbol: 'bu-mine' });
    for (let number = 1; number <= 26; number++) expect(lessonOf(number).signs.length).toBeGreaterThan(0);
  });

  test('a die has as many pips as its value', () => {
    for (let face = 1; face <= 6; face++) expect(pips(face)).toHaveLength(face);
  });
});

test('the table has texts in both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
