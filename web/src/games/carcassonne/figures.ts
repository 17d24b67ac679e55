// Owns how large figures are on the map and where each stands: large enough to be seen at any scale, apart from each other.
import type { Point } from '$lib/board/camera';
import { spread } from '$lib/board/spread';
import { isSame } from '$lib/play/places';
import { middle, pointOf, type Scene } from './layout';
import type { FigureOnMap } from './types';

/** A figure is this many pixels high at least, and this many times its drawing (20 units) at most and at least. */
const PIXELS = 25;
const LEAST = 1.25;
const MOST = 2.7;

/** How much larger than drawn a figure is shown, at so many pixels per unit of the map. */
export function figureScale(pixelsPerUnit: number): number {
  return Math.min(MOST, Math.max(LEAST, PIXELS / (20 * pixelsPerUnit)));
}

export type Standing = { figure: FigureOnMap; at: Point; home: Point };

/** The figures on tiles with their places. Those in castles are drawn with their castle. */
export function standing(scene: Scene, scale: number): Standing[] {
  const found = scene.view.figures.flatMap((figure) => {
    const home = figure.at.kind === 'part' ? pointOf(figure.at, scene) : null;
    return home ? [{ figure, home }] : [];
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
