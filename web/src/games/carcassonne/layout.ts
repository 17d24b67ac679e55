// Owns where things lie on the map: squares of 100 × 100, the start tile's corner at the origin.
import type { Box, Point } from '$lib/board/camera';
import type { BoardRef } from '$lib/client/types';
import { parseRef, squareName, type Place } from './refs';
import type { TileSet } from './tiles';
import type { Square, TileView, View } from './types';

export const SQUARE = 100;

export function corner({ x, y }: Square): Point {
  return { x: x * SQUARE, y: y * SQUARE };
}

export function middle({ x, y }: Square): Point {
  return { x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE };
}

export function boxOf(square: Square): Box {
  return { ...corner(square), width: SQUARE, height: SQUARE };
}

/** The box round some squares, with a border of so many squares. */
export function boxRound(squares: readonly Square[], border: number): Box {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs) - border, Math.min(0, ...ys) - border];
  const [right, bottom] = [Math.max(0, ...xs) + 1 + border, Math.max(0, ...ys) + 1 + border];
  return {
    x: left * SQUARE,
    y: top * SQUARE,
    width: (right - left) * SQUARE,
    height: (bottom - top) * SQUARE,
  };
}

/** Ornament differs from square to square, and stays when the map is drawn again. */
export function seedOf({ x, y }: Square): number {
  return (x + 64) * 131 + (y + 64);
}

/** The tiles of a view by square. */
export function tilesBySquare(view: View): Map<string, TileView> {
  return new Map(view.tiles.map((tile) => [squareName(tile.square), tile]));
}

export type Part = Extract<Place, { kind: 'part' }>;

/** Where a place is on the map; null if it is none (a turn, passing) or not there. */
export function pointOf(ref: BoardRef, tiles: Map<string, TileView>, set: TileSet): Point | null {
  const place = parseRef(ref);
  if (place?.kind === 'cell') return middle(place.square);
  if (place?.kind !== 'part') return null;
  const tile = tiles.get(squareName(place.square));
  const spot = tile && set.spot(tile.id, tile.facing, place);
  if (!spot) return null;
  const { x, y } = corner(place.square);
  return { x: x + spot.x, y: y + spot.y };
}

/** The middle of several places: where their points appear. */
export function centreOf(
  refs: readonly BoardRef[],
  tiles: Map<string, TileView>,
  set: TileSet,
): Point | null {
  const points = refs.map((ref) => pointOf(ref, tiles, set)).filter((point) => point !== null);
  if (points.length === 0) return null;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
