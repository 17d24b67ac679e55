// Owns where things are on the map: the cities of the data file spread over the available space, the roads between
// them, the parts of the land that belong to each region, and woods and hills in the gaps.
import type { Point, Size } from '$lib/board/camera';
import { spread } from '$lib/board/spread';
import type { City, Colour, Drawing } from '../types';

/** The sheet the data file places its cities on. */
const WIDTH = 1000;
const HEIGHT = 600;

export type Town = { city: City; at: Point };
export type Road = { from: Town; to: Town; path: string };
export type Cell = { region: Colour; path: string };
export type Ornament = { kind: 'fir' | 'hill'; at: Point };

/** A sheet with the aspect ratio of the available space, and its pixels per unit. */
export type Sheet = Size & { scale: number };

/** A narrow area makes a taller sheet, a low one a wider sheet: cities move apart, nothing is distorted. */
export function sheetFor(room: Size): Sheet {
  const scale = Math.min(room.width / WIDTH, room.height / HEIGHT);
  if (!(scale > 0)) return { width: WIDTH, height: HEIGHT, scale: 1 };
  return { width: room.width / scale, height: room.height / scale, scale };
}

/** The scale of towns, so that a small map is still readable. */
export function townScale({ scale }: Sheet): number {
  return Math.min(1.55, Math.max(1, 0.6 / scale));
}

export function townsOn({ cities }: Drawing, sheet: Sheet): Town[] {
  const across = Math.min(1.3, sheet.width / WIDTH);
  const down = Math.min(1.75, sheet.height / HEIGHT);
  const [left, top] = [(sheet.width - WIDTH * across) / 2, (sheet.height - HEIGHT * down) / 2];
  const homes = cities.map(({ x, y }) => ({ x: left + x * across, y: top + y * down }));
  const places = spread(homes, FINGER / sheet.scale, FINGER / sheet.scale).map((at) => within(at, sheet));
  return cities.map((city, index) => ({ city, at: places[index] ?? { x: 0, y: 0 } }));
}

/** Cities are this many pixels apart, so that a finger can hit each. */
const FINGER = 46;

/** Not so near the edge that towers or names are cut off. */
function within({ x, y }: Point, sheet: Sheet): Point {
  const margin = FINGER / 2 / sheet.scale;
  const kept = (value: number, whole: number) => Math.max(margin, Math.min(whole - margin, value));
  return { x: kept(x, sheet.width), y: kept(y, sheet.height) };
}

export function roadsOn({ roads }: Drawing, towns: readonly Town[]): Road[] {
  return roads.flatMap(([a, b], index) => {
    const [from, to] = [a, b].map((id) => towns.find(({ city }) => city.id === id));
    return from && to ? [{ from, to, path: bend(from.at, to.at, index % 2 === 0 ? 1 : -1) }] : [];
  });
}

/** A road curves slightly to one side. */
function bend(from: Point, to: Point, side: 1 | -1): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [(from.x + to.x) / 2 - side * dy * 0.09, (from.y + to.y) / 2 + side * dx * 0.09];
  return `M${round(from.x)} ${round(from.y)}Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;
}

/** The land nearer to each city than to any other, coloured by region. */
export function cellsOn(towns: readonly Town[], { width, height }: Size): Cell[] {
  const whole = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return towns.map(({ city, at }) => {
    const rivals = towns.filter((other) => other.at !== at);
    const cell = rivals.reduce((shape, other) => nearer(shape, at, other.at), whole);
    return { region: city.region, path: polygon(cell) };
  });
}

/** The part of a shape that is nearer to `own` than to `other`. */
function nearer(shape: readonly Point[], own: Point, other: Point): Point[] {
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 };
  const side = ({ x, y }: Point) => (x - middle.x) * (other.x - own.x) + (y - middle.y) * (other.y - own.y);
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const kept = here <= 0 ? [point] : [];
    if (here < 0 === there < 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y) }];
  });
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Woods and hills near cities and roads, but never on them. The same map always gets the same ones. */
export function ornamentsOn(
  towns: readonly Town[],
  roads: readonly Road[],
  { width, height }: Size,
): Ornament[] {
  const placed: Ornament[] = [];
  let seed = 17;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let tries = 0; tries < 900 && placed.length < 70; tries++) {
    const at = { x: random() * width, y: random() * height };
    const town = Math.min(...towns.map((one) => far(one.at, at)));
    const road = Math.min(...roads.map(({ from, to }) => fromLine(at, from.at, to.at)));
    const crowd = Math.min(...placed.map((one) => far(one.at, at)));
    if (town < 62 || town > 105 || road < 22 || crowd < 26) continue;
    // The north is wooded, the south is not.
    placed.push({ kind: random() < 0.85 - 0.6 * (at.y / height) ? 'fir' : 'hill', at });
  }
  return placed.toSorted((a, b) => a.at.y - b.at.y);
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function fromLine(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return far(at, { x: from.x + share * dx, y: from.y + share * dy });
}

/** The width of the button over a town, in pixels: at least a fingertip, but it never covers another town's centre. */
export function reachOf({ at }: Town, others: readonly Town[], { scale }: Sheet): number {
  const near = Math.min(...others.filter((other) => other.at !== at).map((other) => far(other.at, at)));
  return Math.round(Math.min(64, Math.max(24, near * scale)));
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
