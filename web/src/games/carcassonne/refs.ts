// Owns the names of places on the map, as the server writes them: cell:1,0, turn:E, road:1,0:E, monastery:1,0, castle:1,0:E, quarter:palace.
import type { BoardRef } from '../old';
import { QUARTERS } from './art';
import type { Axis, FeatureKind, Quarter, Side, Square } from './types';

export type Place =
  | { kind: 'cell'; square: Square }
  | { kind: 'turn'; facing: Side }
  /** A part of a feature; `at` is a side, a half-side or the number of a field shut in; nothing for what stands in the middle. */
  | { kind: 'part'; feature: FeatureKind; square: Square; at: string | null }
  | { kind: 'bridge'; square: Square; axis: Axis }
  | { kind: 'castle'; square: Square }
  | { kind: 'quarter'; quarter: Quarter }
  | { kind: 'tile'; id: string }
  | { kind: 'bid'; points: number }
  /** A figure of the game, or an answer that has no place. */
  | { kind: (typeof PLAIN)[number] };

export type Part = Extract<Place, { kind: 'part' }>;

export const SIDES = ['N', 'E', 'S', 'W'] as const;
const FEATURES = ['road', 'city', 'monastery', 'field', 'garden', 'shrine'] as const;
const AXES = ['NS', 'EW'] as const;
const PLAIN = ['count', 'dragon', 'fairy', 'abbot', 'buy', 'sell', 'points', 'pass'] as const;

/** What a name means; null for a name this map does not know. */
export function parseRef(ref: BoardRef): Place | null {
  const plain = PLAIN.find((one) => one === ref);
  if (plain) return { kind: plain };
  const [kind = '', first = '', second] = ref.split(':');
  switch (kind) {
    case 'turn': {
      const facing = SIDES.find((side) => side === first);
      return facing ? { kind, facing } : null;
    }
    case 'quarter': {
      const quarter = QUARTERS.find((one) => one === first);
      return quarter ? { kind, quarter } : null;
    }
    case 'tile':
      return first === '' ? null : { kind, id: first };
    case 'bid':
      return /^\d+$/.test(first) ? { kind, points: Number(first) } : null;
  }
  const square = parseSquare(first);
  if (!square) return null;
  if (kind === 'cell' || kind === 'castle') return { kind, square };
  if (kind === 'bridge') {
    const axis = AXES.find((one) => one === second);
    return axis ? { kind, square, axis } : null;
  }
  const feature = FEATURES.find((one) => one === kind);
  return feature ? { kind: 'part', feature, square, at: second ?? null } : null;
}

export function parseSquare(text: string): Square | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null;
}

export function squareName({ x, y }: Square): string {
  return `${x},${y}`;
}

/** Quarter turns clockwise: the side the picture's north lies on, counted from north. */
export function quarters(facing: Side): number {
  return SIDES.indexOf(facing);
}

/** An action as the server reads it: lay the drawn tile there, turned so. Only for asking why it can't be done. */
export function layAction(square: Square, facing: Side): string {
  return `${squareName(square)} ${facing}`;
}
