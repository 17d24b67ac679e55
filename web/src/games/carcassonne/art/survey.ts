//! The surveyed tile: a fine grid that knows which feature every cell belongs to. Field areas, free space
//! for landmarks, spots for figures and places for trees are all derived from it.

import { distance, fromSide, inside, pairs, point, sideIndex, toSegment } from './geometry';
import {
  hasSymbol,
  plan,
  RADIUS,
  RIVER,
  ROAD_CASING,
  type Landmark,
  type LandmarkKind,
  type Plan,
} from './plan';
import type { Point, TileArt } from './types';

export const CELLS = 50;
export const CELL = 100 / CELLS;

/** Labels: the kind times 16 plus the feature's index. */
export const CITY = 16;
export const ROAD = 32;
export const FIELD = 48;
export const LANDMARK = 64;
export const RIVERBED = 80;
const OPEN = 0;

export interface Survey {
  plan: Plan;
  labels: Int16Array;
  /** How far a cell's centre is from the nearest cell of another feature or the tile's rim. */
  room: Float32Array;
}

const surveys = new WeakMap<TileArt, Survey>();

export function survey(tile: TileArt): Survey {
  const known = surveys.get(tile);
  if (known) return known;
  const made = makeSurvey(tile);
  surveys.set(tile, made);
  return made;
}

export function cellCentre(cell: number): Point {
  return point(((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL);
}

export function cellAt(p: Point): number {
  const clamp = (value: number): number => Math.max(0, Math.min(CELLS - 1, Math.floor(value / CELL)));
  return clamp(p.y) * CELLS + clamp(p.x);
}

export function labelAt({ labels }: Survey, p: Point): number {
  return labels[cellAt(p)] as number;
}

function makeSurvey(tile: TileArt): Survey {
  const ground = plan(tile);
  const bare = bareLabels(ground);
  let labels = labelled(tile, ground, bare);
  let room = roomOf(labels);
  for (const kind of ground.loose) {
    ground.landmarks.push(settle(tile, kind, labels, room));
    labels = labelled(tile, ground, bare);
    room = roomOf(labels);
  }
  return { plan: ground, labels, room };
}

/** Puts a landmark where there is room for it, near the middle if possible. */
function settle(tile: TileArt, kind: LandmarkKind, labels: Int16Array, room: Float32Array): Landmark {
  const radius = RADIUS[kind];
  const anyField = labels.some((label) => label >= FIELD && label < LANDMARK);
  const inCity =
    !anyField || hasSymbol(tile, 'monastery_in_city') || (kind === 'bazaar' && largestIsCity(labels));
  const base = inCity ? CITY : FIELD;
  let best = { score: -Infinity, at: point(50, 50) };
  labels.forEach((label, cell) => {
    if (label < base || label >= base + 16) return;
    const at = cellCentre(cell);
    const free = room[cell] as number;
    const score = 4 * Math.min(free, radius + 3) - 0.2 * distance(at, point(50, 50));
    if (score > best.score) best = { score, at };
  });
  return { kind, at: best.at, radius, parts: false };
}

function largestIsCity(labels: Int16Array): boolean {
  const cities = labels.filter((label) => label >= CITY && label < ROAD).length;
  return cities > labels.length / 2;
}

function labelled(tile: TileArt, ground: Plan, bare: Int16Array): Int16Array {
  const labels = bare.slice();
  layLandmarks(labels, ground.landmarks, (landmark) => landmark.parts);
  nameFields(tile, labels);
  layLandmarks(labels, ground.landmarks, () => true);
  return labels;
}

function layLandmarks(
  labels: Int16Array,
  landmarks: Landmark[],
  which: (landmark: Landmark) => boolean,
): void {
  landmarks.forEach((landmark, index) => {
    if (which(landmark)) layDisc(labels, landmark.at, landmark.radius, LANDMARK + index);
  });
}

/** Cities over roads over water; everything else is open. */
function bareLabels({ cities, roads, river }: Plan): Int16Array {
  const labels = new Int16Array(CELLS * CELLS);
  for (const line of river?.lines ?? []) layLine(labels, line, RIVER / 2 + 1, RIVERBED);
  if (river?.pond) layDisc(labels, river.pond.at, river.pond.r + 1, RIVERBED);
  // The first of several features has the cell.
  for (const [index, { line }] of [...roads.entries()].reverse()) {
    layLine(labels, line, ROAD_CASING / 2, ROAD + index);
  }
  for (const [index, { outlines }] of [...cities.entries()].reverse()) {
    for (const outline of outlines) layArea(labels, outline, CITY + index);
  }
  return labels;
}

/** Calls `visit` for the cells whose centres may be inside a box, with the coordinates of each centre. */
function eachCell(
  [left, top, right, bottom]: readonly [number, number, number, number],
  visit: (cell: number, at: Point) => void,
): void {
  const at = { x: 0, y: 0 };
  const low = (value: number): number => Math.max(0, Math.floor(value / CELL));
  const high = (value: number): number => Math.min(CELLS - 1, Math.floor(value / CELL));
  for (let y = low(top); y <= high(bottom); y++) {
    at.y = (y + 0.5) * CELL;
    for (let x = low(left); x <= high(right); x++) {
      at.x = (x + 0.5) * CELL;
      visit(y * CELLS + x, at);
    }
  }
}

function layLine(labels: Int16Array, line: readonly Point[], reach: number, label: number): void {
  for (const [a, b] of pairs(line)) {
    const box = [
      Math.min(a.x, b.x) - reach,
      Math.min(a.y, b.y) - reach,
      Math.max(a.x, b.x) + reach,
      Math.max(a.y, b.y) + reach,
    ] as const;
    eachCell(box, (cell, at) => {
      if (labels[cell] !== label && toSegment(at, a, b) < reach) labels[cell] = label;
    });
  }
}

function layDisc(labels: Int16Array, middle: Point, radius: number, label: number): void {
  const { x, y } = middle;
  eachCell([x - radius, y - radius, x + radius, y + radius], (cell, at) => {
    if (distance(at, middle) < radius) labels[cell] = label;
  });
}

function layArea(labels: Int16Array, outline: readonly Point[], label: number): void {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  eachCell(box, (cell, at) => {
    if (inside(at, outline)) labels[cell] = label;
  });
}

/** Labels every patch of open ground with the field whose half-edges it touches. */
function nameFields(tile: TileArt, labels: Int16Array): void {
  tile.fields.forEach((field, index) => {
    for (const half of field.at) {
      const start = cellAt(fromSide(sideIndex(half), half.endsWith('L') ? 30 : 70, 0.5));
      if (labels[start] === OPEN) flood(labels, start, FIELD + index);
    }
  });
  tile.fields.forEach((field, index) => {
    if (field.at.length > 0) return;
    const patch = largestOpenPatch(labels);
    if (patch >= 0) flood(labels, patch, FIELD + index);
  });
}

function largestOpenPatch(labels: Int16Array): number {
  const trial = labels.slice();
  let best = { size: 0, cell: -1 };
  trial.forEach((label, cell) => {
    if (label !== OPEN) return;
    const size = flood(trial, cell, FIELD + 15);
    if (size > best.size) best = { size, cell };
  });
  return best.cell;
}

function flood(labels: Int16Array, start: number, label: number): number {
  const from = labels[start] as number;
  const queue = [start];
  const fill = (cell: number): void => {
    if (labels[cell] !== from) return;
    labels[cell] = label;
    queue.push(cell);
  };
  labels[start] = label;
  let size = 0;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    size += 1;
    const x = cell % CELLS;
    if (x > 0) fill(cell - 1);
    if (x < CELLS - 1) fill(cell + 1);
    fill(cell - CELLS);
    fill(cell + CELLS);
  }
  return size;
}

/** Chamfer distance to the nearest cell with another label, in tile units; the rim counts as another label. */
function roomOf(labels: Int16Array): Float32Array {
  const room = new Float32Array(labels.length).fill(1e3);
  sweep(labels, room, 1);
  sweep(labels, room, -1);
  return room;
}

/** How far it is from a cell to another feature through a neighbour this far away. */
function way(labels: Int16Array, room: Float32Array, cell: number, other: number, far: number): number {
  return labels[other] === labels[cell] ? (room[other] as number) + far : far / 2;
}

/** One pass over all cells, onwards or backwards: each learns from the four neighbours visited before it. */
function sweep(labels: Int16Array, room: Float32Array, step: 1 | -1): void {
  const diagonal = Math.SQRT2 * CELL;
  const last = CELLS - 1;
  let cell = step === 1 ? 0 : CELLS * CELLS - 1;
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++, cell += step) {
      const above = cell - step * CELLS;
      room[cell] = Math.min(
        room[cell] as number,
        column > 0 ? way(labels, room, cell, cell - step, CELL) : CELL / 2,
        row > 0 ? way(labels, room, cell, above, CELL) : CELL / 2,
        row > 0 && column > 0 ? way(labels, room, cell, above - step, diagonal) : diagonal / 2,
        row > 0 && column < last ? way(labels, room, cell, above + step, diagonal) : diagonal / 2,
      );
    }
  }
}
