//! The open land: meadow, ploughed strips, tufts of grass, bushes and trees. All of it ornament, placed by the seed.

import { distance, num, point } from '../geometry';
import { COLOURS, Sheet } from '../palette';
import { cellAt, FIELD, LANDMARK, survey, type Survey } from '../survey';
import type { Point, Shape, TileArt } from '../types';
import type { Taken } from './city';
import { bush, poplar, roundTree, tuft } from './pieces';

export function drawMeadow(): Shape {
  return { kind: 'rect', x: 0, y: 0, width: 100, height: 100, fill: COLOURS.meadow };
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

/** A ploughed strip or two where the land is wide. */
function strips(map: Survey, sheet: Sheet, taken: Taken[], roll: () => number): void {
  for (let i = 0, laid = 0; i < 24 && laid < 1; i++) {
    const at = point(14 + roll() * 72, 12 + roll() * 76);
    const [w, h] = [13 + roll() * 6, 8.5];
    const room = roomAt(map, at);
    if (room < 10 || taken.some((other) => distance(other.at, at) < other.r + 7)) continue;
    sheet.draw(
      'furrow',
      `M${num(at.x - w / 2)} ${num(at.y - h / 2)}q${num(w / 2)} -2.5 ${num(w)} 0l-1.5 ${num(h)}q${num(-w / 2)} -2 ${num(-w)} 0Z`,
    );
    taken.push({ at, r: 8 });
    laid += 1;
  }
}

/** Trees and bushes, in small groups. */
export function drawTrees(tile: TileArt, taken: Taken[], roll: () => number): Shape[] {
  const map = survey(tile);
  const sheet = new Sheet('shadow', 'pen', 'leaf', 'leafDark', 'leafLight');
  const standing: Point[] = [];
  for (let i = 0; i < 60 && standing.length < 9; i++) {
    const at = point(6 + roll() * 88, 10 + roll() * 86);
    const kind = roll();
    const size = 0.9 + roll() * 0.35;
    const crown = point(at.x, at.y - 3.5);
    const free =
      roomAt(map, at) > 3.6 &&
      roomAt(map, crown) > 3.8 &&
      roomAt(map, point(at.x, at.y - 8)) > 0 &&
      standing.every((other) => distance(other, at) > 6.5) &&
      taken.every((other) => distance(other.at, crown) > other.r + 2.5);
    if (!free) continue;
    standing.push(at);
    if (kind < 0.45) roundTree(sheet, at, size, kind < 0.2 ? 'leafDark' : 'leaf');
    else if (kind < 0.7) poplar(sheet, at, size * 0.95);
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
