// Owns what a game adds to the generic table: its board, and small things round it. A game without any of it can still be
// played with the panel alone.
import type { Component } from 'svelte';
import type { BoardRef, LogEntry, Seat } from '$lib/client/types';
import type { Highlight } from '$lib/play/highlight.svelte';
import type { InlinePicture } from '$lib/play/inline';
import type { Speaker } from '$lib/play/say';
import type { Selection } from '$lib/play/selection.svelte';
import type { Locale } from '$lib/text/bundles';
import { addGameTexts } from '$lib/text/text.svelte';

/** What the server sent for this game, and what is shared with the page. The view's type is the game's own. */
export type GameProps = {
  view: unknown;
  /** What the board is drawn from: the components. */
  catalogue: unknown;
  speaker: Speaker;
  selection: Selection;
  highlight: Highlight;
};

export type BoardProps = GameProps & {
  /** Whose eyes the table is seen with; null for spectators. */
  viewer: Seat | null;
  /** What has just happened. */
  news: readonly LogEntry[];
  /** Asks the server why an action can't be done, and shows the answer; nothing for spectators. */
  why: ((action: string) => void) | null;
};

export type GameUi = {
  Board: Component<BoardProps>;
  /** Beside the prompt: what the decision is about, as a picture. */
  Picture?: Component<GameProps>;
  /** In the players' strip: what a player has at hand. */
  Supply?: Component<{ view: unknown; seat: Seat }>;
  /** Among words: the arguments of texts that name a component, and the small picture shown in place of the name. */
  inline?: { args: readonly string[]; Picture: InlinePicture };
  /** Further pages beside the log; `title` is a text of the board's own. */
  panels: { id: string; title: string; Panel: Component<GameProps> }[];
  /** The board's own words, beside those of the game. */
  texts: Record<Locale, string>;
  /** What a place is called in a list of choices; null if the board has no word for it. */
  placeName: (ref: BoardRef) => string | null;
};

const UIS: Record<string, () => Promise<{ default: GameUi }>> = {
  burgundy: () => import('./burgundy/ui'),
  'burgundy-cards': () => import('./burgundy-cards/ui'),
  carcassonne: () => import('./carcassonne/ui'),
  catherine: () => import('./catherine/ui'),
  tuscany: () => import('./tuscany/ui'),
};

/** A game's own part of the table, with its words ready; null if it has none. */
export async function loadGameUi(game: string): Promise<GameUi | null> {
  const ui = (await UIS[game]?.())?.default ?? null;
  if (ui)
    for (const [locale, source] of Object.entries(ui.texts)) addGameTexts(game, locale as Locale, source);
  return ui;
}
