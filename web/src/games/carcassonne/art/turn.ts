//! Rotating a tile's description, so that the tile is drawn upright in any orientation.

import { SIDES, sideIndex } from './geometry';
import type { TileArt } from './types';

/**
 * The tile turned clockwise by quarter turns; feature indices stay. Drawing the turned description, rather than
 * rotating the drawing, keeps houses standing, shields legible and the light from one side all over the board.
 */
export function turnTile(tile: TileArt, quarters: number): TileArt {
  const by = ((quarters % 4) + 4) % 4;
  if (by === 0) return tile;
  const known = turns.get(tile) ?? [];
  turns.set(tile, known);
  return (known[by] ??= turned(tile, by));
}

/** Cached, so that the same arguments give the same object and it is surveyed once. */
const turns = new WeakMap<TileArt, TileArt[]>();

function turned(tile: TileArt, by: number): TileArt {
  const moved = (place: string): string => `${SIDES[(sideIndex(place) + by) % 4] as string}${place.slice(1)}`;
  return {
    ...tile,
    edges: tile.edges.slice(4 - by) + tile.edges.slice(0, 4 - by),
    cities: tile.cities.map((city) => ({ ...city, at: city.at.map(moved) })),
    roads: tile.roads.map((road) => ({ ...road, at: road.at.map(moved) })),
    fields: tile.fields.map((field) => ({ ...field, at: field.at.map(moved) })),
  };
}
