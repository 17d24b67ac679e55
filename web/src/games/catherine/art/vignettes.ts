// Owns the scene in the middle of each kind of card, in a box of 86 × 36: a market, a gift, a library …
import type { CardKind } from '../types';
import { GOLD, PAPER, type Stroke } from './icons';

const WALL = '#efe3c6';
const ROOF = '#9c4a36';
const WOOD = '#a9743f';
const GREEN = '#6f8a5c';
const PLUM = '#6b4a83';

const ground: Stroke = { d: 'M0 36V31c14-3 28-4 43-4s29 1 43 4v5z', fill: '#b9b27e' };

/** A house with an onion dome, its base centred on `x`. */
function church(x: number, foot: number, size: number, dome: string): Stroke[] {
  const at = (dx: number, dy: number) => `${r(x + dx * size)} ${r(foot + dy * size)}`;
  return [
    { d: `M${at(-5, 0)}L${at(-5, -9)}L${at(5, -9)}L${at(5, 0)}Z`, fill: WALL },
    {
      d: `M${at(0, -23)}C${at(-1, -18)} ${at(-7, -17)} ${at(-6, -12)}C${at(-5.5, -10)} ${at(-4, -9)} ${at(-4, -9)}L${at(4, -9)}C${at(4, -9)} ${at(5.5, -10)} ${at(6, -12)}C${at(7, -17)} ${at(1, -18)} ${at(0, -23)}Z`,
      fill: dome,
    },
    { d: `M${at(0, -26)}L${at(0, -22)}M${at(-1.5, -24.5)}L${at(1.5, -24.5)}`, line: 1.2 },
    {
      d: `M${at(-1.6, 0)}L${at(-1.6, -4)}A${r(1.6 * size)} ${r(1.6 * size)} 0 0 1 ${at(1.6, -4)}L${at(1.6, 0)}Z`,
      fill: '#5a4632',
    },
  ];
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}

function stall(x: number, cloth: string): Stroke[] {
  return [
    { d: `M${x} 34V15M${x + 24} 34V15`, line: 1.6 },
    { d: `M${x + 1} 25h22v8h-22z`, fill: WOOD },
    {
      d: `M${x - 2} 16L${x + 3} 7h18l5 9c-1.5 3-4.5 3-6 0-1.5 3-4.5 3-6 0-1.5 3-4.5 3-6 0-1.5 3-4.5 3-6 0-1.5 3-3 3-4 0z`,
      fill: cloth,
    },
  ];
}

const builders: Stroke[] = [
  ground,
  ...church(24, 33, 0.95, ROOF),
  ...church(62, 33, 0.95, GREEN),
  ...church(43, 34, 1.2, GOLD),
];

export const VIGNETTES: Record<CardKind, readonly Stroke[]> = {
  market: [
    ground,
    ...stall(12, ROOF),
    ...stall(49, '#3d6c9c'),
    { d: 'M40 33c-1-5 1-7 3.5-7s4.5 2 3.5 7z', fill: GOLD },
  ],
  gift: [
    ground,
    { d: 'M27 17h32v16H27z', fill: '#b8503c' },
    { d: 'M24 11h38v7H24z', fill: '#c9614b' },
    { d: 'M40 11h6v22h-6z', fill: GOLD },
    { d: 'M43 11c-8 0-11-9-5-8 3 .5 4 4 5 8 1-4 2-7.5 5-8 6-1 3 8-5 8z', fill: GOLD },
  ],
  academy: [
    ground,
    { d: 'M18 33v-3h50v3zM20 15h46v-3H20z', fill: PAPER },
    { d: 'M43 2L16 12h54z', fill: ROOF },
    { d: 'M23 15h5v15h-5zM34 15h5v15h-5zM47 15h5v15h-5zM58 15h5v15h-5z', fill: WALL },
  ],
  audience: [
    { d: 'M22 2c14 4 28 4 42 0v34H22z', fill: '#7c2b20' },
    { d: 'M33 36V8c3-6 17-6 20 0v28z', fill: GOLD },
    { d: 'M36 27V11c3-4 11-4 14 0v16z', fill: '#b8503c' },
    { d: 'M30 24h6v12h-6zM50 24h6v12h-6z', fill: WOOD },
    { d: 'M36 26h14v5H36z', fill: '#c9614b' },
  ],
  library: [
    { d: 'M14 3h58v33H14z', fill: WOOD },
    {
      d: 'M18 17V7h5v10zM24 17V8h4v9zM36 17V7h5v10zM54 17V8h4v9zM60 17V6h5v11zM22 32V22h4v10zM34 32V22h5v10zM46 32V21h4v11zM58 32V22h5v10z',
      fill: '#b8503c',
    },
    { d: 'M29 17V6h5v11zM43 17l3-10 4 1.2-3 9zM28 32V23h4v9zM52 32V22h4v10z', fill: '#3d6c9c' },
    { d: 'M14 18.5h58M14 33.5h58', line: 2 },
  ],
  salon: [
    { d: 'M8 31h70v3H8z', fill: WOOD },
    { d: 'M35 31h16l-2-4H37z', fill: GOLD },
    { d: 'M34 12c-4 4-3 11 3 15h12c6-4 7-11 3-15z', fill: GOLD },
    { d: 'M36 12h14l-2-4H38zM41 8V4h4v4z', fill: '#c48f2e' },
    { d: 'M33 16c-5-1-7 2-5 6M53 16c5-1 7 2 5 6', line: 1.8 },
    { d: 'M14 24h12c0 4-2 7-6 7s-6-3-6-7zM62 24h12c0 4-2 7-6 7s-6-3-6-7z', fill: PAPER },
  ],
  fair: [
    ground,
    { d: 'M43 3L24 33h38z', fill: PAPER },
    { d: 'M43 3L34 33h6zM43 3l3 30h6z', fill: '#b8503c' },
    { d: 'M18 14L6 33h24zM68 14L56 33h24z', fill: '#e8c568' },
    { d: 'M43 3V-1l7 2-7 2M18 14v-4l6 1.5-6 1.5M68 14v-4l6 1.5-6 1.5', line: 1.3 },
  ],
  charter: [
    { d: 'M22 6h38c5 0 5 6 0 6v22H27V12h-5c-5 0-5-6 0-6z', fill: PAPER },
    { d: 'M32 17h22M32 21h22M32 25h14', line: 1.3 },
    { d: 'M56 23a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z', fill: '#ab4534' },
    { d: 'M53 33l-2 5 4-1.5M59 33l2 5-4-1.5', line: 1.4 },
  ],
  feast: [
    { d: 'M6 29h74v4H6z', fill: WOOD },
    { d: 'M20 29c0-12 10-17 22-16 9 0 14 5 15 9l8-5c2 3-1 6-4 6 3 0 5 4 1 6z', fill: '#b9743a' },
    { d: 'M31 18c5-2 11-2 16 1', line: 1.3 },
    { d: 'M69 29l1-12h7l1 12zM10 29V18h6v11z', fill: GOLD },
  ],
  banquet: [
    { d: 'M6 29h74v4H6z', fill: WOOD },
    {
      d: 'M23 29h12l-4-3v-6c5-1 6-6 5-13H22c-1 7 0 12 5 13v6zM51 29h12l-4-3v-6c5-1 6-6 5-13H50c-1 7 0 12 5 13v6z',
      fill: GOLD,
    },
    {
      d: 'M23 10.5c3-2 9 1 12-.5 0 4-2 8-6 8s-6-3-6-7.5zM51 10.5c3-2 9 1 12-.5 0 4-2 8-6 8s-6-3-6-7.5z',
      fill: PLUM,
    },
    { d: 'M39 29c0-4 8-4 8 0z', fill: '#d8a04e' },
  ],
  'build-draw': builders,
  'build-points': builders,
  'build-favour': builders,
  'build-region': builders,
};
