// Owns the colours of the printed cards. They are the same in light and dark mode: a card is a card.
import type { Kind } from '../types';

/** A type's colours: its frame, the paper inside it, and text on the frame. */
export type Colours = { frame: string; deep: string; pale: string; on: string };

export const COLOURS: Record<Kind, Colours> = {
  castle: { frame: '#2f5d3a', deep: '#1d3f27', pale: '#cfe0cc', on: '#fff8e6' },
  mine: { frame: '#6d7278', deep: '#464b51', pale: '#dcdedf', on: '#fff8e6' },
  cloister: { frame: '#6b4a86', deep: '#48305e', pale: '#e2d6ec', on: '#fff8e6' },
  knowledge: { frame: '#d9a521', deep: '#94690a', pale: '#f8e8b4', on: '#33240a' },
  ship: { frame: '#2f6795', deep: '#1d4568', pale: '#cfe2ee', on: '#fff8e6' },
  pasture: { frame: '#86b04a', deep: '#53742a', pale: '#e3efc9', on: '#22300e' },
  building: { frame: '#c39a6b', deep: '#7d5a34', pale: '#f1e2cb', on: '#33220f' },
};

export const KINDS = Object.keys(COLOURS) as Kind[];

/** The colours of the pictures. */
export const PAINT = {
  wall: '#f3e6c8',
  shade: '#d5bf95',
  stone: '#b9b4aa',
  rock: '#8b8a88',
  dark: '#3f3227',
  roof: '#b4492f',
  slate: '#5b6b7c',
  wood: '#9a6a3c',
  plank: '#c89a5e',
  gold: '#e3b23c',
  silver: '#e4e6e8',
  leaf: '#5f8a3f',
  grass: '#8fb558',
  water: '#5b93b8',
  foam: '#d9ebf2',
  cloth: '#a8332b',
  cream: '#fff7e3',
  glass: '#7fb0cc',
};
