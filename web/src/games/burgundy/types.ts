// Owns short names for what the server sends for The Castles of Burgundy.
import type { BurgundyActionKind as Does } from '$lib/generated/protocol';

export type {
  BurgundyActionKind as Does,
  BurgundyBonusView as BonusView,
  BurgundyColour as Colour,
  BurgundyDepotView as DepotView,
  BurgundyDrawing as Drawing,
  BurgundyEstateDrawing as EstateDrawing,
  BurgundyPlace as Place,
  BurgundyPlayerView as PlayerView,
  BurgundyRegionView as RegionView,
  BurgundyView as View,
} from '$lib/generated/protocol';

/** How many workers a choice costs. */
export function workersOf(does: Does): number {
  return 'workers' in does ? does.workers : 0;
}
