//! Colours and brushes. A brush is one way of painting; a sheet gathers everything painted with the same brush into
//! one path, which keeps a tile at a few dozen elements however many houses stand on it.

import type { Paint, Shape } from './types';

export const INK = '#3a2c20';
export const PARCHMENT = '#f3e7c9';

export const COLOURS = {
  meadow: '#a9b27c',
  meadowShade: '#929d64',
  meadowLight: '#bac28e',
  grass: '#74854c',
  furrow: '#c2b672',
  road: '#f2e6c6',
  roadRim: '#6b5238',
  rut: '#d8c494',
  water: '#7ba6b8',
  waterRim: '#3f6273',
  wave: '#c7dde0',
  street: '#d8b583',
  cobble: '#bf9a66',
  stone: '#e9dfc8',
  stoneFace: '#b3a287',
  stoneDark: '#85745c',
  plaster: '#f4e8cd',
  terracotta: '#b04c34',
  ochre: '#cf8440',
  slate: '#5f7280',
  leaf: '#5f7d45',
  leafDark: '#46613a',
  leafLight: '#86a05c',
  bloomRed: '#b23f4a',
  bloomGold: '#e6bb4d',
  azure: '#2f5482',
  gold: '#eebf4e',
  lava: '#d8552f',
} as const;

const outlined = (fill: string, width = 0.9): Paint => ({
  fill,
  stroke: INK,
  'stroke-width': width,
  'stroke-linejoin': 'round',
});
const line = (stroke: string, width: number, more: Paint = {}): Paint => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  ...more,
});

export const BRUSHES = {
  shade: { fill: COLOURS.meadowShade, opacity: 0.55 },
  light: { fill: COLOURS.meadowLight, opacity: 0.8 },
  grass: line(COLOURS.grass, 0.8, { 'stroke-linecap': 'round' }),
  furrow: { fill: 'url(#carc-furrow)' },
  shadow: { fill: INK, opacity: 0.22 },
  plaster: outlined(COLOURS.plaster),
  terracotta: outlined(COLOURS.terracotta),
  ochre: outlined(COLOURS.ochre),
  slate: outlined(COLOURS.slate),
  stone: outlined(COLOURS.stone),
  stoneFace: outlined(COLOURS.stoneFace),
  yard: outlined('#e0cfa2', 1.1),
  square: outlined('#c9a36c', 1.4),
  leaf: outlined(COLOURS.leaf, 0.8),
  leafDark: outlined(COLOURS.leafDark, 0.8),
  leafLight: { fill: COLOURS.leafLight },
  bloomRed: { fill: COLOURS.bloomRed },
  bloomGold: { fill: COLOURS.bloomGold },
  ink: { fill: INK },
  pen: line(INK, 0.9, { 'stroke-linecap': 'round' }),
  gold: outlined(COLOURS.gold, 0.8),
  azure: outlined(COLOURS.azure),
  lava: outlined(COLOURS.lava),
  rock: outlined('#7d6a5c'),
  parchment: outlined(PARCHMENT, 1.1),
  crimson: outlined('#a3343c', 0.9),
  violet: outlined('#6f548c', 0.9),
} satisfies Record<string, Paint>;

export type Brush = keyof typeof BRUSHES;

export class Sheet {
  private readonly strokes = new Map<Brush, string>();

  /** Brushes are painted in the given order; others follow in order of first use. */
  constructor(...order: Brush[]) {
    for (const brush of order) this.strokes.set(brush, '');
  }

  draw(brush: Brush, path: string): void {
    this.strokes.set(brush, (this.strokes.get(brush) ?? '') + path);
  }

  shapes(): Shape[] {
    return [...this.strokes]
      .filter(([, d]) => d !== '')
      .map(([brush, d]): Shape => ({ kind: 'path', d, ...BRUSHES[brush] }));
  }
}
