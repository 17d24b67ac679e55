// Owns the names of places on the table, as the server writes them: die:3, depot:4/bank, space:0/d4, stored:0/bank …
import type { BoardRef, Seat } from '$lib/client/types';

export type Place =
  | { kind: 'die'; face: number }
  | { kind: 'depot'; depot: number }
  /** A tile on a depot; the black depot is number 0. */
  | { kind: 'offer'; depot: number; tile: string }
  | { kind: 'goods'; depot: number }
  | { kind: 'estate'; estate: number }
  /** A space of an estate that may be chosen. */
  | { kind: 'site'; estate: number; space: string }
  | { kind: 'space'; seat: Seat; space: string }
  | { kind: 'stored'; seat: Seat; tile: string }
  | { kind: 'good'; seat: Seat; good: string }
  | { kind: 'workers' | 'silver' | 'marker'; seat: Seat }
  | { kind: 'tile'; tile: string }
  | { kind: 'pass' };

/** What a name means; null for a name this table does not know. */
export function parseRef(ref: BoardRef): Place | null {
  if (ref === 'pass') return { kind: 'pass' };
  const [, kind, head = '', tail] = /^([a-z]+):([^/]+)(?:\/(.+))?$/.exec(ref) ?? [];
  if (kind === 'tile') return { kind, tile: head };
  const number = /^\d$/.test(head) ? Number(head) : null;
  if (number === null) return null;
  switch (kind) {
    case 'die':
      return { kind, face: number };
    case 'goods':
      return { kind, depot: number };
    case 'depot':
      return tail === undefined ? { kind, depot: number } : { kind: 'offer', depot: number, tile: tail };
    case 'estate':
      return tail === undefined ? { kind, estate: number } : { kind: 'site', estate: number, space: tail };
    case 'workers':
    case 'silver':
    case 'marker':
      return { kind, seat: number };
  }
  if (tail === undefined) return null;
  switch (kind) {
    case 'space':
      return { kind, seat: number, space: tail };
    case 'stored':
      return { kind, seat: number, tile: tail };
    case 'good':
      return { kind, seat: number, good: tail };
    default:
      return null;
  }
}

/** The game's word for a tile. */
export function tileTerm(tile: string): string {
  return `tile-${tile.replaceAll(' ', '-')}`;
}
