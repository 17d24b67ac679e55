// Owns copies of what is on the board, drawn over it while they move. Only copies move: the board itself always shows the truth.
import type { Point } from '$lib/board/camera';

const SVG = 'http://www.w3.org/2000/svg';
/** How a place looks while it can be pressed is no part of the piece on it. */
const LOOKS = ['lit', 'next', 'picked', 'meant', 'goal', 'pointed', 'latest', 'cursor', 'held', 'can'];

export type Rect = { x: number; y: number; width: number; height: number };

export function rectOf(element: Element): Rect | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  const inside = x + width > 0 && y + height > 0 && x < window.innerWidth && y < window.innerHeight;
  return inside ? { x, y, width, height } : null;
}

/** A square of this size round a point. */
export function around({ x, y }: Point, size: number): Rect {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

export function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The transform that puts something drawn at `own` where `to` is, turned by some degrees. */
export function mapping(own: Rect, to: Rect, turn = 0, lift = 0, grow = 1): string {
  const [a, b] = [middle(own), middle(to)];
  const scale = Math.min(to.width / own.width, to.height / own.height) * grow;
  const [x, y] = [b.x - a.x, b.y - a.y - lift].map((n) => Math.round(n * 10) / 10);
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${Math.round(scale * 1000) / 1000})`;
}

/** A piece over the board: what is drawn, and where, in pixels of the window. */
export type Copy = { node: HTMLElement; rect: Rect };

/** A copy of an element as it looks now. */
export function copyOf(element: Element): Copy | null {
  const rect = rectOf(element);
  if (!rect) return null;
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    const parent = element.parentElement;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    if (!matrix) return null;
    const { a, b, c, d, e, f } = matrix;
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - rect.x} ${f - rect.y})`);
    group.append(plain(element.cloneNode(true) as Element));
    return drawn(group, rect, `0 0 ${rect.width} ${rect.height}`);
  }
  const copy = plain(element.cloneNode(true) as HTMLElement);
  copy.style.width = '100%';
  copy.style.height = '100%';
  copy.style.margin = '0';
  return { node: boxed(copy), rect };
}

/** A drawing of the game's own, in a square from -50 to 50, as large as `rect`. */
export function drawn(content: Element, rect: Rect, viewBox = '-50 -50 100 100'): Copy {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.style.display = 'block';
  svg.style.width = '100%';
  svg.style.height = '100%';
  svg.style.overflow = 'visible';
  svg.append(content);
  return { node: boxed(svg), rect };
}

function boxed(content: Element): HTMLElement {
  const box = document.createElement('div');
  box.append(content);
  return box;
}

/** Without what makes it a place: a copy is only a picture. */
function plain<E extends Element>(copy: E): E {
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      if (/^(data-|aria-|on|id$|role$|tabindex$|title$)/.test(name)) element.removeAttribute(name);
    }
    element.classList.remove(...LOOKS);
  }
  return copy;
}

/** The layer over a board for copies from it, so that they inherit its colours. Created when it is needed. */
export function layerFor(element: Element | null, root: Element): HTMLElement {
  const board = root.querySelector('.board');
  const parent = (board && element && board.contains(element) && childOf(board, element)) || board || root;
  const known = [...parent.children].find((one) => one.matches('[data-motion]'));
  if (known instanceof HTMLElement) return known;
  const layer = document.createElement('div');
  layer.dataset.motion = '';
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '6', pointerEvents: 'none' });
  parent.append(layer);
  return layer;
}

function childOf(board: Element, element: Element): Element | null {
  let inside: Element | null = element;
  while (inside && inside.parentElement !== board) inside = inside.parentElement;
  return inside instanceof HTMLElement ? inside : null;
}

/** Puts a copy on a layer, unseen until it is animated. */
export function put({ node, rect }: Copy, layer: HTMLElement): HTMLElement {
  const base = layer.getBoundingClientRect();
  Object.assign(node.style, {
    position: 'absolute',
    left: `${rect.x - base.x}px`,
    top: `${rect.y - base.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    opacity: '0',
    willChange: 'transform, opacity',
  });
  layer.append(node);
  return node;
}
