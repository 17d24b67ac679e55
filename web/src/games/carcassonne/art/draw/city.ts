//! Cities: paved ground, rows of houses, walls with battlements and towers.

import { BLEED, bled, distance, point, toLine, trace } from '../geometry';
import { COLOURS, INK, Sheet } from '../palette';
import { CITY, labelAt, survey, type Survey } from '../survey';
import type { Paint, Point, Shape, TileArt } from '../types';
import { bastion, bush, gatehouse, house, tower } from './pieces';

/** A place kept free of decoration. */
export interface Taken {
  at: Point;
  r: number;
}

/** Where houses may go. */
interface Site {
  map: Survey;
  taken: Taken[];
  /** Feet and crests. */
  walls: Point[][];
}

/** How high walls rise above their foot. */
const RISE = 3.4;
const THICK = 4.2;
const STONE_FACE = COLOURS.stoneFace;

const raised = (line: readonly Point[]): Point[] => line.map((p) => point(p.x, p.y - RISE));

export function drawCityGround(tile: TileArt): Shape[] {
  const { cities } = survey(tile).plan;
  if (cities.length === 0) return [];
  const d = cities
    .flatMap((city) =>
      city.outlines.map((outline) =>
        trace(
          outline.map((p) => bled(p, 3 * BLEED)),
          true,
        ),
      ),
    )
    .join('');
  return [{ kind: 'path', d, fill: 'url(#carc-cobble)' }];
}

/** Fills the city with houses where `taken` places and walls leave room; small gaps get a bush. */
export function drawHouses(tile: TileArt, taken: Taken[], roll: () => number): Shape[] {
  const map = survey(tile);
  if (map.plan.cities.length === 0) return [];
  const sheet = new Sheet('plaster', 'terracotta', 'ochre', 'ink', 'leaf');
  const lines = map.plan.cities.flatMap((city) => city.walls.map((wall) => wall.line));
  const site: Site = { map, taken, walls: [...lines, ...lines.map(raised)] };
  const built: { foot: Point; size: number }[] = [];
  const apart = (foot: Point, size: number): boolean =>
    built.every(
      (other) =>
        Math.abs(other.foot.x - foot.x) > 5.9 * (other.size + size) ||
        Math.abs(other.foot.y - foot.y) > 4.5 * (other.size + size),
    );
  for (let i = 0; i < 640; i++) {
    const foot = point(roll() * 100, 6 + roll() * 94);
    const size = i < 420 ? 1.1 + roll() * 0.25 : i < 560 ? 0.9 : 0.5;
    if (apart(foot, size) && standsFree(site, foot, size)) built.push({ foot, size });
  }
  for (const { foot, size } of built.sort((a, b) => a.foot.y - b.foot.y)) {
    if (size < 0.6) bush(sheet, point(foot.x, foot.y - 1), 0.9);
    else house(sheet, foot, roll() < 0.65 ? 'terracotta' : 'ochre', size, roll() < 0.5);
  }
  return sheet.shapes();
}

function standsFree(site: Site, foot: Point, size: number): boolean {
  const half = 5.6 * size;
  const high = 7.2 * size;
  if (foot.x < half || foot.x > 100 - half || foot.y < high || foot.y > 98.8) return false;
  const inCity = (dx: number, dy: number): boolean =>
    Math.floor(labelAt(site.map, point(foot.x + dx, foot.y + dy)) / 16) * 16 === CITY;
  if (!inCity(-half, 0) || !inCity(half, 0) || !inCity(-half, -high) || !inCity(half, -high)) return false;
  const body = point(foot.x, foot.y - high / 2);
  if (site.taken.some(({ at, r }) => distance(at, body) < r + 4.6 * size)) return false;
  const corners = [foot.y, foot.y - high].flatMap((y) => [point(foot.x - half, y), point(foot.x + half, y)]);
  return site.walls.every((line) => corners.every((p) => toLine(p, line) > 3.2));
}

/** Towers stand on the bends of a wall, from the back to the front. */
export function towerFeet(tile: TileArt): Point[] {
  return survey(tile)
    .plan.cities.flatMap((city) => city.walls)
    .flatMap(({ line }) =>
      line.slice(1, -1).filter((_, i, bends) => bends.length < 4 || i === 1 || i === bends.length - 2),
    )
    .map((at) => point(at.x, at.y + 1.2))
    .sort((a, b) => a.y - b.y);
}

export function drawWalls(tile: TileArt): Shape[] {
  const { cities, roads } = survey(tile).plan;
  const lines = cities.flatMap((city) => city.walls.map((wall) => wall.line));
  if (lines.length === 0) return [];
  const shade = lines.map((line) => trace(line.map((p) => point(p.x + 1.2, p.y + 2)))).join('');
  const crest = lines.map((line) => trace(raised(line))).join('');
  const skin = lines.map((line) => trace([...line, ...raised(line).reverse()], true)).join('');
  const round: Paint = { fill: 'none', 'stroke-linejoin': 'round' };
  const shapes: Shape[] = [
    { kind: 'path', d: shade, ...round, stroke: INK, 'stroke-width': THICK + 3, opacity: 0.2 },
    { kind: 'path', d: skin, ...round, stroke: INK, 'stroke-width': THICK + 2 },
    { kind: 'path', d: skin, ...round, fill: STONE_FACE, stroke: STONE_FACE, 'stroke-width': THICK },
    { kind: 'path', d: crest, ...round, stroke: COLOURS.stone, 'stroke-width': THICK },
    {
      kind: 'path',
      d: crest,
      ...round,
      stroke: COLOURS.stoneDark,
      'stroke-width': THICK,
      'stroke-dasharray': '0.8 3.2',
    },
  ];
  const sheet = new Sheet('stone', 'terracotta', 'ink');
  for (const at of towerFeet(tile)) tower(sheet, at);
  for (const gate of roads.flatMap((road) => road.gates)) gatehouse(sheet, gate);
  return [...shapes, ...sheet.shapes()];
}

/** Bastions on the tile's corners; they cover all tiles that meet there. */
export function drawBastions(tile: TileArt): Shape[] {
  const { cities } = survey(tile).plan;
  const sheet = new Sheet('stoneFace', 'stone', 'ink');
  const seen = new Set<string>();
  for (const { line } of cities.flatMap((city) => city.walls)) {
    for (const end of [line[0], line[line.length - 1]]) {
      const key = `${end?.x} ${end?.y}`;
      if (!end || seen.has(key)) continue;
      seen.add(key);
      bastion(sheet, end);
    }
  }
  return sheet.shapes();
}
