//! The surveyed tile: a fine grid that knows which feature every cell belongs to. Field areas, free space
//! for landmarks, spots for figures and places for trees are all derived from it.

import { distance, fromSide, inside, point, sideIndex, toLine } from './geometry';
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
  const bare = new Int16Array(CELLS * CELLS).map((_, cell) => bareLabel(ground, cellCentre(cell)));
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
    if (!which(landmark)) return;
    for (let cell = 0; cell < labels.length; cell++) {
      if (distance(cellCentre(cell), landmark.at) < landmark.radius) labels[cell] = LANDMARK + index;
    }
  });
}

/** Cities over roads over water; everything else is open. */
function bareLabel(ground: Plan, p: Point): number {
  const city = ground.cities.findIndex((candidate) =>
    candidate.outlines.some((outline) => inside(p, outline)),
  );
  if (city >= 0) return CITY + city;
  const road = ground.roads.findIndex((candidate) => toLine(p, candidate.line) < ROAD_CASING / 2);
  if (road >= 0) return ROAD + road;
  const { river } = ground;
  if (!river) return OPEN;
  const wet =
    river.lines.some((line) => toLine(p, line) < RIVER / 2 + 1) ||
    (river.pond !== null && distance(p, river.pond.at) < river.pond.r + 1);
  return wet ? RIVERBED : OPEN;
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
  const queue = [start];
  const from = labels[start] as number;
  labels[start] = label;
  let size = 0;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    size += 1;
    const x = cell % CELLS;
    const next = [x > 0 ? cell - 1 : -1, x < CELLS - 1 ? cell + 1 : -1, cell - CELLS, cell + CELLS];
    for (const neighbour of next) {
      if (neighbour < 0 || neighbour >= labels.length || labels[neighbour] !== from) continue;
      labels[neighbour] = label;
      queue.push(neighbour);
    }
  }
  return size;
}

/** Chamfer distance to the nearest cell with another label, in tile units; the rim counts as another label. */
function roomOf(labels: Int16Array): Float32Array {
  const room = new Float32Array(labels.length);
  const width = CELLS;
  const near = (cell: number, dx: number, dy: number): number => {
    const x = (cell % width) + dx;
    const y = Math.floor(cell / width) + dy;
    const step = (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1) * CELL;
    if (x < 0 || y < 0 || x >= width || y >= width) return step / 2;
    const other = y * width + x;
    return labels[other] === labels[cell] ? (room[other] as number) + step : step / 2;
  };
  room.fill(1e3);
  for (let cell = 0; cell < labels.length; cell++) {
    room[cell] = Math.min(
      room[cell] as number,
      near(cell, -1, 0),
      near(cell, 0, -1),
      near(cell, -1, -1),
      near(cell, 1, -1),
    );
  }
  for (let cell = labels.length - 1; cell >= 0; cell--) {
    room[cell] = Math.min(
      room[cell] as number,
      near(cell, 1, 0),
      near(cell, 0, 1),
      near(cell, 1, 1),
      near(cell, -1, 1),
    );
  }
  return room;
}
