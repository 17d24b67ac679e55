// Owns where the ghosts of figures are drawn: on the place they are about, or pulled outside with a line to it, so that no two
// overlap.
import type { Box, Point, Size } from '$lib/board/camera';
import { spread } from '$lib/board/spread';
import { isSame } from '$lib/play/places';
import type { Standing } from './figures';
import type { Scene } from './layout';
import { isAway, type Target } from './targets';

/** The radius of a ghost at full size. */
export const RADIUS = 12;
/** Portals and the market open up the whole map: dots are enough until one is pointed at. */
const MANY = 16;

export function isDot(target: Target, targets: readonly Target[], scene: Scene): boolean {
  return targets.length > MANY && isAway(target, scene);
}

/** The position before anything is moved aside: on the figure it is about, the fairy beside it; a castle and the points for its
    city side by side over the knight. */
function homeOf({ look, figure, at: point }: Target, figures: readonly Standing[], scale: number): Point {
  const at = (figure && figures.find((one) => isSame(one.figure.at, figure))?.at) ?? point;
  const radius = RADIUS * scale;
  switch (look) {
    case 'fairy':
      return { x: at.x + 15 * scale, y: at.y - 10 * scale };
    case 'castle':
      return { x: at.x - 1.25 * radius, y: at.y - 2.3 * radius };
    case 'points':
      return { x: at.x + 1.25 * radius, y: at.y - 2.3 * radius };
    default:
      return at;
  }
}

/** The centre of each ghost. */
export function ghostPoints(
  targets: readonly Target[],
  scene: Scene,
  figures: readonly Standing[],
  scale: number,
): Point[] {
  const homes = targets.map((target) => homeOf(target, figures, scale));
  // A mark on a figure stays on it, and dots stay where they are.
  const moves = targets.map((target) => target.look !== 'home' && !isDot(target, targets, scene));
  const apart = spread(
    homes.filter((_, index) => moves[index]),
    2.25 * RADIUS * scale,
  );
  return homes.map((home, index) => (moves[index] ? (apart.shift() ?? home) : home));
}

/** Between a button and the edge of the view. */
const EDGE = 4;

/**
 * Where a button fits beside a tile, all of it in view, without covering a ghost: its centre, below the tile if possible. All in
 * pixels.
 */
export function besideTile(tile: Box, button: Size, ghosts: readonly Box[], view: Size): Point {
  const inside = (at: number, size: number, room: number) =>
    Math.max(size / 2 + EDGE, Math.min(at, room - size / 2 - EDGE));
  const middle = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
  const [across, down] = [tile.width / 2 + button.width / 2 + 10, tile.height / 2 + button.height / 2 + 10];
  const sides: Point[] = [1, 1.5].flatMap((far) => [
    { x: middle.x, y: middle.y + down * far },
    { x: middle.x + across * far, y: middle.y },
    { x: middle.x - across * far, y: middle.y },
    { x: middle.x, y: middle.y - down * far },
  ]);
  const seen = sides.map(({ x, y }) => ({
    x: inside(x, button.width, view.width),
    y: inside(y, button.height, view.height),
  }));
  const covers = ({ x, y }: Point, box: Box) =>
    Math.abs(box.x + box.width / 2 - x) < (box.width + button.width) / 2 &&
    Math.abs(box.y + box.height / 2 - y) < (box.height + button.height) / 2;
  // The tile itself may be covered rather than a ghost.
  const cost = (at: Point) =>
    2 * ghosts.filter((ghost) => covers(at, ghost)).length + Number(covers(at, tile));
  return seen.toSorted((a, b) => cost(a) - cost(b))[0] ?? middle;
}
