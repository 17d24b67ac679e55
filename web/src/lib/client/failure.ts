// Owns what a failed request says to the player: the reader's own words for its code, or else the server's sentence;
// for a refusal by the rules, the clause and the way to it.
import { href } from '$lib/router/routes';
import { currentLocale, gameText, hasGameText, hasText, t } from '$lib/text/text.svelte';
import { loadClause } from './games';
import { RequestError } from './http';
import type { ErrorInfo, PlaceOf } from './types';

export type Failure = {
  text: string;
  link?: { href: string; text: string };
  places?: PlaceOf[];
  options?: string[];
};

/** `game` is the game whose rules a refusal would name. */
export async function explain(error: unknown, game?: string): Promise<Failure> {
  if (!(error instanceof RequestError)) throw error;
  return error.error ? explainInfo(error.error, game) : { text: t(error.key) };
}

/** The same for what the server says went wrong, or would. */
export async function explainInfo(told: ErrorInfo, game?: string): Promise<Failure> {
  if (told.code === 'illegal' && game && told.rule) {
    return explainRule(game, told.rule, told.places);
  }
  if (game && told.key && hasGameText(game, told.key)) {
    return { text: gameText(game, told.key), options: told.options ?? [] };
  }
  const key = `error-code-${told.code.replaceAll('_', '-')}`;
  return { text: hasText(key) ? t(key) : told.message };
}

/** A refusal in the words of its clause. */
export async function explainRule(game: string, rule: string, places: PlaceOf[] = []): Promise<Failure> {
  const clause = await loadClause(game, rule, currentLocale()).catch(() => null);
  return {
    text: clause?.text ?? t('error-refused-by', { rule }),
    link: { href: href({ page: 'rules', game, clause: rule }), text: t('rules-why') },
    places,
  };
}
