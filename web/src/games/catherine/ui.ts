// Owns what Catherine adds to the generic table.
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Court from './panels/Court.svelte';
import Pile from './panels/Pile.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import { placeName } from './words';

const ui: GameUi<'catherine'> = {
  Board,
  Picture,
  Supply,
  panels: [
    { id: 'court', title: 'panel-court', Panel: Court },
    { id: 'pile', title: 'panel-pile', Panel: Pile },
  ],
  texts: { en, ru },
  placeName,
};

export default ui;
