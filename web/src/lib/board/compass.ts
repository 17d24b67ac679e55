// Owns moving between places on a board with the arrow keys: to whatever lies nearest in that direction.
import type { Point } from './camera';

export type Direction = 'up' | 'down' | 'left' | 'right';

const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function directionOf(key: string): Direction | null {
  return KEYS[key] ?? null;
}

const STEPS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export function stepOf(direction: Direction): Point {
  return STEPS[direction];
}

/** The target to move to: sideways distance costs more than distance ahead. Null if nothing lies in that direction. */
export function nearest<T extends { at: Point }>(
  targets: readonly T[],
  from: Point,
  direction: Direction,
): T | null {
  const { x, y } = STEPS[direction];
  let best: { target: T; cost: number } | null = null;
  for (const target of targets) {
    const [dx, dy] = [target.at.x - from.x, target.at.y - from.y];
    const ahead = dx * x + dy * y;
    if (ahead <= 0.01) continue;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { target, cost };
  }
  return best?.target ?? null;
}

/** The target closest to a point: where keyboard navigation starts. */
export function closest<T extends { at: Point }>(targets: readonly T[], to: Point): T | null {
  const far = ({ at }: T) => Math.hypot(at.x - to.x, at.y - to.y);
  return targets.reduce<T | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
