import { describe, expect, test } from 'vitest';
import { merged, moved } from './merge';
import { tileShapes } from './tile';
import { TILES } from './tiles.fixture';
import type { Shape } from './types';

const path = (d: string, fill: string): Shape => ({ kind: 'path', d, fill });

describe('moving a path', () => {
  test('moves absolute coordinates and leaves relative ones', () => {
    expect(moved('M1 2l3 4H5V6h7v8Z', { x: 100, y: 200 })).toBe('M101 202l3 4H105V206h7v8Z');
    expect(moved('M0 0A5 5 0 1 0 10 0C1 2 3 4 5 6', { x: 10, y: -10 })).toBe(
      'M10 -10A5 5 0 1 0 20 -10C11 -8 13 -6 15 -4',
    );
  });

  test('keeps a path at the origin as it is', () => {
    expect(moved('M1.25 2', { x: 0, y: 0 })).toBe('M1.25 2');
  });
});

describe('merging drawings', () => {
  test('joins what is painted alike and keeps the order of each drawing', () => {
    const one = [path('M0 0', 'green'), path('M1 1', 'red')];
    const two = [path('M2 2', 'green'), path('M3 3', 'blue'), path('M4 4', 'red')];
    const shapes = merged([
      { shapes: one, at: { x: 0, y: 0 } },
      { shapes: two, at: { x: 100, y: 0 } },
    ]);
    expect(shapes).toEqual([path('M0 0M102 2', 'green'), path('M103 3', 'blue'), path('M1 1M104 4', 'red')]);
  });

  test('never joins two shapes of one drawing', () => {
    const shapes = [path('M0 0', 'red'), path('M1 1', 'blue'), path('M2 2', 'red')];
    expect(merged([{ shapes, at: { x: 0, y: 0 } }])).toEqual(shapes);
  });

  test('draws sixteen tiles with fewer elements than three', () => {
    const drawings = TILES.slice(0, 16).map((tile, index) => ({
      shapes: tileShapes(tile, index).ground,
      at: { x: (index % 4) * 100, y: Math.floor(index / 4) * 100 },
    }));
    const elements = drawings.reduce((sum, { shapes }) => sum + shapes.length, 0);
    expect(merged(drawings).length).toBeLessThan((3 * elements) / 16);
  });
});
