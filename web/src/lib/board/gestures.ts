// Owns what pointers do to a board: one drags it, two pinch it, the wheel zooms. A press that hardly moves stays a click.
import type { Point } from './camera';

/** Fingers tremble: anything less than this many pixels is not a drag. */
const SLACK = 7;

export type Gestures = {
  pan: (by: Point) => void;
  zoom: (factor: number, at: Point) => void;
};

/** Watches an element; returns a function that stops watching. */
export function watch(element: Element, { pan, zoom }: Gestures): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;

  const local = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, local(event));
    if (pointers.size === 1) {
      start = local(event);
      dragging = false;
    } else {
      grab();
    }
  }

  // Only capture the pointer for a real drag: a captured click would lose its target.
  function grab(): void {
    dragging = true;
    for (const id of pointers.keys()) element.setPointerCapture(id);
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) > SLACK) grab();
    if (!dragging) return;
    if (pointers.size === 1) {
      pan({ x: now.x - before.x, y: now.y - before.y });
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [distance(before, other), distance(now, other)];
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
        if (was > 0) zoom(is / was, middle);
      }
    }
    pointers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    pointers.delete(event.pointerId);
  }

  /** Swallow the click that ends a drag. */
  function click(event: Event): void {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    // Lines and pages are coarser than pixels; a trackpad's pinch arrives as a wheel with Ctrl.
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 20;
    const strength = event.ctrlKey ? 0.01 : 0.002;
    zoom(Math.exp(-event.deltaY * unit * strength), local(event));
  }

  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', up as EventListener],
    ['click', click, { capture: true }],
    ['wheel', wheel as EventListener, { passive: false }],
  ];
  for (const [type, listener, options] of listeners) element.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener, options] of listeners) element.removeEventListener(type, listener, options);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
