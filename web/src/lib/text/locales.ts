// Owns which languages there are and which one the reader gets. Small: it runs before the rest of the client is there.
import { read } from '$lib/storage';

export const LOCALES = ['en', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK: Locale = 'en';

/** Where the chosen language is remembered. */
export const LOCALE_KEY = 'duchy.locale';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The first supported language among the reader's preferences: "ru-RU" is "ru". */
export function chooseLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return FALLBACK;
}

/** The language the page opens in: the one chosen before, else the browser's. */
export function firstLocale(): Locale {
  const remembered = read(LOCALE_KEY);
  return isLocale(remembered) ? remembered : chooseLocale(navigator.languages);
}
