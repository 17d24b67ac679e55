// Owns the pictures of components outside the boards: which ones illustrate the summaries and the rules, and what draws them.
import type { Component } from 'svelte';
import type { DrawingOf, GameId } from '$lib/client/types';

export type FigureProps<G extends GameId> = { name: string; catalogue: DrawingOf<G>; size: number };

const FIGURES: { [G in GameId]: () => Promise<{ default: Component<FigureProps<G>> }> } = {
  carcassonne: () => import('./carcassonne/Figure.svelte'),
  burgundy: () => import('./burgundy/Figure.svelte'),
  'burgundy-cards': () => import('./burgundy-cards/Figure.svelte'),
  tuscany: () => import('./tuscany/Figure.svelte'),
  catherine: () => import('./catherine/Figure.svelte'),
};

/** What draws a game's components. */
export async function loadFigure<G extends GameId>(game: G): Promise<Component<FigureProps<G>>> {
  return (await FIGURES[game]()).default;
}

/** The pictures of a summary: beside the goal, each step of a turn, and each way to score. */
export type SummaryPictures = { goal: string[]; turn: string[][]; score: string[][] };

export const SUMMARIES: Record<GameId, SummaryPictures> = {
  carcassonne: {
    goal: ['BASE-D', 'BASE-E', 'BASE-B'],
    turn: [['BASE-V'], ['meeple'], ['BASE-C']],
    score: [['BASE-U meeple'], ['BASE-F meeple'], ['BASE-B'], ['BASE-E']],
  },
  burgundy: {
    goal: ['castle', 'ship', '3 cows'],
    turn: [['die 4', 'ship'], ['die 5', 'castle'], ['die 3', 'good pink 3'], ['die 1']],
    score: [['bank'], ['4 pigs'], ['good orange 6'], ['knowledge 16']],
  },
  'burgundy-cards': {
    goal: ['castle 2', 'ship 3', 'mine 5'],
    turn: [['die 3'], ['ship 3'], ['token silver']],
    score: [['ship 1', 'ship 2', 'ship 4'], ['token light'], ['token cow'], ['cloister 6']],
  },
  tuscany: {
    goal: ['village', 'castle', 'vineyard'],
    turn: [['card village', 'card quarry'], ['quarry'], ['card town', 'card town', 'town']],
    score: [['monastery'], ['olives+wheat'], ['wagon'], ['tavern']],
  },
  catherine: {
    goal: ['icon residence', 'icon favour', 'icon book'],
    turn: [['red-academy'], ['blue-market-iron-food'], ['blue-build-vyborg-st-petersburg-reval']],
    score: [['icon cannon'], ['icon book'], ['icon residence'], ['icon favour'], ['icon network']],
  },
};

/** The pictures of a section of the rules, by the first part of its clauses' ids. */
export const SECTION_PICTURES: Record<GameId, Record<string, string[]>> = {
  carcassonne: {
    draw: ['BASE-V'],
    place: ['BASE-D', 'BASE-U', 'BASE-W'],
    figure: ['meeple'],
    road: ['BASE-U meeple', 'BASE-V', 'BASE-W'],
    city: ['BASE-E meeple', 'BASE-F', 'BASE-C'],
    monastery: ['BASE-B', 'BASE-A'],
    field: ['BASE-E'],
    tile: ['PD-O', 'PD-Q', 'KING-C'],
    river: ['RIV1-A', 'RIV1-B', 'RIV1-C'],
    river2: ['RIV2-A', 'RIV2-B'],
    abbot: ['abbot', 'BASE-E-garden'],
    dragon: ['dragon', 'PD-2', 'PD-H'],
    princess: ['PD-B', 'PD-C'],
    portal: ['PD-R', 'PD-W'],
    fairy: ['fairy'],
    count: ['count'],
    king: ['king'],
    robber: ['robber'],
    cult: ['CULT-E', 'CULT-A'],
    bridge: ['bridge', 'BASE-B'],
    castle: ['castle', 'BASE-E'],
    bazaar: ['BCB-A', 'BCB-D'],
  },
  burgundy: {
    round: ['die 3', 'die 6'],
    take: ['die 4', 'ship'],
    place: ['die 5', 'castle'],
    ship: ['ship', 'good red 2'],
    animal: ['2 chickens', '3 cows', '4 pigs', '2 sheep'],
    castle: ['castle', 'mine'],
    building: ['bank', 'church', 'market', 'watchtower'],
    region: ['3 cows', '4 cows'],
    sell: ['good pink 3', 'good orange 6'],
    knowledge: ['knowledge 1', 'knowledge 9', 'knowledge 16'],
  },
  'burgundy-cards': {
    take: ['die 3', 'castle 3'],
    place: ['ship 2'],
    sell: ['token light', 'token medium', 'token dark'],
    worker: ['token workers', 'token silver'],
    effect: ['mine 1', 'knowledge 2', 'ship 3', 'pasture 4', 'castle 5'],
    building: ['carpenter 1', 'church 2', 'market 3', 'bank 1'],
    cloister: ['cloister 6'],
    triple: ['ship 1', 'ship 2', 'ship 4'],
    final: ['token cow', 'token pig', 'token sheep', 'token rooster'],
  },
  tuscany: {
    draw: ['card village', 'card quarry', 'card town'],
    take: ['village', 'quarry'],
    open: ['wagon', 'monastery', 'tavern'],
    place: ['card town', 'card town', 'town'],
    castle: ['castle', 'town', 'tavern', 'vineyard', 'quarry', 'village', 'monastery', 'wagon'],
  },
  catherine: {
    row: ['icon iron', 'icon food', 'icon caviar', 'icon furs', 'icon cannon', 'icon book'],
    play: ['red-academy', 'blue-market-iron-food'],
    act: ['blue-build-vyborg-st-petersburg-reval'],
    favour: ['icon favour'],
    build: ['icon residence'],
    card: ['blue-market-iron-food', 'red-salon', 'red-library', 'blue-fair'],
    scoring: ['icon cannon', 'icon book', 'icon residence', 'icon favour'],
    final: ['icon network', 'icon joker'],
  },
};
