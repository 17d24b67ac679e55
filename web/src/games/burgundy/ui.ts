// Owns what The Castles of Burgundy adds to the generic table.
import { sources } from '$lib/table/points';
import type { GameUi } from '../ui';
import { placeName } from './about';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import { workersOf } from './types';

const ui: GameUi<'burgundy'> = {
  Board,
  Picture,
  Supply,
  panels: [
    { id: 'regions', title: 'panel-regions', load: () => import('./panels/Regions.svelte') },
    { id: 'tiles', title: 'panel-tiles', load: () => import('./panels/Tiles.svelte') },
  ],
  // Using another die is a variant of the same choice; the die that costs the fewest workers comes first.
  interaction: { variants: ['die'], cost: workersOf },
  source: sources({
    regions: ['region'],
    phase: ['phase'],
    colours: ['large-bonus', 'small-bonus'],
    animals: ['animals'],
    goods: ['sold'],
    buildings: ['watchtower'],
    knowledge: ['animal-tiles', 'colours-sold', 'buildings', 'species', 'goods-sold', 'bonus-tiles'],
    left: ['goods', 'silver', 'workers'],
  }),
  placeName,
};

export default ui;
