// Owns what The Castles of Burgundy: The Card Game adds to the generic table.
import { sources } from '$lib/table/points';
import type { GameUi } from '../ui';
import { placeName, word } from './about';
import Board from './Board.svelte';
import CardPicture from './CardPicture.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import { workersOf } from './types';

const ui: GameUi<'burgundy-cards'> = {
  Board,
  Picture,
  Supply,
  rival: ({ rival }) => rival && { name: word('board-rival'), score: rival.score },
  Inline: CardPicture,
  panels: [
    { id: 'cards', title: 'panel-cards', load: () => import('./panels/Cards.svelte') },
    { id: 'values', title: 'panel-values', load: () => import('./panels/Values.svelte') },
  ],
  interaction: { cost: workersOf },
  answersOnBoard: true,
  hiddenHands: true,
  source: sources({
    triples: ['triple', 'rival-cloister'],
    first: ['first-triple'],
    seven: ['seven'],
    round: ['round'],
    goods: ['goods'],
    animals: ['animals-2', 'animals-3', 'animals-4'],
    buildings: ['watchtower'],
    converted: ['converted'],
    start: ['start-card'],
  }),
  placeName,
};

export default ui;
