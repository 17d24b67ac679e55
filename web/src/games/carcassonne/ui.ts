// Owns what Carcassonne adds to the generic table.
import type { GameUi } from '../ui';
import { placeName } from './about';
import Board from './Board.svelte';
import Bag from './panels/Bag.svelte';
import Features from './panels/Features.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import TileWord from './TileWord.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const ui: GameUi<'carcassonne'> = {
  Board,
  Picture,
  Supply,
  Inline: TileWord,
  panels: [
    { id: 'features', title: 'panel-features', Panel: Features },
    { id: 'bag', title: 'panel-bag', Panel: Bag },
  ],
  // A square or a feature identifies the choice: a second press rotates the tile, R also switches from meeple to abbot.
  interaction: { variants: ['facing', 'figure', 'bridge', 'fairy'], turned: ['facing'] },
  texts: { en, ru },
  placeName,
};

export default ui;
