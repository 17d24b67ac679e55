// Owns what a game adds to the generic table: its board, and small parts around it. A game without any of it can still be
// played with the panel alone.
import type { Component } from 'svelte';
import type { DoesOf, DrawingOf, GameId, LogEntryOf, PlaceOf, Seat, ViewOf } from '$lib/client/types';
import type { Interaction } from '$lib/play/choices';
import type { Highlight } from '$lib/play/highlight.svelte';
import type { InlinePicture } from '$lib/play/inline';
import type { Speaker } from '$lib/play/say';
import type { Selection } from '$lib/play/selection.svelte';
import type { Watch } from '$lib/play/watch.svelte';
import type { SourceOf } from '$lib/table/points';
import type { Locale } from '$lib/text/locales';
import { addGameTexts, useTexts } from '$lib/text/text.svelte';

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
  /** What happened so far. */
  log: readonly LogEntryOf<G>[];
  /** Whose board is shown, as picked among the players in the bar. */
  watch: Watch;
};

export type GameUi<G extends GameId> = {
  Board: Component<BoardProps<G>>;
  /** Beside the prompt: a picture of what the decision is about. */
  Picture?: Component<GameProps<G>>;
  /** In a player's chip: their supplies. */
  Supply?: Component<{ view: ViewOf<G>; seat: Seat }>;
  /** A solo game's rival, who has a chip and a board, but no seat. */
  rival?: (view: ViewOf<G>) => { name: string; score: number } | null;
  /** Where a player's pieces are, if everyone plays on one board: their chip points at them. */
  pieces?: (view: ViewOf<G>, seat: Seat) => readonly PlaceOf<G>[];
  /** Inside text: a component as a small picture. */
  Inline?: InlinePicture<DrawingOf<G>>;
  /** Additional tabs beside the log, loaded when they are opened; `title` is one of the board's own texts. */
  panels: { id: string; title: string; load: () => Promise<{ default: Component<GameProps<G>> }> }[];
  /** What points are for, in the table at the end: the key of one of the board's texts without `points-`. */
  source: SourceOf;
  /** The board itself offers the choices that have no place, such as skipping. */
  answersOnBoard?: boolean;
  /** Players hold cards that others must not see: on a shared screen they are covered in between. */
  hiddenHands?: boolean;
  /** How choices are picked, where it differs from one place after another. */
  interaction?: Interaction<PlaceOf<G>, DoesOf<G>>;
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

/** The boards' own texts, in addition to the games'. */
const TEXTS = import.meta.glob<string>(['./*/text/en.ftl', './*/text/ru.ftl'], {
  query: '?raw',
  import: 'default',
});

/** A game's own part of the table, with its texts loaded. */
export async function loadGameUi<G extends GameId>(game: G): Promise<GameUi<G>> {
  const [ui] = await Promise.all([UIS[game](), useTexts(game, (locale) => loadBoardTexts(game, locale))]);
  return ui.default;
}

async function loadBoardTexts(game: GameId, locale: Locale): Promise<void> {
  const source = await TEXTS[`./${game}/text/${locale}.ftl`]?.();
  if (source !== undefined) addGameTexts(game, locale, source);
}
