// Owns where things on a board are on the screen, for boards laid out by the browser.
import { keyOf } from '$lib/play/places';
import type { Owner } from '$lib/play/watch.svelte';
import type { Point } from './camera';

/** The middle of some elements, in pixels of `root`; null if none of them is shown. */
export function middleOf(root: Element | undefined, elements: Iterable<Element>): Point | null {
  if (!root) return null;
  const base = root.getBoundingClientRect();
  const points = [...elements].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 ? [{ x: x - base.x + width / 2, y: y - base.y + height / 2 }] : [];
  });
  if (points.length === 0) return null;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The middle of some places, by their `data-place`. */
export function placesOn(root: Element | undefined, places: readonly unknown[]): Point | null {
  const found = places.flatMap((place) => {
    const element = root?.querySelector(`[data-place="${CSS.escape(keyOf(place))}"]`);
    return element ? [element] : [];
  });
  return middleOf(root, found);
}

/** The top of a board below a player's chip in the bar, for what has no place on the board itself. */
export function underChip(root: Element | undefined, owner: Owner): Point | null {
  const chip = middleOf(root, document.querySelectorAll(`[data-chip="${owner}"]`));
  if (!root || !chip) return null;
  const edge = 40;
  return { x: Math.min(Math.max(edge, chip.x), root.clientWidth - edge), y: edge };
}

/** From units of a drawing to pixels of the element it fills. */
export function fromDrawing(svg: SVGSVGElement | undefined): (at: Point) => Point {
  return ({ x, y }) => {
    const matrix = svg?.getScreenCTM();
    const base = svg?.parentElement?.getBoundingClientRect();
    if (!matrix || !base) return { x, y };
    return { x: matrix.a * x + matrix.e - base.x, y: matrix.d * y + matrix.f - base.y };
  };
}
