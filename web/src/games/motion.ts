// Owns the one table of motion: every kind of event of every game, with how it moves on the board or why it does not. The
// boards themselves don't load it.
import type { GameId } from '$lib/client/types';
import type { MotionTable } from '$lib/motion/moves';
import type { Touched } from '$lib/motion/since';

/** What a game says about its events: how each kind moves, and which of them touch a player. */
export type GameMotion<G extends GameId> = { table: MotionTable<G>; touched: Touched<G> };

export const MOTIONS: { [G in GameId]: () => Promise<{ default: GameMotion<G> }> } = {
  burgundy: () => import('./burgundy/motion'),
  'burgundy-cards': () => import('./burgundy-cards/motion'),
  carcassonne: () => import('./carcassonne/motion'),
  catherine: () => import('./catherine/motion'),
  tuscany: () => import('./tuscany/motion'),
};
