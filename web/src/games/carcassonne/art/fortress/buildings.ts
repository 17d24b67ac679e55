//! The four great buildings of the fortress, each with an outline of its own.

import { box, disc, num, point, poly } from '../geometry';
import { Sheet } from '../palette';
import type { Point, Shape } from '../types';
import type { QuarterName } from './plan';

/** `at` is the middle of the building's foot; about 60 wide and high. */
export function drawBuilding(quarter: QuarterName, at: Point): Shape[] {
  switch (quarter) {
    case 'palace':
      return palace(at);
    case 'market':
      return market(at);
    case 'smithy':
      return smithy(at);
    case 'cathedral':
      return cathedral(at);
  }
}

function shadow(sheet: Sheet, { x, y }: Point, reach: number): void {
  sheet.draw('shadow', disc(point(x + 3, y + 1), reach, reach * 0.18));
}

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${num(x - w)} ${num(y)}v${num(-(h - w))}a${num(w)} ${num(w)} 0 0 1 ${num(2 * w)} 0v${num(h - w)}Z`;

/** A keep between two towers, pennants flying. */
function palace(at: Point): Shape[] {
  const { x, y } = at;
  const sheet = new Sheet('shadow', 'stone', 'stoneFace', 'azure', 'ink', 'pen', 'crimson', 'gold');
  shadow(sheet, at, 36);
  sheet.draw('stone', poly(at, [-22, 0, -22, -26, 22, -26, 22, 0]));
  sheet.draw('azure', poly(at, [-23, -25, -15, -38, 15, -38, 23, -25]));
  for (const side of [-1, 1]) {
    const foot = point(x + side * 26, y);
    sheet.draw('stoneFace', poly(foot, [-7, 0, -7, -38, 7, -38, 7, 0]));
    sheet.draw(
      'stone',
      poly(
        foot,
        [
          -8.4, -36, -8.4, -43, -5, -43, -5, -40.6, -1.7, -40.6, -1.7, -43, 1.7, -43, 1.7, -40.6, 5, -40.6, 5,
          -43, 8.4, -43, 8.4, -36,
        ],
      ),
    );
    sheet.draw('ink', arch(foot.x, foot.y - 22, 1.6, 7));
    sheet.draw('pen', `M${num(foot.x)} ${num(foot.y - 42)}v-14`);
    sheet.draw('crimson', poly(point(foot.x, foot.y - 56), [0, 0, 11, 2.6, 0, 6]));
  }
  sheet.draw('ink', arch(x, y, 5, 13));
  for (const dx of [-14, 14]) sheet.draw('ink', arch(x + dx, y - 11, 2.1, 8));
  sheet.draw('gold', poly(point(x, y - 31), [-6, 3.4, -6.8, -3, -3, 0, 0, -4.6, 3, 0, 6.8, -3, 6, 3.4]));
  return sheet.shapes();
}

/** Striped tents round a heap of barrels. */
function market(at: Point): Shape[] {
  const sheet = new Sheet('shadow', 'plaster', 'crimson', 'azure', 'ochre', 'ink', 'gold', 'pen');
  const tents = [
    { foot: point(at.x - 32, at.y), brush: 'crimson' },
    { foot: point(at.x + 32, at.y), brush: 'azure' },
    { foot: point(at.x, at.y + 3), brush: 'ochre' },
  ] as const;
  for (const { foot, brush } of tents) {
    shadow(sheet, foot, 15);
    sheet.draw('plaster', poly(foot, [-12, 0, -12, -12, 12, -12, 12, 0]));
    sheet.draw(
      brush,
      poly(foot, [-15, -10, -9, -24, 9, -24, 15, -10, 10, -7, 5, -10, 0, -7, -5, -10, -10, -7]),
    );
    sheet.draw(
      'pen',
      `M${num(foot.x - 4)} ${num(foot.y - 24)}l-2 14M${num(foot.x + 4)} ${num(foot.y - 24)}l2 14`,
    );
    sheet.draw('ink', box(foot.x - 8, foot.y - 6, 16, 2));
    for (const dx of [-6, -1, 4]) sheet.draw('gold', disc(point(foot.x + dx, foot.y - 2), 2));
  }
  return sheet.shapes();
}

/** A forge: the chimney smokes, the fire glows, an anvil stands before it. */
function smithy(at: Point): Shape[] {
  const { x, y } = at;
  const sheet = new Sheet(
    'shadow',
    'light',
    'stoneFace',
    'plaster',
    'slate',
    'ink',
    'lava',
    'gold',
    'rock',
    'pen',
  );
  shadow(sheet, at, 30);
  sheet.draw(
    'light',
    disc(point(x + 21, y - 50), 5) + disc(point(x + 27, y - 57), 6.5) + disc(point(x + 36, y - 62), 5),
  );
  sheet.draw('stoneFace', poly(at, [11, -10, 11, -44, 22, -44, 22, -10]));
  sheet.draw('stoneFace', poly(at, [9, -43, 9, -47, 24, -47, 24, -43]));
  sheet.draw('plaster', poly(at, [-26, 0, -26, -18, 26, -18, 26, 0]));
  sheet.draw('slate', poly(at, [-30, -16, -20, -32, 20, -32, 30, -16]));
  sheet.draw('pen', `M${num(x - 24)} ${num(y - 24)}h48M${num(x - 27)} ${num(y - 20)}h54`);
  sheet.draw('ink', arch(x + 9, y, 9, 15));
  sheet.draw('lava', `M${num(x + 3)} ${num(y)}q-1 -6 4 -10q1 4 4 4q3 -3 2 -6q5 6 2 12Z`);
  sheet.draw('gold', `M${num(x + 6)} ${num(y)}q0 -4 3 -6q3 3 2 6Z`);
  sheet.draw('ink', box(x - 20, y - 11, 8, 6));
  sheet.draw(
    'rock',
    poly(point(x - 6, y + 6), [-9, -9, 6, -9, 6, -6, 2, -4, 2, -1, 5, 1, -5, 1, -2, -1, -2, -4, -5, -6]),
  );
  return sheet.shapes();
}

/** Two towers, a rose window, a long nave. */
function cathedral(at: Point): Shape[] {
  const { x, y } = at;
  const sheet = new Sheet('shadow', 'plaster', 'stone', 'terracotta', 'slate', 'azure', 'gold', 'ink', 'pen');
  shadow(sheet, at, 34);
  sheet.draw('plaster', poly(at, [0, -2, 0, -30, 34, -30, 34, -2]));
  sheet.draw('terracotta', poly(at, [-4, -29, 2, -46, 30, -46, 37, -29]));
  for (const dx of [20, 28]) sheet.draw('ink', arch(x + dx, y - 9, 2, 12));
  sheet.draw('stone', poly(at, [-16, 0, -16, -36, -4, -50, 8, -36, 8, 0]));
  for (const dx of [-20, 12]) {
    const foot = point(x + dx, y);
    sheet.draw('stone', poly(foot, [-7, 0, -7, -52, 7, -52, 7, 0]));
    sheet.draw('slate', poly(foot, [-8.6, -51, 0, -70, 8.6, -51]));
    sheet.draw('ink', arch(foot.x, foot.y - 38, 2.2, 9));
    sheet.draw('pen', `M${num(foot.x)} ${num(foot.y - 69)}v-7m-2.8 2.4h5.6`);
  }
  sheet.draw('azure', disc(point(x - 4, y - 29), 7));
  sheet.draw('gold', disc(point(x - 4, y - 29), 2.4));
  sheet.draw('pen', `M${num(x - 11)} ${num(y - 29)}h14M${num(x - 4)} ${num(y - 36)}v14`);
  sheet.draw('ink', arch(x - 4, y, 5.4, 15));
  return sheet.shapes();
}
