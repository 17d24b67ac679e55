//! A wooden bridge from one side of a tile to the opposite one.

import { num, SIZE } from './geometry';
import { INK } from './palette';
import type { Shape } from './types';

export type Axis = 'NS' | 'EW';

/** How wide it is. */
export const BRIDGE_DECK = 15;
const WOOD = '#b98a52';
const DARK = '#7c5730';

/** Drawn in the tile's box of 100 × 100, over everything the tile shows. */
export function bridgeShapes(axis: Axis): Shape[] {
  const [low, high] = [SIZE / 2 - BRIDGE_DECK / 2, SIZE / 2 + BRIDGE_DECK / 2];
  const rect = (from: number, to: number, start: number, end: number): string =>
    axis === 'NS'
      ? `M${num(from)} ${num(start)}H${num(to)}V${num(end)}H${num(from)}Z`
      : `M${num(start)} ${num(from)}V${num(to)}H${num(end)}V${num(from)}Z`;
  const planks = Array.from({ length: 12 }, (_, i) => {
    const at = num(4 + i * 8.35);
    return axis === 'NS' ? `M${num(low)} ${at}H${num(high)}` : `M${at} ${num(low)}V${num(high)}`;
  }).join('');
  const posts = [2, 26, 50, 74, 98]
    .map(
      (at) =>
        rect(low - 3.4, low + 1.4, at - 2.2, at + 2.2) + rect(high - 1.4, high + 3.4, at - 2.2, at + 2.2),
    )
    .join('');
  return [
    { kind: 'path', d: rect(low - 1, high + 5, -0.6, SIZE + 0.6), fill: INK, opacity: 0.26 },
    { kind: 'path', d: bridgePath(axis), fill: WOOD, stroke: INK, 'stroke-width': 1.2 },
    { kind: 'path', d: planks, fill: 'none', stroke: DARK, 'stroke-width': 1.1 },
    {
      kind: 'path',
      d: rect(low - 1.6, low + 1.2, -0.6, SIZE + 0.6) + rect(high - 1.2, high + 1.6, -0.6, SIZE + 0.6),
      fill: '#d9b077',
      stroke: INK,
      'stroke-width': 0.9,
    },
    { kind: 'path', d: posts, fill: DARK, stroke: INK, 'stroke-width': 0.8 },
  ];
}

/** Its area on the tile. */
export function bridgePath(axis: Axis): string {
  const [low, high] = [num(SIZE / 2 - BRIDGE_DECK / 2), num(SIZE / 2 + BRIDGE_DECK / 2)];
  return axis === 'NS' ? `M${low} -0.6H${high}V100.6H${low}Z` : `M-0.6 ${low}V${high}H100.6V${low}Z`;
}
