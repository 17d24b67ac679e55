// Owns the place for help beside the board: a board says what to explain, the page shows it where it covers nothing.
import { getContext, setContext, type Snippet } from 'svelte';
import type { About } from './help.svelte';

export type HelpContent = {
  game: string;
  about: About;
  picture?: Snippet | undefined;
  children?: Snippet | undefined;
};

export class HelpSlot {
  #content = $state.raw<HelpContent | null>(null);

  get content(): HelpContent | null {
    return this.#content;
  }

  /** Shows help until the returned function is called, or until other help replaces it. */
  fill(content: HelpContent): () => void {
    this.#content = content;
    return () => {
      if (this.#content === content) this.#content = null;
    };
  }
}

const KEY = Symbol('help');

/** Called while the page is set up. */
export function provideHelpSlot(): HelpSlot {
  return setContext(KEY, new HelpSlot());
}

export function useHelpSlot(): HelpSlot | undefined {
  return getContext<HelpSlot | undefined>(KEY);
}
