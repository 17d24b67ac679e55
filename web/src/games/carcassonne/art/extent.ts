//! The areas of features: SVG paths for highlights and hit testing.

import { disc, point, shifted, trace } from './geometry';
import { ROAD_CASING } from './plan';
import { CELL, CELLS, CITY, FIELD, labelAt, LANDMARK, ROAD, survey } from './survey';
import type { FeatureKind, Point, TileArt } from './types';

const BRIDGE = 11;

/** An SVG path (fill rule nonzero) that covers the feature on the tile. */
export function featurePath(tile: TileArt, kind: FeatureKind, index: number): string {
  const { plan, labels } = survey(tile);
  const missing = new Error(`${tile.id} has no ${kind} number ${index}`);
  switch (kind) {
    case 'city': {
      const city = plan.cities[index];
      if (!city) throw missing;
      const parts = city.bridge ? [...city.outlines, ribbon(city.bridge, BRIDGE)] : city.outlines;
      return parts.map((outline) => trace(outline, true)).join('');
    }
    case 'road': {
      const road = plan.roads[index];
      if (!road) throw missing;
      return trace(ribbon(road.line, ROAD_CASING), true);
    }
    case 'field': {
      if (!tile.fields[index]) throw missing;
      return outlinesOf(labels, FIELD + index)
        .map((loop) => trace(simplified(loop), true))
        .join('');
    }
    case 'monastery':
    case 'garden':
    case 'shrine': {
      const landmark = plan.landmarks.find((candidate) => candidate.kind === kind);
      if (!landmark || index !== 0) throw missing;
      return disc(landmark.at, landmark.radius);
    }
  }
}

/** The feature at a point of the tile; null on water, and on landmarks that are no features. */
export function featureAt(tile: TileArt, at: Point): { kind: FeatureKind; index: number } | null {
  const map = survey(tile);
  const label = labelAt(map, at);
  const index = label % 16;
  switch (label - index) {
    case CITY:
      return { kind: 'city', index };
    case ROAD:
      return { kind: 'road', index };
    case FIELD:
      return { kind: 'field', index };
    case LANDMARK: {
      const kind = map.plan.landmarks[index]?.kind;
      return kind === 'monastery' || kind === 'garden' || kind === 'shrine' ? { kind, index: 0 } : null;
    }
    default:
      return null;
  }
}

export function ribbon(line: readonly Point[], width: number): Point[] {
  return [...shifted(line, -width / 2), ...shifted(line, width / 2).reverse()];
}

/** The outlines of all cells with a label, as closed loops on the grid; holes run the other way round. */
function outlinesOf(labels: Int16Array, label: number): Point[][] {
  const own = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < CELLS && y < CELLS && labels[y * CELLS + x] === label;
  const corners = CELLS + 1;
  const next = new Map<number, number[]>();
  const edge = (x1: number, y1: number, x2: number, y2: number): void => {
    const from = y1 * corners + x1;
    next.set(from, [...(next.get(from) ?? []), y2 * corners + x2]);
  };
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      if (!own(x, y)) continue;
      if (!own(x, y - 1)) edge(x, y, x + 1, y);
      if (!own(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!own(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!own(x - 1, y)) edge(x, y + 1, x, y);
    }
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let at = next.get(start)?.pop(); at !== undefined; at = next.get(at)?.pop()) {
      loop.push(point((at % corners) * CELL, Math.floor(at / corners) * CELL));
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** Simplifies an outline: stairs of the grid become slopes (Ramer–Douglas–Peucker on two halves). */
function simplified(loop: Point[]): Point[] {
  const half = Math.floor(loop.length / 2);
  const first = reduce([...loop.slice(0, half + 1)]);
  const second = reduce([...loop.slice(half), loop[0] as Point]);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function reduce(line: Point[]): Point[] {
  if (line.length < 3) return line;
  const [a, b] = [line[0] as Point, line[line.length - 1] as Point];
  const span = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  let far = { off: 0, at: 0 };
  line.forEach((p, i) => {
    const off = Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / span;
    if (off > far.off) far = { off, at: i };
  });
  if (far.off < CELL * 0.75) return [a, b];
  return [...reduce(line.slice(0, far.at + 1)).slice(0, -1), ...reduce(line.slice(far.at))];
}
