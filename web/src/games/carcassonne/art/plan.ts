//! A tile's ground plan: cities, roads, river and the landmarks roads lead to. Depends on the description alone,
//! never on a seed, so that figures, highlights and drawing agree.

import {
  add,
  along,
  crossing,
  cubic,
  distance,
  fromSide,
  inward,
  middle,
  mix,
  pairs,
  point,
  sideIndex,
} from './geometry';
import type { Point, TileArt } from './types';
import { planCities, type CityPlan } from './walls';

export const ROAD = 7;
export const ROAD_CASING = 9.6;
export const RIVER = 11;

export type LandmarkKind = 'monastery' | 'garden' | 'shrine' | 'crossing' | 'bazaar' | 'volcano';

export interface Landmark {
  kind: LandmarkKind;
  at: Point;
  radius: number;
  /** Fields on its two sides stay separate, because several roads end here. */
  parts: boolean;
}

export interface RoadPlan {
  line: Point[];
  /** Where it enters a city it ends at, or a tunnel. */
  gates: Point[];
}

export interface RiverPlan {
  lines: Point[][];
  pond: { at: Point; r: number } | null;
}

export interface Plan {
  cities: CityPlan[];
  roads: RoadPlan[];
  river: RiverPlan | null;
  landmarks: Landmark[];
  /** Landmarks without a road: they go where there is room. */
  loose: LandmarkKind[];
}

export const RADIUS: Record<LandmarkKind, number> = {
  monastery: 17,
  garden: 11,
  shrine: 12,
  crossing: 12,
  bazaar: 11.5,
  volcano: 13,
};
const LEADS_TO: readonly LandmarkKind[] = ['monastery', 'shrine', 'bazaar', 'volcano', 'crossing'];

export function hasSymbol(tile: TileArt, name: string): boolean {
  return tile.symbols.some((symbol) => symbol === name || symbol.startsWith(`${name}:`));
}

export function plan(tile: TileArt): Plan {
  const cities = planCities(tile);
  const kinds = landmarkKinds(tile);
  const anchored = kinds.filter((kind) => tile.roads.some((road) => road.ends.includes(kind)));
  // A road or river that only passes by curves around a monastery.
  const yielding = kinds.includes('monastery') && !hasSymbol(tile, 'monastery_in_city');
  const hub = hubOf(tile, yielding);
  const landmarks = anchored.map((kind) => ({
    kind,
    at: hub,
    radius: RADIUS[kind],
    parts: tile.roads.filter((road) => road.ends.includes(kind)).length > 1,
  }));
  return {
    cities,
    roads: tile.roads.map((road) => planRoad(tile, road, cities, landmarks, yielding)),
    river: planRiver(tile, yielding),
    landmarks,
    loose: kinds.filter((kind) => !anchored.includes(kind)),
  };
}

function landmarkKinds(tile: TileArt): LandmarkKind[] {
  const kinds: LandmarkKind[] = tile.centre === null ? [] : [tile.centre];
  for (const kind of LEADS_TO) {
    const needed = hasSymbol(tile, kind) || tile.roads.some((road) => road.ends.includes(kind));
    if (needed && !kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

/** Where roads meet: the middle, moved away from single-edge cities and from a road or river that passes by. */
function hubOf(tile: TileArt, yielding: boolean): Point {
  let hub = point(50, 50);
  for (const city of tile.cities) {
    if (city.at.length === 1) hub = add(hub, inward(sideIndex(city.at[0] as string)), 8);
  }
  const way = passingWay(tile);
  if (yielding && way) hub = add(hub, inward((freeFlank(tile, way) + 2) % 4), 19);
  return hub;
}

function riverSides(tile: TileArt): number[] {
  return [0, 1, 2, 3].filter((side) => tile.edges.charAt(side) === 'V');
}

/** A road or river from one side straight to the opposite one. */
function passingWay(tile: TileArt): number[] | null {
  const ways = [...tile.roads.map((road) => road.at.map(sideIndex)), riverSides(tile)];
  return (
    ways.find(([a, b, c]) => a !== undefined && b !== undefined && c === undefined && (a + 2) % 4 === b) ??
    null
  );
}

/** The side of a straight way with the most room: a field edge first. */
function freeFlank(tile: TileArt, [a]: number[]): number {
  const flanks = [((a as number) + 1) % 4, ((a as number) + 3) % 4];
  const order = 'FRVC';
  const [one, two] = flanks.map((side) => order.indexOf(tile.edges.charAt(side))) as [number, number];
  return (one <= two ? flanks[0] : flanks[1]) as number;
}

function planRoad(
  tile: TileArt,
  road: TileArt['roads'][number],
  cities: CityPlan[],
  landmarks: Landmark[],
  yielding: boolean,
): RoadPlan {
  const [a, b] = road.at.map(sideIndex);
  if (a === undefined) throw new Error(`${tile.id}: a road needs at least one edge`);
  if (b !== undefined) {
    const line = wayAcross(tile, a, b, 5, yielding);
    return { line, gates: hasSymbol(tile, 'tunnel') ? wallCrossings(line, cities) : [] };
  }
  const goal = landmarks.find((landmark) => road.ends.includes(landmark.kind));
  if (goal) {
    const rim = mix(goal.at, middle(a), (goal.radius - 2) / distance(goal.at, middle(a)));
    return { line: lane(a, rim), gates: [] };
  }
  const gate = gateFor(tile, a, cities);
  return { line: lane(a, gate), gates: [gate] };
}

/** From the middle of a side inward to a goal. */
function lane(side: number, goal: Point): Point[] {
  const start = middle(side);
  const reach = distance(start, goal);
  return cubic(start, add(start, inward(side), reach * 0.45), mix(start, goal, 0.72), goal);
}

/** A road or river between two sides; it curves around a city or a monastery on one side. */
function wayAcross(tile: TileArt, a: number, b: number, sway: number, yielding: boolean): Point[] {
  const [from, to] = [middle(a), middle(b)];
  if ((a + 2) % 4 !== b) {
    const opposite = [0, 1, 2, 3].filter((side) => side !== a && side !== b);
    const crowded = opposite.every((side) => tile.edges.charAt(side) === 'C');
    const reach = crowded ? 22 : 27;
    return cubic(from, add(from, inward(a), reach), add(to, inward(b), reach), to);
  }
  const flanks = [(a + 1) % 4, (a + 3) % 4];
  const [left, right] = flanks.map((side) => tile.edges.charAt(side) === 'C') as [boolean, boolean];
  let bow = point(0, 0);
  if (yielding) bow = add(bow, inward(freeFlank(tile, [a])), 22);
  else if (left !== right) bow = add(bow, inward((left ? flanks[0] : flanks[1]) as number), 9);
  const swing = bow.x === 0 && bow.y === 0 ? sway : 0;
  const side = inward((a + 1) % 4);
  return cubic(
    from,
    add(add(add(from, inward(a), 33), side, swing), bow),
    add(add(add(to, inward(b), 33), side, -swing), bow),
    to,
    18,
  );
}

/** The gate: in the wall that faces the road's edge, of the city both fields beside the road touch. */
function gateFor(tile: TileArt, side: number, cities: CityPlan[]): Point {
  const letter = 'NESW'.charAt(side);
  const flanks = tile.fields.filter(
    (field) => field.at.includes(`${letter}L`) || field.at.includes(`${letter}R`),
  );
  const shared = cities.findIndex((_, index) => flanks.every((field) => field.beside.includes(index)));
  const city = cities[Math.max(0, shared)];
  const wall = city?.walls.find((candidate) => candidate.sides.includes(side));
  if (!wall) throw new Error(`${tile.id}: the road from ${letter} ends at a city, but no wall faces it`);
  if (wall.sides.length !== 2) return along(wall.line, 0.5);
  const ahead = fromSide(side, 50, 100);
  for (const [p, q] of pairs(wall.line)) {
    const hit = crossing(middle(side), ahead, p, q);
    if (hit) return hit;
  }
  return along(wall.line, 0.5);
}

function wallCrossings(line: Point[], cities: CityPlan[]): Point[] {
  return cities
    .flatMap((city) => city.walls)
    .flatMap((wall) => pairs(wall.line))
    .flatMap(([a, b]) => pairs(line).flatMap(([c, d]) => crossing(a, b, c, d) ?? []));
}

function planRiver(tile: TileArt, yielding: boolean): RiverPlan | null {
  const sides = riverSides(tile);
  const [a, b] = sides;
  if (a === undefined) return null;
  if (b === undefined) {
    const opposite = (a + 2) % 4;
    const parted = tile.fields.length > 1;
    const at = parted ? add(point(50, 50), inward(opposite), -9) : add(point(50, 50), inward(a), -4);
    return {
      lines: [cubic(middle(a), add(middle(a), inward(a), 14), mix(middle(a), at, 0.7), at)],
      pond: { at, r: 14 },
    };
  }
  if (sides.length > 2) {
    const hub = point(50, 50);
    return { lines: sides.map((side) => lane(side, hub)), pond: { at: hub, r: RIVER / 2 + 1.5 } };
  }
  return { lines: [wayAcross(tile, a, b, 9, yielding)], pond: null };
}
