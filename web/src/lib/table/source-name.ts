// Owns what a source of points is called. Apart from `points.ts`, which every board loads.
import { gameText, hasGameText, t } from '$lib/text/text.svelte';

/** What a source is called on the page. */
export function sourceName(game: string, source: string): string {
  const key = `points-${source}`;
  return hasGameText(game, key) ? gameText(game, key) : t('points-other');
}
