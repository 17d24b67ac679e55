// Owns the names of places on the map, as the server writes them: cell:1,0, turn:E, road:1,0:E, monastery:1,0, pass.
import type { BoardRef } from '$lib/client/types';
import type { FeatureKind, Side, Square } from './types';

export type Place =
  | { kind: 'cell'; square: Square }
  | { kind: 'turn'; facing: Side }
  /** A part of a feature; `at` is a side or half-side it reaches, nothing for a monastery. */
  | { kind: 'part'; feature: FeatureKind; square: Square; at: string | null }
  | { kind: 'pass' };

const SIDES = ['N', 'E', 'S', 'W'] as const;
const FEATURES = ['road', 'city', 'monastery', 'field'] as const;

/** What a name means; null for a name this map does not know. */
export function parseRef(ref: BoardRef): Place | null {
  const [kind = '', first = '', second] = ref.split(':');
  if (ref === 'pass') return { kind: 'pass' };
  if (kind === 'turn') {
    const facing = SIDES.find((side) => side === first);
    return facing ? { kind: 'turn', facing } : null;
  }
  const square = parseSquare(first);
  if (!square) return null;
  if (kind === 'cell') return { kind: 'cell', square };
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
