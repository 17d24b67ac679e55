//! Carcassonne's art: tiles, figures and the places between them, as plain SVG data.

export { PATTERNS, type PatternDef } from './defs';
export { featurePath } from './extent';
export {
  figurePath,
  figureShapes,
  SEAT_PATTERNS,
  seatMark,
  seatMarkPath,
  seatPattern,
  type FigureKind,
  type SeatMark,
} from './figures';
export { attributes, defsMarkup, markup } from './render';
export { featurePlace } from './spots';
export { tileShapes } from './tile';
export { turnTile } from './turn';
export type { FeatureKind, Paint, Point, Shape, Shapes, TileArt } from './types';
