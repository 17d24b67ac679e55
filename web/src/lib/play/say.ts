// Owns turning descriptions into sentences: the game's text with its arguments filled in. No sentence is put together here.
import type { Arg, Description, ScoreLine, Seat } from '$lib/client/types';
import type { TextArgs } from '$lib/text/bundles';
import { currentLocale, gameText } from '$lib/text/text.svelte';

export type Speaker = {
  /** A description in the reader's language. */
  say: (description: Description) => string;
  /** What some points are for: "3 tiles". */
  line: (line: ScoreLine) => string;
  /** A player's name. */
  name: (seat: Seat) => string;
  /** One of the game's words. */
  term: (key: string) => string;
};

export function speaker(game: string, name: (seat: Seat) => string): Speaker {
  const value = (arg: Arg): string | number => {
    if ('seat' in arg) return name(arg.seat);
    if ('number' in arg) return arg.number;
    if ('term' in arg) return gameText(game, arg.term);
    if ('name' in arg) return arg.name;
    return join(arg.list.map((one) => String(value(one))));
  };
  return {
    say: ({ key, args = [] }) => {
      const values: TextArgs = Object.fromEntries(args.map(([to, arg]) => [to, value(arg)]));
      return gameText(game, key, values);
    },
    line: ({ what, count, points }) => gameText(game, what, { count, points }),
    name,
    term: (key) => gameText(game, key),
  };
}

/** Several, joined as the language joins them: "Ann, Bob and Eve". */
function join(items: string[]): string {
  return new Intl.ListFormat(currentLocale(), { style: 'long', type: 'conjunction' }).format(items);
}
