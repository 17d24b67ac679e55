// Owns what the boards use that still name places by strings: `cell:1,0`. A board that is converted to typed places uses
// nothing of it, and with the last one this file goes.
import type {
  Choice as AnyChoice,
  Decision as AnyDecision,
  LogEntry as AnyLogEntry,
  ScoreLine as AnyScoreLine,
  Seat,
} from '$lib/client/types';
import type { Interaction } from '$lib/play/choices';
import type { Highlight as AnyHighlight } from '$lib/play/highlight.svelte';
import type { Speaker } from '$lib/play/say';
import type { Selection as AnySelection } from '$lib/play/selection.svelte';

declare global {
  /** The generated types of games without typed places use it, but don't declare it. */
  type BoardRef = string;
}
export type BoardRef = string;
export type Choice = AnyChoice<BoardRef, null>;
export type Decision = AnyDecision<BoardRef, null>;
export type LogEntry = AnyLogEntry<BoardRef, unknown>;
export type ScoreLine = AnyScoreLine<BoardRef>;
export type Selection = AnySelection<BoardRef, null>;
export type Highlight = AnyHighlight<BoardRef>;

export type GameProps = {
  view: unknown;
  catalogue: unknown;
  speaker: Speaker;
  selection: Selection;
  highlight: Highlight;
};
export type BoardProps = GameProps & {
  viewer: Seat | null;
  news: readonly LogEntry[];
  /** Nobody gives it any more: asking why is by place. */
  why?: (action: string) => void;
};

/** Strings have no kinds: whatever is picked, the first choice that goes with it is previewed, as these boards expect. */
export const OLD: Interaction<BoardRef, null> = { variants: [''] as never };

export function refsOf(choice: Choice): readonly BoardRef[] {
  return choice.text.places ?? [];
}

/** The choices that name these places, in this order, before any other. */
export function narrow(choices: readonly Choice[], path: readonly BoardRef[]): Choice[] {
  return choices.filter((choice) => path.every((ref, depth) => refsOf(choice)[depth] === ref));
}

export type Group = { ref: BoardRef | null; choices: Choice[] };

/** The choices, grouped by the place they name after `depth` others. */
export function group(choices: readonly Choice[], depth: number): Group[] {
  const groups = new Map<BoardRef | Choice, Group>();
  for (const choice of choices) {
    const ref = refsOf(choice)[depth] ?? null;
    const known = groups.get(ref ?? choice);
    if (known) known.choices.push(choice);
    else groups.set(ref ?? choice, { ref, choices: [choice] });
  }
  return [...groups.values()];
}
