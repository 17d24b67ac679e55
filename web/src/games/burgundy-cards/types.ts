// Owns short names for what the server sends for The Castles of Burgundy: The Card Game.
import type { BurgundyCardsActionKind as Does, BurgundyCardsPlace as Place } from '$lib/generated/protocol';
import type { Owner } from '$lib/play/watch.svelte';

export type {
  BurgundyCardsActionKind as Does,
  BurgundyCardsBonus as Bonus,
  BurgundyCardsBuilding as Building,
  BurgundyCardsCardCount as CardCount,
  BurgundyCardsCardDrawing as CardDrawing,
  BurgundyCardsDrawing as Drawing,
  BurgundyCardsPileView as PileView,
  BurgundyCardsPlace as Place,
  BurgundyCardsPlayerView as PlayerView,
  BurgundyCardsRivalView as RivalView,
  BurgundyCardsStackView as StackView,
  BurgundyCardsToken as Token,
  BurgundyCardsTokenCount as TokenCount,
  BurgundyCardsType as Kind,
  BurgundyCardsView as View,
} from '$lib/generated/protocol';

export type { Owner };

/** Whose tableau a place is in; null for the middle of the table. */
export function ownerOf(place: Place): Owner | null {
  if (place.kind === 'rival_stack') return 'rival';
  return 'seat' in place ? place.seat : null;
}

/** The workers a choice costs. */
export function workersOf(does: Does): number {
  return does.kind === 'take' || does.kind === 'place' || does.kind === 'sell' ? does.workers : 0;
}
