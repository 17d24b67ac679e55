// Owns telling the player of a failed request, so that every page does it alike.
import { explain } from '$lib/client/failure';
import type { PlaceOf } from '$lib/client/types';
import { toast } from './announcements.svelte';

/** Shows what went wrong and what to do; returns the places on the board that show it. */
export async function tellFailure(error: unknown, game?: string): Promise<PlaceOf[]> {
  const { text, link, places } = await explain(error, game);
  toast(text, 'bad', link);
  return places ?? [];
}
