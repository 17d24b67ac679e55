//! The fortress's ground plan: a walled town on several squares with a strip of land round it. Where its roads, city parts
//! and fields lie, and where in it the four quarters are.

import {
  cubic,
  disc,
  fromSide,
  inward,
  middle,
  mix,
  point,
  shifted,
  sideIndex,
  SIZE,
  trace,
} from '../geometry';
import { ROAD_CASING } from '../plan';
import type { Point } from '../types';

/** The fortress as the app passes it in. Roads and city parts are known by square (from 1, row by row) and outer side: 1W. */
export interface FortressArt {
  columns: number;
  rows: number;
  roads: string[];
  cities: string[];
}

export const QUARTERS = ['palace', 'market', 'smithy', 'cathedral'] as const;
export type QuarterName = (typeof QUARTERS)[number];

export interface QuarterPlan {
  /** Where its building stands: the middle of its foot. */
  building: Point;
  /** The centre and half-size of the area where figures stand. */
  yard: Point;
  reach: Point;
}

/** How wide the land outside the walls is, and how far the city parts reach into it. */
export const LAND = 21;
const BITE = 18;
const FRONT: readonly (readonly [number, number])[] = [
  [0, 0],
  [20, 0.58],
  [37, 1],
  [63, 1],
  [80, 0.58],
  [100, 0],
];

/** The four quarters surround the well like the sails of a mill; drawn for 4 × 3 squares, stretched for others. */
const QUARTER_PLANS: Record<QuarterName, QuarterPlan> = {
  cathedral: { building: point(72, 132), yard: point(148, 106), reach: point(46, 34) },
  palace: { building: point(250, 112), yard: point(326, 84), reach: point(42, 32) },
  market: { building: point(306, 176), yard: point(308, 222), reach: point(54, 32) },
  smithy: { building: point(72, 250), yard: point(164, 226), reach: point(56, 32) },
};
export const WELL = point(218, 160);

export function fortressSize({ columns, rows }: FortressArt): Point {
  return point(columns * SIZE, rows * SIZE);
}

export function quarterPlan(fortress: FortressArt, quarter: QuarterName): QuarterPlan {
  const [sx, sy] = [fortress.columns / 4, fortress.rows / 3];
  const { building, yard, reach } = QUARTER_PLANS[quarter];
  const stretched = ({ x, y }: Point): Point => point(x * sx, y * sy);
  return { building: stretched(building), yard: stretched(yard), reach: stretched(reach) };
}

/** The north-west corner of a square by its number from 1. */
function squareCorner({ columns }: FortressArt, number: number): Point {
  return point(((number - 1) % columns) * SIZE, Math.floor((number - 1) / columns) * SIZE);
}

function onSquare(fortress: FortressArt, name: string): { origin: Point; side: number; half: string } {
  const [, number = '1', side = 'N', half = ''] = /^(\d+)([NESW])([LR]?)$/.exec(name) ?? [];
  return { origin: squareCorner(fortress, Number(number)), side: sideIndex(side), half };
}

const moved = (origin: Point) => (p: Point) => point(p.x + origin.x, p.y + origin.y);

/** From the outer side straight to the gate in the wall. */
export function roadLine(fortress: FortressArt, name: string): Point[] {
  const { origin, side } = onSquare(fortress, name);
  const from = middle(side);
  const to = point(from.x + inward(side).x * LAND, from.y + inward(side).y * LAND);
  return cubic(from, mix(from, to, 0.4), mix(from, to, 0.7), to, 4).map(moved(origin));
}

/** The front of a city part, bitten out of the land before the wall. */
export function cityLine(fortress: FortressArt, name: string): Point[] {
  const { origin, side } = onSquare(fortress, name);
  return FRONT.map(([along, share]) => fromSide(side, along, BITE * share)).map(moved(origin));
}

/** The corners of the wall, clockwise from the north-west. */
export function wallCorners(fortress: FortressArt): Point[] {
  const { x, y } = fortressSize(fortress);
  return [point(LAND, LAND), point(x - LAND, LAND), point(x - LAND, y - LAND), point(LAND, y - LAND)];
}

/** The area of a part of the fortress: `place` is a side or half-side of a square. Null if there is none. */
export function fortressPath(
  fortress: FortressArt,
  kind: 'road' | 'city' | 'field',
  place: string,
): string | null {
  const { origin, side, half } = onSquare(fortress, place);
  if (kind === 'road') {
    if (!fortress.roads.includes(place)) return null;
    const line = roadLine(fortress, place);
    return trace([...shifted(line, -ROAD_CASING / 2), ...shifted(line, ROAD_CASING / 2).reverse()], true);
  }
  if (kind === 'city') {
    if (fortress.cities.includes(place)) return trace(cityLine(fortress, place), true);
    return townPath(fortress, origin);
  }
  if (half === '') return null;
  // A strip along half of the side. At an outer corner it ends in a mitre, where the next side's strip starts.
  const [from, to] = half === 'L' ? [0, SIZE / 2] : [SIZE / 2, SIZE];
  const size = fortressSize(fortress);
  const inset = (along: number): number => {
    const p = moved(origin)(fromSide(side, along, 0));
    const corner = (p.x === 0 || p.x === size.x) && (p.y === 0 || p.y === size.y);
    return corner ? LAND * (along === 0 ? 1 : -1) : 0;
  };
  const strip = [
    fromSide(side, from, 0),
    fromSide(side, to, 0),
    fromSide(side, to + inset(to), LAND),
    fromSide(side, from + inset(from), LAND),
  ];
  return trace(strip.map(moved(origin)), true);
}

/** The part of the town inside the walls that lies on a square. */
function townPath(fortress: FortressArt, { x, y }: Point): string {
  const size = fortressSize(fortress);
  const [left, top] = [Math.max(x, LAND), Math.max(y, LAND)];
  const [right, bottom] = [Math.min(x + SIZE, size.x - LAND), Math.min(y + SIZE, size.y - LAND)];
  return trace([point(left, top), point(right, top), point(right, bottom), point(left, bottom)], true);
}

/** The place in a quarter where figures stand, as a path. */
export function quarterPath(fortress: FortressArt, quarter: QuarterName): string {
  const { yard, reach } = quarterPlan(fortress, quarter);
  return disc(yard, reach.x, reach.y);
}
