// Owns the reader's language: which it is, remembering it, and `t`, the one way components get words.
import { read, write } from '$lib/storage';
import en from '../../text/en.ftl?raw';
import ru from '../../text/ru.ftl?raw';
import { chooseLocale, isLocale, Texts, type Locale, type TextArgs } from './bundles';

const KEY = 'duchy.locale';

const texts = new Texts();
texts.add('en', en);
texts.add('ru', ru);

let locale = $state<Locale>(initialLocale());
// Counts the files added, so that what is on the page is formatted again when a game's texts arrive.
let added = $state(0);

function initialLocale(): Locale {
  const remembered = read(KEY);
  return isLocale(remembered) ? remembered : chooseLocale(navigator.languages);
}

/** The text for `key` in the reader's language. */
export function t(key: string, args?: TextArgs): string {
  void added;
  return texts.format(locale, key, args);
}

export function currentLocale(): Locale {
  return locale;
}

export function setLocale(next: Locale): void {
  locale = next;
  write(KEY, next);
  document.documentElement.lang = next;
}

/** Adds texts that came from the server, such as a game's. Their keys begin with the game's id. */
export function addTexts(forLocale: Locale, source: string): void {
  texts.add(forLocale, source);
  added += 1;
}

document.documentElement.lang = currentLocale();
