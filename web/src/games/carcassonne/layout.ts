// Owns where things are on the map: squares of 100 × 100, with the start tile's corner at the origin.
import type { Box, Point } from '$lib/board/camera';
import { byKind, isSame, keyOf } from '$lib/play/places';
import { bridgePath, quarterPath, quarterPlan } from './art';
import { fortressSquare, type TileSet } from './tiles';
import type { CastleView, FeatureView, Place, PlaceAs, Quarter, Square, TileView, View } from './types';

export const SQUARE = 100;

/** What is needed to locate a place: the current table, its tiles and features by place, and their drawings. */
export type Scene = {
  view: View;
  set: TileSet;
  tileAt: (square: Square) => TileView | undefined;
  featureOf: (part: Place) => FeatureView | undefined;
  /** The tile placed last, where everyone looks first. */
  newest: TileView | undefined;
};

export function sceneOf(view: View, set: TileSet): Scene {
  const tiles = new Map(view.tiles.map((tile) => [nameOf(tile.square), tile]));
  // Only once it is asked for: a late map has hundreds of parts.
  let features: Map<string, FeatureView> | undefined;
  const byPart = () =>
    (features ??= new Map(view.features.flatMap((one) => one.parts.map((part) => [keyOf(part), one]))));
  return {
    view,
    set,
    tileAt: (square) => tiles.get(nameOf(square)),
    featureOf: (part) => byPart().get(keyOf(part)),
    newest: view.tiles.findLast(({ seat }) => seat !== null),
  };
}

/** A key for a square, which may be a place with more fields. */
export function nameOf({ x, y }: Square): string {
  return `x=${x} y=${y}`;
}

export function cellOf({ x, y }: Square): PlaceAs<'cell'> {
  return { kind: 'cell', x, y };
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

/** The bounding box of some squares, with a margin in squares. */
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

/** The bounding box of some points, with room for a figure on each. */
export function roundPoints(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 30, Math.min(...ys) - 30];
  return { x: left, y: top, width: Math.max(...xs) + 30 - left, height: Math.max(...ys) + 30 - top };
}

/** Decoration differs from square to square, and stays the same when the map is redrawn. */
export function seedOf({ x, y }: Square): number {
  return (x + 64) * 131 + (y + 64);
}

/** The first square of the fortress; null if the map has none. */
export function fortressAt(view: View): Square | null {
  return view.tiles.find(({ id }) => fortressSquare(id) === 1)?.square ?? null;
}

/** The centre and half-size of the area where a quarter's figures stand. */
export function quarterYard({ view, set }: Scene, quarter: Quarter): { at: Point; reach: Point } | null {
  const square = fortressAt(view);
  if (!square || !set.fortress) return null;
  const origin = corner(square);
  const { yard, reach } = quarterPlan(set.fortress, quarter);
  return { at: { x: origin.x + yard.x, y: origin.y + yard.y }, reach };
}

/** The castle a place names; null while it is only an offer to build one. */
export function castleOn(view: View, place: Place): CastleView | null {
  return view.castles.find(({ at }) => isSame(at, place)) ?? null;
}

/** A castle stands on the side its two squares share. */
export function castlePoint({ squares: [a, b] }: CastleView): Point {
  const [one, two] = [middle(a), middle(b)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

/** The outline of a place: a path to draw from `at`. */
export type Area = { place: Place; path: string; at: Point };
/** Where a place is: a point for a figure or a number, and its outline if it has one. */
type Shape = { point: Point; path?: string; at?: Point };

const WHOLE = `M0 0H${SQUARE}V${SQUARE}H0Z`;
const ROUND = 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z';

/** Not on the map: a button, or a figure that is visible anyway. */
const nowhere = () => null;

const shapeOf = byKind<Place, Shape | null, [Scene]>({
  cell: squareShape,
  part: (part, { set, tileAt }) => {
    const tile = tileAt(part);
    const spot = tile && set.spot(tile, part);
    if (!spot) return null;
    const [at, path] = [corner(part), set.path(tile, part)];
    return { point: { x: at.x + spot.x, y: at.y + spot.y }, ...(path && { path, at }) };
  },
  bridge: (place) => ({ point: middle(place), path: bridgePath(place.axis), at: corner(place) }),
  castle: (place, { view }) => {
    const castle = castleOn(view, place);
    if (!castle) return { point: middle(place) };
    return { point: castlePoint(castle), path: ROUND, at: castlePoint(castle) };
  },
  quarter: ({ quarter }, scene) => quarterShape(quarter, scene),
  dragon: (_, { view }) => view.dragon && squareShape(view.dragon.square),
  fairy: (_, { view }) => (view.fairy?.squares[0] ? squareShape(view.fairy.squares[0]) : null),
  count: (_, scene) => scene.view.fortress && quarterShape(scene.view.fortress.count, scene),
  // The question says whose abbot it is.
  abbot: nowhere,
  facing: nowhere,
  figure: nowhere,
  tile: nowhere,
  bid: nowhere,
  points: nowhere,
  buy: nowhere,
  sell: nowhere,
});

function squareShape(square: Square): Shape {
  return { point: middle(square), path: WHOLE, at: corner(square) };
}

function quarterShape(quarter: Quarter, scene: Scene): Shape | null {
  const [square, yard] = [fortressAt(scene.view), quarterYard(scene, quarter)];
  if (!square || !yard || !scene.set.fortress) return null;
  return { point: yard.at, path: quarterPath(scene.set.fortress, quarter), at: corner(square) };
}

/** Where a place is on the map; null if it is not there. */
export function pointOf(place: Place, scene: Scene): Point | null {
  return shapeOf(place, scene)?.point ?? null;
}

/** The outlines of these places. Places that have none are left out. */
export function areasOf(places: readonly Place[], scene: Scene): Area[] {
  const different = new Map(places.map((place) => [keyOf(place), place]));
  return [...different.values()].flatMap((place) => {
    const { path, at } = shapeOf(place, scene) ?? {};
    return path !== undefined && at ? [{ place, path, at }] : [];
  });
}

/** Where a feature's worth is written: on the part nearest to its middle. */
export function claimPoint({ parts }: FeatureView, scene: Scene): Point | null {
  const middle = centreOf(parts, scene);
  const points = parts.flatMap((part) => pointOf(part, scene) ?? []);
  if (!middle) return null;
  const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const [nearest] = points.toSorted((a, b) => far(a) - far(b));
  return nearest ?? null;
}

/** The parts of features on each tile, by its name. */
export function partsByTile({ view }: Scene): Map<string, PlaceAs<'part'>[]> {
  const tiles = new Map<string, PlaceAs<'part'>[]>();
  for (const part of view.features.flatMap(({ parts }) => parts)) {
    if (part.kind !== 'part') continue;
    const name = nameOf(part);
    const others = tiles.get(name);
    if (others) others.push(part);
    else tiles.set(name, [part]);
  }
  return tiles;
}

/** The centre of several places: where their points appear. */
export function centreOf(places: readonly Place[], scene: Scene): Point | null {
  const points = places.map((place) => pointOf(place, scene)).filter((point) => point !== null);
  if (points.length === 0) return null;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
