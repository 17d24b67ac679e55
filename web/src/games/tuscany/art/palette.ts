// Owns the colours of the components: the same in light and dark mode, like cardboard. Shapes distinguish them as well.
import type { Colour } from '../types';

/** A tile's colour, its lighter and darker shades, the muted one of an empty space, and a readable text colour. */
export type Shades = { base: string; light: string; dark: string; pale: string; ink: string };

export const SHADES: Record<Colour, Shades> = {
  village: { base: '#d8762c', light: '#eda55c', dark: '#8f4512', pale: '#e6b585', ink: '#2b1403' },
  field: { base: '#9fbd4c', light: '#c3d97c', dark: '#5c7420', pale: '#cbd99b', ink: '#263207' },
  wagon: { base: '#cdb07e', light: '#e6d2ab', dark: '#84683a', pale: '#e2d4b8', ink: '#35270f' },
  monastery: { base: '#e2b52f', light: '#f4d670', dark: '#8f6c0c', pale: '#eed992', ink: '#332505' },
  quarry: { base: '#8f9499', light: '#b9bdc1', dark: '#53575c', pale: '#c0c2c2', ink: '#15181b' },
  town: { base: '#b03f30', light: '#d3705d', dark: '#6c1d14', pale: '#d59a8d', ink: '#fff5f0' },
  tavern: { base: '#3c74b0', light: '#76a6d6', dark: '#1d4473', pale: '#9db9d3', ink: '#f4f9ff' },
  castle: { base: '#2f6647', light: '#5b936f', dark: '#163a26', pale: '#8eab94', ink: '#f2fbf3' },
};

export const HEX_WOOD = { base: '#27a4a0', light: '#6fd2ca', dark: '#0f5f5f' };
