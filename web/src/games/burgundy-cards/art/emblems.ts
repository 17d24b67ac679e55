// Owns the small icons: one per type and building, and those of workers, silver, points, goods and animals. Each is recognisable
// by its outline alone, in a box of 24 × 24.
import type { Building, Kind } from '../types';

/** The icon of a type, as one filled path. */
export const KIND_SIGNS: Record<Kind, string> = {
  castle: 'M3 21V8h3v2h2V8h2V4h4v4h2v2h2V8h3v13h-7v-5a2 2 0 0 0-4 0v5z',
  mine: 'M2 9c4-5 10-7 15-5l3-3 3 3-3 3c2 5 0 11-5 15 1-5 0-9-2-12L4 22l-3-3L13 8c-3-1-7-1-11 1z',
  cloister: 'M11 1h2v3h3v2h-3v2l7 5v9h-5v-5a3 3 0 0 0-6 0v5H4v-9l7-5V6H8V4h3z',
  knowledge:
    'M12 6C9 3 5 3 1 4v15c4-1 8-1 11 2 3-3 7-3 11-2V4c-4-1-8-1-11 2zm-1 3v8c-2-1-5-1-7-1V7c3 0 5 0 7 2zm9-2v9c-2 0-5 0-7 1V9c2-2 4-2 7-2z',
  ship: 'M11 1h2v3c4 1 6 5 6 10h-6v2h9c-1 4-3 6-5 7H7c-2-1-4-3-5-7h9v-2H4c4-3 6-7 7-10z',
  pasture:
    'M5 9c0-2 2-4 4-3 2-2 5-2 6 0 2-1 4 0 4 2l4 1-1 4-3 1c0 2-1 3-2 3v4h-2v-4H9v4H7v-4c-2 0-3-2-3-3-2-1-2-5 1-5z',
  building: 'M12 2l11 9h-3v11h-6v-7h-4v7H4V11H1zM17 3h3v4l-3-2z',
};

export const BUILDING_SIGNS: Record<Building, string> = {
  carpenter: 'M2 17l2 3L20 9l3-5-6 1zM4 14l1 1 1-2 1 1 1-2 1 1 1-2 1 1 1-2z',
  church: 'M11 1h2v2h2v2h-2v3l4 4h5v10h-7v-4a3 3 0 0 0-6 0v4H2V12h5l4-4V5H9V3h2z',
  market:
    'M3 3h18l2 7a3 3 0 0 1-3 2 3 3 0 0 1-3-2 3 3 0 0 1-5 1 3 3 0 0 1-5-1 3 3 0 0 1-3 2 3 3 0 0 1-3-2zM4 14h3v4h10v-4h3v8H4z',
  watchtower: 'M7 8V3h2v2h2V3h2v2h2V3h2v5l-1 1 1 13h-4v-4a1 1 0 0 0-2 0v4H7L8 9z',
  bank: 'M12 2l10 6v2H2V8zM4 12h3v7H4zM10.5 12h3v7h-3zM17 12h3v7h-3zM2 20h20v3H2z',
  inn: 'M4 8h12v2h3a3 3 0 0 1 3 3v3a3 3 0 0 1-3 3h-3v3H4zm12 4v5h3v-5zM5 7c-2-4 2-6 4-4 2-3 7-2 7 1 2 0 2 2 0 3z',
  warehouse: 'M12 1l11 8v13h-5V12H6v10H1V9zM8 14h8v3H8zM8 19h8v3H8z',
  'city-hall': 'M11 6V1h6v4h-4v2l6 4v2h3v9h-8v-4a2 2 0 0 0-4 0v4H2v-9h3v-2zm1 4a2 2 0 1 0 .1 0z',
};

export type TokenSign =
  'workers' | 'silver' | 'points' | 'light' | 'medium' | 'dark' | 'rooster' | 'cow' | 'sheep' | 'pig';

/** Single-colour icons with an outline; goods differ in shape as well as in shade: sack, barrel, crate. */
export const TOKENS: Record<TokenSign, { d: string; fill: string; line?: string }> = {
  workers: {
    d: 'M12 2a4 4 0 0 1 4 5h1v2h-2a3 3 0 0 1-6 0H7V7h1a4 4 0 0 1 4-5zM5 22c0-6 2-9 5-9l2 2 2-2c3 0 5 3 5 9z',
    fill: '#c98a4b',
    line: 'M10 22v-4M14 22v-4',
  },
  silver: {
    d: 'M12 2a10 10 0 1 0 .1 0z',
    fill: '#dfe3e6',
    line: 'M12 5a7 7 0 1 0 .1 0zM12 8v8M9 10h6M9 14h6',
  },
  points: {
    d: 'M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4z',
    fill: '#e3b23c',
    line: 'M12 7l1.5 3.5 3.5.5-2.5 2.5.5 3.5-3-2-3 2 .5-3.5L7 11l3.5-.5z',
  },
  light: {
    d: 'M8 7c-5 3-7 8-5 14h18c2-6 0-11-5-14l2-4h-4l-2 1-2-1H6z',
    fill: '#f2e3b6',
    line: 'M8 7h8M9 13c2 2 4 2 6 0',
  },
  medium: {
    d: 'M6 2c4-1 8-1 12 0 3 6 3 14 0 20-4 1-8 1-12 0C3 16 3 8 6 2z',
    fill: '#c77f3c',
    line: 'M4.5 8h15M4.5 16h15M12 2v20',
  },
  dark: {
    d: 'M2 4h20v17H2z',
    fill: '#6b4a30',
    line: 'M2 9h20M2 16h20M2 4l20 17M22 4L2 21',
  },
  rooster: {
    d: 'M3 4c3 0 4 3 4 5 2 3 5 3 8 1 0-3 2-5 3-5 0-2 1-3 2-3l1 2c2 0 2 2 1 2l1 2-3 1c0 5-2 9-6 10v3h3v1H8v-1h3v-3C6 18 2 11 3 4z',
    fill: '#c4502f',
  },
  cow: {
    d: 'M1 9c0-2 1-3 3-3h11l2-2 1 2h3l2-1v3l1 3-2 1-2-1v4l-1 7h-2v-6H9v6H7l-1-6c-2-1-3-3-3-5l-1 6H1z',
    fill: '#8a5a3a',
  },
  sheep: {
    d: 'M4 9c0-3 3-4 5-3 2-2 5-1 6 0 3-1 4 1 4 2l4 1v3l-4 1c0 3-1 4-3 4v5h-2v-5H9v5H7v-5c-3 0-4-2-4-3-2-1-1-4 1-5z',
    fill: '#f4eddc',
  },
  pig: {
    d: 'M2 8c0-1 1-1 2 0 4-2 9-2 12 0l2-2 1 2 4 3v3l-3 1c-1 2-2 2-2 2v5h-3v-4h-5v4H7v-4c-3-1-4-4-4-6-1 0-2-2-1-4z',
    fill: '#e5a48f',
  },
};
