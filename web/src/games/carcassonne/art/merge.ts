//! Several drawings as one with few elements: everything painted in the same way, in the same layer, is a single path.

import { box, disc, num } from './geometry';
import type { Paint, Point, Shape } from './types';

/** Shapes and where they go. Drawings may touch, but not overlap: how they cover each other is not kept. */
export interface Placed {
  shapes: readonly Shape[];
  at: Point;
}

interface Layer {
  name: string;
  paint: Paint;
  d: string[];
}

export function merged(drawings: readonly Placed[]): Shape[] {
  const layers: Layer[] = [];
  for (const { shapes, at } of drawings) {
    let above = 0;
    for (const shape of shapes) {
      const { paint, d } = outlined(shape);
      const name = Object.values(paint).join();
      // Above the drawing's previous shape: in a layer of the same paint, or in a new one.
      let index = layers.findIndex((layer, place) => place >= above && layer.name === name);
      if (index < 0) layers.splice((index = above), 0, { name, paint, d: [] });
      layers[index]?.d.push(moved(d, at));
      above = index + 1;
    }
  }
  return layers.map(({ paint, d }) => ({ kind: 'path', d: d.join(''), ...paint }));
}

const GEOMETRY = new Set(['kind', 'd', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'rx']);

/** A shape as a path, apart from how it is painted. */
export function outlined(shape: Shape): { paint: Paint; d: string } {
  const paint: Paint = Object.fromEntries(Object.entries(shape).filter(([name]) => !GEOMETRY.has(name)));
  return { paint, d: outlineOf(shape) };
}

function outlineOf(shape: Shape): string {
  if (shape.kind === 'path') return shape.d;
  if (shape.kind === 'circle') return disc({ x: shape.cx, y: shape.cy }, shape.r);
  const { x, y, width, height, rx = 0 } = shape;
  return rx > 0 ? rounded(x, y, width, height, rx) : box(x, y, width, height);
}

function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number): string => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${num(x + r)} ${num(y)}h${num(w)}${arc(r, r)}v${num(h)}${arc(-r, r)}h${num(-w)}${arc(-r, -r)}v${num(-h)}${arc(r, -r)}Z`;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The path moved: only absolute commands change. */
export function moved(d: string, { x, y }: Point): string {
  if (x === 0 && y === 0) return d;
  let out = '';
  let from = 0;
  for (let i = 0; i < d.length; i++) {
    const command = d.charCodeAt(i);
    if (command < 65 || command > 86) continue;
    let end = i + 1;
    while (end < d.length && d.charCodeAt(end) < 65) end += 1;
    out += d.slice(from, i + 1) + shifted(command, d.slice(i + 1, end), x, y);
    from = end;
    i = end - 1;
  }
  return out + d.slice(from);
}

const [ARC, ACROSS, DOWN] = [65, 72, 86];

/** The numbers of one absolute command, moved. */
function shifted(command: number, list: string, x: number, y: number): string {
  let index = -1;
  return list.replace(NUMBER, (digits) => {
    index += 1;
    if (command === ACROSS) return num(Number(digits) + x);
    if (command === DOWN) return num(Number(digits) + y);
    // The radii, the rotation and the flags of an arc come first.
    if (command === ARC) return index % 7 < 5 ? digits : num(Number(digits) + (index % 7 === 5 ? x : y));
    return num(Number(digits) + (index % 2 === 0 ? x : y));
  });
}
