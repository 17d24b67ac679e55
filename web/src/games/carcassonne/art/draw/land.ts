//! The open land: meadow, ploughed strips, tufts of grass, bushes and trees. All of it is decoration, placed by the seed.

import { BLEED, distance, num, point } from '../geometry';
import { COLOURS, Sheet } from '../palette';
import { cellAt, FIELD, LANDMARK, survey, type Survey } from '../survey';
import type { Point, Shape, TileArt } from '../types';
import type { Taken } from './city';
import { bush, poplar, roundTree, tuft } from './pieces';

export function drawMeadow(): Shape {
  return {
    kind: 'rect',
    x: -BLEED,
    y: -BLEED,
    width: 100 + 2 * BLEED,
    height: 100 + 2 * BLEED,
    fill: COLOURS.meadow,
  };
}

/** Soft patches and tufts under everything else. */
export function drawGround(tile: TileArt, taken: Taken[], roll: () => number): Shape[] {
  const map = survey(tile);
  const sheet = new Sheet('shade', 'light', 'furrow', 'grass');
  for (let i = 0; i < 7; i++) {
    const r = 7 + roll() * 9;
    const at = point(r + roll() * (100 - 2 * r), r * 0.6 + roll() * (100 - 1.2 * r));
    sheet.draw(i % 2 === 0 ? 'shade' : 'light', blob(at, r, roll));
  }
  strips(map, sheet, taken, roll);
  for (let y = 5; y < 98; y += 9) {
    for (let x = 4; x < 98; x += 11) {
      const at = point(x + roll() * 8, y + roll() * 6);
      const size = 0.8 + roll() * 0.4;
      if (roll() < 0.55 && roomAt(map, at) > 2.5) tuft(sheet, at, size);
    }
  }
  return sheet.shapes();
}

/** Ploughed strips where the land is wide; some tiles stay meadow. */
function strips(map: Survey, sheet: Sheet, taken: Taken[], roll: () => number): void {
  let wanted = Math.floor(roll() * 2.6);
  for (let i = 0; i < 30 && wanted > 0; i++) {
    const at = point(14 + roll() * 72, 12 + roll() * 76);
    const [w, h, lean] = [12 + roll() * 9, 7 + roll() * 5, (roll() - 0.5) * 8];
    if (roomAt(map, at) < 9.5 || taken.some((other) => distance(other.at, at) < other.r + 8)) continue;
    sheet.draw(
      'furrow',
      `M${num(at.x - w / 2)} ${num(at.y - h / 2)}q${num(w / 2)} -2.5 ${num(w)} 0l${num(lean)} ${num(h)}q${num(-w / 2)} -2.5 ${num(-w)} 0Z`,
    );
    taken.push({ at, r: 9 });
    wanted -= 1;
  }
}

/** Two or three copses and a few lone bushes. */
export function drawTrees(tile: TileArt, taken: Taken[], roll: () => number): Shape[] {
  const map = survey(tile);
  const sheet = new Sheet('shadow', 'pen', 'leaf', 'leafDark', 'leafLight');
  const trees: Point[] = [];
  const centres = Array.from({ length: 5 }, () => point(8 + roll() * 84, 10 + roll() * 84));
  for (let i = 0; i < 70 && trees.length < 10; i++) {
    const near = centres[i % centres.length] as Point;
    const at =
      i < 50
        ? point(near.x + (roll() - 0.5) * 20, near.y + (roll() - 0.5) * 13)
        : point(6 + roll() * 88, 10 + roll() * 86);
    const crown = point(at.x, at.y - 3.8);
    const free =
      at.y > 15 &&
      roomAt(map, at) > 4.4 &&
      roomAt(map, crown) > 4.2 &&
      roomAt(map, point(at.x, at.y - 9)) > 0.5 &&
      trees.every((other) => distance(other, at) > 5.6) &&
      taken.every((other) => distance(other.at, crown) > other.r + 2.6);
    if (free) trees.push(at);
  }
  trees.sort((a, b) => a.y - b.y);
  for (const at of trees) {
    const kind = roll();
    const size = 1 + roll() * 0.35;
    if (kind < 0.5) roundTree(sheet, at, size, kind < 0.2 ? 'leafDark' : 'leaf');
    else if (kind < 0.75) poplar(sheet, at, size * 0.95);
    else bush(sheet, at, size);
  }
  return sheet.shapes();
}

function roomAt(map: Survey, p: Point): number {
  const cell = cellAt(p);
  const label = map.labels[cell] as number;
  return label >= FIELD && label < LANDMARK ? (map.room[cell] as number) : 0;
}

function blob(at: Point, r: number, roll: () => number): string {
  const flat = 0.45 + roll() * 0.15;
  return `M${num(at.x - r)} ${num(at.y)}c0 ${num(-r * flat)} ${num(r * 0.9)} ${num(-r * flat * 1.2)} ${num(r * 1.2)} ${num(-r * flat * 0.9)}s${num(r * 0.9)} ${num(r * flat * 0.5)} ${num(r * 0.8)} ${num(r * flat * 0.9)}s${num(-r * 0.8)} ${num(r * flat)} ${num(-r * 1.1)} ${num(r * flat * 0.9)}s${num(-r * 0.9)} ${num(-r * flat * 0.3)} ${num(-r * 0.9)} ${num(-r * flat * 0.9)}Z`;
}
