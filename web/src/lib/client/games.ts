// Owns what the server knows of its games: which there are, their rules, their components. Each is asked for once.
import type { Locale } from '$lib/text/bundles';
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

/** What drawing a game's board needs to know of the components with this hash. */
export function loadCatalogue<G extends GameId>(game: G, hash: string | null): Promise<DrawingOf<G>> {
  const which = hash === null ? '' : `?hash=${encodeURIComponent(hash)}`;
  return once<DrawingOf<G>>(`./api/games/${encodeURIComponent(game)}/catalogue${which}`);
}

/** The words of one clause; null if there is no such clause. */
export async function loadClause(game: string, rule: string, locale: Locale): Promise<Clause | null> {
  return (await loadRules(game, locale)).find((clause) => clause.id === rule) ?? null;
}

function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = requestJson<T>(path);
    asked.set(path, answer);
    // A failure is forgotten, so that asking again tries again.
    answer.catch(() => asked.delete(path));
  }
  return answer;
}
