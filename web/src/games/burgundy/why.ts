// Owns the question behind a press on something that can't be done now: the action it would have been, as the server
// reads it.
import type { BoardRef } from '$lib/client/types';
import { parseRef } from './refs';

/** With a die in hand: taking that tile from its depot; with a stored tile as well: placing it on that space. */
export function whyAction(about: string, element: Element, held: readonly BoardRef[]): string | null {
  const places = held.map(parseRef);
  const die = places.find((place) => place?.kind === 'die')?.face;
  const stored = places.find((place) => place?.kind === 'stored')?.tile;
  const suffix = die === undefined ? '' : ` with ${die}`;
  const place = parseRef(about);
  if (place?.kind === 'space' && stored !== undefined) return `place ${stored} on ${place.space}${suffix}`;
  const depot = element.closest<SVGElement>('[data-depot]')?.dataset.depot;
  if (place?.kind === 'tile' && die !== undefined && depot !== undefined)
    return depot === '0'
      ? `buy ${place.tile} from black depot`
      : `take ${place.tile} from depot ${depot}${suffix}`;
  return null;
}
