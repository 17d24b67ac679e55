// Owns what pressing a place means: take it in hand, preview the one choice that is meant, or do it. Knows no rule:
// choices name places, and a choice says itself how many workers it takes.
import type { BoardRef, Choice } from '$lib/client/types';
import { holding, refsOf } from '$lib/play/narrow';
import type { Selection } from '$lib/play/selection.svelte';
import { parseRef } from './refs';

/** How many workers a choice takes. */
export function costOf(choice: Choice): number {
  const cost = choice.text.args?.find(([name]) => name === 'workers')?.[1];
  return cost && 'number' in cost ? cost.number : 0;
}

/** The places of a choice that can be pressed: a depot can't where the choice names a tile on it. */
export function pressable(choice: Choice): BoardRef[] {
  const refs = refsOf(choice);
  return refs.filter((ref) => ref !== 'pass' && !refs.some((other) => other.startsWith(`${ref}/`)));
}

export type Target = { ref: BoardRef; choices: Choice[]; cost: number };

/** Every place that can be pressed now, with the choices it leads to. What is in hand is left out. */
export function targetsOf(choices: readonly Choice[], held: readonly BoardRef[]): Target[] {
  const found = new Map<BoardRef, Choice[]>();
  for (const choice of holding(choices, held)) {
    for (const ref of pressable(choice)) {
      if (!held.includes(ref)) found.set(ref, [...(found.get(ref) ?? []), choice]);
    }
  }
  return [...found].map(([ref, led]) => ({ ref, choices: led, cost: Math.min(...led.map(costOf)) }));
}

export function press(selection: Selection, ref: BoardRef): void {
  const choices = selection.decision?.choices ?? [];
  const { candidate, held } = selection;
  if (candidate && refsOf(candidate).at(-1) === ref) return selection.commit();
  if (held.includes(ref) && !candidate) return selection.hold(held.filter((other) => other !== ref));

  const inHand = withRef(choices, held, ref);
  const led = holding(choices, inHand);
  if (led.length === 0) return;
  selection.hold(inHand);
  const meant = only(led, inHand);
  if (meant) selection.choose(meant);
}

/** What is in hand together with this place; what does not go with it is put back. */
function withRef(choices: readonly Choice[], held: readonly BoardRef[], ref: BoardRef): BoardRef[] {
  const others = held.filter((other) => other !== ref);
  const kind = parseRef(ref)?.kind;
  const tries = [others, others.filter((other) => parseRef(other)?.kind !== kind)];
  const kept = tries.find((some) => holding(choices, [...some, ref]).length > 0) ?? [];
  return [...kept, ref];
}

/** The choice that is meant: the one that names nothing further, or the cheapest of those that differ in the die alone. */
function only(led: readonly Choice[], inHand: readonly BoardRef[]): Choice | null {
  const complete = led.find((choice) => pressable(choice).every((ref) => inHand.includes(ref)));
  if (complete) return complete;
  const deeds = new Set(led.map((choice) => refsOf(choice).filter(notDie).join()));
  if (deeds.size > 1) return null;
  return led.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null;
}

function notDie(ref: BoardRef): boolean {
  return parseRef(ref)?.kind !== 'die';
}
