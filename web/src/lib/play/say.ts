// Owns turning descriptions into sentences: the game's text with its arguments filled in. No sentence is put together here.
import type { Arg, Description, ScoreLine, Seat } from '$lib/client/types';
import type { TextArgs } from '$lib/text/bundles';
import { currentLocale, gameText } from '$lib/text/text.svelte';

export type Speaker = {
  /** A description in the reader's language. */
  say: (description: Description) => string;
  /** The same for the eye: names of components are marked, so that `pieces` finds them and a picture can take their place. */
  write: (description: Description) => string;
  /** What some points are for: "3 tiles". */
  line: (line: ScoreLine) => string;
  /** A player's name. */
  name: (seat: Seat) => string;
  /** One of the game's words. */
  term: (key: string) => string;
};

/** A piece of a sentence: words, or a component that can be drawn. */
export type Piece = string | { component: string };

// Characters of nobody's script: no text has them.
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** A written sentence, cut at the components in it. */
export function pieces(written: string): Piece[] {
  return written
    .split(new RegExp(`${OPEN}(.*?)${CLOSE}`))
    .map((text, index): Piece => (index % 2 === 1 ? { component: text } : text))
    .filter((piece) => piece !== '');
}

/** `drawn` names the arguments that are components with a picture. */
export function speaker(game: string, name: (seat: Seat) => string, drawn: readonly string[] = []): Speaker {
  const value = (arg: Arg): string | number => {
    if ('seat' in arg) return name(arg.seat);
    if ('number' in arg) return arg.number;
    if ('term' in arg) return gameText(game, arg.term);
    if ('name' in arg) return arg.name;
    return join(arg.list.map((one) => String(value(one))));
  };
  const fill = ({ key, args = [] }: Description, marks: boolean): string => {
    const marked = (to: string, arg: Arg) =>
      marks && 'name' in arg && drawn.includes(to) ? `${OPEN}${arg.name}${CLOSE}` : value(arg);
    const values: TextArgs = Object.fromEntries(args.map(([to, arg]) => [to, marked(to, arg)]));
    return gameText(game, key, values);
  };
  return {
    say: (description) => fill(description, false),
    write: (description) => fill(description, true),
    line: ({ what, count, points }) => gameText(game, what, { count, points }),
    name,
    term: (key) => gameText(game, key),
  };
}

/** Several, joined as the language joins them: "Ann, Bob and Eve". */
function join(items: string[]): string {
  return new Intl.ListFormat(currentLocale(), { style: 'long', type: 'conjunction' }).format(items);
}
