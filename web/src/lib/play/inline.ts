// Owns how the components named in a sentence are drawn: the page says it once, every sentence on it finds it.
import { getContext, setContext, type Component } from 'svelte';

/** A small picture among words, as high as they are; `label` says what it shows. */
export type InlinePicture<D> = Component<{ id: string; label: string; catalogue: D }>;

export type Inline<D> = { Picture: InlinePicture<D>; catalogue: D };

const KEY = Symbol('inline');

/** Called while the page is set up. The answer may change: null while there is nothing to draw with. */
export function provideInline<D>(inline: () => Inline<D> | null): void {
  setContext(KEY, inline);
}

export function currentInline(): () => Inline<unknown> | null {
  return getContext<(() => Inline<unknown> | null) | undefined>(KEY) ?? (() => null);
}
