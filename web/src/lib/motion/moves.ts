// Owns how a game says what moves for an event: plain data that names places on the page. The player (player.ts) carries it out.
import type { DrawingOf, EventOf, GameId, PlaceOf, Seat, ViewOf } from '$lib/client/types';
import { keyOf } from '$lib/play/places';
import type { Material } from './sound';

/**
 * Where something is: the element a selector finds, its middle (`into`, for what is larger than the piece), or some places of
 * the board. Of several, the first that is visible counts.
 */
export type Anchor<P> = string | { into: string } | { places: readonly P[] };

export type Move<P = unknown> =
  | {
      way: 'fly';
      /** Where it was before the event; what comes from a supply is only seen once it moves. */
      from: readonly Anchor<P>[];
      /** Where it is afterwards; what is there stays hidden until the piece arrives. */
      to: readonly Anchor<P>[];
      /** Draws what moves. By default it is a copy of what is there afterwards, else of what was there before. */
      piece?: (() => Element) | undefined;
      /** Degrees it turns on the way. */
      turn?: number;
      /** It jumps in an arc. */
      hop?: boolean;
      /** More elements that stay hidden until it arrives. */
      with?: readonly string[];
    }
  /** In place: comes up from the ground, falls from above, tumbles like a die, or swells for a moment. */
  | { way: 'rise' | 'drop' | 'roll' | 'swell'; at: readonly Anchor<P>[]; every?: boolean };

/** Points that are shown on their way to a player. */
export type Points<P> = { seat: Seat; points: number; places: readonly P[] };

export type Step<P = unknown> = {
  moves: readonly Move<P>[];
  sound?: Material;
  /** How many steps it takes; 1 by default. */
  beats?: number;
  /** Points that are not part of the score, such as those of a second track. */
  points?: readonly Points<P>[];
};

/** What a motion may depend on: the table after the event, and the components. */
export type Scene<G extends GameId> = { view: ViewOf<G>; catalogue: DrawingOf<G> };

/** The motion of one kind of event, or why there is none. The event's score lines are shown in any case. */
export type Motion<G extends GameId, E> =
  { none: string } | ((event: E, scene: Scene<G>) => Step<PlaceOf<G>>);

/** The motion of every kind of event. A missing kind does not compile. */
export type MotionTable<G extends GameId> = {
  [K in EventOf<G>['event']]: Motion<G, Extract<EventOf<G>, { event: K }>>;
};

/** A player's chip in the bar. */
export const chip = (seat: Seat | 'rival'): { into: string } => ({ into: `[data-chip="${seat}"]` });

/** An element of the board marked for motion. */
export const spot = (name: string): string => `[data-at="${name}"]`;

/** An element that is a place of the board. */
export const placed = (place: unknown): string => `[data-place="${keyOf(place)}"]`;

export const into = (selector: string): { into: string } => ({ into: selector });
