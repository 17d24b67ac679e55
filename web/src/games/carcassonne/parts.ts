// Owns the areas of places on the map: which path to draw, and where, for whatever the page points at.
import type { Point } from '$lib/board/camera';
import type { BoardRef } from '../old';
import { bridgePath, quarterPath } from './art';
import { castleOn, castlePoint, corner, fortressAt, SQUARE, type Scene } from './layout';
import { parseRef, squareName } from './refs';

export type Area = { ref: BoardRef; path: string; at: Point };

const WHOLE = `M0 0H${SQUARE}V${SQUARE}H0Z`;
const ROUND = 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z';

/** The areas of these places. Places that have none (a turn, passing) are left out. */
export function partsOf(refs: readonly BoardRef[], scene: Scene): Area[] {
  return [...new Set(refs)].flatMap((ref) => areaOf(ref, scene) ?? []);
}

function areaOf(ref: BoardRef, { view, tiles, set }: Scene): Area | null {
  const place = parseRef(ref);
  switch (place?.kind) {
    case 'cell':
      return { ref, path: WHOLE, at: corner(place.square) };
    case 'bridge':
      return { ref, path: bridgePath(place.axis), at: corner(place.square) };
    case 'castle': {
      const castle = castleOn(view, ref);
      return castle && { ref, path: ROUND, at: castlePoint(castle) };
    }
    case 'quarter': {
      const square = fortressAt(view);
      return square && set.fortress
        ? { ref, path: quarterPath(set.fortress, place.quarter), at: corner(square) }
        : null;
    }
    case 'part': {
      const tile = tiles.get(squareName(place.square));
      const path = tile && set.path(tile, place);
      return path ? { ref, path, at: corner(place.square) } : null;
    }
    default:
      return null;
  }
}
