// Owns what The Castles of Burgundy adds to the generic table.
import type { GameUi } from '../ui';
import { placeName } from './about';
import Board from './Board.svelte';
import Regions from './panels/Regions.svelte';
import Tiles from './panels/Tiles.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import { workersOf } from './types';

const ui: GameUi<'burgundy'> = {
  Board,
  Picture,
  Supply,
  panels: [
    { id: 'regions', title: 'panel-regions', Panel: Regions },
    { id: 'tiles', title: 'panel-tiles', Panel: Tiles },
  ],
  // Using another die is a variant of the same choice; the die that costs the fewest workers comes first.
  interaction: { variants: ['die'], cost: workersOf },
  texts: { en, ru },
  placeName,
};

export default ui;
