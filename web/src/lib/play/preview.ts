// Owns how components ask what an answer would give: the table page provides it, so that they need not know the table.
import { getContext, setContext } from 'svelte';
import type { PlaceOf, Preview } from '$lib/client/types';

/** What these answers would give, in the game's notation; null for one that can't be given now. */
export type AskPreviews = (actions: string[]) => Promise<(Preview<PlaceOf> | null)[]>;

const KEY = Symbol('previews');

export function providePreviews(ask: AskPreviews): void {
  setContext(KEY, ask);
}

/** Asks the server; nothing is known outside a table. */
export function usePreviews(): AskPreviews {
  return getContext<AskPreviews | undefined>(KEY) ?? ((actions) => Promise.resolve(actions.map(() => null)));
}
