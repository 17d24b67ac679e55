// Owns narrowing: from all legal choices, by the places they name, coarse to fine, to the one that is meant.
// Knows no game and no rule: a place is a name, and a choice names some.
import type { BoardRef, Choice } from '$lib/client/types';

/** The places a choice names, coarse to fine. */
export function refsOf(choice: Choice): readonly BoardRef[] {
  return choice.text.refs ?? [];
}

/** The choices that name these places, in this order, before any other. */
export function narrow(choices: readonly Choice[], path: readonly BoardRef[]): Choice[] {
  return choices.filter((choice) => path.every((ref, depth) => refsOf(choice)[depth] === ref));
}

/** The choices that name all these places, in whatever order. */
export function holding(choices: readonly Choice[], held: readonly BoardRef[]): Choice[] {
  return choices.filter((choice) => held.every((ref) => refsOf(choice).includes(ref)));
}

/** Choices that share their next place. `ref` is null for those that name no further place; each stands alone. */
export type Group = { ref: BoardRef | null; choices: Choice[] };

/** The choices, grouped by the place they name after `depth` others, in the order in which they come. */
export function group(choices: readonly Choice[], depth: number): Group[] {
  const groups: Group[] = [];
  const byRef = new Map<BoardRef, Group>();
  for (const choice of choices) {
    const ref = refsOf(choice)[depth] ?? null;
    const known = ref === null ? undefined : byRef.get(ref);
    if (known) {
      known.choices.push(choice);
      continue;
    }
    const fresh: Group = { ref, choices: [choice] };
    groups.push(fresh);
    if (ref !== null) byRef.set(ref, fresh);
  }
  return groups;
}

/** The rows of a list of choices: groups where that makes it shorter, otherwise every choice by itself. */
export function rows(choices: readonly Choice[], depth: number, most: number): Group[] {
  const alone = choices.map((choice): Group => ({ ref: refsOf(choice)[depth] ?? null, choices: [choice] }));
  if (choices.length <= most) return alone;
  const grouped = group(choices, depth);
  return grouped.length > 1 && grouped.length < choices.length ? grouped : alone;
}

/** The choices whose words contain everything that was typed. */
export function filter(choices: readonly Choice[], typed: string, say: (choice: Choice) => string): Choice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const sentence = say(choice).toLocaleLowerCase();
    return words.every((word) => sentence.includes(word));
  });
}
