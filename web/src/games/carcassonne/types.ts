// Owns short names for what the server sends for Carcassonne.
import type { Choice, Decision } from '$lib/client/types';
import type { CarcassonneActionKind, CarcassonnePlace } from '$lib/generated/protocol';

export type {
  CarcassonneActionKind as Does,
  CarcassonneAxis as Axis,
  CarcassonneCastleView as CastleView,
  CarcassonneDragonView as DragonView,
  CarcassonneDrawing as Drawing,
  CarcassonneFeatureKind as FeatureKind,
  CarcassonneFeatureView as FeatureView,
  CarcassonneFigureOnMap as FigureOnMap,
  CarcassonneFortressView as FortressView,
  CarcassonnePartAt as PartAt,
  CarcassonnePicture as Picture,
  CarcassonnePlace as Place,
  CarcassonneQuarter as Quarter,
  CarcassonneSide as Side,
  CarcassonneSquare as Square,
  CarcassonneTerrain as Terrain,
  CarcassonneTileCount as TileCount,
  CarcassonneTileView as TileView,
  CarcassonneView as View,
} from '$lib/generated/protocol';

/** A place of one kind. */
export type PlaceAs<K extends CarcassonnePlace['kind']> = Extract<CarcassonnePlace, { kind: K }>;
export type MapChoice = Choice<CarcassonnePlace, CarcassonneActionKind>;
export type MapDecision = Decision<CarcassonnePlace, CarcassonneActionKind>;
