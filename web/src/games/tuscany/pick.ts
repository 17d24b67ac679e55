// Owns what pressing a place means while a choice is being narrowed: which places lead on, and what is picked by one.
// Knows no rule: a place leads on if some choice names it.
import { narrow, refsOf, type BoardRef, type Choice } from '../old';
import { parseRef } from './refs';

/** The path that pressing a place leads to: one step on, another place instead of one picked, or straight to it. */
export function pathTo(
  choices: readonly Choice[],
  path: readonly BoardRef[],
  ref: BoardRef,
): readonly BoardRef[] | null {
  for (let depth = path.length; depth >= 0; depth--) {
    const next = [...path.slice(0, depth), ref];
    if (narrow(choices, next).length > 0) return next;
  }
  for (let depth = path.length; depth >= 0; depth--) {
    const named = narrow(choices, path.slice(0, depth)).find((choice) => refsOf(choice).includes(ref));
    if (named) return refsOf(named).slice(0, refsOf(named).indexOf(ref) + 1);
  }
  return null;
}

/** Places that would be the next step, and those that can be reached otherwise. */
export type Lit = { next: ReadonlySet<BoardRef>; other: ReadonlySet<BoardRef> };

export function litPlaces(choices: readonly Choice[], path: readonly BoardRef[]): Lit {
  const next = new Set<BoardRef>();
  const other = new Set<BoardRef>();
  const remaining = new Set(narrow(choices, path));
  for (const choice of choices) {
    const refs = refsOf(choice);
    const step = refs[path.length];
    if (remaining.has(choice) && step !== undefined) next.add(step);
    for (const ref of refs) other.add(ref);
  }
  return { next, other };
}

/** Whether nothing but the manner of paying is still open, so that a second press may mean "do it". */
export function isSettled(remaining: readonly Choice[], path: readonly BoardRef[]): boolean {
  if (remaining.length === 1) return true;
  return remaining.every((choice) => {
    const step = refsOf(choice)[path.length];
    return step !== undefined && parseRef(step)?.kind === 'pay';
  });
}
