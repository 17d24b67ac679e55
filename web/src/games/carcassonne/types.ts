// Owns the names the board uses for what the server sends of a game of Carcassonne.
export type {
  CarcassonneDrawing as Drawing,
  CarcassonneFeatureKind as FeatureKind,
  CarcassonneFeatureView as FeatureView,
  CarcassonneFigureOnMap as FigureOnMap,
  CarcassonnePicture as Picture,
  CarcassonneSide as Side,
  CarcassonneSquare as Square,
  CarcassonneTerrain as Terrain,
  CarcassonneTileCount as TileCount,
  CarcassonneTileView as TileView,
  CarcassonneView as View,
} from '$lib/generated/protocol';
