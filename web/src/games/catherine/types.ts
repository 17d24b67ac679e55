// Owns short names for what the server sends for Catherine.
export type {
  CatherineActionKind as Does,
  CatherineCardCount as CardCount,
  CatherineCardDrawing as Card,
  CatherineCardKind as CardKind,
  CatherineCity as City,
  CatherineCityView as CityView,
  CatherineColour as Colour,
  CatherineDrawing as Drawing,
  CatherineEvent as Event,
  CatherineFace as Face,
  CatherineFavourSpace as FavourSpace,
  CatherineGain as Gain,
  CatherineOccasion as Occasion,
  CatherineOrder as Order,
  CatherinePer as Per,
  CatherinePlace as Place,
  CatherinePlayerView as PlayerView,
  CatherineRepeat as Repeat,
  CatherineRowView as RowView,
  CatherineSymbol as Symbol,
  CatherineView as View,
} from '$lib/generated/protocol';

/** What the table explains when it is pointed at. */
export type Subject = { card: string } | { city: string };
