// Owns where the city names go on the map: below a city, or on another side where something is in the way.
import type { Box, Point, Size } from '$lib/board/camera';
import { townScale, type Sheet } from './sheet';

/** The centre of the first line, and how the lines are aligned there. */
export type Label = { lines: string[]; at: Point; align: 'start' | 'middle' | 'end' };

/** Dimensions of a town at full size: its towers, what is beside them, and the size of its name. */
const TOWERS: Box = { x: -26, y: -42, width: 52, height: 54 };
const TOKEN: Box = { x: 18, y: -34, width: 30, height: 28 };
/** Where residences stand. */
const HOUSES: Box = { x: -32, y: -20, width: 64, height: 33 };
const LETTER = 8.8;
export const LINE = 16;
/** The height of a name at full size, and in pixels at least. */
export const NAME = 17.5;
const READABLE = 12;

/** The scale of names: that of towns, or larger on a small map. */
export function letterScale(sheet: Sheet): number {
  return Math.max(townScale(sheet), READABLE / (NAME * sheet.scale));
}

/** Below the city if nothing is in the way, otherwise on the first side that is better. */
const SIDES = ['below', 'right', 'left', 'above'] as const;
type Side = (typeof SIDES)[number];
/** The number of passes in which names adjust to each other. */
const ROUNDS = 3;

/** Each name goes where it covers the least of cities, of the edge and, twice as bad, of residences and other names. */
export function placeNames(
  towns: readonly { name: string; at: Point }[],
  scale: number,
  letters: number,
  sheet: Size,
): Label[] {
  const towers = towns.map(({ at }) => [TOWERS, TOKEN, HOUSES, HOUSES].map((part) => moved(part, at, scale)));
  const ways = towns.map(({ name, at }) => SIDES.map((side) => wayTo(name, side, at, scale, letters)));
  let chosen = ways.map(([below]) => below);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, own] of ways.entries()) {
      const others = [
        ...towers.filter((_, other) => other !== index).flat(),
        ...chosen.flatMap((way, other) => (way && other !== index ? [way.box, way.box] : [])),
      ];
      const cost = ({ box }: Way) => {
        const covered = others.reduce((sum, other) => sum + common(box, other), 0);
        const outside = box.width * box.height - common(box, { x: 0, y: 0, ...sheet });
        return Math.round(covered + 3 * outside);
      };
      const best = own.reduce((one, other) => (cost(other) < cost(one) ? other : one));
      chosen = chosen.with(index, best);
    }
  }
  return chosen.flatMap((way) => (way ? [way.label] : []));
}

type Way = { label: Label; box: Box };

function wayTo(name: string, side: Side, at: Point, scale: number, letters: number): Way {
  const lines = side === 'below' ? nameLines(name) : [name];
  const width = (LETTER * letters * Math.max(...lines.map((line) => line.length))) / scale;
  const line = (LINE * letters) / scale;
  const align = { below: 'middle', above: 'middle', right: 'start', left: 'end' } as const;
  const [x, y] = { below: [0, 25], above: [0, -50], right: [30, 6], left: [-30, 6] }[side] as [
    number,
    number,
  ];
  const left = { middle: x - width / 2, start: x, end: x - width }[align[side]];
  return {
    label: { lines, at: { x: at.x + x * scale, y: at.y + y * scale }, align: align[side] },
    box: moved({ x: left, y: y - line / 2, width, height: line * lines.length }, at, scale),
  };
}

function moved({ x, y, width, height }: Box, at: Point, scale: number): Box {
  return { x: at.x + x * scale, y: at.y + y * scale, width: width * scale, height: height * scale };
}

/** The area of the intersection of two boxes. */
function common(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** A long name takes two lines, broken where the language allows it. */
export function nameLines(name: string): string[] {
  if (name.length < 11) return [name];
  const cut = Math.max(name.lastIndexOf(' '), name.indexOf('-') + 1);
  return cut <= 0 ? [name] : [name.slice(0, cut).trim(), name.slice(cut).trim()];
}
