// Owns the game's icons: goods, cannons, books, favour, residences, the marks of the three colours.
// Each is drawn in a box of 24 × 24 around its centre, and recognisable by its shape alone.
import type { Colour, Symbol } from '../types';

export type IconName =
  Symbol | Colour | 'joker' | 'favour' | 'card' | 'residence' | 'points' | 'set' | 'network' | 'one';

export type Stroke = { d: string; fill?: string; line?: number };

export const INK = '#33271c';
export const PAPER = '#f8efd8';
export const GOLD = '#e0ac3c';

/** The colours of cards and regions: strong for frames, pale for backgrounds. */
export const COLOURS: Record<Colour, { strong: string; deep: string; pale: string }> = {
  blue: { strong: '#3d6c9c', deep: '#274a70', pale: '#cfdde6' },
  red: { strong: '#ab4534', deep: '#7c2b20', pale: '#efd2c4' },
  yellow: { strong: '#d6a236', deep: '#8f6514', pale: '#f4e2ae' },
};

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const ICONS: Record<IconName, readonly Stroke[]> = {
  iron: [
    {
      d: 'M-11-7H4c4 0 6-1 8-2c0 6-4 9-9 10v3c0 2 3 3 5 4v3H-7V8c2-1 5-2 5-4V1c-5 0-9-3-9-8z',
      fill: '#9aa3ad',
    },
    { d: 'M-8-4h11', line: 1.2 },
  ],
  food: [
    { d: 'M-11 4c-1-8 4-11 11-11s12 3 11 11c0 3-2 4-4 4H-7c-2 0-4-1-4-4z', fill: '#d8a04e' },
    { d: 'M-6-3l3 5M-1-5l3 6M4.5-4l3 5', line: 1.6 },
  ],
  caviar: [
    {
      d: [
        dot(-5.5, -2, 3.2),
        dot(0, -2.6, 3.2),
        dot(5.5, -2, 3.2),
        dot(-2.8, -6.8, 3.2),
        dot(2.8, -6.8, 3.2),
      ].join(''),
      fill: '#2e3140',
    },
    { d: 'M-11 1h22c-1 6-5 10-11 10S-10 7-11 1z', fill: '#e9e2d0' },
    { d: 'M-8 4.5c5 1.5 11 1.5 16 0', line: 1.1 },
  ],
  furs: [
    {
      d: 'M0-11c2 0 2.5 2 4.5 1.5S9-11 10-9.5 8-5 8.5-2.5 11 1 9.5 3.5 6.5 5 6.5 8 4 11 0 11s-6.5 0-6.5-3S-8 6-9.5 3.5-9 0-8.5-2.5-11-8-10-9.5-6.5-10-4.5-9.5-2-11 0-11z',
      fill: '#96623c',
    },
    { d: 'M0-6v12M-3.5-3l1.5 3M3.5-3l-1.5 3M-3.5 3l1.5 2.5M3.5 3l-1.5 2.5', line: 1.2 },
  ],
  cannon: [
    { d: 'M-11.5 0L7-9.5c3-1.2 5.5 3.5 3 5.5L-7.5 7z', fill: '#5c6670' },
    { d: dot(-1.5, 5, 5.7), fill: '#a9743f' },
    { d: 'M-1.5-.7v11.4M-7.2 5H4.2', line: 1.2 },
  ],
  book: [
    {
      d: 'M0-6c-3-3-7.5-3.5-11.5-2.5V7C-7.5 6-3 6.5 0 9c3-2.5 7.5-3 11.5-2V-8.5C7.5-9.5 3-9 0-6z',
      fill: '#fbf6e6',
    },
    { d: 'M0-6V9', line: 1.5 },
    { d: 'M-8.5-4c2-.3 4 0 6 1M-8.5 0c2-.3 4 0 6 1M8.5-4c-2-.3-4 0-6 1M8.5 0c-2-.3-4 0-6 1', line: 1.1 },
  ],
  joker: [
    { d: dot(0, 0, 11), fill: '#6b4a83' },
    { d: 'M0-8.5l2.5 5.6 6 .6-4.5 4 1.3 6L0 4.7-5.3 7.7-4 1.7-8.5-2.3l6-.6z', fill: '#f4e2ae' },
  ],
  favour: [
    { d: 'M-10 8L-11.5-5.5l6 4.5L0-10l5.5 9 6-4.5L10 8z', fill: GOLD },
    { d: 'M-9.5 4.5h19', line: 1.3 },
    { d: [dot(0, -10, 1.8), dot(-11.3, -6, 1.6), dot(11.3, -6, 1.6)].join(''), fill: '#b23a2c' },
  ],
  card: [
    { d: 'M-8.5-8.5l10-2.5 5 19.5-10 2.5z', fill: '#7d8f80' },
    { d: 'M-4.5-10.5h11v20h-11z', fill: PAPER },
    { d: 'M-2-7h6v5.5h-6z', line: 1.2 },
  ],
  residence: [
    { d: 'M-8.5 10.5V0h17v10.5z', fill: PAPER },
    { d: 'M-11 0.5C-6-2-2-6 0-11c2 5 6 9 11 11.5z', fill: '#8a6d4c' },
    { d: 'M-2.5 10.5V5a2.5 2.5 0 0 1 5 0v5.5z', fill: '#5a4632' },
  ],
  points: [
    {
      d: 'M0-11.5l3.3 2.3 4-.2 1.3 3.8 3.2 2.4L10.5.6l1.2 3.8-3.3 2.3-1.3 3.8-4-.1L0 12.7l-3.2-2.3-4 .1-1.2-3.8-3.3-2.3L-10.5.6l-1.3-3.8 3.2-2.4L-7.3-9.4l4 .2z',
      fill: '#f7e3a2',
    },
  ],
  set: [
    { d: 'M0-11.5L11.5 0 0 11.5-11.5 0z', fill: PAPER },
    { d: 'M-5.7-5.7L5.7 5.7M5.7-5.7L-5.7 5.7', line: 1.3 },
    { d: dot(0, -6, 1.9) + dot(0, 6, 1.9) + dot(-6, 0, 1.9) + dot(6, 0, 1.9), fill: '#96623c' },
  ],
  network: [
    { d: 'M-7 5L0-6 7 5z', line: 2 },
    { d: dot(-7, 5, 4) + dot(0, -6, 4) + dot(7, 5, 4), fill: PAPER },
  ],
  one: [
    { d: dot(0, 0, 10.5), fill: '#f7e3a2' },
    { d: 'M-3-3.5L1-6.5V6.5M-3 6.5H4.5', line: 2.2 },
  ],
  blue: [{ d: 'M0-11c5 6.5 7.5 10 7.5 13.5a7.5 7.5 0 0 1-15 0C-7.5-1-5-4.5 0-11z', fill: '#3d6c9c' }],
  red: [{ d: 'M-9.5-9.5H9.5V0C9.5 6 5 9.5 0 11.5-5 9.5-9.5 6-9.5 0z', fill: '#ab4534' }],
  yellow: [
    {
      d: 'M0-11.5l2.6 4.7 5.5-1.3-1.3 5.5L11.5 0 6.8 2.6l1.3 5.5-5.5-1.3L0 11.5l-2.6-4.7-5.5 1.3 1.3-5.5L-11.5 0l4.7-2.6-1.3-5.5 5.5 1.3z',
      fill: '#d6a236',
    },
  ],
};
