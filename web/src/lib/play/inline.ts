// Owns how the components named in a sentence are drawn: the page says it once, every sentence on it finds it.
import { getContext, setContext, type Component } from 'svelte';

/** A small picture among words, as high as they are. */
export type InlinePicture = Component<{ name: string; catalogue: unknown }>;

export type Inline = { Picture: InlinePicture; catalogue: unknown };

const KEY = Symbol('inline');

/** Called while the page is set up. The answer may change: null while there is nothing to draw with. */
export function provideInline(inline: () => Inline | null): void {
  setContext(KEY, inline);
}

export function currentInline(): () => Inline | null {
  return getContext<(() => Inline | null) | undefined>(KEY) ?? (() => null);
}
