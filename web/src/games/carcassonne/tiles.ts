// Owns the way from the components the server lists to drawings: each kind of tile, turned each way, drawn once.
import {
  featurePath,
  featurePlace,
  tileShapes,
  turnTile,
  type Point,
  type Shapes,
  type TileArt,
} from './art';
import { quarters, type Place } from './refs';
import type { Drawing, FeatureKind, Picture, Side, Terrain } from './types';

const LETTERS: Record<Terrain, string> = { city: 'C', road: 'R', field: 'F' };

export class TileSet {
  readonly #arts: Map<string, TileArt>;
  readonly #shapes = new Map<string, Shapes>();
  readonly #paths = new Map<string, string>();

  constructor(drawing: Drawing) {
    this.#arts = new Map(drawing.tiles.map((picture) => [picture.id, artOf(picture)]));
  }

  /** The tile's description, turned. */
  art(id: string, facing: Side): TileArt {
    const art = this.#arts.get(id);
    if (!art) throw new Error(`the components have no tile ${id}`);
    return turnTile(art, quarters(facing));
  }

  /** The tile's picture. Equal questions get the same answer, so that nothing is drawn anew. */
  shapes(id: string, facing: Side, seed: number): Shapes {
    const key = `${id} ${facing} ${seed}`;
    let shapes = this.#shapes.get(key);
    if (!shapes) this.#shapes.set(key, (shapes = tileShapes(this.art(id, facing), seed)));
    return shapes;
  }

  /** How far a part of a feature reaches on its tile; null if the tile has no such part. */
  path(id: string, facing: Side, part: Extract<Place, { kind: 'part' }>): string | null {
    const art = this.art(id, facing);
    const index = partIndex(art, part.feature, part.at);
    if (index === null) return null;
    const key = `${id} ${facing} ${part.feature} ${index}`;
    let path = this.#paths.get(key);
    if (!path) this.#paths.set(key, (path = featurePath(art, part.feature, index)));
    return path;
  }

  /** Where a figure on that part stands, in the tile's box of 100 × 100. */
  spot(id: string, facing: Side, part: Extract<Place, { kind: 'part' }>): Point | null {
    const art = this.art(id, facing);
    const index = partIndex(art, part.feature, part.at);
    return index === null ? null : featurePlace(art, part.feature, index);
  }
}

/** Which of the tile's features of a kind reaches that side; null if none does. */
export function partIndex(art: TileArt, feature: FeatureKind, at: string | null): number | null {
  if (feature === 'monastery') return art.centre === 'monastery' ? 0 : null;
  const parts = { city: art.cities, road: art.roads, field: art.fields }[feature];
  const index = parts.findIndex((part) => at !== null && part.at.includes(at));
  return index < 0 ? null : index;
}

export function artOf(picture: Picture): TileArt {
  return {
    id: picture.id,
    edges: picture.edges.map((terrain) => LETTERS[terrain]).join(''),
    cities: picture.cities.map(({ at, shields }) => ({ at, shields })),
    roads: picture.roads.map(({ at, ends }) => ({ at, ends: ends ? [ends] : [] })),
    fields: picture.fields,
    centre: picture.centre,
    symbols: picture.symbols,
  };
}

const sets = new WeakMap<object, TileSet>();

/** The drawings of these components, made once. */
export function tileSet(drawing: Drawing): TileSet {
  let set = sets.get(drawing);
  if (!set) sets.set(drawing, (set = new TileSet(drawing)));
  return set;
}
