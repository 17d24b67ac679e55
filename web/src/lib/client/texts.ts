// Owns fetching a game's texts: once per game and language, and always English too, as the fallback.
import { FALLBACK, type Locale } from '$lib/text/locales';
import { addGameTexts } from '$lib/text/text.svelte';
import { requestText } from './http';

const asked = new Map<string, Promise<void>>();

/** Resolves when the game's texts in `locale`, and in English, are ready. Failures are not cached, so asking again retries. */
export async function loadGameTexts(game: string, locale: Locale): Promise<void> {
  await Promise.all([...new Set([FALLBACK, locale])].map((one) => load(game, one)));
}

function load(game: string, locale: Locale): Promise<void> {
  const path = `./api/games/${encodeURIComponent(game)}/text/${locale}`;
  let answer = asked.get(path);
  if (!answer) {
    answer = requestText(path).then((source) => addGameTexts(game, locale, source));
    asked.set(path, answer);
    answer.catch(() => asked.delete(path));
  }
  return answer;
}
