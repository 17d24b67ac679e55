//! Shapes on a canvas: a small picture as one element.

import { PATTERNS } from './defs';
import { outlined } from './merge';
import type { Paint, Shape } from './types';

/** At this size a pattern is its ground colour. */
function colour(fill: string): string {
  const pattern = PATTERNS.find(({ id }) => fill === `url(#${id})`);
  return pattern?.shapes[0]?.fill ?? fill;
}

/** Paints shapes in a 100×100 box onto a square of `size` pixels. */
export function paint(context: CanvasRenderingContext2D, shapes: readonly Shape[], size: number): void {
  context.setTransform(size / 100, 0, 0, size / 100, 0, 0);
  for (const shape of shapes) {
    const { paint: look, d } = outlined(shape);
    paintPath(context, new Path2D(d), look);
  }
}

function paintPath(context: CanvasRenderingContext2D, path: Path2D, look: Paint): void {
  context.globalAlpha = look.opacity ?? 1;
  if (look.fill !== 'none') {
    context.fillStyle = colour(look.fill ?? '#000');
    context.fill(path, look['fill-rule'] ?? 'nonzero');
  }
  if (look.stroke === undefined || look.stroke === 'none') return;
  context.strokeStyle = look.stroke;
  context.lineWidth = look['stroke-width'] ?? 1;
  context.lineCap = look['stroke-linecap'] ?? 'butt';
  context.lineJoin = look['stroke-linejoin'] ?? 'miter';
  context.setLineDash((look['stroke-dasharray'] ?? '').split(' ').filter(Boolean).map(Number));
  context.stroke(path);
}
