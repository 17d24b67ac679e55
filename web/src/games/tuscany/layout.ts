// Owns where things are in a realm: flat-topped hexagons, 100 wide, on three boards shifted by half a space;
// and how a layout of the boards is changed.
import type { Box, Point } from '$lib/board/camera';
import type { Colour, LaidBoard, RegionBoard } from './types';

export const RADIUS = 50;
/** Half the height of a space. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
const STEP = 1.5 * RADIUS;

/** The spaces of a board's three columns. */
const COLUMNS = [3, 4, 3] as const;
export const PLACES = [0, 1, 2] as const;
export type BoardPlace = (typeof PLACES)[number];

/** The names of a board's spaces at a place, column by column from the top. */
export function spaceNames(place: BoardPlace): string[] {
  return COLUMNS.flatMap((rows, column) =>
    Array.from({ length: rows }, (_, row) => `${'abcdefghi'[3 * place + column]}${row + 1}`),
  );
}

/** The board a space belongs to, and its number there. */
export function placeOf(space: string): { place: BoardPlace; index: number } {
  const place = PLACES[Math.floor(('abcdefghi'.indexOf(space[0] ?? 'a') % 9) / 3)] ?? 0;
  return { place, index: spaceNames(place).indexOf(space) };
}

/** The column of a space from the left and its row from the top, from 1. */
export function columnRow(space: string): { column: number; row: number } {
  return { column: 'abcdefghi'.indexOf(space[0] ?? 'a') + 1, row: Number(space.slice(1)) };
}

/** The centre of a space; `offsets` says how many half spaces down each board is. */
export function middleOf(space: string, offsets: readonly number[]): Point {
  const column = 'abcdefghi'.indexOf(space[0] ?? 'a');
  const row = Number(space.slice(1)) - 1;
  const first = column % 3 === 1 ? 0 : 1;
  const down = first + 2 * row + (offsets[Math.floor(column / 3)] ?? 0);
  return { x: RADIUS + column * STEP, y: (down + 1) * HALF };
}

/** The bounding box of a realm, with room for its rim. */
export function realmBox(offsets: readonly number[], rim: number): Box {
  const [top, bottom] = [Math.min(...offsets), Math.max(...offsets) + 8];
  const width = 2 * RADIUS + 8 * STEP;
  return {
    x: -rim,
    y: top * HALF - rim,
    width: width + 2 * rim,
    height: (bottom - top) * HALF + 2 * rim,
  };
}

/** The corners of a hexagon centred on the origin, clockwise from the right. */
export function corners(radius = RADIUS): Point[] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => ({
    x: round(radius * Math.cos((degrees * Math.PI) / 180)),
    y: round(radius * Math.sin((degrees * Math.PI) / 180)),
  }));
}

/** A hexagon centred on the origin as a path. */
export function hexPath(radius = RADIUS): string {
  return `M${corners(radius)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;
}

/** A space as it is drawn. */
export type Drawn = { name: string; colour: Colour | null; at: Point };

/** The borders of these spaces next to another colour or nothing, as one path. */
export function borders(spaces: readonly Drawn[], among: readonly Drawn[] = spaces): string {
  const colourAt = new Map(among.map(({ at, colour }) => [key(at), colour]));
  const corner = corners();
  let path = '';
  for (const { at, colour } of spaces) {
    corner.forEach((from, side) => {
      const to = corner[(side + 1) % 6] ?? from;
      const beyond = { x: at.x + from.x + to.x, y: at.y + from.y + to.y };
      if (colourAt.get(key(beyond)) === colour) return;
      path += `M${round(at.x + from.x)} ${round(at.y + from.y)}L${round(at.x + to.x)} ${round(at.y + to.y)}`;
    });
  }
  return path;
}

function key({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** The layout of the boards, from left to right. */
export type Layout = readonly [LaidBoard, LaidBoard, LaidBoard];

/** How far down each board is, in half spaces. */
export function offsetsOf([, second, third]: Layout): number[] {
  const down = second.lower ? 1 : -1;
  return [0, down, down + (third.lower ? 1 : -1)];
}

function change(layout: Layout, place: number, by: (board: LaidBoard) => LaidBoard): Layout {
  const [a, b, c] = layout.map((board, at) => (at === place ? by(board) : board));
  return a && b && c ? [a, b, c] : layout;
}

export function turnBoard(layout: Layout, place: number): Layout {
  return change(layout, place, (board) => ({ ...board, turned: !board.turned }));
}

export function shiftBoard(layout: Layout, place: number, lower: boolean): Layout {
  return place > 0 ? change(layout, place, (board) => ({ ...board, lower })) : layout;
}

/** Moves a board to another position; the shape of the whole stays the same. */
export function moveBoard(layout: Layout, from: number, to: number): Layout {
  const boards = [...layout];
  boards.splice(to, 0, ...boards.splice(from, 1));
  const [a, b, c] = boards.map(({ letter, turned }, place) => ({
    letter,
    turned,
    lower: layout[place]?.lower ?? false,
  }));
  return a && b && c ? [a, b, c] : layout;
}

/** A player's boards in a layout, space by space. */
export function layBoards(layout: Layout, boards: ReadonlyMap<string, RegionBoard>): Drawn[] {
  const offsets = offsetsOf(layout);
  return PLACES.flatMap((place) => {
    const spaces = boards.get(layout[place].letter)?.spaces ?? [];
    const lying = layout[place].turned ? spaces.toReversed() : spaces;
    return spaceNames(place).map((name, index) => ({
      name,
      colour: lying[index] ?? null,
      at: middleOf(name, offsets),
    }));
  });
}

/** Where a space is after its board was moved or turned: the castle stays on its board. */
export function follow(space: string, before: Layout, after: Layout): string {
  const { place, index } = placeOf(space);
  const to = after.findIndex(({ letter }) => letter === before[place].letter);
  const flipped = before[place].turned !== after[to]?.turned;
  const names = spaceNames(PLACES[to] ?? 0);
  return names[flipped ? names.length - 1 - index : index] ?? space;
}
