// Owns moving things apart that are close together, so that each can be seen and hit: figures, choices, points.
import type { Point } from './camera';

/**
 * The same points in the same order, moved until any two are `gap` apart, but none further than `most` from where it was.
 * Without `most` they are apart in any case.
 */
export function spread(points: readonly Point[], gap: number, most = Number.POSITIVE_INFINITY): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const rounds = most === Number.POSITIVE_INFINITY ? 400 : 24;
  for (let round = 0; round < rounds; round++) {
    let crowded = false;
    for (const [i, a] of moved.entries()) {
      for (const [j, b] of moved.entries()) {
        if (j <= i) continue;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const far = Math.hypot(dx, dy);
        if (far >= gap - 0.01) continue;
        crowded = true;
        // Points in the same spot move apart in directions that differ from pair to pair.
        const turn = (i * 7 + j) * 2.4;
        const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [Math.cos(turn), Math.sin(turn)];
        const push = (gap - far) / 2;
        [a.x, a.y, b.x, b.y] = [a.x - ux * push, a.y - uy * push, b.x + ux * push, b.y + uy * push];
      }
    }
    for (const [i, at] of moved.entries()) keepNear(at, points[i] as Point, most);
    if (!crowded) break;
  }
  return moved;
}

function keepNear(at: Point, home: Point, most: number): void {
  const far = Math.hypot(at.x - home.x, at.y - home.y);
  if (far <= most) return;
  at.x = home.x + ((at.x - home.x) * most) / far;
  at.y = home.y + ((at.y - home.y) * most) / far;
}
