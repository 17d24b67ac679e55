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
    id: 'carc-cobble',
    size: 9,
    turn: 0,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: 9, height: 9, fill: COLOURS.street },
      pen('M1 2.5h2.2M5.5 1.5h1.8M3.2 6.5h2.4M7 5.4h1.4M0.5 5.2h0.9M6.4 8.2h1.6', COLOURS.cobble, 0.9),
    ],
  },
];
