// Owns which games the client has texts and pictures for, in display order.
import type { GameId } from '$lib/client/types';

export type { GameId };

const KNOWN: Record<GameId, true> = {
  carcassonne: true,
  burgundy: true,
  'burgundy-cards': true,
  tuscany: true,
  catherine: true,
};

export const GAMES = Object.keys(KNOWN) as readonly GameId[];

export function isGame(id: string): id is GameId {
  return id in KNOWN;
}
