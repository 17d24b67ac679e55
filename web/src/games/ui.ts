// Owns what a game adds to the generic table: its board, and small parts around it. A game without any of it can still be
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

/** What naming a place requires: the current table, the components, and the players' names. */
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
  /** The viewer's seat; null for spectators. */
  viewer: Seat | null;
  /** The latest events. */
  news: readonly LogEntryOf<G>[];
};

export type GameUi<G extends GameId> = {
  Board: Component<BoardProps<G>>;
  /** Beside the prompt: a picture of what the decision is about. */
  Picture?: Component<GameProps<G>>;
  /** In the players' strip: a player's supplies. */
  Supply?: Component<{ view: ViewOf<G>; seat: Seat }>;
  /** Inside text: a component as a small picture. */
  Inline?: InlinePicture<DrawingOf<G>>;
  /** Additional tabs beside the log; `title` is one of the board's own texts. */
  panels: { id: string; title: string; Panel: Component<GameProps<G>> }[];
  /** How choices are picked, where it differs from one place after another. */
  interaction?: Interaction<PlaceOf<G>, DoesOf<G>>;
  /** The board's own texts, in addition to the game's. */
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

/** A game's own part of the table, with its texts loaded. */
export async function loadGameUi<G extends GameId>(game: G): Promise<GameUi<G>> {
  const ui: GameUi<G> = (await UIS[game]()).default;
  for (const [locale, source] of Object.entries(ui.texts)) addGameTexts(game, locale as Locale, source);
  return ui;
}
