// Owns the arithmetic behind picking: which choices go with the places picked, which places can be pressed next, and which
// choice is meant. Knows no game and no rule: a choice names some places, and some of them twice.
import type { Choice } from '$lib/client/types';
import { keyOf, kindOf, type Kind } from './places';

/** A place picked, and which of several equal cards in hand was pressed for it. */
export type Pick<P> = { place: P; hand?: number };

/** How a game's choices are picked. */
export type Interaction<P, K> = {
  /** Kinds of places that make another variant of a choice, not another choice: the die used, how to pay, a tile's facing. */
  variants?: readonly Kind<P>[];
  /** Variants that a second press on the previewed place goes through, where it would confirm otherwise. */
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
  /** It goes together with everything picked; otherwise it takes the place of some of it. */
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

/** Picks one place more. Earlier picks that no choice names together with it are dropped: the newest win. */
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

/** Every place some choice names, by key; those that go together with what is picked come first. */
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
 * The variants of the choice that is meant, the cheapest first: those that name nothing but what is picked, or else all that
 * remain if they differ in variants alone. Empty while something else is still to be picked.
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

/** Choices that share the next place to pick. `place` is null for those that name no further one; each stands alone. */
export type Group<P, K> = { place: P | null; choices: Choice<P, K>[] };

/** The rows of a list of choices: grouped by their next place where that makes it shorter, otherwise one by one. */
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

/** The choices whose words contain everything that was typed. */
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

/** What is left of `keys` after taking each of `taken` away once, in order. */
function without(keys: readonly string[], taken: readonly string[]): string[] {
  const left = [...keys];
  for (const key of taken) {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
