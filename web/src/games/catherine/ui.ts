// Owns what Catherine adds to the generic table.
import { sources } from '$lib/table/points';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import { placeName } from './words';

const ui: GameUi<'catherine'> = {
  Board,
  Picture,
  Supply,
  panels: [
    { id: 'court', title: 'panel-court', load: () => import('./panels/Court.svelte') },
    { id: 'pile', title: 'panel-pile', load: () => import('./panels/Pile.svelte') },
  ],
  hiddenHands: true,
  source: sources({
    actions: ['gift', 'books', 'sets', 'feast', 'region'],
    bonus: ['bonus'],
    limit: ['missed', 'overflow'],
    cannons: ['cannons', 'ties'],
    residences: ['residences', 'ones'],
    favour: ['favour'],
    hand: ['hand'],
    order: ['order'],
    network: ['network'],
  }),
  placeName,
};

export default ui;
