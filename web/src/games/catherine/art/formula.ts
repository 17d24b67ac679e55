// Owns how an action or a bonus is written in icons: its cost, an arrow, what it gives.
import type { Card, Colour, Face, Gain, Per, Symbol } from '../types';
import type { IconName } from './icons';

export type Token =
  { icon: IconName; text?: string; region?: Colour } | { text: string } | { arrow: string } | 'arrow' | 'or';

const COST: Token = { icon: 'card' };

/** The action of a card. A black arrow means once for each of something. */
export function actionOf(card: Card, { cost, action, per, anywhere }: Face): Token[] {
  const asked = [...several('card', cost), ...each(per, card)];
  const gives = anywhere ? [{ icon: 'residence', region: card.colour } as const] : gained(action);
  return [...asked, ...(asked.length > 0 ? [arrowOf(card, cost)] : []), ...gives];
}

/** The arrow says how often a paid action may be carried out: a number, or ∞ for any number of times. */
function arrowOf({ repeat }: Card, cost: number): Token {
  if (cost === 0 || repeat === 'once') return 'arrow';
  return { arrow: repeat === 'any' ? '∞' : `${repeat.times}` };
}

/** The bonus of a card; nothing if it has none. */
export function bonusOf(card: Card, face: Face): Token[] {
  if (face.bonus === 'nothing') return [];
  const colours: Token[] = face.one_colour ? [{ text: '3 = ' }, COST] : [];
  const needs = symbols(card.needs);
  const asked = [...colours, ...needs, ...several('card', face.bonus_cost)];
  const per: Token[] = face.bonus_per === 'residence' ? [{ icon: 'residence', region: card.colour }] : [];
  return [...asked, 'arrow', ...gained(face.bonus), ...(per.length > 0 ? [{ text: '×' }, ...per] : [])];
}

function each(per: Per | null, card: Card): Token[] {
  switch (per) {
    case 'good':
      return card.top.flatMap((icon, index): Token[] => (index > 0 ? ['or', { icon }] : [{ icon }]));
    case 'book':
      return [{ icon: 'book' }];
    case 'set':
      return [{ icon: 'set' }];
    case 'residence':
      return [{ icon: 'residence' }];
    default:
      return [];
  }
}

/** Three or more of a symbol are written as a number. */
function symbols(all: readonly Symbol[]): Token[] {
  const [first] = all;
  return first && all.length > 2
    ? [{ text: `${all.length}` }, { icon: first }]
    : all.map((icon) => ({ icon }));
}

function gained(gain: Gain): Token[] {
  if (gain === 'nothing') return [];
  if (gain === 'residence') return [{ icon: 'residence' }];
  if ('points' in gain) return [{ icon: 'points', text: `${gain.points}` }];
  const [icon, times]: [IconName, number] = 'favour' in gain ? ['favour', gain.favour] : ['card', gain.cards];
  return several(icon, times);
}

/** One icon, with a number on it if there are more. */
function several(icon: IconName, times: number): Token[] {
  if (times === 0) return [];
  return [times === 1 ? { icon } : { icon, text: `${times}` }];
}

/** The width of a token, in units of its height. */
export function widthOf(token: Token): number {
  if (token === 'arrow') return 0.62;
  if (token === 'or') return 0.26;
  if ('arrow' in token) return 1.05;
  return 'icon' in token ? 1 : 0.2 + 0.26 * token.text.trim().length;
}
