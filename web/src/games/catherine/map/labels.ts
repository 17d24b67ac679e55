// Owns where the cities' names stand on the map: below a city, or beside it where another city is in the way.
import type { Box, Point, Size } from '$lib/board/camera';

export type Side = 'below' | 'right' | 'left';
export type Label = { lines: string[]; side: Side };

/** Units of a town drawn at full size: its towers, what lies beside them, and how large its name is written. */
const TOWERS: Box = { x: -26, y: -42, width: 52, height: 54 };
const TOKEN: Box = { x: 18, y: -34, width: 30, height: 28 };
export const BESIDE = 28;
const LETTER = 8.8;
const LINE = 16;
const SIDES: readonly Side[] = ['below', 'right', 'left'];

/** One after the other, each name goes where it covers least of cities, of names already placed and of the edge. */
export function placeNames(
  towns: readonly { name: string; at: Point }[],
  scale: number,
  sheet: Size,
): Label[] {
  const taken = towns.flatMap(({ at }) => [moved(TOWERS, at, scale), moved(TOKEN, at, scale)]);
  return towns.map(({ name, at }, index) => {
    const others = taken.filter((_, place) => Math.floor(place / 2) !== index);
    const ways = SIDES.map((side) => {
      const lines = side === 'below' ? nameLines(name) : [name];
      const box = moved(boxOf(lines, side), at, scale);
      const covered = others.reduce((sum, other) => sum + common(box, other), 0);
      const outside = box.width * box.height - common(box, { x: 0, y: 0, ...sheet });
      return { lines, side, box, cost: covered + 3 * outside };
    });
    const best = ways.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(best.box);
    return { lines: best.lines, side: best.side };
  });
}

function boxOf(lines: readonly string[], side: Side): Box {
  const width = LETTER * Math.max(...lines.map((line) => line.length));
  const size = { width, height: LINE * lines.length };
  if (side === 'below') return { x: -width / 2, y: 17, ...size };
  return { x: side === 'right' ? BESIDE : -BESIDE - width, y: -2, ...size };
}

function moved({ x, y, width, height }: Box, at: Point, scale: number): Box {
  return { x: at.x + x * scale, y: at.y + y * scale, width: width * scale, height: height * scale };
}

/** The area two boxes share. */
function common(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** A long name is written in two lines, broken where the language breaks it. */
export function nameLines(name: string): string[] {
  if (name.length < 11) return [name];
  const cut = Math.max(name.lastIndexOf(' '), name.indexOf('-') + 1);
  return cut <= 0 ? [name] : [name.slice(0, cut).trim(), name.slice(cut).trim()];
}
