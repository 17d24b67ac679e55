// Owns what components are, by name: which colour a piece has, what a field shows, what a reward consists of.
import type { Sign } from './art/glyphs';
import type { Bonus, Colour, Reward } from './types';

/** In the server's order. */
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
/** What fields grow, in the order used in their names. */
const PRODUCTS = ['vineyard', 'pigs', 'olives', 'wheat'] as const;
export type Product = (typeof PRODUCTS)[number];
export const BONUSES = [
  'region_card',
  'storage',
  'marble',
  'worker',
  'bonus_card',
] as const satisfies readonly Bonus[];

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

/** The key of a piece's name among the game's texts. */
export function pieceKey(name: string): string {
  const { colour, products, start } = pieceOf(name);
  if (start) return 'tile-castle';
  if (products.length === 0 || products.length > 2) return `tile-${colour ?? 'hex'}`;
  return `tile-field-${products.join('-')}`;
}

/** A part of a reward; its text key is `reward-` and the sign. */
export type RewardPart = { sign: Sign | 'red' | 'green'; count: number };

export function partsOf(reward: Reward): RewardPart[] {
  const parts: RewardPart[] = [
    { sign: 'marble', count: reward.marble },
    { sign: 'worker', count: reward.workers },
    { sign: 'card', count: reward.cards },
    { sign: 'hex', count: reward.hexes },
    { sign: 'red', count: reward.red },
    { sign: 'green', count: reward.green },
  ];
  return parts.filter(({ count }) => count > 0);
}
