// Owns turning descriptions into sentences: the game's text with its arguments filled in. Never concatenates sentences.
import type { Arg, Description, ScoreLine, Seat } from '$lib/client/types';
import { MediaQuery } from 'svelte/reactivity';
import type { TextArgs } from '$lib/text/bundles';
import { currentLocale, gameText, hasGameText } from '$lib/text/text.svelte';

export type Speaker = {
  /** A description in the reader's language. */
  say: (description: Description<unknown>) => string;
  /** The same for display: components are marked, so that `pieces` finds them and a picture can replace them. */
  write: (description: Description<unknown>) => string;
  /** What a player did, as a sentence; null if the game has none for this choice, because its events always say it. */
  did: (choice: Description<unknown>, seat: Seat) => string | null;
  /** What some points are for: "3 tiles". */
  line: (line: ScoreLine<unknown>) => string;
  /** A player's name. */
  name: (seat: Seat) => string;
  /** One of the game's words. */
  term: (key: string) => string;
};

/** A piece of a sentence: text, or a component that can be drawn. */
export type Piece = string | { id: string; label: string };

// Private-use characters: no text contains them.
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];

/** A written sentence, split at its components. */
export function pieces(written: string): Piece[] {
  return written
    .split(new RegExp(`${OPEN}(.*?${MIDDLE}.*?)${CLOSE}`))
    .map((text, index): Piece => {
      const [id = '', label = ''] = text.split(MIDDLE);
      return index % 2 === 1 ? { id, label } : text;
    })
    .filter((piece) => piece !== '');
}

/** A phone, where a line holds few words. */
const narrow = new MediaQuery('max-width: 699px');

/** A word without what is added in brackets: "blue builders" of three cities. Lists and speech keep the whole. */
export function brief(word: string): string {
  return word.replace(/\s*\([^()]*\)$/, '');
}

export function speaker(game: string, name: (seat: Seat) => string): Speaker {
  const value = (arg: Arg, marks: boolean): string | number => {
    if ('seat' in arg) return name(arg.seat);
    if ('number' in arg) return arg.number;
    if ('term' in arg) {
      const word = gameText(game, arg.term);
      return marks && narrow.current ? brief(word) : word;
    }
    if ('name' in arg) return arg.name;
    if ('list' in arg) return join(arg.list.map((one) => String(value(one, marks))));
    const { id, term } = arg.component;
    const label = gameText(game, term);
    return marks ? `${OPEN}${id}${MIDDLE}${label}${CLOSE}` : label;
  };
  const fill = ({ key, args = [] }: Description<unknown>, marks: boolean): string => {
    const values: TextArgs = Object.fromEntries(args.map(([to, arg]) => [to, value(arg, marks)]));
    return gameText(game, key, values);
  };
  return {
    say: (description) => fill(description, false),
    write: (description) => fill(description, true),
    did: (choice, seat) => {
      const key = `did-${choice.key.replace(/^action-/, '')}`;
      if (!hasGameText(game, key)) return null;
      return fill({ key, args: [...(choice.args ?? []), ['seat', { seat }]] }, false);
    },
    line: ({ what, count, points }) => gameText(game, what, { count, points }),
    name,
    term: (key) => gameText(game, key),
  };
}

/** A list, joined as the language requires: "Ann, Bob and Eve". */
function join(items: string[]): string {
  return new Intl.ListFormat(currentLocale(), { style: 'long', type: 'conjunction' }).format(items);
}
