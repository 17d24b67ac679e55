// Owns how things are ordered on the table: cards of the display by row, an estate by stacks, a stack by triples.
import { KINDS } from './art/palette';
import type { CardDrawing, Drawing, StackView, Token, TokenCount, View } from './types';

export const ROWS = [1, 2, 3, 4, 5, 6] as const;
export const GOODS = ['light', 'medium', 'dark'] as const satisfies readonly Token[];
export const ANIMALS = ['rooster', 'cow', 'sheep', 'pig'] as const satisfies readonly Token[];

export function isAnimal(token: Token): boolean {
  return ANIMALS.some((animal) => animal === token);
}

/** A card by its name, and which of several equal ones it is. */
export type Keyed = { card: string; copy: number; key: string };
export type Row = { row: number; cards: Keyed[] };

/** The display row by row; equal cards of a row are kept apart by their keys. */
export function rowsOf(view: View): Row[] {
  return ROWS.map((row) => ({
    row,
    cards: keyed(view.display.filter((shown) => shown.row === row).map(({ card }) => card)),
  }));
}

/** Names with keys, different ones for equal cards. */
export function keyed(names: readonly string[]): Keyed[] {
  return names.map((card, index) => {
    const copy = names.slice(0, index).filter((one) => one === card).length;
    return { card, copy, key: `${card} ${copy}` };
  });
}

/** All seven stacks, the empty ones too. */
export function stacksOf(estate: readonly StackView[]): StackView[] {
  return KINDS.map(
    (kind): StackView => estate.find((stack) => stack.kind === kind) ?? { kind, triples: [], unfinished: [] },
  );
}

const faces = new WeakMap<Drawing, Map<string, CardDrawing>>();

/** What a card looks like, by its name. */
export function faceOf(drawing: Drawing, name: string): CardDrawing {
  let known = faces.get(drawing);
  if (!known) faces.set(drawing, (known = new Map(drawing.cards.map((card) => [card.name, card]))));
  const face = known.get(name);
  if (!face) throw new Error(`the components have no card ${name}`);
  return face;
}

/** How many of each card are hidden from this viewer: in the deck, in front of players, in other hands. */
export function unseenOf(drawing: Drawing, view: View): Map<string, number> {
  const left = new Map(drawing.cards.map(({ name, count }) => [name, count]));
  const estates = [...view.players, ...(view.rival ? [view.rival] : [])].flatMap(({ estate }) => estate);
  const seen = [
    ...view.display.map(({ card }) => card),
    ...view.discard.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    ...estates.flatMap(({ triples, unfinished }) => [...triples.flat(), ...unfinished]),
    ...view.players.flatMap(({ projects, hand }) => [...projects, ...(hand ?? [])]),
    ...view.offer,
    ...(view.on_the_way ? [view.on_the_way] : []),
  ];
  for (const card of seen) left.set(card, (left.get(card) ?? 0) - 1);
  return left;
}

/** The number of a round card, from 0, by its letter. */
export function roundNumber(letter: string): number {
  return 'ABCDE'.indexOf(letter);
}

/** How many of a good or animal there are. */
export function countOf(counts: readonly TokenCount[], token: Token): number {
  return counts.find((one) => one.token === token)?.count ?? 0;
}
