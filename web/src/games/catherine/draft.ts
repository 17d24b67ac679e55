// Owns how picks on the table narrow the choices to one. Cards, places and cities may be picked in any order: a choice
// remains as long as it names everything that was picked. Knows no rule: what can be picked is what the choices name.
import { refsOf, type BoardRef, type Choice } from '../old';
import { isUse, parseRef, type Use } from './refs';

/** One thing picked: what choices call it, and which card of the hand it is. */
export type Pick = { refs: readonly BoardRef[]; hand: number | null };

/** The choices that name everything picked. A card picked twice must be named twice. */
export function matching(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  const wanted = count(picks.flatMap(({ refs }) => refs));
  return choices.filter((choice) => {
    const named = count(refsOf(choice));
    return [...wanted].every(([ref, times]) => (named.get(ref) ?? 0) >= times);
  });
}

function count(refs: readonly BoardRef[]): Map<BoardRef, number> {
  const counts = new Map<BoardRef, number>();
  for (const ref of refs) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}

/** There is one new card of the row, one city, one way to decide: a second takes the place of the first. */
const SINGLE = ['row', 'below', 'city', 'choice'];

function single({ refs: [first = ''] }: Pick): string | null {
  const kind = parseRef(first)?.kind ?? '';
  return SINGLE.includes(kind) ? kind : null;
}

/** Picks one thing more. Whatever no choice names together with it is given up, the oldest first. */
export function add(choices: readonly Choice[], picks: readonly Pick[], fresh: Pick): Pick[] {
  const slot = single(fresh);
  let kept = [fresh];
  if (matching(choices, kept).length === 0) return [...picks];
  for (const pick of picks.toReversed()) {
    const replaced = slot !== null && single(pick) === slot;
    const sameCard = pick.hand !== null && pick.hand === fresh.hand;
    if (replaced || sameCard) continue;
    if (matching(choices, [pick, ...kept]).length > 0) kept = [pick, ...kept];
  }
  return kept;
}

/** What a card of the hand can be chosen for besides everything picked; if for nothing, instead of some of it. */
export function usesOf(
  choices: readonly Choice[],
  picks: readonly Pick[],
  hand: number,
  card: string,
  uses: readonly Use[],
): Use[] {
  const beside = (use: Use, others: readonly Pick[]) =>
    matching(choices, [...others, { refs: [`${use}:${card}`], hand }]).length > 0;
  const together = uses.filter((use) => beside(use, picks));
  return together.length > 0 ? together : uses.filter((use) => beside(use, []));
}

/** The names of this kind that choices still know besides everything picked, each once. */
export function open(choices: readonly Choice[], picks: readonly Pick[], kind: string): string[] {
  const others = picks.filter((pick) => single(pick) !== kind);
  const named = matching(choices, others).flatMap((choice) => refsOf(choice));
  const places = [...new Set(named)].map(parseRef);
  return places.flatMap((place) => (place?.kind === kind ? [place.id] : []));
}

/** A choice as if it had been picked on the table. */
export function picksOf(choice: Choice, hand: readonly string[]): Pick[] {
  const used = new Set<number>();
  const refs = refsOf(choice);
  const under = refs.filter((ref) => parseRef(ref)?.kind === 'under');
  return refs.flatMap((ref): Pick[] => {
    const place = parseRef(ref);
    if (!place || place.kind === 'under') return [];
    if (!isUse(place)) return [{ refs: [ref], hand: null }];
    const at = hand.findIndex((card, index) => card === place.id && !used.has(index));
    used.add(at);
    return [{ refs: place.kind === 'below' ? [ref, ...under] : [ref], hand: at < 0 ? null : at }];
  });
}

/** The id something was picked by: the new card of the row, the city. */
export function pickedId(picks: readonly Pick[], kind: string): string | null {
  for (const { refs } of picks)
    for (const ref of refs) {
      const place = parseRef(ref);
      if (place?.kind === kind) return place.id;
    }
  return null;
}
