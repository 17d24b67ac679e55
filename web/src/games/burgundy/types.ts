// Owns the names the table uses for what the server sends of a game of The Castles of Burgundy.
export type {
  BurgundyBonusView as BonusView,
  BurgundyColour as Colour,
  BurgundyDepotView as DepotView,
  BurgundyDrawing as Drawing,
  BurgundyEstateDrawing as EstateDrawing,
  BurgundyPlayerView as PlayerView,
  BurgundyRegionView as RegionView,
  BurgundyView as View,
} from '$lib/generated/protocol';
