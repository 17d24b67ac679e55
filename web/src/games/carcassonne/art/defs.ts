//! Patterns shared by every tile: put them once into the board's `<defs>`. Ids carry the prefix `carc-`.

import { COLOURS } from './palette';
import type { Shape } from './types';

export interface PatternDef {
  id: string;
  size: number;
  /** Degrees. */
  turn: number;
  shapes: Shape[];
}

const pen = (d: string, stroke: string, width: number): Shape => ({
  kind: 'path',
  d,
  fill: 'none',
  stroke,
  'stroke-width': width,
});

/** Spread as `<pattern id width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="rotate(turn)">`. */
export const PATTERNS: readonly PatternDef[] = [
  {
    id: 'carc-furrow',
    size: 3.4,
    turn: 0,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: 3.4, height: 3.4, fill: COLOURS.furrow },
      pen('M0 0.8H3.4', '#94894a', 0.9),
    ],
  },
  {
    // Ten goes into a hundred: the paving runs on from tile to tile.
    id: 'carc-cobble',
    size: 10,
    turn: 0,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: 10, height: 10, fill: COLOURS.street },
      pen('M1 2.6h2.4M6 1.6h2M3.4 7h2.6M7.6 5.6h1.6M0.6 5.4h1M6.8 9h1.8', COLOURS.cobble, 0.9),
    ],
  },
];
