// Owns where everything is on the table, in units of which a tile is 100 wide: the market with its depots, the estate
// shown, and below them the others' estates and the bonus tiles.
import type { Box, Point, Size } from '$lib/board/camera';
import type { Outline } from '$lib/board/Outlines.svelte';
import type { Seat } from '$lib/client/types';
import { byKind } from '$lib/play/places';
import type { Place, View } from './types';

/** The distance from the centre of a tile to its corners, if it is 100 wide. */
export const RADIUS = 100 / Math.sqrt(3);
const PITCH = RADIUS * 1.5;

export const MARKET: Box = { x: 0, y: 0, width: 864, height: 900 };
export const ESTATE: Box = { x: 884, y: 0, width: 852, height: 900 };
export const OTHERS: Box = { x: 0, y: 920, width: 864, height: 230 };
export const BONUSES: Box = { x: 884, y: 920, width: 752, height: 230 };
export const WHOLE: Box = { x: 0, y: 0, width: 1736, height: 1150 };

/** The corners of a tile of this width, centred on 0, 0. */
export function hexPath(width = 100): string {
  const [half, r] = [width / 2, width / Math.sqrt(3)];
  const round = (n: number) => Math.round(n * 100) / 100;
  const [x, y, z] = [round(half), round(r / 2), round(r)];
  return `M0 ${-z}L${x} ${-y}V${y}L0 ${z}L${-x} ${y}V${-y}Z`;
}

/** A rounded box centred on 0, 0. */
export function boxPath(width: number, height: number): string {
  const [x, y, r] = [width / 2, height / 2, Math.min(14, width / 4)];
  return `M${-x} ${r - y}a${r} ${r} 0 0 1 ${r} ${-r}H${x - r}a${r} ${r} 0 0 1 ${r} ${r}V${y - r}a${r} ${r} 0 0 1 ${-r} ${r}H${r - x}a${r} ${r} 0 0 1 ${-r} ${-r}Z`;
}

// The market: six depots clockwise around the black one.
export const DEPOT = { width: 264, height: 282 };
const DEPOTS_AT: readonly Point[] = [
  { x: 10, y: 12 },
  { x: 590, y: 12 },
  { x: 590, y: 309 },
  { x: 590, y: 606 },
  { x: 10, y: 606 },
  { x: 10, y: 309 },
];
export const BLACK_WIDTH = 93;

/** Where the parts of the table are. */
export type Plan = {
  whole: Box;
  /** The sheet under the depots, and the roads on it. */
  market: Box;
  roads: string;
  depots: readonly Point[];
  course: Box;
  black: Box;
  track: Box;
  estate: Box;
  /** Where the others' estates and the bonus tiles are, and their scale. */
  others: Point & { scale: number };
  bonuses: Point & { scale: number };
};

/** The market beside the estate. */
export const BESIDE: Plan = {
  whole: WHOLE,
  market: MARKET,
  roads: 'M142 153H722V747H142ZM142 450H722M432 153V747',
  depots: DEPOTS_AT,
  course: { x: 286, y: 12, width: 292, height: 274 },
  black: { x: 280, y: 298, width: 304, height: 304 },
  track: { x: 286, y: 614, width: 292, height: 274 },
  estate: ESTATE,
  others: { x: OTHERS.x, y: OTHERS.y, scale: 1 },
  bonuses: { x: BONUSES.x, y: BONUSES.y, scale: 1 },
};

/** On an upright screen: the market above the estate, over the whole width. */
export const ABOVE: Plan = {
  whole: { x: 0, y: 0, width: 1626, height: 1372 },
  market: { x: 0, y: 0, width: 1626, height: 306 },
  roads: 'M140 153H1480',
  depots: [0, 1, 2, 3, 4, 5].map((index) => ({ x: 10 + index * 268.4, y: 12 })),
  course: { x: 1328, y: 335, width: 292, height: 274 },
  black: { x: 1010, y: 320, width: 304, height: 304 },
  track: { x: 1169, y: 640, width: 292, height: 274 },
  estate: { x: 0, y: 320, width: 994, height: 1050 },
  others: { x: 1010, y: 1136, scale: 0.706 },
  bonuses: { x: 1010, y: 932, scale: 0.81 },
};

/** The top left corner of a numbered depot. */
export function depotCorner(number: number, plan: Plan = BESIDE): Point {
  return plan.depots[number - 1] ?? { x: 0, y: 0 };
}

/** The centre of a depot space, relative to the depot. */
export function slotPoint(slot: number): Point {
  return slot < 2 ? { x: 57 + slot * 100, y: 129 } : { x: 107 + (slot - 2) * 100, y: 129 + PITCH };
}

/** The centre of a space of the black depot. */
export function blackPoint(slot: number, { black }: Plan = BESIDE): Point {
  const [row, place, count] = slot < 3 ? [0, slot, 3] : slot < 5 ? [1, slot - 3, 2] : [2, slot - 5, 3];
  return {
    x: black.x + black.width / 2 + (place - (count - 1) / 2) * 97,
    y: black.y + black.height / 2 + (row - 1) * 84,
  };
}

export const GOOD = 47;
/** The centre of a colour of goods on a depot, relative to the depot. */
export function lyingPoint(index: number): Point {
  return { x: 94 + (index % 3) * 60 + Math.floor(index / 3) * 30, y: 36 + Math.floor(index / 3) * 22 };
}

// An estate, 760 wide, in its own coordinates.
const ROWS = [4, 5, 6, 7, 6, 5, 4];
export const SHEET = { width: 760, height: 803, scale: ESTATE.width / 760 };

/** The centre of a space of an estate. */
export function spacePoint(name: string): Point {
  const row = name.charCodeAt(0) - 97;
  const place = Number(name.slice(1)) - 1;
  const count = ROWS[row] ?? 7;
  return { x: 380 + (place - (count - 1) / 2) * 100, y: 74 + row * PITCH };
}

export const WORKERS: Box = { x: 12, y: 46, width: 116, height: 60 };
export const SILVER: Box = { x: 12, y: 112, width: 104, height: 60 };
export const DIE = 66;
export function diePoint(index: number): Point {
  return { x: 640 + index * 78, y: 50 };
}
export function storedPoint(index: number): Point {
  return { x: 66 + index * 106, y: 734 };
}
export function stackBox(index: number): Box {
  return { x: 354 + index * 92, y: 692, width: 84, height: 84 };
}
export const SOLD: Box = { x: 642, y: 692, width: 104, height: 84 };

/**
 * The part of a box that fills a screen of that aspect ratio from side to side, centred on what matters: on a
 * narrow screen things stay large enough for fingers.
 */
export function fromSideToSide(box: Box, size: Size, matters: readonly Area[]): Box {
  const height = Math.min(box.height, (box.width * size.height) / Math.max(1, size.width));
  const ys = matters.filter(({ at }) => at.x >= box.x && at.x <= box.x + box.width).map(({ at }) => at.y);
  const middle = ys.length > 0 ? (Math.min(...ys) + Math.max(...ys)) / 2 : box.y;
  const y = Math.min(Math.max(box.y, middle - height / 2), box.y + box.height - height);
  return { ...box, y, height };
}

/** Something on the table: its position and shape. */
export type Area = { place: Place; at: Point; shape: 'hex' | 'box'; width: number; height: number };

/** The outline of an area, scaled up. */
export function outlineOf({ place, at, shape, width, height }: Area, more = 0): Outline {
  const path = shape === 'hex' ? hexPath(width + more) : boxPath(width + more, height + more);
  return { place, at, path };
}

/** What determines the layout: the view, whose estate is shown, and the estates that may be chosen. */
export type Scene = {
  view: View;
  looked: Seat;
  /** Whose dice are shown. */
  acting: Seat | null;
  /** The depots whose goods are being chosen from. */
  unloading: readonly number[];
  gallery: readonly number[];
  /** The market beside the estate, if nothing is said. */
  plan?: Plan;
};

/** The seats whose estates are shown small, in order. */
export function othersOf({ view, looked }: Scene): Seat[] {
  return view.players.map((_, seat) => seat).filter((seat) => seat !== looked);
}

export function otherBox(index: number, count: number): Box {
  const width = (OTHERS.width - (count - 1) * 12) / count;
  return { ...OTHERS, x: OTHERS.x + index * (width + 12), width };
}
/** The scale of the other players' estates. */
export function smallScale(count: number): number {
  return [0.31, 0.28, 0.22][count - 1] ?? 0.22;
}

/** From a point on a player's sheet to the table, and the scale there. */
export function sheetOf(scene: Scene, seat: Seat): { x: number; y: number; scale: number } {
  const { estate, others: block } = scene.plan ?? BESIDE;
  if (seat === scene.looked) return { x: estate.x, y: estate.y, scale: estate.width / SHEET.width };
  const others = othersOf(scene);
  const box = otherBox(others.indexOf(seat), others.length);
  return {
    x: block.x + (box.x - OTHERS.x) * block.scale,
    y: block.y + (box.y + 14 - OTHERS.y) * block.scale,
    scale: smallScale(others.length) * block.scale,
  };
}

/** The position of one of several estates to choose from, and the size of all of them. */
export function galleryBox(index: number, count: number, wide: boolean): Box {
  const columns = count > 2 ? 3 : wide ? count : 1;
  return { x: (index % columns) * 790, y: Math.floor(index / columns) * 730, width: 760, height: 700 };
}
export function galleryWhole(count: number, wide: boolean): Box {
  const boxes = Array.from({ length: count }, (_, index) => galleryBox(index, count, wide));
  return {
    x: 0,
    y: 0,
    width: Math.max(...boxes.map(({ x, width }) => x + width)),
    height: Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}

/** The goods a player stores, by colour. */
export function stacks(goods: readonly string[]): { good: string; count: number }[] {
  return [...new Set(goods)].map((good) => ({ good, count: goods.filter((other) => other === good).length }));
}

/** What a place is drawn on: the scene, and whether estates to choose from are side by side. */
type Where = [scene: Scene, wide: boolean];
type Shape = Omit<Area, 'place'>;

const hex = (at: Point, width: number): Shape => ({ at, shape: 'hex', width, height: width });
const box = ({ x, y, width, height }: Box): Shape => ({
  at: { x: x + width / 2, y: y + height / 2 },
  shape: 'box',
  width,
  height,
});
const square = ({ x, y }: Point, side: number): Shape =>
  box({ x: x - side / 2, y: y - side / 2, width: side, height: side });

function onSheet(scene: Scene, seat: Seat, shape: Shape): Shape {
  const { x, y, scale } = sheetOf(scene, seat);
  const at = { x: x + shape.at.x * scale, y: y + shape.at.y * scale };
  return { ...shape, at, width: shape.width * scale, height: shape.height * scale };
}

/** On the sheet that is shown; on no other. */
function looked(scene: Scene, seat: Seat, shapes: readonly Shape[]): Shape[] {
  return seat === scene.looked ? shapes.map((shape) => onSheet(scene, seat, shape)) : [];
}

const shapesOf = byKind<Place, Shape[], Where>({
  die: ({ face }, scene) => {
    const dice = scene.acting === scene.looked ? (scene.view.players[scene.looked]?.dice ?? []) : [];
    const shown = dice.flatMap((one, index) => (one === face ? [square(diePoint(index), DIE)] : []));
    return looked(scene, scene.looked, shown);
  },
  depot: ({ depot }, { plan = BESIDE }) => [
    box(depot === 0 ? plan.black : { ...depotCorner(depot, plan), ...DEPOT }),
  ],
  goods: ({ depot }, { plan }) => [box({ ...depotCorner(depot, plan), ...DEPOT })],
  offer: ({ depot, tile }, { view, plan }) => {
    const tiles = depot === 0 ? view.black : (view.depots[depot - 1]?.tiles ?? []);
    const corner = depotCorner(depot, plan);
    return tiles.flatMap((one, slot) => {
      if (one !== tile) return [];
      const { x, y } = slotPoint(slot);
      return [
        depot === 0
          ? hex(blackPoint(slot, plan), BLACK_WIDTH)
          : hex({ x: corner.x + x, y: corner.y + y }, 96),
      ];
    });
  },
  estate: ({ estate }, { gallery }, wide) => {
    const index = gallery.indexOf(estate);
    return index < 0 ? [] : [box(galleryBox(index, gallery.length, wide))];
  },
  site: ({ estate, space }, { gallery }, wide) => {
    const index = gallery.indexOf(estate);
    if (index < 0) return [];
    const corner = galleryBox(index, gallery.length, wide);
    const { x, y } = spacePoint(space);
    return [hex({ x: corner.x + x, y: corner.y + 44 + y }, 98)];
  },
  space: ({ seat, space }, scene) => [onSheet(scene, seat, hex(spacePoint(space), 98))],
  stored: ({ seat, tile }, scene) => {
    const storage = scene.view.players[seat]?.storage ?? [];
    const shown = storage.flatMap((one, index) => (one === tile ? [hex(storedPoint(index), 100)] : []));
    return looked(scene, seat, shown);
  },
  good: ({ seat, good }, scene) => {
    if (seat !== scene.looked) return [];
    const index = stacks(scene.view.players[seat]?.goods ?? []).findIndex((stack) => stack.good === good);
    return index >= 0 ? looked(scene, seat, [box(stackBox(index))]) : lying(good, scene);
  },
  workers: ({ seat }, scene) => looked(scene, seat, [box(WORKERS)]),
  silver: ({ seat }, scene) => looked(scene, seat, [box(SILVER)]),
  // The track and the question beside it show these.
  marker: () => [],
  tile: () => [],
});

/** Goods of a colour on the depots that are being unloaded. */
function lying(good: string, { view, unloading, plan }: Scene): Shape[] {
  return unloading.flatMap((depot) => {
    const goods = stacks(view.depots[depot - 1]?.goods ?? []);
    const corner = depotCorner(depot, plan);
    return goods.flatMap((one, index) => {
      const { x, y } = lyingPoint(index);
      return one.good === good ? [square({ x: corner.x + x, y: corner.y + y }, GOOD)] : [];
    });
  });
}

/** The positions of a place: one for each such tile or die. Empty if it is not on the table. */
export function areasOf(place: Place, scene: Scene, wide: boolean): Area[] {
  return shapesOf(place, scene, wide).map((shape) => ({ place, ...shape }));
}

/** The centre of several places: where their points appear. */
export function centreOf(places: readonly Place[], scene: Scene, wide: boolean): Point | null {
  const points = places.flatMap((place) => areasOf(place, scene, wide)).map(({ at }) => at);
  if (points.length === 0) return null;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
