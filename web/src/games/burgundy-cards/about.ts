// Owns what is said of a place when somebody points at it: its name, and what it does or how many there are.
import { gameText } from '$lib/text/text.svelte';
import type { BoardRef } from '../old';
import { faceOf } from './layout';
import { parseRef } from './refs';
import type { CardDrawing, Drawing, Kind, View } from './types';

export const GAME = 'burgundy-cards';

export type About = { title: string; text: string };

/** One of the board's own words. */
export function word(key: string, args?: Record<string, string | number>): string {
  return gameText(GAME, key, args);
}

/** A card's name in the reader's language. */
export function cardName(name: string): string {
  return word(`card-${name.replaceAll(' ', '-')}`);
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

export function explain(ref: BoardRef, drawing: Drawing, view: View): About | null {
  const place = parseRef(ref);
  switch (place?.kind) {
    case 'display':
    case 'hand':
    case 'offer':
    case 'project':
      return card(drawing, place.card);
    case 'estate':
      return {
        title: word(`type-${place.type}`),
        text: word('board-about-stack', { worth: worthOf(drawing, place.type) }),
      };
    case 'stored':
      return stored(drawing, place.what);
    case 'animals':
      return { title: word('board-animals'), text: word('board-about-animals') };
    case 'pile': {
      const pile = view[place.of][place.side === 'left' ? 0 : 1];
      return {
        title: word(place.of === 'goods' ? 'board-goods' : 'board-animals'),
        text: word('board-about-pile', { count: pile?.count ?? 0 }),
      };
    }
    case 'deck':
      return { title: word('board-deck'), text: word('board-about-deck', { count: view.deck }) };
    case 'discard': {
      const count = view.discard.reduce((sum, one) => sum + one.count, 0);
      return { title: word('board-discard'), text: word('board-about-discard', { count }) };
    }
    case 'workers':
    case 'silver':
    case 'points':
    case 'round':
    case 'sevens':
    case 'start-card':
      return { title: word(`board-${place.kind}`), text: word(`board-about-${place.kind}`) };
    default:
      return null;
  }
}

function card(drawing: Drawing, name: string): About {
  const face = faceOf(drawing, name);
  const worth = worthOf(drawing, face.kind);
  return {
    title: cardName(name),
    text: `${effectOf(face)} ${word('board-about-worth', { worth, kind: word(`type-${face.kind}`) })}`,
  };
}

function stored(drawing: Drawing, what: string): About {
  const good = drawing.goods.find(({ name }) => name === what);
  if (good) {
    const [low = 0, high = 0] = good.dice;
    return {
      title: word(`good-${what}`),
      text: word('board-about-good', { low, high, points: good.points }),
    };
  }
  if (what === 'workers' || what === 'silver')
    return { title: word(`board-${what}`), text: word(`board-about-${what}`) };
  return { title: word(`animal-${what}`), text: word('board-about-animals') };
}
