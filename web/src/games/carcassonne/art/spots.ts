//! Where figures stand: one roomy spot per feature, well apart from each other.

import { distance, length, measured } from './geometry';
import { cellAt, cellCentre, CELLS, CITY, FIELD, ROAD, survey, type Survey } from './survey';
import type { FeatureKind, Point, TileArt } from './types';

/** Spots of different features are never closer than this. */
export const APART = 16;

const MIDDLE: Point = { x: 50, y: 50 };

interface Candidate {
  at: Point;
  /** How good the place is in itself, 0 to 1. */
  worth: number;
}

const known = new WeakMap<TileArt, Map<string, Point>>();

/** A good place for a figure on a feature, in the orientation of the given description. */
export function featurePlace(tile: TileArt, kind: FeatureKind, index: number): Point {
  const at = featureSpots(tile).get(`${kind}${index}`);
  if (!at) throw new Error(`${tile.id} has no ${kind} number ${index}`);
  return at;
}

export function featureSpots(tile: TileArt): Map<string, Point> {
  let spots = known.get(tile);
  if (!spots) {
    spots = findSpots(tile);
    known.set(tile, spots);
  }
  return spots;
}

function findSpots(tile: TileArt): Map<string, Point> {
  const map = survey(tile);
  const spots = new Map<string, Point>();
  for (const landmark of map.plan.landmarks) {
    const { kind, at } = landmark;
    if (kind !== 'monastery' && kind !== 'garden' && kind !== 'shrine') continue;
    spots.set(`${kind}0`, kind === 'monastery' ? { x: at.x, y: at.y + 5 } : at);
  }
  const open: { name: string; options: Candidate[] }[] = [
    ...tile.cities.map((_, i) => ({ name: `city${i}`, options: areaOptions(map, CITY + i) })),
    ...tile.fields.map((_, i) => ({ name: `field${i}`, options: areaOptions(map, FIELD + i) })),
    ...tile.roads.map((_, i) => ({ name: `road${i}`, options: roadOptions(map, i) })),
  ];
  // The most confined features choose first; then each may move once more, knowing the others.
  open.sort((a, b) => a.options.length - b.options.length);
  for (let round = 0; round < 3; round++) {
    for (const { name, options } of open) {
      spots.delete(name);
      spots.set(name, choose(options, [...spots.values()]));
    }
  }
  return spots;
}

function choose(options: Candidate[], taken: Point[]): Point {
  let best = { score: -Infinity, at: { x: 50, y: 50 } };
  for (const { at, worth } of options) {
    let gap = 28;
    for (const other of taken) gap = Math.min(gap, distance(at, other));
    const score = worth + gap / 60 - (gap < APART + 2 ? (APART + 2 - gap) / 2 : 0);
    if (score > best.score) best = { score, at };
  }
  return best.at;
}

function areaOptions(map: Survey, label: number): Candidate[] {
  const options: Candidate[] = [];
  // Sampling every other cell each way is fine enough, and four times as fast.
  for (let row = 0; row < CELLS; row += 2) {
    for (let cell = row * CELLS; cell < (row + 1) * CELLS; cell += 2) {
      const room = map.room[cell] as number;
      if (map.labels[cell] !== label || room <= 2) continue;
      const at = cellCentre(cell);
      options.push({ at, worth: Math.min(room, 13) / 13 - distance(at, MIDDLE) / 400 });
    }
  }
  return options;
}

function roadOptions(map: Survey, index: number): Candidate[] {
  const line = map.plan.roads[index]?.line ?? [];
  const steps = Math.max(4, Math.round(length(line) / 2));
  const pointAt = measured(line);
  const options: Candidate[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const at = pointAt(t);
    const rim = Math.min(at.x, at.y, 100 - at.x, 100 - at.y);
    const seen = map.labels[cellAt(at)] === ROAD + index;
    if (rim < 5 || !seen) continue;
    options.push({ at, worth: Math.min(1, rim / 12) - Math.abs(t - 0.5) * 0.4 });
  }
  return options;
}
