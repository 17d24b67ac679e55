// Owns the names the board uses for what the server sends of a game of The Castles of Tuscany.
export type {
  TuscanyBoard as RegionBoard,
  TuscanyBonus as Bonus,
  TuscanyColour as Colour,
  TuscanyDrawing as Drawing,
  TuscanyEvent as Event,
  TuscanyOpenView as OpenView,
  TuscanyPlayerView as PlayerView,
  TuscanyRealmView as RealmView,
  TuscanyRegionView as RegionView,
  TuscanyReward as Reward,
  TuscanyView as View,
} from '$lib/generated/protocol';
