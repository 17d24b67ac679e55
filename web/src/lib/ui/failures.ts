// Owns reporting failed requests to the player, so that every page does it the same way.
import { explain } from '$lib/client/failure';
import type { PlaceOf } from '$lib/client/types';
import type { Locale } from '$lib/text/locales';
import { setLocale, t } from '$lib/text/text.svelte';
import { toast } from './announcements.svelte';

/** Shows what went wrong and what to do; returns the places on the board to highlight. */
export async function reportFailure(error: unknown, game?: string): Promise<PlaceOf[]> {
  const { text, link, places } = await explain(error, game);
  toast(text, 'bad', link);
  return places ?? [];
}

/** Changes the language; without a connection it stays, if the texts have not been loaded before. */
export function changeLocale(locale: Locale): void {
  setLocale(locale).catch(() => toast(t('error-unreachable'), 'bad'));
}
