// Owns which places the page points at: a line of the log, a refusal, a row of a list. The board lights them up.
import type { BoardRef } from '$lib/client/types';

export class Highlight {
  #pinned = $state.raw<readonly BoardRef[]>([]);
  #passing = $state.raw<readonly BoardRef[] | null>(null);

  get refs(): readonly BoardRef[] {
    return this.#passing ?? this.#pinned;
  }

  /** Points until something else is pointed at. The same places again are let go. */
  pin(refs: readonly BoardRef[]): void {
    this.#pinned = same(refs, this.#pinned) ? [] : refs;
  }

  isPinned(refs: readonly BoardRef[]): boolean {
    return refs.length > 0 && same(refs, this.#pinned);
  }

  /** Points while a pointer or the focus rests on something; null when it leaves. */
  pass(refs: readonly BoardRef[] | null): void {
    this.#passing = refs;
  }

  clear(): void {
    this.#pinned = [];
    this.#passing = null;
  }
}

function same(a: readonly BoardRef[], b: readonly BoardRef[]): boolean {
  return a.length === b.length && a.every((ref, index) => ref === b[index]);
}
