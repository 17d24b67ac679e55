// Owns the names the table uses for what the server sends of a game of The Castles of Burgundy.
import type { Seat } from '$lib/generated/protocol';

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

/**
 * A place on the table. A choice names exactly what is pressed for it, in this order: choose [estate, site], take [die, offer],
 * place [die, stored, space], sell [die, good], workers [die, workers], buy [silver, offer], goods [goods …], keep [good …],
 * discard [stored], pass nothing. Effects that need no die leave it out.
 */
export type BurgundyPlace =
  /** A die of the player to act, by its face. */
  | { kind: 'die'; face: number }
  /** A depot as a whole; the black one is number 0. Only events and refusals name it. */
  | { kind: 'depot'; depot: number }
  /** A tile on a depot; the black depot is number 0. */
  | { kind: 'offer'; depot: number; tile: string }
  /** The goods on a depot. */
  | { kind: 'goods'; depot: number }
  /** An estate that may be chosen, and a space of it for the castle. */
  | { kind: 'estate'; estate: number }
  | { kind: 'site'; estate: number; space: string }
  /** A space of somebody's estate. */
  | { kind: 'space'; seat: Seat; space: string }
  /** A tile in somebody's storage. */
  | { kind: 'stored'; seat: Seat; tile: string }
  /** A stack of goods in somebody's storage, or one still on a depot that is being kept. */
  | { kind: 'good'; seat: Seat; good: string }
  | { kind: 'workers'; seat: Seat }
  | { kind: 'silver'; seat: Seat }
  /** Somebody's marker on the track of turn order. */
  | { kind: 'marker'; seat: Seat }
  /** A kind of tile: the one a question is about. */
  | { kind: 'tile'; tile: string };

/** What a choice does, with what drawing it needs. `workers` are those that shifting the die takes. */
export type BurgundyActionKind =
  | { kind: 'choose' }
  | { kind: 'take'; workers: number }
  | { kind: 'place'; workers: number }
  | { kind: 'sell'; workers: number }
  | { kind: 'workers' }
  | { kind: 'buy' }
  | { kind: 'goods' }
  | { kind: 'keep' }
  | { kind: 'discard' }
  | { kind: 'pass' };

export type Place = BurgundyPlace;
export type Does = BurgundyActionKind;

/** How many workers a choice takes. */
export function workersOf(does: Does): number {
  return 'workers' in does ? does.workers : 0;
}
