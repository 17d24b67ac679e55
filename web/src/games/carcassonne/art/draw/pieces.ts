//! The little things tiles are made of: houses, towers, trees, tufts. Each knows how to draw itself onto a sheet.

import { box, disc, num, point, poly } from '../geometry';
import type { Brush, Sheet } from '../palette';
import type { Point } from '../types';

/** A house with a gable front; `at` is the middle of its foot, about 10 wide and 7.5 high at size 1. */
export function house(sheet: Sheet, at: Point, roof: Brush, size = 1, mirrored = false): void {
  const sx = mirrored ? -size : size;
  sheet.draw('plaster', poly(at, [-5, 0, -5, -3.6, -3, -6.4, -1, -3.6, 5, -3.6, 5, 0], size, sx));
  sheet.draw(roof, poly(at, [-3.1, -7.2, 3.4, -7.2, 5.7, -3.2, -0.8, -3.2], size, sx));
  sheet.draw('ink', box(at.x - 3.7 * sx, at.y - 2.4 * size, 1.5 * sx, 2.4 * size));
  sheet.draw('ink', box(at.x + 1.6 * sx, at.y - 2.4 * size, 1.3 * sx, 1.2 * size));
}

/** A round tower with a pointed cap; `at` is the middle of its foot. */
export function tower(sheet: Sheet, at: Point, size = 1, roof: Brush = 'terracotta'): void {
  const w = 2.9 * size;
  const h = 7.2 * size;
  sheet.draw(
    'stone',
    `M${num(at.x - w)} ${num(at.y - h)}V${num(at.y)}q${num(w)} ${num(1.6 * size)} ${num(2 * w)} 0V${num(at.y - h)}Z`,
  );
  sheet.draw(
    roof,
    `M${num(at.x - w - 0.9)} ${num(at.y - h + 0.6)}L${num(at.x)} ${num(at.y - h - 6.2 * size)}L${num(at.x + w + 0.9)} ${num(at.y - h + 0.6)}q${num(-w - 0.9)} ${num(1.5 * size)} ${num(-2 * w - 1.8)} 0Z`,
  );
  sheet.draw('ink', box(at.x - 0.55 * size, at.y - h + 2.4 * size, 1.1 * size, 2.4 * size));
}

/** A squat tower with battlements, for corners where walls of several tiles meet. */
export function bastion(sheet: Sheet, { x, y }: Point): void {
  sheet.draw('stoneFace', `M${num(x - 4.8)} ${num(y - 4.5)}V${num(y + 3.2)}q4.8 2.6 9.6 0V${num(y - 4.5)}Z`);
  sheet.draw(
    'stone',
    `M${num(x - 5.6)} ${num(y - 3.4)}v-4.4h2.4v1.6h2v-1.6h2.4v1.6h2v-1.6h2.4v4.4q-5.6 2.4 -11.2 0Z`,
  );
  sheet.draw('ink', box(x - 0.8, y - 1, 1.6, 3));
}

/** A gatehouse over the place where a road enters a wall. */
export function gatehouse(sheet: Sheet, at: Point): void {
  const { x, y } = at;
  sheet.draw(
    'stone',
    `M${num(x - 6)} ${num(y + 3)}V${num(y - 7)}h2.4v1.6h2.4v-1.6h2.4v1.6h2.4v-1.6H${num(x + 6)}V${num(y + 3)}Z`,
  );
  sheet.draw('ink', `M${num(x - 3)} ${num(y + 3)}V${num(y - 0.6)}a3 3.2 0 0 1 6 0V${num(y + 3)}Z`);
}

export function roundTree(sheet: Sheet, at: Point, size: number, brush: 'leaf' | 'leafDark'): void {
  const r = 3.1 * size;
  sheet.draw('shadow', disc(point(at.x + 1.1, at.y + 0.4), r * 0.95, r * 0.45));
  sheet.draw('pen', `M${num(at.x)} ${num(at.y)}v${num(-2.4 * size)}`);
  const top = point(at.x, at.y - 4.4 * size);
  sheet.draw(
    brush,
    `M${num(top.x - r)} ${num(top.y + 0.9 * size)}a${num(r * 0.62)} ${num(r * 0.62)} 0 0 1 ${num(r * 0.45)} ${num(-r * 0.95)}a${num(r * 0.6)} ${num(r * 0.6)} 0 0 1 ${num(r * 1.1)} 0a${num(r * 0.62)} ${num(r * 0.62)} 0 0 1 ${num(r * 0.45)} ${num(r * 0.95)}q${num(-r)} ${num(r * 0.7)} ${num(-2 * r)} 0Z`,
  );
  sheet.draw('leafLight', disc(point(top.x - r * 0.3, top.y - r * 0.15), r * 0.28));
}

export function poplar(sheet: Sheet, at: Point, size: number): void {
  const w = 1.9 * size;
  sheet.draw('shadow', disc(point(at.x + 1, at.y + 0.3), w, w * 0.45));
  sheet.draw('pen', `M${num(at.x)} ${num(at.y)}v${num(-2 * size)}`);
  sheet.draw(
    'leafDark',
    `M${num(at.x)} ${num(at.y - 10 * size)}q${num(w * 1.9)} ${num(5.6 * size)} 0 ${num(8.4 * size)}q${num(-w * 1.9)} ${num(-2.8 * size)} 0 ${num(-8.4 * size)}Z`,
  );
}

export function bush(sheet: Sheet, at: Point, size: number): void {
  const r = 2 * size;
  sheet.draw(
    'leaf',
    `M${num(at.x - 1.5 * r)} ${num(at.y)}a${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(r * 0.8)} ${num(-r)}a${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(1.5 * r)} ${num(r * 0.1)}a${num(r * 0.7)} ${num(r * 0.7)} 0 0 1 ${num(r * 0.7)} ${num(r * 0.9)}Z`,
  );
}

export function tuft(sheet: Sheet, at: Point, size: number): void {
  sheet.draw(
    'grass',
    `M${num(at.x - 1.4 * size)} ${num(at.y - 1.5 * size)}l${num(0.9 * size)} ${num(1.5 * size)}m${num(0.6 * size)} 0v${num(-2.2 * size)}m${num(0.7 * size)} ${num(2.2 * size)}l${num(0.9 * size)} ${num(-1.5 * size)}`,
  );
}
