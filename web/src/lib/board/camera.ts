// Owns the arithmetic of viewing a board: which part of it is visible, and how large. Independent of the browser.

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
/** The point in the middle of the view, and the pixels per unit of the board. */
export type Camera = { x: number; y: number; scale: number };

/** The camera that shows the whole box, but no larger than `most`. */
export function fit(box: Box, size: Size, most: number): Camera {
  const scale = Math.min(size.width / box.width, size.height / box.height, most);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: scale > 0 ? scale : 1 };
}

export function toBoard(camera: Camera, size: Size, at: Point): Point {
  return {
    x: camera.x + (at.x - size.width / 2) / camera.scale,
    y: camera.y + (at.y - size.height / 2) / camera.scale,
  };
}

export function toView(camera: Camera, size: Size, at: Point): Point {
  return {
    x: size.width / 2 + (at.x - camera.x) * camera.scale,
    y: size.height / 2 + (at.y - camera.y) * camera.scale,
  };
}

/** The camera moved by a number of pixels, as if the board were dragged. */
export function pan(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale };
}

/** Zooms by a factor; the point of the board under `at` (in pixels) stays where it is. */
export function zoom(camera: Camera, size: Size, factor: number, at: Point, [least, most]: [number, number]) {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const fixed = toBoard(camera, size, at);
  return {
    scale,
    x: fixed.x - (at.x - size.width / 2) / scale,
    y: fixed.y - (at.y - size.height / 2) / scale,
  };
}

/** Moved just far enough to bring the box into view. */
export function reveal(camera: Camera, size: Size, box: Box): Camera {
  const half = { x: size.width / camera.scale / 2, y: size.height / camera.scale / 2 };
  const moved = (middle: number, reach: number, low: number, high: number): number => {
    if (high - low > 2 * reach) return (low + high) / 2;
    if (low < middle - reach) return low + reach;
    if (high > middle + reach) return high - reach;
    return middle;
  };
  return {
    ...camera,
    x: moved(camera.x, half.x, box.x, box.x + box.width),
    y: moved(camera.y, half.y, box.y, box.y + box.height),
  };
}

/** The CSS transform that shows a drawing made for `to` as it was for `from`; null if they are the same. */
export function moveOf(from: Camera, to: Camera): string | null {
  const [x, y] = [(to.x - from.x) * from.scale, (to.y - from.y) * from.scale];
  const scale = from.scale / to.scale;
  return x === 0 && y === 0 && scale === 1 ? null : `translate(${x}px, ${y}px) scale(${scale})`;
}

/** The SVG viewBox for this camera. */
export function viewBox(camera: Camera, size: Size): string {
  const { x, y } = toBoard(camera, size, { x: 0, y: 0 });
  return [x, y, size.width / camera.scale, size.height / camera.scale]
    .map((n) => Math.round(n * 100) / 100)
    .join(' ');
}
