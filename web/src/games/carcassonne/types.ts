// Owns the names the board uses for what the server sends of a game of Carcassonne.
import type {
  CarcassonneDrawing,
  CarcassonneFigureOnMap,
  CarcassonnePicture,
  CarcassonnePlayerView,
  CarcassonneTileView,
  CarcassonneView,
} from '$lib/generated/protocol';
import type { BoardRef, Seat } from '$lib/client/types';
export type {
  CarcassonneSide as Side,
  CarcassonneSquare as Square,
  CarcassonneTileCount as TileCount,
} from '$lib/generated/protocol';
import type {
  CarcassonneFeatureView,
  CarcassonneSide as Side,
  CarcassonneSquare as Square,
  CarcassonneTileCount as TileCount,
} from '$lib/generated/protocol';

export type FeatureKind = 'road' | 'city' | 'monastery' | 'field' | 'garden' | 'shrine';
export type Terrain = 'city' | 'road' | 'field' | 'river';
export type FigureKind = 'meeple' | 'abbot';
export type Quarter = 'palace' | 'market' | 'smithy' | 'cathedral';
export type Axis = 'NS' | 'EW';

export type Picture = Omit<CarcassonnePicture, 'edges' | 'cities' | 'roads' | 'centre' | 'fields'> & {
  edges: Terrain[];
  cities: { at: Side[]; shields: number; castle_base: boolean; princess: boolean }[];
  roads: { at: Side[]; ends: string | null; tunnel: boolean }[];
  fields: { at: string[]; beside: number[] }[];
  centre: 'monastery' | 'garden' | 'shrine' | null;
  river: { at: Side[]; role: string } | null;
  with: string[];
};
export type Drawing = Omit<CarcassonneDrawing, 'tiles'> & {
  tiles: Picture[];
  fortress: [number, number] | null;
};

export type FeatureView = Omit<CarcassonneFeatureView, 'kind'> & { kind: FeatureKind };
export type FigureOnMap = Omit<CarcassonneFigureOnMap, 'kind'> & { kind: FigureKind };
export type TileView = CarcassonneTileView & { bridge: Axis | null };
export type PlayerView = CarcassonnePlayerView & {
  abbot: boolean;
  bridges: number;
  castles: number;
  bought: string | null;
};
export type DragonView = { square: Square; flying: boolean; steps_left: number; visited: Square[] };
export type FairyView = { squares: Square[]; helps: FigureOnMap | null };
export type QuarterView = { quarter: Quarter; figures: { seat: Seat; kind: FigureKind; number: number }[] };
export type FortressView = { count: Quarter | null; quarters: QuarterView[] };
export type CastleView = { seat: Seat; squares: [Square, Square]; figure: boolean; suburbs: Square[] };
export type CrownView = { seat: Seat; size: number; at: BoardRef[] };
export type BazaarView = {
  tiles: { id: string; seat: Seat | null }[];
  auctioneer: Seat;
  offered: string | null;
  bid: number | null;
  bidder: Seat | null;
};
export type View = Omit<CarcassonneView, 'tiles' | 'features' | 'figures' | 'players'> & {
  tiles: TileView[];
  features: FeatureView[];
  figures: FigureOnMap[];
  players: PlayerView[];
  dragon: DragonView | null;
  fairy: FairyView | null;
  fortress: FortressView | null;
  castles: CastleView[];
  king: CrownView | null;
  robber: CrownView | null;
  challenges: { monastery: Square; shrine: Square }[];
  aside: TileCount[];
  river_left: number;
  bazaar: BazaarView | null;
  options: { abbot: boolean; bridges: boolean; castles: boolean };
};
