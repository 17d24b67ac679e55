// Owns the reader's language: which it is, remembering it, and `t`, the only way components get texts.
import { write } from '$lib/storage';
import { Texts, type TextArgs } from './bundles';
import { fetchTexts, type Part } from './files';
import { FALLBACK, firstLocale, LOCALE_KEY, type Locale } from './locales';

const shell = new Texts();

// Each game has its own namespace: two games may both have a "city".
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- `added` says when it changed
const games = new Map<string, Texts>();

let locale = $state<Locale>(firstLocale());
// Counts the files added, so that the page is formatted again when a game's texts arrive.
let added = $state(0);

type Load = (locale: Locale) => Promise<void>;
/** Texts in use, by name. Each is loaded in one language at a time, and another is shown once they are all there. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of it
const inUse = new Map<string, Load>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of it
const loaded = new Set<string>();

/** Loads texts in the reader's language, and from now on in every language before it is shown. */
export async function useTexts(name: string, load: Load): Promise<void> {
  inUse.set(name, load);
  await loadOnce(name, load, locale);
}

async function loadOnce(name: string, load: Load, forLocale: Locale): Promise<void> {
  const key = `${name} ${forLocale}`;
  if (loaded.has(key)) return;
  await load(forLocale);
  loaded.add(key);
}

/** Loads a part of the client's own texts. */
export function loadTexts(part: Part): Promise<void> {
  return useTexts(part, async (forLocale) => addTexts(forLocale, await fetchTexts(part, forLocale)));
}

/** Something that is loaded when it is first needed, together with the texts it shows. */
export async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadTexts('later')]);
  return loaded;
}

/** One of the client's own texts, in the reader's language. */
export function t(key: string, args?: TextArgs): string {
  return shell.format(locale, key, args);
}

/** Adds texts of a part of the client that is loaded later. */
export function addTexts(forLocale: Locale, source: string): void {
  shell.add(forLocale, source);
}

/** Whether the client itself has a text with this key, in the reader's language or in English. */
export function hasText(key: string): boolean {
  return has(shell, key);
}

/** Whether a game has a text with this key, in the reader's language or in English. */
export function hasGameText(game: string, key: string): boolean {
  void added;
  const texts = games.get(game);
  return texts !== undefined && has(texts, key);
}

/** Some texts are loaded in the reader's language only. */
function has(texts: Texts, key: string): boolean {
  return texts.has(locale, key) || texts.has(FALLBACK, key);
}

/** One of a game's texts, in the reader's language; the key itself until the game's texts have loaded. */
export function gameText(game: string, key: string, args?: TextArgs): string {
  void added;
  return games.get(game)?.format(locale, key, args) ?? key;
}

export function currentLocale(): Locale {
  return locale;
}

/** The reader's language with their region, for dates and times: British readers expect 16 November, not November 16. */
export function regionalLocale(): string {
  return navigator.languages.find((one) => one.split('-')[0] === locale) ?? locale;
}

/** Changes the language once all texts in use are there. */
export async function setLocale(next: Locale): Promise<void> {
  if (inUse.size > 0) await Promise.all([...inUse].map(([name, load]) => loadOnce(name, load, next)));
  locale = next;
  write(LOCALE_KEY, next);
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
