// Owns where things lie on the map: squares of 100 × 100, the start tile's corner at the origin.
import type { Box, Point } from '$lib/board/camera';
import type { BoardRef } from '../old';
import { quarterPlan } from './art';
import { parseRef, squareName } from './refs';
import { fortressSquare, type TileSet } from './tiles';
import type { CastleView, Quarter, Square, TileView, View } from './types';

export const SQUARE = 100;

/** What is needed to find a place: the table as it is, its tiles by square, and their drawings. */
export type Scene = { view: View; tiles: Map<string, TileView>; set: TileSet };

export function sceneOf(view: View, set: TileSet): Scene {
  return { view, set, tiles: new Map(view.tiles.map((tile) => [squareName(tile.square), tile])) };
}

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
  const [left, top] = [Math.min(...xs) - border, Math.min(...ys) - border];
  const [right, bottom] = [Math.max(...xs) + 1 + border, Math.max(...ys) + 1 + border];
  return {
    x: left * SQUARE,
    y: top * SQUARE,
    width: (right - left) * SQUARE,
    height: (bottom - top) * SQUARE,
  };
}

/** The box round some points, with room for a figure on each. */
export function roundPoints(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 30, Math.min(...ys) - 30];
  return { x: left, y: top, width: Math.max(...xs) + 30 - left, height: Math.max(...ys) + 30 - top };
}

/** Ornament differs from square to square, and stays when the map is drawn again. */
export function seedOf({ x, y }: Square): number {
  return (x + 64) * 131 + (y + 64);
}

/** The square on which the fortress begins; null if the map has none. */
export function fortressAt(view: View): Square | null {
  return view.tiles.find(({ id }) => fortressSquare(id) === 1)?.square ?? null;
}

/** Where a quarter's figures stand, and how far its yard reaches each way. */
export function quarterYard({ view, set }: Scene, quarter: Quarter): { at: Point; reach: Point } | null {
  const square = fortressAt(view);
  if (!square || !set.fortress) return null;
  const origin = corner(square);
  const { yard, reach } = quarterPlan(set.fortress, quarter);
  return { at: { x: origin.x + yard.x, y: origin.y + yard.y }, reach };
}

/** The castle a place names, castle:1,0:E, or the first one called by its square if the side is left out. */
export function castleOn(view: View, ref: BoardRef): CastleView | null {
  return view.castles.find(({ at }) => at === ref || at.startsWith(`${ref}:`)) ?? null;
}

/** A castle stands on the side its two squares share. */
export function castlePoint({ squares: [a, b] }: CastleView): Point {
  const [one, two] = [middle(a), middle(b)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

/** Where a place is on the map; null if it is none (a turn, passing) or not there. */
export function pointOf(ref: BoardRef, scene: Scene): Point | null {
  const place = parseRef(ref);
  switch (place?.kind) {
    case 'cell':
    case 'bridge':
      return middle(place.square);
    case 'castle': {
      const castle = castleOn(scene.view, ref);
      return castle ? castlePoint(castle) : middle(place.square);
    }
    case 'quarter':
      return quarterYard(scene, place.quarter)?.at ?? null;
    case 'part': {
      const tile = scene.tiles.get(squareName(place.square));
      const spot = tile && scene.set.spot(tile, place);
      if (!spot) return null;
      const { x, y } = corner(place.square);
      return { x: x + spot.x, y: y + spot.y };
    }
    default:
      return null;
  }
}

/** The middle of several places: where their points appear. */
export function centreOf(refs: readonly BoardRef[], scene: Scene): Point | null {
  const points = refs.map((ref) => pointOf(ref, scene)).filter((point) => point !== null);
  if (points.length === 0) return null;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
