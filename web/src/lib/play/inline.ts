// Owns how components are drawn inside sentences: the page provides it once for every sentence on it.
import { getContext, setContext, type Component } from 'svelte';

/** A small picture inside text, one line high; `label` says what it shows. */
export type InlinePicture<D> = Component<{ id: string; label: string; catalogue: D }>;

export type Inline<D> = { Picture: InlinePicture<D>; catalogue: D };

const KEY = Symbol('inline');

/** Called while the page is set up. The getter's value may change: null while there is nothing to draw with. */
export function provideInline<D>(inline: () => Inline<D> | null): void {
  setContext(KEY, inline);
}

export function currentInline(): () => Inline<unknown> | null {
  return getContext<(() => Inline<unknown> | null) | undefined>(KEY) ?? (() => null);
}
