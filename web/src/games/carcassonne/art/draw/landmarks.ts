//! Landmarks: monastery, garden, shrine, the village at a crossing, bazaar and volcano.

import { box, disc, num, point, poly } from '../geometry';
import { COLOURS, INK, Sheet } from '../palette';
import type { Landmark } from '../plan';
import type { Point, Shape } from '../types';
import { bush, house, roundTree } from './pieces';

export function drawLandmark(landmark: Landmark, roll: () => number): Shape[] {
  switch (landmark.kind) {
    case 'monastery':
      return monastery(landmark);
    case 'garden':
      return garden(landmark.at);
    case 'shrine':
      return shrine(landmark);
    case 'crossing':
      return village(landmark, roll);
    case 'bazaar':
      return bazaar(landmark);
    case 'volcano':
      return volcano(landmark);
  }
}

/** A walled yard with a church: long tiled nave, bell tower with a cross. */
function monastery({ at, radius }: Landmark): Shape[] {
  const { x, y } = at;
  const wall: Shape[] = [
    {
      kind: 'circle',
      cx: x,
      cy: y,
      r: radius - 0.5,
      fill: '#e3d5ab',
      stroke: INK,
      'stroke-width': 3.6,
    },
    {
      kind: 'circle',
      cx: x,
      cy: y,
      r: radius - 0.5,
      fill: 'none',
      stroke: COLOURS.stone,
      'stroke-width': 1.9,
      'stroke-dasharray': '3 1.5',
    },
  ];
  const sheet = new Sheet('shadow', 'plaster', 'terracotta', 'slate', 'ink', 'pen', 'gold');
  const base = point(x, y + 4.5);
  sheet.draw('shadow', poly(base, [-8, 0, 12.5, 0, 10, 2, -6, 2]));
  // Nave with its gable to the right, seen from the side.
  sheet.draw('plaster', poly(base, [-4, 0, -4, -6, 11, -6, 11, 0]));
  sheet.draw('terracotta', poly(base, [-4, -5.4, -2, -12, 9.4, -12, 12, -5.4]));
  for (const dx of [-0.6, 3.2, 7])
    sheet.draw('ink', `M${num(base.x + dx)} ${num(base.y - 1.2)}v-2a0.9 0.9 0 0 1 1.8 0v2Z`);
  // Bell tower.
  sheet.draw('plaster', poly(base, [-10, 0, -10, -12.6, -4, -12.6, -4, 0]));
  sheet.draw('slate', poly(base, [-11, -12.2, -7, -19, -3, -12.2]));
  sheet.draw('ink', `M${num(base.x - 8)} ${num(base.y - 8.4)}v-1.6a1 1 0 0 1 2 0v1.6Z`);
  sheet.draw('ink', `M${num(base.x - 8.2)} ${num(base.y)}v-2.4a1.2 1.2 0 0 1 2.4 0v2.4Z`);
  sheet.draw('pen', `M${num(base.x - 7)} ${num(base.y - 18.6)}v-4.6m-1.8 1.6h3.6`);
  sheet.draw('pen', trimTiles(base));
  return [...wall, ...sheet.shapes()];
}

function trimTiles(base: Point): string {
  const { x, y } = base;
  return `M${num(x - 2.6)} ${num(y - 9.6)}h12.6M${num(x - 3.2)} ${num(y - 7.5)}h14.2`;
}

/** Hedged beds of flowers round a well. */
function garden({ x, y }: Point): Shape[] {
  const sheet = new Sheet('leafDark', 'yard', 'leaf', 'bloomRed', 'bloomGold', 'stone', 'ink');
  sheet.draw(
    'leafDark',
    `M${num(x - 9)} ${num(y - 8.6)}h18q2 0 2 2v13.2q0 2 -2 2h-18q-2 0 -2 -2v-13.2q0 -2 2 -2Z`,
  );
  sheet.draw('yard', box(x - 8.8, y - 6.4, 17.6, 12.8));
  for (const [dx, dy] of BEDS) {
    sheet.draw('leaf', box(x + dx, y + dy, 6, 4.2));
    for (let i = 0; i < 3; i++) {
      const flower = disc(point(x + dx + 1.1 + i * 1.9, y + dy + (i % 2 === 0 ? 1.4 : 2.8)), 0.95);
      sheet.draw(dx * dy > 0 ? 'bloomRed' : 'bloomGold', flower);
    }
  }
  sheet.draw('stone', disc(point(x, y), 2.1));
  sheet.draw('ink', disc(point(x, y), 0.9));
  return sheet.shapes();
}

const BEDS = [
  [-7.6, -5.2],
  [1.6, -5.2],
  [-7.6, 1],
  [1.6, 1],
] as const;

/** Standing stones round a hearth. */
function shrine({ at, radius }: Landmark): Shape[] {
  const sheet = new Sheet('yard', 'shadow', 'stoneFace', 'lava', 'gold');
  sheet.draw('yard', disc(at, radius - 0.6));
  for (let i = 0; i < 7; i++) {
    const turn = (i / 7) * 2 * Math.PI - Math.PI / 2;
    const foot = point(at.x + Math.cos(turn) * 7.6, at.y + Math.sin(turn) * 6 + 2);
    sheet.draw('shadow', disc(point(foot.x + 0.8, foot.y), 2, 0.8));
    sheet.draw('stoneFace', poly(foot, [-1.5, 0, -1.2, -4.6, 0.4, -5.4, 1.5, -4.4, 1.6, 0]));
  }
  sheet.draw(
    'lava',
    `M${num(at.x - 2)} ${num(at.y + 2.6)}q-1 -3 1 -4.4q-0.2 -2 1.4 -3.6q0.2 2.2 1.4 3.4q1.6 1.8 0.4 4.6Z`,
  );
  sheet.draw('gold', `M${num(at.x - 0.9)} ${num(at.y + 2.4)}q-0.2 -2 0.9 -3q1.2 1.2 0.8 3Z`);
  return sheet.shapes();
}

/** A village green that clearly stops the roads: a ringed square with houses on it. */
function village({ at, radius }: Landmark, roll: () => number): Shape[] {
  const sheet = new Sheet(
    'square',
    'shadow',
    'plaster',
    'terracotta',
    'ochre',
    'ink',
    'pen',
    'leaf',
    'leafDark',
    'leafLight',
  );
  sheet.draw('square', disc(at, radius));
  const mirrored = roll() < 0.5;
  const side = mirrored ? -1 : 1;
  house(sheet, point(at.x - 1 * side, at.y - 1.2), 'terracotta', 1.2, mirrored);
  house(sheet, point(at.x + 3 * side, at.y + 9), 'ochre', 1.05, !mirrored);
  roundTree(sheet, point(at.x - 6.4 * side, at.y + 8), 0.9, 'leafDark');
  return sheet.shapes();
}

/** Striped market tents. */
function bazaar({ at, radius }: Landmark): Shape[] {
  const sheet = new Sheet('square', 'shadow', 'plaster', 'crimson', 'azure', 'gold', 'ink');
  sheet.draw('square', disc(at, radius - 0.4));
  tent(sheet, point(at.x - 3.6, at.y), 'crimson');
  tent(sheet, point(at.x + 4, at.y + 6.6), 'azure');
  sheet.draw(
    'gold',
    disc(point(at.x + 5.4, at.y - 3.6), 1.5) +
      disc(point(at.x - 5, at.y + 5.2), 1.5) +
      disc(point(at.x - 2.6, at.y + 6.6), 1.3),
  );
  return sheet.shapes();
}

function tent(sheet: Sheet, foot: Point, brush: 'crimson' | 'azure'): void {
  sheet.draw('plaster', poly(foot, [-4, 0, -4, -4, 4, -4, 4, 0]));
  sheet.draw(
    brush,
    poly(foot, [-5, -3.6, 0, -9.4, 5, -3.6, 3.4, -2.6, 1.7, -3.6, 0, -2.6, -1.7, -3.6, -3.4, -2.6]),
  );
  sheet.draw('ink', poly(foot, [-1.2, 0, 0, -3, 1.2, 0]));
}

function volcano({ at }: Landmark): Shape[] {
  const foot = point(at.x, at.y + 9);
  const sheet = new Sheet('shadow', 'rock', 'lava', 'gold', 'pen', 'leaf');
  sheet.draw('shadow', disc(point(foot.x + 1.5, foot.y), 13, 3));
  sheet.draw('rock', poly(foot, [-13, 0, -7, -7, -4.6, -15, 4.4, -15, 7.4, -8, 13, 0, 7, 1.6, -6, 1.8]));
  sheet.draw(
    'lava',
    poly(
      foot,
      [
        -4.6, -15, -2.4, -13, -2.8, -8, -0.6, -10.6, 0.8, -4, 2.4, -10.8, 3, -13.4, 4.4, -15, 1.4, -16.4, -2,
        -16.4,
      ],
    ),
  );
  sheet.draw(
    'gold',
    disc(point(foot.x - 1.6, foot.y - 19), 1.1) + disc(point(foot.x + 2, foot.y - 20.4), 1.3),
  );
  sheet.draw(
    'pen',
    `M${num(foot.x - 9)} ${num(foot.y - 1.6)}l2.6 -4M${num(foot.x + 6)} ${num(foot.y - 1)}l-1.4 -5M${num(foot.x + 9.4)} ${num(foot.y - 1)}l-1.6 -3`,
  );
  bush(sheet, point(foot.x - 9.5, foot.y + 2), 0.8);
  return sheet.shapes();
}
