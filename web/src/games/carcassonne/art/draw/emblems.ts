//! Marks that carry rules: shields, and the symbols of the expansions, each a glyph on a badge.

import { disc, distance, num, point, poly, toLine, trace } from '../geometry';
import { COLOURS, INK, Sheet, type Brush } from '../palette';
import { cellCentre, CITY, FIELD, survey } from '../survey';
import type { Point, Shape, TileArt } from '../types';
import type { Taken } from './city';

/** Places for shields and badges: found once per tile, clear of figures' spots and of landmarks. */
export interface Emblem {
  name: string;
  at: Point;
}

const EMBLEMS = ['dragon', 'princess', 'portal', 'inn', 'pig_herd'];
const SIZE = 7;

export function placeEmblems(tile: TileArt, taken: Taken[]): Emblem[] {
  const map = survey(tile);
  const placed: Emblem[] = [];
  const walls = map.plan.cities.flatMap((city) => city.walls.map((wall) => wall.line));
  const put = (name: string, labels: number[], near: Point | null): void => {
    const clear = [...taken, ...placed.map(({ at }) => ({ at, r: SIZE + 1 }))];
    let best = { score: -Infinity, at: point(50, 50) };
    map.labels.forEach((label, cell) => {
      if (cell % 2 === 1 || !labels.includes(label)) return;
      const at = cellCentre(cell);
      const room = Math.min(map.room[cell] as number, SIZE + 2);
      const clearOfWalls = walls.reduce((least, line) => Math.min(least, toLine(at, line)), SIZE + 12);
      const gap =
        clear.reduce((least, other) => Math.min(least, distance(other.at, at) - other.r), 12) - SIZE;
      const pull = near === null ? 0.04 * distance(at, point(50, 50)) : 0.12 * distance(at, near);
      const score = room * 2 + clearOfWalls + Math.min(gap, 3) * 2 - pull;
      if (score > best.score) best = { score, at };
    });
    placed.push({ name, at: best.at });
  };
  tile.cities.forEach((city, i) => {
    for (let n = 0; n < city.shields; n++) put('shield', [CITY + i], null);
  });
  for (const symbol of tile.symbols) {
    const [name, index] = symbol.split(':') as [string, string | undefined];
    if (!EMBLEMS.includes(name)) continue;
    const own = Number(index ?? 0);
    const fields = tile.fields.map((_, i) => FIELD + i);
    const cities = tile.cities.map((_, i) => CITY + i);
    const road = map.plan.roads[own];
    if (name === 'princess') put(name, [CITY + own], null);
    else if (name === 'pig_herd') put(name, [FIELD + own], null);
    else if (name === 'inn') put(name, fields, road?.line[Math.floor(road.line.length / 2)] ?? null);
    else put(name, fields.length > 0 ? [...fields, ...cities] : cities, null);
  }
  return placed;
}

export function drawEmblem({ name, at }: Emblem): Shape[] {
  switch (name) {
    case 'shield':
      return shield(at);
    case 'dragon':
      return badge(at, 'crimson', (sheet) => dragonHead(sheet, at));
    case 'princess':
      return badge(at, 'parchment', (sheet) => crown(sheet, at));
    case 'portal':
      return portal(at);
    case 'inn':
      return inn(at);
    case 'pig_herd':
      return pigs(at);
    default:
      return [];
  }
}

/** A heater shield, azure with a gold chevron between three bezants, in a parchment rim. */
function shield({ x, y }: Point): Shape[] {
  const heater = (s: number): string =>
    `M${num(x - 5.4 * s)} ${num(y - 6 * s)}H${num(x + 5.4 * s)}V${num(y - 0.6 * s)}Q${num(x + 5.2 * s)} ${num(y + 4.6 * s)} ${num(x)} ${num(y + 7 * s)}Q${num(x - 5.2 * s)} ${num(y + 4.6 * s)} ${num(x - 5.4 * s)} ${num(y - 0.6 * s)}Z`;
  const chevron = poly({ x, y }, [-4.6, 1.6, 0, -2.8, 4.6, 1.6, 4.1, 3.6, 0, -0.2, -4.1, 3.6], 1.1);
  const bezants =
    disc(point(x - 2.6, y - 3.4), 1) + disc(point(x + 2.6, y - 3.4), 1) + disc(point(x, y + 3.6), 1.1);
  return [
    { kind: 'path', d: heater(1.3), fill: '#fbf3dc', stroke: INK, 'stroke-width': 1.1 },
    { kind: 'path', d: heater(1.04), fill: COLOURS.azure, stroke: INK, 'stroke-width': 0.5 },
    { kind: 'path', d: chevron + bezants, fill: COLOURS.gold },
  ];
}

function badge(at: Point, brush: Brush, glyph: (sheet: Sheet) => void): Shape[] {
  const rim = new Sheet('gold', brush);
  rim.draw('gold', disc(at, SIZE));
  rim.draw(brush, disc(at, SIZE - 1.3));
  const sheet = new Sheet();
  glyph(sheet);
  return [...rim.shapes(), ...sheet.shapes()];
}

function dragonHead(sheet: Sheet, at: Point): void {
  sheet.draw(
    'gold',
    poly(
      at,
      [
        -3.8, 3.4, -2.6, -0.6, -3.6, -3.6, -1, -2.2, 1.4, -3.8, 1.6, -2, 4.2, -0.2, 4, 1.2, 1.4, 1, 3.2, 2.4,
        0.6, 2.4, -0.6, 3.6,
      ],
    ),
  );
  sheet.draw('ink', disc(point(at.x + 0.6, at.y - 1), 0.6));
}

function crown(sheet: Sheet, at: Point): void {
  sheet.draw('gold', poly(at, [-3.6, 2.8, -4, -2, -1.8, 0.2, 0, -3.4, 1.8, 0.2, 4, -2, 3.6, 2.8]));
  sheet.draw('bloomRed', disc(point(at.x, at.y + 1.2), 0.8));
}

/** A stone arch with a light in it. */
function portal(at: Point): Shape[] {
  const { x, y } = at;
  const arch = (w: number, h: number): string =>
    `M${num(x - w)} ${num(y + 6)}V${num(y + 6 - h + w)}a${num(w)} ${num(w)} 0 0 1 ${num(2 * w)} 0V${num(y + 6)}Z`;
  const sheet = new Sheet('stone', 'violet', 'gold');
  sheet.draw('stone', arch(5.6, 13));
  sheet.draw('violet', arch(3.4, 10.4));
  sheet.draw(
    'gold',
    poly(point(x, y + 1), [0, -3.4, 0.9, -0.9, 3, 0, 0.9, 0.9, 0, 3.4, -0.9, 0.9, -3, 0, -0.9, -0.9], 0.85),
  );
  return sheet.shapes();
}

/** A broad house by a pond with a hanging sign. */
function inn(at: Point): Shape[] {
  const { x, y } = at;
  const sheet = new Sheet('plaster', 'slate', 'ink', 'pen', 'gold');
  sheet.draw('plaster', poly(at, [-5.4, 5, -5.4, -0.6, 5.4, -0.6, 5.4, 5]));
  sheet.draw('slate', poly(at, [-6.6, 0, -4, -5.4, 4, -5.4, 6.6, 0]));
  sheet.draw('ink', `M${num(x - 1.4)} ${num(y + 5)}v-2.6a1.4 1.4 0 0 1 2.8 0v2.6Z`);
  sheet.draw('pen', `M${num(x + 5.4)} ${num(y + 0.8)}h3.4v1`);
  sheet.draw('gold', disc(point(x + 8.8, y + 3), 1.5));
  return [
    {
      kind: 'path',
      d: disc(point(x - 5.4, y + 5.4), 4, 1.9),
      fill: COLOURS.water,
      stroke: COLOURS.waterRim,
      'stroke-width': 0.7,
    },
    ...sheet.shapes(),
  ];
}

function pigs(at: Point): Shape[] {
  const pig = (p: Point): string =>
    `${disc(p, 2.6, 1.7)}${disc(point(p.x + 2.4, p.y - 0.2), 1.2)}${trace([point(p.x - 1.6, p.y + 1.2), point(p.x - 1.6, p.y + 2.6)])}${trace([point(p.x + 1.2, p.y + 1.2), point(p.x + 1.2, p.y + 2.6)])}`;
  const herd = [point(at.x - 3, at.y - 2.4), point(at.x + 2.6, at.y - 0.4), point(at.x - 1.6, at.y + 3)];
  return [{ kind: 'path', d: herd.map(pig).join(''), fill: '#e2a58f', stroke: INK, 'stroke-width': 0.8 }];
}
