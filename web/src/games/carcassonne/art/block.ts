//! Several neighbouring tiles as one drawing.

import { merged } from './merge';
import type { Point, Shapes, TileArt } from './types';

export function blockShapes(tiles: readonly (Shapes & { at: Point })[]): Shapes {
  return {
    ground: merged(tiles.map(({ ground, at }) => ({ shapes: ground, at }))),
    over: merged(tiles.map(({ over, at }) => ({ shapes: over, at }))),
  };
}

/** What the worker is asked: the tiles of a block, in the orientation to draw them in. */
export type BlockOrder = { name: string; key: string; tiles: { art: TileArt; seed: number; at: Point }[] };
export type BlockReply = { name: string; key: string; shapes: Shapes };
