//! The fortress drawn: land and roads outside, walls with towers and gates, a crowded town with four quarters inside.

import { BLEED, dice, disc, distance, num, point, trace } from '../geometry';
import { COLOURS, INK, Sheet } from '../palette';
import { ROAD, ROAD_CASING } from '../plan';
import type { Paint, Point, Shape, Shapes } from '../types';
import { bastion, bush, gatehouse, house, roundTree, tower, tuft } from '../draw/pieces';
import { drawBuilding } from './buildings';
import {
  cityLine,
  fortressSize,
  LAND,
  QUARTERS,
  quarterPlan,
  roadLine,
  wallCorners,
  WELL,
  type FortressArt,
} from './plan';

const RISE = 8;
const THICK = 7;
const round: Paint = { fill: 'none', 'stroke-linejoin': 'round' };

export function fortressShapes(fortress: FortressArt): Shapes {
  const roll = dice(20);
  return {
    ground: [
      ...drawLand(fortress, roll),
      ...drawRoads(fortress),
      ...drawCityParts(fortress),
      ...drawTown(fortress, roll),
      ...drawWalls(fortress),
    ],
    over: drawCorners(fortress),
  };
}

function drawLand(fortress: FortressArt, roll: () => number): Shape[] {
  const { x: width, y: height } = fortressSize(fortress);
  const meadow: Shape = {
    kind: 'rect',
    x: -BLEED,
    y: -BLEED,
    width: width + 2 * BLEED,
    height: height + 2 * BLEED,
    fill: COLOURS.meadow,
  };
  const sheet = new Sheet('shade', 'grass', 'shadow', 'pen', 'leaf', 'leafDark', 'leafLight');
  const ways = [
    ...fortress.roads.map((one) => roadLine(fortress, one)),
    ...fortress.cities.map((one) => cityLine(fortress, one)),
  ].flat();
  for (let i = 0; i < 90; i++) {
    const along = roll() * 2 * (width + height);
    const at = onRim(along, 5 + roll() * (LAND - 11), width, height);
    if (ways.some((p) => distance(p, at) < 15)) continue;
    if (i % 4 === 0 && at.y > 12)
      roundTree(sheet, at, 0.9 + roll() * 0.3, roll() < 0.4 ? 'leafDark' : 'leaf');
    else if (i % 4 === 1) bush(sheet, at, 0.9);
    else tuft(sheet, at, 1);
  }
  return [meadow, ...sheet.shapes()];
}

/** The point this far along the rim, clockwise from the north-west, and this deep inside it. */
function onRim(along: number, deep: number, width: number, height: number): Point {
  if (along < width) return point(along, deep);
  if (along < width + height) return point(width - deep, along - width);
  if (along < 2 * width + height) return point(2 * width + height - along, height - deep);
  return point(deep, 2 * (width + height) - along);
}

function drawRoads(fortress: FortressArt): Shape[] {
  const lines = fortress.roads.map((one) => roadLine(fortress, one));
  // Each starts slightly outside the rim, so that it meets the neighbour's road.
  const run = (by: number): string =>
    lines
      .map(([first, second, ...rest]) => {
        const [from, to] = [first as Point, second as Point];
        const far = distance(from, to) || 1;
        return trace([
          point(from.x + ((from.x - to.x) / far) * by, from.y + ((from.y - to.y) / far) * by),
          from,
          to,
          ...rest,
        ]);
      })
      .join('');
  const stroke = (d: string, colour: string, width: number): Shape => ({
    kind: 'path',
    d,
    ...round,
    stroke: colour,
    'stroke-width': width,
  });
  return [stroke(run(2 * BLEED), COLOURS.roadRim, ROAD_CASING), stroke(run(4 * BLEED), COLOURS.road, ROAD)];
}

function drawCityParts(fortress: FortressArt): Shape[] {
  const lines = fortress.cities.map((one) => cityLine(fortress, one));
  if (lines.length === 0) return [];
  const d = lines.map((line) => trace(line, true)).join('');
  const walls = lines.map((line) => trace(line)).join('');
  const sheet = new Sheet('plaster', 'terracotta', 'ink');
  for (const line of lines) {
    const [a, b] = [line[2] as Point, line[3] as Point];
    const foot = point((a.x + b.x) / 2, (a.y + b.y) / 2);
    const out = foot.y > fortressSize(fortress).y - SIDE ? point(0, 9) : point(7, 3);
    house(sheet, point(foot.x + out.x, foot.y + out.y), 'terracotta', 1.05);
  }
  return [
    { kind: 'path', d, fill: 'url(#carc-cobble)' },
    ...sheet.shapes(),
    { kind: 'path', d: walls, ...round, stroke: INK, 'stroke-width': 6.2 },
    { kind: 'path', d: walls, ...round, stroke: COLOURS.stoneFace, 'stroke-width': 4.2 },
    { kind: 'path', d: walls, ...round, stroke: COLOURS.stone, 'stroke-width': 2.4 },
  ];
}
const SIDE = 40;

/** Streets, yards, the four buildings, and houses wherever there is room. */
function drawTown(fortress: FortressArt, roll: () => number): Shape[] {
  const corners = wallCorners(fortress);
  const [first, , last] = corners as [Point, Point, Point, Point];
  const plans = QUARTERS.map((name) => ({ name, ...quarterPlan(fortress, name) }));
  const well = point((WELL.x * fortress.columns) / 4, (WELL.y * fortress.rows) / 3);
  const yards = plans.map(({ yard, reach }) => disc(yard, reach.x, reach.y)).join('');
  const streets = plans.map(({ yard }) => trace([well, yard])).join('');
  const gates = fortress.roads.map((one) => roadLine(fortress, one).at(-1) as Point);
  const lanes = gates.map((gate) => trace([gate, nearestYard(gate, plans)])).join('');
  const free = (foot: Point, size: number): boolean => {
    const body = point(foot.x, foot.y - 4 * size);
    if (foot.x < first.x + 12 || foot.x > last.x - 12 || foot.y < first.y + 16 || foot.y > last.y - 12)
      return false;
    if (distance(body, well) < 19) return false;
    if (gates.some((gate) => distance(gate, body) < 20)) return false;
    return plans.every(({ yard, reach, building }) => {
      const far = Math.hypot((body.x - yard.x) / (reach.x + 10), (body.y - yard.y) / (reach.y + 9));
      const by = Math.abs(body.x - building.x) < 44 && body.y > building.y - 66 && body.y < building.y + 8;
      return far > 1 && !by;
    });
  };
  const sheet = new Sheet('plaster', 'terracotta', 'ochre', 'ink', 'leaf');
  const built: { foot: Point; size: number }[] = [];
  for (let i = 0; i < 2400; i++) {
    const foot = point(roll() * last.x, roll() * last.y);
    const size = i < 1500 ? 1.3 + roll() * 0.3 : i < 2000 ? 1 : 0.5;
    const apart = built.every(
      (other) =>
        Math.abs(other.foot.x - foot.x) > 5.7 * (other.size + size) ||
        Math.abs(other.foot.y - foot.y) > 4.3 * (other.size + size),
    );
    if (apart && free(foot, size)) built.push({ foot, size });
  }
  for (const { foot, size } of built.sort((a, b) => a.foot.y - b.foot.y)) {
    if (size < 0.6) bush(sheet, point(foot.x, foot.y - 1), 1);
    else house(sheet, foot, roll() < 0.7 ? 'terracotta' : 'ochre', size, roll() < 0.5);
  }
  return [
    { kind: 'path', d: trace(corners, true), fill: 'url(#carc-cobble)' },
    {
      kind: 'path',
      d: streets + lanes,
      ...round,
      stroke: COLOURS.cobble,
      'stroke-width': 15,
      'stroke-linecap': 'round',
    },
    {
      kind: 'path',
      d: streets + lanes,
      ...round,
      stroke: '#e7cfa0',
      'stroke-width': 13,
      'stroke-linecap': 'round',
    },
    { kind: 'path', d: yards, fill: '#ecdcb4', stroke: '#8f7650', 'stroke-width': 2.2 },
    { kind: 'path', d: yards, fill: 'none', stroke: '#fff6da', 'stroke-width': 1, 'stroke-dasharray': '4 5' },
    ...drawWell(well),
    ...sheet.shapes(),
    ...plans.flatMap(({ name, building }) => drawBuilding(name, building)),
  ];
}

function nearestYard(gate: Point, plans: { yard: Point }[]): Point {
  return plans.reduce(
    (best, { yard }) => (distance(yard, gate) < distance(best, gate) ? yard : best),
    plans[0]?.yard ?? gate,
  );
}

function drawWell({ x, y }: Point): Shape[] {
  const sheet = new Sheet('yard', 'stoneFace', 'azure', 'slate', 'pen');
  sheet.draw('yard', disc(point(x, y), 14));
  sheet.draw('stoneFace', disc(point(x, y + 2), 7, 5));
  sheet.draw('azure', disc(point(x, y + 1), 4.6, 3));
  sheet.draw('pen', `M${num(x - 6)} ${num(y)}v-9M${num(x + 6)} ${num(y)}v-9`);
  sheet.draw('slate', `M${num(x - 9)} ${num(y - 8)}L${num(x)} ${num(y - 15)}L${num(x + 9)} ${num(y - 8)}Z`);
  return sheet.shapes();
}

function drawWalls(fortress: FortressArt): Shape[] {
  const corners = wallCorners(fortress);
  const [nw, ne, se, sw] = corners as [Point, Point, Point, Point];
  const up = (p: Point): Point => point(p.x, p.y - RISE);
  const ring = trace(corners, true);
  const crest = trace(corners.map(up), true);
  // Only walls that face the viewer show their front: the southern one, and the northern one from inside.
  const faces = trace([sw, se, up(se), up(sw)], true) + trace([nw, ne, up(ne), up(nw)], true);
  const shapes: Shape[] = [
    {
      kind: 'path',
      d: trace(
        corners.map((p) => point(p.x + 2, p.y + 4)),
        true,
      ),
      ...round,
      stroke: INK,
      'stroke-width': THICK + 5,
      opacity: 0.22,
    },
    { kind: 'path', d: ring + crest, ...round, stroke: INK, 'stroke-width': THICK + 2.4 },
    {
      kind: 'path',
      d: faces,
      fill: COLOURS.stoneFace,
      stroke: COLOURS.stoneFace,
      'stroke-width': THICK,
      'stroke-linejoin': 'round',
    },
    {
      kind: 'path',
      d: faces,
      fill: 'none',
      stroke: COLOURS.stoneDark,
      'stroke-width': 0.8,
      'stroke-dasharray': '5 6',
    },
    { kind: 'path', d: crest, ...round, stroke: COLOURS.stone, 'stroke-width': THICK },
    {
      kind: 'path',
      d: crest,
      ...round,
      stroke: COLOURS.stoneDark,
      'stroke-width': THICK,
      'stroke-dasharray': '1.4 5.6',
    },
  ];
  const sheet = new Sheet('stone', 'terracotta', 'ink');
  const feet = [
    ...alongWall(nw, ne, fortress.columns),
    ...alongWall(nw, sw, fortress.rows),
    ...alongWall(ne, se, fortress.rows),
    ...alongWall(sw, se, fortress.columns),
  ];
  for (const foot of feet) tower(sheet, point(foot.x, foot.y + 3), 1.5);
  for (const foot of [nw, ne, sw, se]) tower(sheet, point(foot.x, foot.y + 4), 2.5, 'slate');
  const gates = new Sheet('stone', 'ink');
  for (const one of fortress.roads) {
    const gate = roadLine(fortress, one).at(-1) as Point;
    gatehouse(gates, point(gate.x, gate.y + 2));
  }
  return [...shapes, ...sheet.shapes(), ...gates.shapes()];
}

/** Towers where the squares meet. */
function alongWall(from: Point, to: Point, squares: number): Point[] {
  return Array.from({ length: squares - 1 }, (_, i) => {
    const t = ((i + 1) / squares) * (1 + (2 * LAND) / distance(from, to)) - LAND / distance(from, to);
    return point(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
  });
}

/** Bastions where the walls of the city parts reach the rim; they cover all tiles that meet there. */
function drawCorners(fortress: FortressArt): Shape[] {
  const sheet = new Sheet('stoneFace', 'stone', 'ink');
  for (const one of fortress.cities) {
    const line = cityLine(fortress, one);
    for (const end of [line[0], line.at(-1)]) if (end) bastion(sheet, end);
  }
  return sheet.shapes();
}
