// Owns what the server knows about its games: which there are, their rules, their components. Each is fetched once.
import type { Locale } from '$lib/text/locales';
import { requestJson } from './http';
import type { Clause, DrawingOf, GameId, GameInfo } from './types';

const asked = new Map<string, Promise<unknown>>();

/** Every game this server offers. */
export function loadGames(): Promise<GameInfo[]> {
  return once<GameInfo[]>('./api/games');
}

/** The clauses of a game's rules. */
export function loadRules(game: string, locale: Locale): Promise<Clause[]> {
  return once<Clause[]>(`./api/games/${encodeURIComponent(game)}/rules/${locale}`);
}

/** What is needed to draw a game's board with the components of this hash. */
export function loadCatalogue<G extends GameId>(game: G, hash: string | null): Promise<DrawingOf<G>> {
  const which = hash === null ? '' : `?hash=${encodeURIComponent(hash)}`;
  return once<DrawingOf<G>>(`./api/games/${encodeURIComponent(game)}/catalogue${which}`);
}

/** The text of one clause; null if there is no such clause. */
export async function loadClause(game: string, rule: string, locale: Locale): Promise<Clause | null> {
  return (await loadRules(game, locale)).find((clause) => clause.id === rule) ?? null;
}

function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = requestJson<T>(path);
    asked.set(path, answer);
    // Failures are not cached, so asking again retries.
    answer.catch(() => asked.delete(path));
  }
  return answer;
}
