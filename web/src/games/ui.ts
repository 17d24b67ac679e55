// Owns what a game adds to the generic table: its board, and small things round it. A game without any of it can still be
// played with the panel alone.
import type { Component } from 'svelte';
import type { DoesOf, DrawingOf, GameId, LogEntryOf, PlaceOf, Seat, ViewOf } from '$lib/client/types';
import type { Interaction } from '$lib/play/choices';
import type { Highlight } from '$lib/play/highlight.svelte';
import type { InlinePicture } from '$lib/play/inline';
import type { Speaker } from '$lib/play/say';
import type { Selection } from '$lib/play/selection.svelte';
import type { Locale } from '$lib/text/bundles';
import { addGameTexts } from '$lib/text/text.svelte';

/** What names need: the table as it is, the components, and the players' names. */
export type Scenery<G extends GameId> = {
  view: ViewOf<G>;
  /** What the board is drawn from: the components. */
  catalogue: DrawingOf<G>;
  speaker: Speaker;
};

/** What the server sent for this game, and what is shared with the page. */
export type GameProps<G extends GameId> = Scenery<G> & {
  selection: Selection<PlaceOf<G>, DoesOf<G>>;
  highlight: Highlight<PlaceOf<G>>;
};

export type BoardProps<G extends GameId> = GameProps<G> & {
  /** Whose eyes the table is seen with; null for spectators. */
  viewer: Seat | null;
  /** What has just happened. */
  news: readonly LogEntryOf<G>[];
};

export type GameUi<G extends GameId> = {
  Board: Component<BoardProps<G>>;
  /** Beside the prompt: what the decision is about, as a picture. */
  Picture?: Component<GameProps<G>>;
  /** In the players' strip: what a player has at hand. */
  Supply?: Component<{ view: ViewOf<G>; seat: Seat }>;
  /** Among words: a component as a small picture. */
  Inline?: InlinePicture<DrawingOf<G>>;
  /** Further pages beside the log; `title` is a text of the board's own. */
  panels: { id: string; title: string; Panel: Component<GameProps<G>> }[];
  /** How choices are picked, where it differs from one place after another. */
  interaction?: Interaction<PlaceOf<G>, DoesOf<G>>;
  /** The board's own words, beside those of the game. */
  texts: Record<Locale, string>;
  /** What a place is called in a list of choices. `byKind` makes sure that every kind has a name. */
  placeName: (place: PlaceOf<G>, scenery: Scenery<G>) => string;
};

const UIS: { [G in GameId]: () => Promise<{ default: GameUi<G> }> } = {
  burgundy: () => import('./burgundy/ui'),
  'burgundy-cards': () => import('./burgundy-cards/ui'),
  carcassonne: () => import('./carcassonne/ui'),
  catherine: () => import('./catherine/ui'),
  tuscany: () => import('./tuscany/ui'),
};

/** A game's own part of the table, with its words ready. */
export async function loadGameUi<G extends GameId>(game: G): Promise<GameUi<G>> {
  const ui: GameUi<G> = (await UIS[game]()).default;
  for (const [locale, source] of Object.entries(ui.texts)) addGameTexts(game, locale as Locale, source);
  return ui;
}
