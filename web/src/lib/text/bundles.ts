// Owns looking up and formatting texts: Fluent messages by locale, falling back to English.
// Independent of the page; text.svelte.ts ties it to the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FALLBACK, type Locale } from './locales';

export type TextArgs = Record<string, FluentVariable>;

/** All texts known so far, in every language. */
export class Texts {
  readonly #bundles = new Map<Locale, FluentBundle>();

  /** Adds the messages of a Fluent file. Adding the same file again changes nothing. */
  add(locale: Locale, source: string): void {
    // An unparsable message is junk to Fluent and simply missing; its key falls back like any other.
    this.#bundle(locale).addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(locale: Locale, key: string): boolean {
    return this.#find(locale, key) !== undefined;
  }

  /** The text in `locale`, else in English, else the key itself: never empty. */
  format(locale: Locale, key: string, args: TextArgs = {}): string {
    for (const candidate of locale === FALLBACK ? [FALLBACK] : [locale, FALLBACK]) {
      const pattern = this.#find(candidate, key);
      if (pattern === undefined) continue;
      const errors: Error[] = [];
      const text = this.#bundle(candidate).formatPattern(pattern, args, errors);
      // A missing argument still gives a readable text ("{$count} tiles"), so it is reported, not thrown.
      for (const error of errors) console.warn(`text ${key} (${candidate}): ${error.message}`);
      return text;
    }
    return key;
  }

  /** A pattern by "message" or "message.attribute". */
  #find(locale: Locale, key: string) {
    const [id = '', attribute] = key.split('.', 2);
    const message = this.#bundle(locale).getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ?? undefined;
  }

  #bundle(locale: Locale): FluentBundle {
    let bundle = this.#bundles.get(locale);
    if (!bundle) {
      // Isolation marks are for mixed writing directions; both our languages run left to right.
      bundle = new FluentBundle(locale, { useIsolating: false });
      this.#bundles.set(locale, bundle);
    }
    return bundle;
  }
}
