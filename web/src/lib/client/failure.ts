// Owns what a failed request says to the player: our own text for its code, which may quote the server's message, or else
// that message; for a refusal by the rules, the clause and a link to it.
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

/** `game` is the game whose rules a refusal refers to. */
export async function explain(error: unknown, game?: string): Promise<Failure> {
  if (!(error instanceof RequestError)) throw error;
  return error.error ? explainInfo(error.error, game) : { text: t(error.key) };
}

/** The same for an error the server reported, or would report. */
export async function explainInfo(info: ErrorInfo, game?: string): Promise<Failure> {
  if (info.code === 'illegal' && game && info.rule) {
    return explainRule(game, info.rule, info.places);
  }
  if (game && info.key && hasGameText(game, info.key)) {
    return { text: gameText(game, info.key), options: info.options ?? [] };
  }
  const key = `error-code-${info.code.replaceAll('_', '-')}`;
  return { text: hasText(key) ? t(key, { message: info.message }) : info.message };
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
