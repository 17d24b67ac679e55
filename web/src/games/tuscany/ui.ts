// Owns what The Castles of Tuscany adds to the generic table.
import { sources } from '$lib/table/points';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Inline from './Inline.svelte';
import { placeName } from './names';
import Supply from './Supply.svelte';

const ui: GameUi<'tuscany'> = {
  Board,
  Supply,
  Inline,
  panels: [
    { id: 'progress', title: 'panel-progress', load: () => import('./panels/Progress.svelte') },
    { id: 'left', title: 'panel-left', load: () => import('./panels/Left.svelte') },
    { id: 'guide', title: 'panel-guide', load: () => import('./panels/Guide.svelte') },
  ],
  // The same tile on the same space is one choice, however it is paid for.
  interaction: { variants: ['payment'] },
  hiddenHands: true,
  source: sources({
    rounds: ['green'],
    bonus: ['bonus-card', 'hex-without-space'],
    left: ['stored-tiles', 'hexes', 'marble', 'workers', 'cards'],
  }),
  placeName,
};

export default ui;
