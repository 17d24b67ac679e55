// Owns the names of places and cards, and the help texts about them.
import type { About } from '$lib/board/help.svelte';
import { byKind } from '$lib/play/places';
import { gameText } from '$lib/text/text.svelte';
import type { Scenery } from '../ui';
import { faceOf, isAnimal } from './layout';
import type { CardDrawing, Drawing, Kind, Place, Token } from './types';

export const GAME = 'burgundy-cards';

type Scene = Pick<Scenery<typeof GAME>, 'view' | 'catalogue'>;

/** One of the board's own texts. */
export function word(key: string, args?: Record<string, string | number>): string {
  return gameText(GAME, key, args);
}

/** A card's name in the reader's language. */
export function cardName(name: string): string {
  return word(`card-${name.replaceAll(' ', '-')}`);
}

export function tokenName(token: Token): string {
  return word(isAnimal(token) ? `animal-${token}` : `good-${token}`);
}

/** What a card does when it is placed. */
export function effectOf({ kind, building }: Pick<CardDrawing, 'kind' | 'building'>): string {
  return word(`board-effect-${building ?? kind}`);
}

export function worthOf(drawing: Drawing, kind: Kind): number {
  return drawing.triples.find((triple) => triple.kind === kind)?.points ?? 0;
}

/** The clause that says what a card does. */
export function clauseOf({ kind, building }: Pick<CardDrawing, 'kind' | 'building'>): string {
  if (building) return `building.${building}`;
  return kind === 'cloister' ? 'cloister.joker' : `effect.${kind}`;
}

/** What a place is called in a list of choices. */
export const placeName = byKind<Place, string>({
  row: ({ row }) => word('board-row', { row }),
  display: ({ card }) => cardName(card),
  hand: ({ card }) => cardName(card),
  offer: ({ card }) => cardName(card),
  project: ({ card }) => cardName(card),
  stack: ({ of }) => word(`type-${of}`),
  rival_stack: ({ of }) => word(`type-${of}`),
  stored: ({ token }) => tokenName(token),
  stored_workers: () => word('board-workers'),
  stored_silver: () => word('board-silver'),
  animals: () => word('board-animals'),
  pile: ({ of }) => word(`board-${of}`),
  bonus: () => word('board-round'),
  deck: () => word('board-deck'),
  discard: () => word('board-discard'),
  workers: () => word('board-workers'),
  silver: () => word('board-silver'),
  points: () => word('board-convert'),
  round: () => word('board-round'),
  sevens: () => word('board-sevens'),
  start_card: () => word('board-start-card'),
});

/** The help about a place besides its name: its current state, and its clause. */
const more = byKind<Place, Omit<About, 'title'>, [Scene]>({
  row: () => ({ rule: 'take.row' }),
  display: ({ card }, scene) => ofCard(card, scene),
  hand: ({ card }, scene) => ofCard(card, scene),
  offer: ({ card }, scene) => ofCard(card, scene),
  project: ({ card }, scene) => ofCard(card, scene),
  stack: ({ of }, scene) => ofStack(of, scene),
  rival_stack: ({ of }, scene) => ofStack(of, scene),
  stored: ({ token }, { catalogue }) => {
    const good = catalogue.goods.find((one) => one.good === token);
    if (!good) return { rule: 'final.animals' };
    const [low = 0, high = 0] = good.dice;
    return { text: word('board-about-good', { low, high, points: good.points }), rule: 'sell.all' };
  },
  stored_workers: () => ({ rule: 'worker.shift' }),
  stored_silver: () => ({ rule: 'buy.cost' }),
  animals: () => ({ rule: 'final.animals' }),
  pile: ({ of, side }, { view }) => {
    const count = view[of][side === 'left' ? 0 : 1]?.count ?? 0;
    return { text: word('board-about-pile', { count }), rule: 'piles.top' };
  },
  bonus: () => ({ rule: 'triple.round' }),
  deck: (_, { view }) => ({ text: word('board-about-deck', { count: view.deck }), rule: 'buy.cost' }),
  discard: (_, { view }) => {
    const count = view.discard.reduce((sum, one) => sum + one.count, 0);
    return { text: word('board-about-discard', { count }), rule: 'round.reshuffle' };
  },
  workers: () => ({ rule: 'workers.two' }),
  silver: () => ({ rule: 'silver.one' }),
  points: () => ({ rule: 'convert.points' }),
  round: () => ({ rule: 'triple.round' }),
  sevens: () => ({ rule: 'seven.card' }),
  start_card: () => ({ rule: 'sell.start-card' }),
});

export function aboutOf(place: Place, scene: Scene): About {
  return { title: placeName(place), ...more(place, scene) };
}

function ofCard(name: string, { catalogue }: Scene): Omit<About, 'title'> {
  const face = faceOf(catalogue, name);
  const worth = worthOf(catalogue, face.kind);
  return {
    text: word('board-about-worth', { worth, kind: word(`type-${face.kind}`) }),
    rule: clauseOf(face),
  };
}

function ofStack(kind: Kind, { catalogue }: Scene): Omit<About, 'title'> {
  const worth = worthOf(catalogue, kind);
  return { text: word('board-about-stack', { worth }), rule: 'triple.points' };
}
