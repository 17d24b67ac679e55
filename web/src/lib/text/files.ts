// Owns fetching the client's own texts, one language at a time: those of the start page and the table first, all others when a
// part of the client that shows them is opened.
import type { Locale } from './locales';

export type Part = 'first' | 'later';

const FILES: Record<Part, Record<Locale, () => Promise<{ default: string }>>> = {
  first: { en: () => import('../../text/en.ftl?raw'), ru: () => import('../../text/ru.ftl?raw') },
  later: {
    en: () => import('../../text/later/en.ftl?raw'),
    ru: () => import('../../text/later/ru.ftl?raw'),
  },
};

/** The source of a part in one language. The browser fetches a file once; a failure is not remembered by us. */
export async function fetchTexts(part: Part, locale: Locale): Promise<string> {
  return (await FILES[part][locale]()).default;
}
