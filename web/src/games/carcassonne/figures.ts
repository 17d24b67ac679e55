// Owns the size and position of figures on the map: large enough to be seen at any scale, apart from each other.
import type { Point } from '$lib/board/camera';
import { spread } from '$lib/board/spread';
import { isSame, keyOf } from '$lib/play/places';
import { middle, pointOf, type Scene } from './layout';
import type { FigureOnMap } from './types';

/** The minimum height of a figure in pixels, and the limits of its scale relative to its drawing (20 units). */
const PIXELS = 25;
const LEAST = 1.25;
const MOST = 2.7;

/** The scale of figures at this many pixels per unit of the map. */
export function figureScale(pixelsPerUnit: number): number {
  return Math.min(MOST, Math.max(LEAST, PIXELS / (20 * pixelsPerUnit)));
}

/** `count`: how many figures of a player stand in that very place. */
export type Standing = { figure: FigureOnMap; count: number; at: Point; home: Point };

/** The figures on tiles with their positions. Those in castles are drawn with their castle. */
export function standing(scene: Scene, scale: number): Standing[] {
  const heaps = new Map<string, { figure: FigureOnMap; count: number }>();
  for (const figure of scene.view.figures) {
    const name = `${figure.seat} ${figure.kind} ${keyOf(figure.at)}`;
    const heap = heaps.get(name);
    if (heap) heap.count += 1;
    else heaps.set(name, { figure, count: 1 });
  }
  const found = [...heaps.values()].flatMap(({ figure, count }) => {
    const home = figure.at.kind === 'part' ? pointOf(figure.at, scene) : null;
    return home ? [{ figure, count, home }] : [];
  });
  const places = spread(
    found.map(({ home }) => home),
    20 * scale,
    16 * scale,
  );
  return found.map((one, index) => ({ ...one, at: places[index] ?? one.home }));
}

/** Beside the figure she helps; otherwise in a corner of the tile she stayed on. */
export function fairyPoint(scene: Scene, figures: readonly Standing[], scale: number): Point | null {
  const fairy = scene.view.fairy;
  const [square] = fairy?.squares ?? [];
  if (!fairy || !square) return null;
  const beside = ({ x, y }: Point): Point => ({ x: x + 15 * scale, y: y - 9 * scale });
  const helped = fairy.helps?.at;
  if (helped !== undefined) {
    const at = figures.find(({ figure }) => isSame(figure.at, helped))?.at ?? pointOf(helped, scene);
    if (at) return beside(at);
  }
  const { x, y } = middle(square);
  return { x: x + 28, y: y - 26 };
}
