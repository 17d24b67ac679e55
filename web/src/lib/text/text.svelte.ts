// Owns the reader's language: which it is, remembering it, and `t`, the only way components get texts.
import { read, write } from '$lib/storage';
import en from '../../text/en.ftl?raw';
import ru from '../../text/ru.ftl?raw';
import { chooseLocale, isLocale, Texts, type Locale, type TextArgs } from './bundles';

const KEY = 'duchy.locale';

const shell = new Texts();
shell.add('en', en);
shell.add('ru', ru);

// Each game has its own namespace: two games may both have a "city".
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- `added` says when it changed
const games = new Map<string, Texts>();

let locale = $state<Locale>(initialLocale());
// Counts the files added, so that the page is formatted again when a game's texts arrive.
let added = $state(0);

function initialLocale(): Locale {
  const remembered = read(KEY);
  return isLocale(remembered) ? remembered : chooseLocale(navigator.languages);
}

/** One of the client's own texts, in the reader's language. */
export function t(key: string, args?: TextArgs): string {
  return shell.format(locale, key, args);
}

/** Whether the client itself has a text with this key. */
export function hasText(key: string): boolean {
  return shell.has('en', key);
}

/** Whether a game has a text with this key, in any language. */
export function hasGameText(game: string, key: string): boolean {
  void added;
  return games.get(game)?.has('en', key) ?? false;
}

/** One of a game's texts, in the reader's language; the key itself until the game's texts have loaded. */
export function gameText(game: string, key: string, args?: TextArgs): string {
  void added;
  return games.get(game)?.format(locale, key, args) ?? key;
}

export function currentLocale(): Locale {
  return locale;
}

export function setLocale(next: Locale): void {
  locale = next;
  write(KEY, next);
  document.documentElement.lang = next;
}

/** Adds a game's texts, fetched from the server (lib/client/texts.ts). */
export function addGameTexts(game: string, forLocale: Locale, source: string): void {
  const texts = games.get(game) ?? new Texts();
  texts.add(forLocale, source);
  games.set(game, texts);
  added += 1;
}

document.documentElement.lang = currentLocale();
