// Owns which card in hand a place stands for, and which places a card in hand can be pressed for.
import type { Lit, Pick } from '$lib/play/choices';
import type { Does, Place } from './types';

/** The card in hand a place names; null for a place that is not a card in hand. */
export function cardOf(place: Place): string | null {
  switch (place.kind) {
    case 'start':
    case 'row':
    case 'under':
    case 'pay':
    case 'pay_bonus':
      return place.card;
    case 'card':
    case 'city':
    case 'act':
    case 'act_bonus':
    case 'draw':
      return null;
  }
}

/** What each card in hand is used for, by its index; equal cards are used in order. */
export function usesIn(hand: readonly string[], picks: readonly Pick<Place>[]): Map<number, Pick<Place>> {
  const uses = new Map<number, Pick<Place>>();
  // Picks that specify which of several equal cards they mean come first.
  for (const pick of [...picks].sort((a, b) => (a.hand ?? 99) - (b.hand ?? 99))) {
    const card = cardOf(pick.place);
    const index = pick.hand ?? hand.findIndex((one, at) => one === card && !uses.has(at));
    if (card !== null && index >= 0) uses.set(index, pick);
  }
  return uses;
}

/** What a card can be pressed for in addition to the picks; if nothing, in place of some of them. */
export function openFor(card: string, lit: Iterable<Lit<Place, Does>>): Place[] {
  const open = [...lit].filter(({ place }) => cardOf(place) === card);
  const next = open.filter((one) => one.next);
  return (next.length > 0 ? next : open).map(({ place }) => place);
}
