//! Carcassonne's art: tiles, figures and the places between them, as plain SVG data.
//!
//! A board puts `PATTERNS` and `SEAT_PATTERNS` into its `<defs>` once, turns each tile with `turnTile` (never with a
//! rotation of the drawing), draws the `ground` of all tiles and then `over` of all tiles, and asks `featurePlace` and
//! `featurePath` for the same turned description. The seed is best derived from the tile's position on the board.

export { BRIDGE_DECK, bridgePath, bridgeShapes, type Axis } from './bridge';
export { PATTERNS, type PatternDef } from './defs';
export { featureAt, featurePath } from './extent';
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
export {
  fortressPath,
  fortressSize,
  quarterPath,
  quarterPlan,
  QUARTERS,
  type FortressArt,
  type QuarterName,
} from './fortress';
export { merged, moved } from './merge';
export { attributes, defsMarkup, markup } from './render';
export { paint } from './paint';
export { featurePlace } from './spots';
export { tileShapes } from './tile';
export { turnTile } from './turn';
export type { FeatureKind, Paint, Point, Shape, Shapes, TileArt } from './types';
