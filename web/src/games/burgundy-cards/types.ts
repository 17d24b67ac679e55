// Owns the names the board uses for what the server sends of a game of The Castles of Burgundy: The Card Game.
export type {
  BurgundyCardsBonus as Bonus,
  BurgundyCardsBuilding as Building,
  BurgundyCardsCardCount as CardCount,
  BurgundyCardsCardDrawing as CardDrawing,
  BurgundyCardsDrawing as Drawing,
  BurgundyCardsPileView as PileView,
  BurgundyCardsPlayerView as PlayerView,
  BurgundyCardsRivalView as RivalView,
  BurgundyCardsStackView as StackView,
  BurgundyCardsTokenCount as TokenCount,
  BurgundyCardsType as Kind,
  BurgundyCardsView as View,
} from '$lib/generated/protocol';
