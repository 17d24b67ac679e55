// Owns how the components look: colours of tiles and spaces, which picture a tile shows, colours of goods.
import type { Colour } from '../types';

/** Background of a tile, background of an empty space, and ink on the space. */
export const GROUND: Record<Colour, { tile: string; space: string; ink: string }> = {
  building: { tile: '#d9b57c', space: '#e7d3ab', ink: '#7a5a2b' },
  animal: { tile: '#a5c964', space: '#c3dc94', ink: '#4f6f22' },
  knowledge: { tile: '#efcd4e', space: '#f5e08c', ink: '#83660c' },
  castle: { tile: '#4c7d48', space: '#7fab73', ink: '#1f4a21' },
  mine: { tile: '#a3a29d', space: '#c2c0ba', ink: '#4c4b48' },
  ship: { tile: '#5ba3cf', space: '#9ccbe6', ink: '#1d587f' },
};

export const GOODS: Record<string, string> = {
  turquoise: '#2f9c95',
  violet: '#7d57a8',
  pink: '#d9709f',
  red: '#b8392b',
  brown: '#87592f',
  orange: '#df8526',
};

export type Look =
  | { colour: 'building' | 'castle' | 'mine' | 'ship'; symbol: string }
  | { colour: 'animal'; symbol: string; count: number }
  | { colour: 'knowledge'; number: number };

/** The picture on a tile of that name. */
export function lookOf(tile: string): Look {
  const [first = '', second] = tile.split(' ');
  if (first === 'knowledge') return { colour: 'knowledge', number: Number(second) };
  if (second !== undefined && /^\d$/.test(first))
    return { colour: 'animal', symbol: `bu-${second}`, count: Number(first) };
  if (tile === 'castle' || tile === 'mine' || tile === 'ship') return { colour: tile, symbol: `bu-${tile}` };
  return { colour: 'building', symbol: `bu-${tile.replaceAll(' ', '-')}` };
}

/** The icons on a knowledge tile, and the word or number between them; `end` if it scores at the end of the game. */
export type Lesson = { signs: readonly string[]; note: string; end?: true };

const COUNTED = [
  'warehouse',
  'watchtower',
  'carpenter',
  'church',
  'market',
  'boarding-house',
  'bank',
  'city-hall',
];

const LESSONS: readonly Lesson[] = [
  { signs: ['bu-kind-building', 'bu-kind-building'], note: '=' },
  { signs: ['bu-mine', 'bu-worker'], note: '+' },
  { signs: ['bu-sold', 'bu-silver'], note: '2' },
  { signs: ['bu-sold', 'bu-worker'], note: '+' },
  { signs: ['bu-ship'], note: '2×' },
  { signs: ['bu-silver'], note: '1–6' },
  { signs: ['bu-sheep'], note: '+1' },
  { signs: ['bu-worker'], note: '±2' },
  { signs: ['bu-kind-building'], note: '±1' },
  { signs: ['bu-ship', 'bu-cows'], note: '±1' },
  { signs: ['bu-castle', 'bu-mine', 'bu-scroll'], note: '±1' },
  { signs: ['bu-depot'], note: '±1' },
  { signs: ['bu-worker', 'bu-silver'], note: '+' },
  { signs: ['bu-worker'], note: '4×' },
  { signs: ['bu-good-red', 'bu-good-violet'], note: '3', end: true },
  ...COUNTED.map((building): Lesson => ({ signs: [`bu-${building}`], note: '4', end: true })),
  { signs: ['bu-pigs', 'bu-sheep'], note: '4', end: true },
  { signs: ['bu-sold'], note: '1', end: true },
  { signs: ['bu-bonus'], note: '2', end: true },
];

export function lessonOf(number: number): Lesson {
  return LESSONS[number - 1] ?? { signs: [], note: '' };
}

/** The positions of a die's pips, in a box of 100 × 100 centred on 0, 0. */
export function pips(face: number): [number, number][] {
  const far = 26;
  const places: [number, number][] = [];
  if (face % 2 === 1) places.push([0, 0]);
  if (face > 1) places.push([-far, -far], [far, far]);
  if (face > 3) places.push([far, -far], [-far, far]);
  if (face === 6) places.push([-far, 0], [far, 0]);
  return places;
}
