// Owns the names of places on the table, as the server writes them: card:red-salon, row:red-salon, city:riga, choice:draw.
import type { BoardRef } from '../old';

/** What a card of the hand can be chosen for; `card` is for the first row, where there is nothing else. */
export const USES = ['card', 'row', 'below', 'pay', 'bonus'] as const;
export type Use = (typeof USES)[number];

export type Place =
  | { kind: Use; id: string }
  /** The place under a card of the action row. */
  | { kind: 'under'; id: string }
  | { kind: 'city'; id: string }
  | { kind: 'choice'; id: string };

const KINDS = [...USES, 'under', 'city', 'choice'] as const;

/** What a name means; null for a name this table does not know. */
export function parseRef(ref: BoardRef): Place | null {
  const colon = ref.indexOf(':');
  const kind = KINDS.find((one) => one === ref.slice(0, colon));
  const id = ref.slice(colon + 1);
  return kind && id ? { kind, id } : null;
}

export function isUse(place: Place | null): place is { kind: Use; id: string } {
  return USES.some((use) => use === place?.kind);
}

/** The cards these places name, whatever they are chosen for, and the cities: what is lit when the page points there. */
export function pointedAt(refs: readonly BoardRef[]): { cards: Set<string>; cities: Set<string> } {
  const places = refs.map(parseRef);
  return {
    cards: new Set(places.filter(isUse).map(({ id }) => id)),
    cities: new Set(places.flatMap((place) => (place?.kind === 'city' ? [place.id] : []))),
  };
}
