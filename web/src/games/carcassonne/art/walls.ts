//! The ground plan of cities: where walls run between the tile's corners. Every wall starts and ends in a corner,
//! so walls of neighbouring tiles always meet.

import { corner, fromSide, mix, point, sideIndex } from './geometry';
import type { Point, TileArt } from './types';

export interface Wall {
  line: Point[];
  /** The sides of the tile this wall separates the city from. */
  sides: number[];
}

export interface CityPlan {
  /** Usually one polygon; two where a printed bridge joins the halves. */
  outlines: Point[][];
  walls: Wall[];
  /** The carriageway of a printed bridge, if there is one. */
  bridge: Point[] | null;
}

/** The faceted front of a bite out of one side: (along, share of the depth). */
const FRONT: readonly (readonly [number, number])[] = [
  [0, 0],
  [20, 0.58],
  [37, 1],
  [63, 1],
  [80, 0.58],
  [100, 0],
];
const CITY_DEPTH = 27;
const FIELD_DEPTH = 32;
const PULL = 8;

export function planCities(tile: TileArt): CityPlan[] {
  const spurs = findSpurs(tile);
  const bridged = bridgedCity(tile);
  return tile.cities.map((city, index) => {
    const sides = city.at.map(sideIndex);
    const others = new Set(tile.cities.flatMap((other, i) => (i === index ? [] : other.at.map(sideIndex))));
    if (index === bridged) return bridgedPlan(sides, others.size > 0);
    return cityPlan(sides, spurs.get(index) ?? [], others, hasClosedField(tile));
  });
}

export function hasClosedField(tile: TileArt): boolean {
  return tile.fields.some((field) => field.at.length === 0);
}

function bridgedCity(tile: TileArt): number {
  const symbol = tile.symbols.find((name) => name.startsWith('city_bridge'));
  return symbol === undefined ? -1 : Number(symbol.split(':')[1] ?? 0);
}

/**
 * Where two different fields meet at a corner, a city must reach into that corner to separate them.
 * Returns city index → corners.
 */
function findSpurs(tile: TileArt): Map<number, number[]> {
  const spurs = new Map<number, number[]>();
  'NESW'.split('').forEach((letter, side) => {
    const before = 'NESW'.charAt((side + 3) % 4);
    const left = tile.fields.find((field) => field.at.includes(`${before}R`));
    const right = tile.fields.find((field) => field.at.includes(`${letter}L`));
    if (!left || !right || left === right) return;
    const city = left.beside.find((index) => right.beside.includes(index));
    if (city !== undefined) spurs.set(city, [...(spurs.get(city) ?? []), side]);
  });
  return spurs;
}

function bridgedPlan(sides: number[], overCity: boolean): CityPlan {
  const depth = overCity ? 19 : CITY_DEPTH;
  const parts = sides.map((side) => front(side, depth));
  const [a, b] = sides.map((side) => fromSide(side, 50, depth - 4));
  return {
    outlines: parts,
    walls: parts.map((line, i) => ({ line, sides: [0, 1, 2, 3].filter((side) => side !== sides[i]) })),
    bridge: a && b ? [a, b] : null,
  };
}

function cityPlan(sides: number[], spurs: number[], others: Set<number>, closedField: boolean): CityPlan {
  const walls: Wall[] = [];
  const outline: Point[] = [];
  const first = sides.find((side) => !sides.includes((side + 3) % 4)) ?? 0;
  let i = 0;
  while (i < 4) {
    const side = (first + i) % 4;
    if (sides.includes(side)) {
      outline.push(corner(side));
      i += 1;
      continue;
    }
    const gap = [side];
    while (i + gap.length < 4) {
      const next = (side + gap.length) % 4;
      if (sides.includes(next) || spurs.includes(next)) break;
      gap.push(next);
    }
    const line = wallLine(gap, others, closedField, spurs.length > 0 && sides.length === 1);
    walls.push({ line, sides: gap });
    outline.push(...line.slice(0, -1));
    i += gap.length;
  }
  return { outlines: [outline], walls, bridge: null };
}

/** `wedge`: a single-edge city that runs across the tile into a far corner and needs its full width there. */
function wallLine(gap: number[], others: Set<number>, closedField: boolean, wedge: boolean): Point[] {
  const start = gap[0] as number;
  const meetsCity = gap.some((side) => others.has(side));
  if (gap.length === 1) return front(start, meetsCity ? 40 : wedge ? 20 : FIELD_DEPTH);
  if (gap.length === 2) return diagonal(start, closedField && meetsCity ? 14 : wedge ? -PULL : PULL);
  const own = (start + 3) % 4;
  if (closedField && others.size === 2) return touchingFront(own, others).reverse();
  return front(own, CITY_DEPTH).reverse();
}

function front(side: number, depth: number): Point[] {
  return FRONT.map(([alongSide, share]) => fromSide(side, alongSide, depth * share));
}

/** From a corner to the opposite one, pulled towards the city so that the field corner gets room. */
function diagonal(side: number, pull: number): Point[] {
  const [from, between, to] = [corner(side), corner(side + 1), corner(side + 2)];
  const away = point((50 - between.x) / 50, (50 - between.y) / 50);
  const bend = (t: number): Point => {
    const p = mix(from, to, t);
    return point(p.x + (away.x * pull) / 1.4, p.y + (away.y * pull) / 1.4);
  };
  return [from, bend(0.3), bend(0.7), to];
}

/** A single-edge city that reaches the wall of the city on two other edges, closing a field between them. */
function touchingFront(side: number, others: Set<number>): Point[] {
  const line: [number, number][] = [
    [0, 0],
    [20, 17],
    [42, 60],
    [55, 67],
    [61, 28],
    [78, 10],
    [100, 0],
  ];
  const clockwise = others.has((side + 1) % 4);
  const frontLine = clockwise ? line : line.map(([a, d]): [number, number] => [100 - a, d]).reverse();
  return frontLine.map(([alongSide, deep]) => fromSide(side, alongSide, deep));
}
