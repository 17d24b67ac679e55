//! What the art takes in (a tile's description) and gives out (plain SVG primitives). No drawing here.

/** A tile as the app passes it in, in the orientation to draw it in. */
export interface TileArt {
  id: string;
  /** Edge letters N E S W: C city, R road, F field, V river. */
  edges: string;
  cities: { at: string[]; shields: number }[];
  /** `at`: edges; `ends`: what it ends at: crossing, city, monastery, shrine, bazaar, volcano. */
  roads: { at: string[]; ends: string[] }[];
  /** `at`: half-edges NL NR EL …; empty for a field closed inside the tile. `beside`: indices of cities. */
  fields: { at: string[]; beside: number[] }[];
  centre: null | 'monastery' | 'garden' | 'shrine';
  /**
   * dragon, princess, portal, volcano, bazaar, inn, pig_herd, tunnel, city_bridge, monastery_in_city.
   * A symbol that belongs to one of several features may name it by index: `inn:1` is the second road's inn.
   */
  symbols: string[];
}

export interface Point {
  x: number;
  y: number;
}

export type FeatureKind = 'city' | 'road' | 'field' | 'monastery' | 'garden' | 'shrine';

/** SVG presentation attributes, so that a shape can be spread onto an element as it is. */
export interface Paint {
  fill?: string;
  stroke?: string;
  'stroke-width'?: number;
  'stroke-dasharray'?: string;
  'stroke-linecap'?: 'butt' | 'round' | 'square';
  'stroke-linejoin'?: 'round' | 'miter' | 'bevel';
  'fill-rule'?: 'evenodd' | 'nonzero';
  opacity?: number;
}

export type Shape =
  | ({ kind: 'path'; d: string } & Paint)
  | ({ kind: 'circle'; cx: number; cy: number; r: number } & Paint)
  | ({ kind: 'rect'; x: number; y: number; width: number; height: number; rx?: number } & Paint);

/**
 * A drawn tile in a 100×100 box. `ground` stays inside the box except for a hair at the corners; `over` holds the
 * corner towers, which stand on all four tiles around a corner: draw it after the ground of every tile.
 */
export interface Shapes {
  ground: Shape[];
  over: Shape[];
}
