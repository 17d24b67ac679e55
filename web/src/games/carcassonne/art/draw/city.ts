//! Cities: paved ground, rows of houses, walls with battlements and towers.

import { distance, point, toLine, trace } from '../geometry';
import { COLOURS, INK, Sheet } from '../palette';
import { CITY, labelAt, survey, type Survey } from '../survey';
import type { Paint, Point, Shape, TileArt } from '../types';
import { bastion, gatehouse, house, tower } from './pieces';

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
  const d = cities.flatMap((city) => city.outlines.map((outline) => trace(outline, true))).join('');
  return [{ kind: 'path', d, fill: 'url(#carc-cobble)' }];
}

/** Houses fill the city in loose rows, far enough apart not to overlap, leaving `taken` places free. */
export function drawHouses(tile: TileArt, taken: Taken[], roll: () => number): Shape[] {
  const map = survey(tile);
  const sheet = new Sheet('plaster', 'terracotta', 'ochre', 'ink');
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 8; column++) {
      const x = 8 + column * 13 + (row % 2) * 6.5 + (roll() - 0.5) * 3;
      const foot = point(x, 11 + row * 11 + (roll() - 0.5) * 2);
      const size = 0.95 + roll() * 0.2;
      const roof = roll() < 0.62 ? 'terracotta' : 'ochre';
      const mirrored = roll() < 0.5;
      if (standsFree(map, foot, taken)) house(sheet, foot, roof, size, mirrored);
    }
  }
  return sheet.shapes();
}

function standsFree(map: Survey, foot: Point, taken: Taken[]): boolean {
  const body = point(foot.x, foot.y - 3.4);
  if (foot.x < 6.5 || foot.x > 93.5 || foot.y < 8.5 || foot.y > 98.5) return false;
  if (taken.some(({ at, r }) => distance(at, body) < r + 4.5)) return false;
  const probes = [
    [0, 0],
    [-6, 0],
    [6, 0],
    [-6, -7],
    [6, -7],
  ] as const;
  if (
    !probes.every(([dx, dy]) => Math.floor(labelAt(map, point(foot.x + dx, foot.y + dy)) / 16) * 16 === CITY)
  )
    return false;
  return map.plan.cities.every((city) =>
    city.walls.every(
      ({ line }) => toLine(foot, line) > 6 && toLine(body, line) > 6.5 && toLine(body, raised(line)) > 5.5,
    ),
  );
}

export function drawWalls(tile: TileArt): Shape[] {
  const { cities, roads } = survey(tile).plan;
  const lines = cities.flatMap((city) => city.walls.map((wall) => wall.line));
  if (lines.length === 0) return [];
  const foot = lines.map((line) => trace(line)).join('');
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
