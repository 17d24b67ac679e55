// Owns loading motion for a table. The page does without it until then.
import type { GameId } from '$lib/client/types';
import type { Page, Theatre } from './theatre.svelte';

/** Loads motion and hands it over. Returns how to end it, loaded or not. */
export function openTheatre(
  game: GameId,
  page: Page,
  ready: (theatre: Theatre) => void,
  failed: (error: unknown) => void,
): () => void {
  let theatre: Theatre | null = null;
  let closed = false;
  import('./theatre.svelte')
    .then(({ Theatre }) => Theatre.open(game, page))
    .then((opened) => {
      if (closed) return opened.close();
      theatre = opened;
      ready(opened);
    })
    .catch(failed);
  return () => {
    closed = true;
    theatre?.close();
  };
}
