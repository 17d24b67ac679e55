// Owns the arithmetic behind picking: which choices match the places picked, which places can be pressed next, and which
// choice is meant. Knows no game and no rules: a choice names some places, and may name a place twice.
import type { Choice } from '$lib/client/types';
import { keyOf, kindOf, type Kind } from './places';

/** A picked place, and which of several equal cards in hand was pressed for it. */
export type Pick<P> = { place: P; hand?: number };

/** How a game's choices are picked. */
export type Interaction<P, K> = {
  /** Kinds of places that make a variant of a choice rather than another choice: the die used, the payment, a tile's rotation. */
  variants?: readonly Kind<P>[];
  /** Variants that a second press on the previewed place cycles through, where it would otherwise confirm. */
  turned?: readonly Kind<P>[];
  /** Which variant is previewed first: the one with the lowest cost. */
  cost?: (does: K) => number;
};

/** A choice with the keys of the places it names. */
export type Named<P, K> = { choice: Choice<P, K>; places: readonly P[]; keys: readonly string[] };

/** A place that can be pressed. */
export type Lit<P, K> = {
  place: P;
  /** The choices it leads to. */
  choices: Choice<P, K>[];
  /** It can be combined with everything picked; otherwise it replaces some of it. */
  next: boolean;
};

export function named<P, K>(choices: readonly Choice<P, K>[]): Named<P, K>[] {
  return choices.map((choice) => {
    const places = choice.text.places ?? [];
    return { choice, places, keys: places.map(keyOf) };
  });
}

/** The choices that name everything picked; a place picked twice must be named twice. */
export function matching<P, K>(choices: readonly Named<P, K>[], picks: readonly Pick<P>[]): Named<P, K>[] {
  if (picks.length === 0) return [...choices];
  const wanted = picks.map(({ place }) => keyOf(place));
  return choices.filter(({ keys }) => without(wanted, keys).length === 0);
}

/** Picks one more place. Earlier picks that no choice combines with it are dropped: the newest win. */
export function add<P, K>(
  choices: readonly Named<P, K>[],
  picks: readonly Pick<P>[],
  fresh: Pick<P>,
): Pick<P>[] | null {
  let kept = [fresh];
  if (matching(choices, kept).length === 0) return null;
  for (const pick of picks.toReversed()) {
    // A card can be used once.
    if (pick.hand !== undefined && pick.hand === fresh.hand) continue;
    if (matching(choices, [pick, ...kept]).length > 0) kept = [pick, ...kept];
  }
  return kept;
}

/** Every place some choice names, by key; those that can be combined with the picks come first. */
export function litPlaces<P, K>(
  choices: readonly Named<P, K>[],
  picks: readonly Pick<P>[],
): Map<string, Lit<P, K>> {
  const taken = picks.map(({ place }) => keyOf(place));
  const remaining = matching(choices, picks);
  const lit = new Map<string, Lit<P, K>>();
  const light = (from: readonly Named<P, K>[], next: boolean, keysOf: (one: Named<P, K>) => string[]) => {
    for (const one of from)
      for (const key of new Set(keysOf(one))) {
        const known = lit.get(key);
        const place = one.places[one.keys.indexOf(key)];
        if (known?.next === next) known.choices.push(one.choice);
        else if (!known && place !== undefined) lit.set(key, { place, choices: [one.choice], next });
      }
  };
  light(remaining, true, ({ keys }) => without(keys, taken));
  light(choices, false, ({ keys }) => keys.filter((key) => !taken.includes(key)));
  return lit;
}

/**
 * The variants of the intended choice, cheapest first: those that name nothing but what is picked, or else all that
 * remain if they differ in variants alone. Empty while something else has to be picked.
 */
export function variantsOf<P, K>(
  choices: readonly Named<P, K>[],
  picks: readonly Pick<P>[],
  { variants = [], cost = () => 0 }: Interaction<P, K>,
): Choice<P, K>[] {
  if (picks.length === 0) return [];
  const kinds: readonly string[] = variants;
  const taken = picks.map(({ place }) => keyOf(place));
  const remaining = matching(choices, picks).map((one) => ({
    choice: one.choice,
    open: without(
      one.keys.filter((_, index) => !kinds.includes(kindOf(one.places[index]))),
      taken,
    ),
  }));
  const complete = remaining.filter(({ open }) => open.length === 0);
  const open = new Set(remaining.map(({ open }) => open.toSorted().join('\n')));
  const meant = complete.length > 0 ? complete : open.size === 1 ? remaining : [];
  return meant.map(({ choice }) => choice).sort((a, b) => cost(a.does) - cost(b.does));
}

/** Choices that share the next place to pick. `place` is null for a choice that names no other; each gets its own row. */
export type Group<P, K> = { place: P | null; choices: Choice<P, K>[] };

/** The rows of a list of choices: grouped by their next place where that makes it shorter, otherwise one per choice. */
export function rows<P, K>(
  choices: readonly Choice<P, K>[],
  picks: readonly Pick<P>[],
  most: number,
): Group<P, K>[] {
  const alone = choices.map((choice): Group<P, K> => ({ place: null, choices: [choice] }));
  if (choices.length <= most) return alone;
  const taken = picks.map(({ place }) => keyOf(place));
  const groups = new Map<string, Group<P, K>>();
  for (const { choice, places, keys } of named(choices)) {
    const [next] = without(keys, taken);
    const place = next === undefined ? undefined : places[keys.indexOf(next)];
    const known = next === undefined ? undefined : groups.get(next);
    if (known) known.choices.push(choice);
    else groups.set(next ?? `choice ${choice.action}`, { place: place ?? null, choices: [choice] });
  }
  return groups.size > 1 && groups.size < choices.length ? [...groups.values()] : alone;
}

/** The choices whose text contains all words typed. */
export function filter<P, K>(
  choices: readonly Choice<P, K>[],
  typed: string,
  say: (choice: Choice<P, K>) => string,
): Choice<P, K>[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const sentence = say(choice).toLocaleLowerCase();
    return words.every((word) => sentence.includes(word));
  });
}

/** `keys` with each of `taken` removed once, in order. */
function without(keys: readonly string[], taken: readonly string[]): string[] {
  const left = [...keys];
  for (const key of taken) {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
