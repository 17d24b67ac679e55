// Owns which places the page points at (a log line, a refusal, a list row) and where something has just happened.
// The board highlights them.
import type { LogEntry } from '$lib/client/types';
import { isSame, keyOf } from './places';

export class Highlight<P> {
  #pinned = $state.raw<readonly P[]>([]);
  #passing = $state.raw<readonly P[] | null>(null);
  #latest = $state.raw<readonly P[]>([]);

  readonly #pointed = $derived(keysOf(this.places));
  readonly #fresh = $derived(keysOf(this.#latest));

  /** What the page points at. */
  get places(): readonly P[] {
    return this.#passing ?? this.#pinned;
  }
  /** Where something happened last. */
  get latest(): readonly P[] {
    return this.#latest;
  }

  isPointed(place: P): boolean {
    return this.#pointed.has(keyOf(place));
  }
  isLatest(place: P): boolean {
    return this.#fresh.has(keyOf(place));
  }

  /** Points at places until something else is pointed at. The same places again clear it. */
  pin(places: readonly P[]): void {
    this.#pinned = isSame(places, this.#pinned) ? [] : places;
  }

  isPinned(places: readonly P[]): boolean {
    return places.length > 0 && isSame(places, this.#pinned);
  }

  /** Points at places while something is hovered or focused; null when it leaves. */
  pass(places: readonly P[] | null): void {
    this.#passing = places;
  }

  clear(): void {
    this.#pinned = [];
    this.#passing = null;
  }

  /** Marks where these entries happened. Entries without a place leave the marks as they are. */
  mark(news: readonly LogEntry<P, unknown>[]): void {
    const places = news.flatMap(({ events }) => events.flatMap(({ text }) => text.places ?? []));
    if (places.length > 0) this.#latest = places;
  }
}

function keysOf(places: readonly unknown[]): ReadonlySet<string> {
  return new Set(places.map(keyOf));
}
