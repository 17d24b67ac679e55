// Owns the way from a press to a choice: which places can be picked, and what has to be picked on the way.
import { narrow, refsOf, type BoardRef, type Choice } from '../old';
import { parseRef } from './refs';

/** The places that can be picked, each with the way to it: the first a choice names, and the next after those picked. A row of
 * the display is passed through: its cards are picked at once. */
export function pathsTo(
  choices: readonly Choice[],
  picked: readonly BoardRef[],
): Map<BoardRef, readonly BoardRef[]> {
  const paths = new Map<BoardRef, readonly BoardRef[]>();
  const add = (refs: readonly BoardRef[], depth: number) => {
    const ref = refs[depth];
    if (ref !== undefined && !paths.has(ref)) paths.set(ref, refs.slice(0, depth + 1));
  };
  for (const choice of narrow(choices, picked)) {
    const refs = refsOf(choice);
    picked.forEach((_, depth) => add(refs, depth));
    if (picked.length > 0) add(refs, picked.length);
  }
  for (const choice of choices) {
    const refs = refsOf(choice);
    add(refs, 0);
    if (parseRef(refs[0] ?? '')?.kind === 'row') add(refs, 1);
  }
  return paths;
}
