// Owns the areas of places on the map: which path to draw, and where, for whatever the page points at.
import type { Point } from '$lib/board/camera';
import type { BoardRef } from '$lib/client/types';
import { corner, SQUARE } from './layout';
import { parseRef, squareName } from './refs';
import type { TileSet } from './tiles';
import type { TileView } from './types';

export type Area = { ref: BoardRef; path: string; at: Point };

const WHOLE = `M0 0H${SQUARE}V${SQUARE}H0Z`;

/** The areas of these places. Places that have none (a turn, passing) are left out. */
export function partsOf(refs: readonly BoardRef[], tiles: Map<string, TileView>, set: TileSet): Area[] {
  return [...new Set(refs)].flatMap((ref) => {
    const place = parseRef(ref);
    if (place?.kind === 'cell') return [{ ref, path: WHOLE, at: corner(place.square) }];
    if (place?.kind !== 'part') return [];
    const tile = tiles.get(squareName(place.square));
    const path = tile && set.path(tile.id, tile.facing, place);
    return path ? [{ ref, path, at: corner(place.square) }] : [];
  });
}
