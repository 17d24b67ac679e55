//! Points, lines, curves and the tile's own frame (sides 0–3 = N E S W, corner i = the start of side i, clockwise).

import type { Point } from './types';

export const SIZE = 100;
export const SIDES = ['N', 'E', 'S', 'W'] as const;

const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: SIZE, y: 0 },
  { x: SIZE, y: SIZE },
  { x: 0, y: SIZE },
];
const INWARD: readonly Point[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

export const point = (x: number, y: number): Point => ({ x, y });
export const add = (a: Point, b: Point, times = 1): Point => point(a.x + b.x * times, a.y + b.y * times);
export const mix = (a: Point, b: Point, t: number): Point =>
  point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);

/** Called thousands of times per tile: a plain square root is several times as fast as `Math.hypot`. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export function sideIndex(letter: string): number {
  const index = 'NESW'.indexOf(letter.charAt(0));
  if (index < 0) throw new Error(`"${letter}" is no edge: use N, E, S or W`);
  return index;
}
const wrap = (side: number): number => ((side % 4) + 4) % 4;
export const corner = (i: number): Point => CORNERS[wrap(i)] as Point;
export const inward = (side: number): Point => INWARD[wrap(side)] as Point;
export const middle = (side: number): Point => mix(corner(side), corner(side + 1), 0.5);

/** A point in the frame of a side: `along` it clockwise and `deep` into the tile. */
export function fromSide(side: number, along: number, deep: number): Point {
  const start = corner(side);
  const end = corner(side + 1);
  return add(mix(start, end, along / SIZE), inward(side), deep);
}

export function cubic(a: Point, b: Point, c: Point, d: Point, steps = 14): Point[] {
  const line: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const s = 1 - t;
    const wa = s * s * s;
    const wb = 3 * s * s * t;
    const wc = 3 * s * t * t;
    const wd = t * t * t;
    line.push(point(a.x * wa + b.x * wb + c.x * wc + d.x * wd, a.y * wa + b.y * wb + c.y * wc + d.y * wd));
  }
  return line;
}

export function pairs(line: readonly Point[]): [Point, Point][] {
  return line.slice(1).map((to, i) => [line[i] as Point, to]);
}

export function length(line: readonly Point[]): number {
  return pairs(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
}

/** The point at fraction `t` of the line's length. */
export function along(line: readonly Point[], t: number): Point {
  return measured(line)(t);
}

/** The same for many points of one line, which is measured once. */
export function measured(line: readonly Point[]): (t: number) => Point {
  const steps = pairs(line).map(([a, b]) => ({ a, b, far: distance(a, b) }));
  const whole = steps.reduce((sum, { far }) => sum + far, 0);
  return (t) => {
    let left = whole * t;
    for (const { a, b, far } of steps) {
      if (left <= far && far > 0) return mix(a, b, left / far);
      left -= far;
    }
    return line[line.length - 1] as Point;
  };
}

export function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.sqrt((p.x - a.x - dx * t) ** 2 + (p.y - a.y - dy * t) ** 2);
}

export function toLine(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++)
    least = Math.min(least, toSegment(p, line[i - 1] as Point, line[i] as Point));
  return least;
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  let a = polygon[polygon.length - 1] as Point;
  for (const b of polygon) {
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
    a = b;
  }
  return odd;
}

export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (det === 0) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : mix(a, b, t);
}

/** The line offset sideways: positive to the right of its direction (y points down). */
export function shifted(line: readonly Point[], by: number): Point[] {
  return line.map((p, i) => {
    const before = line[Math.max(0, i - 1)] as Point;
    const after = line[Math.min(line.length - 1, i + 1)] as Point;
    const size = distance(before, after) || 1;
    return point(p.x - ((after.y - before.y) / size) * by, p.y + ((after.x - before.x) / size) * by);
  });
}

/** The tenths from −100 to 500, written once: drawing a map writes a hundred thousand numbers. */
const TENTHS = Array.from({ length: 6001 }, (_, index) => String((index - 1000) / 10));

/** A coordinate with one decimal. */
export function num(value: number): string {
  const tenths = Math.round(value * 10);
  return TENTHS[tenths + 1000] ?? String(tenths / 10);
}

const xy = (p: Point): string => `${num(p.x)} ${num(p.y)}`;

export function trace(line: readonly Point[], closed = false): string {
  return `M${line.map(xy).join('L')}${closed ? 'Z' : ''}`;
}

export function disc(at: Point, r: number, ry = r): string {
  return `M${num(at.x - r)} ${num(at.y)}a${num(r)} ${num(ry)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(ry)} 0 1 0 ${num(-2 * r)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}

/**
 * How far the meadow extends over the rim, so that no hairline shows between neighbours. What is on top extends a
 * little further: its soft end then blends into the neighbour's own colour and not into grass.
 */
export const BLEED = 0.3;

/** A point on the tile's rim, moved out. */
export function bled(p: Point, by: number): Point {
  const out = (value: number): number => (value <= 0 ? -by : value >= SIZE ? SIZE + by : value);
  return point(out(p.x), out(p.y));
}

/** A line whose ends on the rim extend straight over it, so that strokes of neighbouring tiles line up. */
export function bledLine(line: readonly Point[], by: number): Point[] {
  const first = line[0] as Point;
  const last = line[line.length - 1] as Point;
  const outside = (p: Point): Point[] => (distance(p, bled(p, by)) > 0 ? [bled(p, by)] : []);
  return [...outside(first), ...line, ...outside(last)];
}

/** A closed polygon round `at` from a flat list of offsets, scaled; mirrored where `scaleX` is negative. */
export function poly(at: Point, offsets: readonly number[], scale = 1, scaleX = scale): string {
  const points: Point[] = [];
  for (let i = 0; i + 1 < offsets.length; i += 2) {
    points.push(point(at.x + (offsets[i] as number) * scaleX, at.y + (offsets[i + 1] as number) * scale));
  }
  return trace(points, true);
}

/** A small seeded random number generator in [0, 1) (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
