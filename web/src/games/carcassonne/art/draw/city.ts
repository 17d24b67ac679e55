//! Cities: paved ground, rows of houses, walls with battlements and towers.

import { bled, distance, point, toLine, trace } from '../geometry';
import { COLOURS, INK, Sheet } from '../palette';
import { CITY, labelAt, survey, type Survey } from '../survey';
import type { Paint, Point, Shape, TileArt } from '../types';
import { bastion, bush, gatehouse, house, tower } from './pieces';

/** A place kept free of ornament. */
export interface Taken {
  at: Point;
  r: number;
}

/** How high walls rise above their foot. */
const RISE = 3.4;
const THICK = 4.2;

const raised = (line: readonly Point[]): Point[] => line.map((p) => point(p.x, p.y - RISE));

export function drawCityGround(tile: TileArt): Shape[] {
  const { cities } = survey(tile).plan;
  if (cities.length === 0) return [];
  const d = cities.flatMap((city) => city.outlines.map((outline) => trace(outline.map(bled), true))).join('');
  return [{ kind: 'path', d, fill: 'url(#carc-cobble)' }];
}

/** Houses fill the city in loose rows, far enough apart not to overlap, leaving `taken` places free. */
export function drawHouses(tile: TileArt, taken: Taken[], roll: () => number): Shape[] {
  const map = survey(tile);
  const sheet = new Sheet('plaster', 'terracotta', 'ochre', 'ink', 'leaf');
  const shift = roll() * 8;
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 8; column++) {
      const foot = point(column * 15.5 + (row % 2) * 7.5 + shift + (roll() - 0.5) * 4, 11 + row * 11.6 + (roll() - 0.5) * 2.4);
      const size = 1.1 + roll() * 0.25;
      const roof = roll() < 0.65 ? 'terracotta' : 'ochre';
      const mirrored = roll() < 0.5;
      if (standsFree(map, foot, size, taken)) house(sheet, foot, roof, size, mirrored);
      else if (standsFree(map, foot, 0.45, taken)) bush(sheet, foot, 0.9);
    }
  }
  return sheet.shapes();
}

function standsFree(map: Survey, foot: Point, size: number, taken: Taken[]): boolean {
  const body = point(foot.x, foot.y - 3.6 * size);
  const half = 5.6 * size;
  if (foot.x < half || foot.x > 100 - half || foot.y < 7.6 * size || foot.y > 98.8) return false;
  if (taken.some(({ at, r }) => distance(at, body) < r + 4.6 * size)) return false;
  const probes = [point(foot.x - half, foot.y), point(foot.x + half, foot.y), point(foot.x - half, foot.y - 7 * size), point(foot.x + half, foot.y - 7 * size)];
  if (!probes.every((probe) => Math.floor(labelAt(map, probe) / 16) * 16 === CITY)) return false;
  return map.plan.cities.every((city) =>
    city.walls.every(({ line }) => probes.every((probe) => toLine(probe, line) > 3.4 && toLine(probe, raised(line)) > 3)),
  );
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
    { kind: 'path', d: foot + crest + skin, ...round, stroke: INK, 'stroke-width': THICK + 2 },
    {
      kind: 'path',
      d: foot + skin,
      ...round,
      fill: COLOURS.stoneFace,
      stroke: COLOURS.stoneFace,
      'stroke-width': THICK,
    },
    { kind: 'path', d: crest, ...round, stroke: COLOURS.stoneDark, 'stroke-width': THICK },
    {
      kind: 'path',
      d: crest,
      ...round,
      stroke: COLOURS.stone,
      'stroke-width': THICK,
      'stroke-dasharray': '3.2 1.9',
    },
  ];
  const sheet = new Sheet('stone', 'terracotta', 'ink');
  const stands = lines.flatMap((line) =>
    line.slice(1, -1).filter((_, i, all) => all.length < 4 || i === 1 || i === all.length - 2),
  );
  for (const at of stands.sort((a, b) => a.y - b.y)) tower(sheet, point(at.x, at.y + 1.2), 1);
  for (const road of roads) if (road.gate) gatehouse(sheet, road.gate);
  return [...shapes, ...sheet.shapes()];
}

/** Bastions on the tile's corners; they lie over all tiles that meet there. */
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
