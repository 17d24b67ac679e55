// Owns short names for what the server sends for The Castles of Tuscany.
import type { About } from '$lib/board/help.svelte';
import { useSpots, type Spots } from '$lib/board/spots.svelte';
import type { DoesOf, PlaceOf } from '$lib/client/types';
import type { TuscanyLayout } from '$lib/generated/protocol';

export type {
  TuscanyBoard as RegionBoard,
  TuscanyBonus as Bonus,
  TuscanyColour as Colour,
  TuscanyDrawing as Drawing,
  TuscanyEvent as Event,
  TuscanyOpenView as OpenView,
  TuscanyPayment as Paid,
  TuscanyPlayerView as PlayerView,
  TuscanyRealmView as RealmView,
  TuscanyRegionView as RegionView,
  TuscanyReward as Reward,
  TuscanyView as View,
} from '$lib/generated/protocol';

/** The state of one board of a layout. */
export type LaidBoard = TuscanyLayout[number];
export type Place = PlaceOf<'tuscany'>;
export type Does = DoesOf<'tuscany'>;

/** The places of this board, and things with their own help text. */
export type Table = Spots<Place, Does, About>;

export const useTable = (): Table => useSpots<'tuscany', About>();
