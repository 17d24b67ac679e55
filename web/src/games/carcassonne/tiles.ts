// Owns turning the server's components into drawings: each kind of tile in each rotation, drawn once.
import {
  BRIDGE_DECK,
  bridgePath,
  featureAt,
  featurePath,
  featurePlace,
  fortressPath,
  tileShapes,
  turnTile,
  type FortressArt,
  type Point,
  type Shapes,
  type TileArt,
} from './art';
import type { Drawing, FeatureKind, PartAt, Picture, PlaceAs, Side, Terrain, TileView } from './types';

type Part = PlaceAs<'part'>;

/** Every place has a picture of its own, so their number has no end: this many are as good as a map with the whole box. */
const KEPT_PICTURES = 192;

/** Quarter turns clockwise from north. */
const SIDES = ['N', 'E', 'S', 'W'] as const;

const LETTERS: Record<Terrain, string> = { city: 'C', road: 'R', field: 'F', river: 'V' };

export class TileSet {
  readonly fortress: FortressArt | null;
  readonly #pictures: Map<string, Picture>;
  readonly #arts: Map<string, TileArt>;
  readonly #terms: Drawing['terms'];
  readonly #shapes = new Map<string, Shapes>();
  readonly #paths = new Map<string, string>();
  #fortress: Promise<Shapes> | null = null;

  constructor(drawing: Drawing) {
    this.#pictures = new Map(drawing.tiles.map((picture) => [picture.id, picture]));
    this.#arts = new Map(drawing.tiles.map((picture) => [picture.id, artOf(picture)]));
    this.#terms = drawing.terms;
    this.fortress = fortressOf(drawing);
  }

  picture(id: string): Picture | undefined {
    return this.#pictures.get(id);
  }

  /** The game's word for what the tile shows. */
  term(id: string): string {
    return this.#terms[id] ?? 'tile-plain';
  }

  /** The tile's description, turned. */
  art(id: string, facing: Side): TileArt {
    const art = this.#arts.get(id);
    if (!art) throw new Error(`the components have no tile ${id}`);
    return turnTile(art, SIDES.indexOf(facing));
  }

  /** The tile's picture. The latest are cached, so that a map is not redrawn with every tile. */
  shapes(id: string, facing: Side, seed: number): Shapes {
    const key = `${id} ${facing} ${seed}`;
    const shapes = this.#shapes.get(key) ?? tileShapes(this.art(id, facing), seed);
    this.#shapes.delete(key);
    this.#shapes.set(key, shapes);
    const [oldest] = this.#shapes.keys();
    if (oldest !== undefined && this.#shapes.size > KEPT_PICTURES) this.#shapes.delete(oldest);
    return shapes;
  }

  /** The whole fortress as one picture, drawn once. Few games have one, so what draws it is loaded when it is needed. */
  get fortressShapes(): Promise<Shapes> | null {
    const { fortress } = this;
    if (fortress) {
      this.#fortress ??= import('./art/fortress/draw').then((draw) => draw.fortressShapes(fortress));
    }
    return this.#fortress;
  }

  /** The area of a part of a feature, with the tile's corner at the origin; null if the tile has no such part. */
  path(tile: TileView, part: Part): string | null {
    const square = fortressSquare(tile.id);
    if (square !== null) return this.#fortressPart(tile, square, part);
    const art = this.art(tile.id, tile.facing);
    const index = partIndex(art, part.feature, part.at);
    if (index === null) return onBridge(tile, part) && tile.bridge ? bridgePath(tile.bridge) : null;
    const key = `${tile.id} ${tile.facing} ${part.feature} ${index}`;
    let path = this.#paths.get(key);
    if (!path) this.#paths.set(key, (path = featurePath(art, part.feature, index)));
    return path;
  }

  /** Which of these parts of a tile is at a point of its box of 100 × 100. A bridge is over everything else. */
  partAt(tile: TileView, parts: readonly Part[], { x, y }: Point): Part | null {
    const art = this.art(tile.id, tile.facing);
    const deck = tile.bridge !== null && Math.abs((tile.bridge === 'NS' ? x : y) - 50) < BRIDGE_DECK / 2;
    const road =
      deck && parts.find((part) => onBridge(tile, part) && partIndex(art, 'road', part.at) === null);
    if (road) return road;
    const found = featureAt(art, { x, y });
    return (
      (found &&
        parts.find(
          ({ feature, at }) => feature === found.kind && partIndex(art, feature, at) === found.index,
        )) ??
      null
    );
  }

  /** Where a figure on that part stands, in the tile's box of 100 × 100. */
  spot(tile: TileView, part: Part): Point | null {
    const square = fortressSquare(tile.id);
    if (square !== null) return this.#fortressPart(tile, square, part) === null ? null : rimSpot(part.at);
    const art = this.art(tile.id, tile.facing);
    const index = partIndex(art, part.feature, part.at);
    if (index === null) return onBridge(tile, part) ? { x: 50, y: 50 } : null;
    return featurePlace(art, part.feature, index);
  }

  /** The fortress is drawn as one: its parts are moved from the corner of the whole to that of their square. */
  #fortressPart(tile: TileView, square: number, { feature, at }: Part): string | null {
    if (!this.fortress || at === null) return null;
    if (feature !== 'road' && feature !== 'city' && feature !== 'field') return null;
    const path = fortressPath(this.fortress, feature, `${square}${at}`);
    if (path === null) return null;
    const column = (square - 1) % this.fortress.columns;
    const row = Math.floor((square - 1) / this.fortress.columns);
    return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
      return `${Math.round((Number(x) - column * 100) * 10) / 10} ${Math.round((Number(y) - row * 100) * 10) / 10}`;
    });
  }
}

/** The fortress, assembled from the outer sides of its squares. Null if the components have none. */
function fortressOf({ tiles, fortress }: Drawing): FortressArt | null {
  if (!fortress) return null;
  const [columns, rows] = fortress;
  const outer = tiles.flatMap(({ id, edges }) => {
    const number = fortressSquare(id);
    if (number === null) return [];
    const [x, y] = [(number - 1) % columns, Math.floor((number - 1) / columns)];
    const sides = [y === 0, x === columns - 1, y === rows - 1, x === 0];
    return SIDES.flatMap((side, index) =>
      sides[index] ? [{ name: `${number}${side}`, shows: edges[index] }] : [],
    );
  });
  const showing = (terrain: Terrain) =>
    outer.filter(({ shows }) => shows === terrain).map(({ name }) => name);
  return { columns, rows, roads: showing('road'), cities: showing('city') };
}

/** The number of a square of the fortress, from 1; null for a tile. */
export function fortressSquare(id: string): number | null {
  const match = /^FORTRESS-(\d+)$/.exec(id);
  return match ? Number(match[1]) : null;
}

/** A point at the rim beside a side or half-side. */
function rimSpot(at: PartAt | null): Point {
  const [side, half] = String(at);
  const along = half === 'L' ? 25 : half === 'R' ? 75 : 50;
  const deep = 10;
  switch (side) {
    case 'N':
      return { x: along, y: deep };
    case 'E':
      return { x: 100 - deep, y: along };
    case 'S':
      return { x: 100 - along, y: 100 - deep };
    default:
      return { x: deep, y: 100 - along };
  }
}

/** Whether a part of a road is the bridge built on that tile. */
function onBridge({ bridge }: TileView, { feature, at }: Part): boolean {
  return feature === 'road' && bridge !== null && typeof at === 'string' && bridge.includes(at);
}

/** Which of the tile's features of a kind reaches that side, or is that enclosed field; null if none does. */
export function partIndex(art: TileArt, feature: FeatureKind, at: PartAt | null): number | null {
  if (feature === 'monastery' || feature === 'garden' || feature === 'shrine') {
    return art.centre === feature ? 0 : null;
  }
  const parts = { city: art.cities, road: art.roads, field: art.fields }[feature];
  if (typeof at === 'number') {
    const closed = parts.flatMap((part, index) => (part.at.length === 0 ? [index] : []));
    return closed[at - 1] ?? null;
  }
  const index = parts.findIndex((part) => at !== null && part.at.includes(at));
  return index < 0 ? null : index;
}

export function artOf(picture: Picture): TileArt {
  const princess = picture.cities.findIndex((city) => city.princess);
  return {
    id: picture.id,
    edges: picture.edges.map((terrain) => LETTERS[terrain]).join(''),
    cities: picture.cities.map(({ at, shields }) => ({ at, shields })),
    roads: picture.roads.map(({ at, ends }) => ({ at, ends: ends ? [ends] : [] })),
    fields: picture.fields,
    centre: picture.centre,
    symbols: picture.symbols.map((name) =>
      name === 'princess' && princess > 0 ? `princess:${princess}` : name,
    ),
  };
}

const sets = new WeakMap<object, TileSet>();

/** The drawings of these components, cached. */
export function tileSet(drawing: Drawing): TileSet {
  let set = sets.get(drawing);
  if (!set) sets.set(drawing, (set = new TileSet(drawing)));
  return set;
}
