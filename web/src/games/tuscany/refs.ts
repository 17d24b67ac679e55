// Owns the names of places and pieces, as the server writes them: cell:0:e2, open:village, store:hex, pay:2 village + worker.
import type { Seat } from '$lib/client/types';
import type { BoardRef } from '../old';
import type { Bonus, Colour } from './types';

export type Place =
  | { kind: 'cell'; seat: Seat; space: string }
  /** A kind of open tile, and something in the storage of whoever is to act. */
  | { kind: 'open' | 'store'; piece: string }
  | { kind: 'bonus'; bonus: Bonus }
  | { kind: 'clear'; colour: Colour }
  | { kind: 'pay'; payment: string }
  | { kind: 'layout'; layout: string }
  | { kind: 'draw' | 'marble' | 'pass' }
  /** What a player has: a marker on a track, wood, a hand, a storage. */
  | { kind: 'has'; what: Belonging; seat: Seat };

export type Belonging = (typeof BELONGINGS)[number];
const BELONGINGS = ['green', 'red', 'marble', 'workers', 'storage', 'hand'] as const;

/** In the order of the server's lists. */
export const COLOURS = [
  'village',
  'field',
  'wagon',
  'monastery',
  'quarry',
  'town',
  'tavern',
  'castle',
] as const satisfies readonly Colour[];
/** What fields grow, in the order of their names. */
const PRODUCTS = ['vineyard', 'pigs', 'olives', 'wheat'] as const;
export type Product = (typeof PRODUCTS)[number];
export const BONUSES = [
  'region_card',
  'storage',
  'marble',
  'worker',
  'bonus_card',
] as const satisfies readonly Bonus[];

/** What a name means; null for a name this board does not know. */
export function parseRef(ref: BoardRef): Place | null {
  if (ref === 'draw' || ref === 'marble' || ref === 'pass') return { kind: ref };
  const colon = ref.indexOf(':');
  const [kind, rest] = [ref.slice(0, Math.max(0, colon)), ref.slice(colon + 1)];
  if (colon < 0 || rest === '') return null;
  switch (kind) {
    case 'cell': {
      const match = /^(\d):([a-i][1-4])$/.exec(rest);
      return match ? { kind, seat: Number(match[1]), space: match[2] ?? '' } : null;
    }
    case 'open':
    case 'store':
      return { kind, piece: rest };
    case 'bonus': {
      const bonus = BONUSES.find((one) => one === rest.replace(' ', '_'));
      return bonus ? { kind, bonus } : null;
    }
    case 'clear': {
      const colour = COLOURS.find((one) => one === rest);
      return colour ? { kind, colour } : null;
    }
    case 'pay':
      return { kind, payment: rest };
    case 'layout':
      return { kind, layout: rest };
  }
  const what = BELONGINGS.find((one) => one === kind);
  return what && /^\d$/.test(rest) ? { kind: 'has', what, seat: Number(rest) } : null;
}

export function cellRef(seat: Seat, space: string): BoardRef {
  return `cell:${seat}:${space}`;
}

export function bonusRef(bonus: Bonus): BoardRef {
  return `bonus:${bonus.replace('_', ' ')}`;
}

/** What a piece is: its colour if it is a tile, and what a field shows. A wooden hex has no colour of its own. */
export type Piece = { name: string; colour: Colour | null; products: Product[]; start: boolean };

export function pieceOf(name: string): Piece {
  const colour = COLOURS.find((one) => one === name);
  if (colour) return { name, colour, products: [], start: false };
  if (name === 'hex') return { name, colour: null, products: [], start: false };
  if (name === 'start castle') return { name, colour: 'castle', products: [], start: true };
  const shown = name.split('+');
  return { name, colour: 'field', products: PRODUCTS.filter((one) => shown.includes(one)), start: false };
}

/** The key of a piece's words among the game's texts. */
export function pieceKey(name: string): string {
  const { colour, products, start } = pieceOf(name);
  if (start) return 'tile-castle';
  if (products.length === 0 || products.length > 2) return `tile-${colour ?? 'hex'}`;
  return `tile-field-${products.join('-')}`;
}

/** What is paid, item by item: cards of a colour, or workers. */
export type Paid = { what: Colour | 'worker'; count: number };

export function parsePayment(payment: string): Paid[] {
  return payment.split(' + ').flatMap((item) => {
    const match = /^(?:(\d+) )?(\w+)$/.exec(item);
    const what = match && (match[2] === 'worker' ? 'worker' : COLOURS.find((one) => one === match[2]));
    return match && what ? [{ what, count: Number(match[1] ?? 1) }] : [];
  });
}

/** The colour of a region card by its name. */
export function cardColour(card: string): Colour | null {
  return COLOURS.find((one) => `${one} card` === card) ?? null;
}
