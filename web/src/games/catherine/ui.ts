// Owns what Catherine adds to the generic table.
import { OLD } from '../old';
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
  interaction: OLD,
  texts: { en, ru },
  placeName: (ref) => placeName(ref) ?? ref.slice(ref.indexOf(':') + 1),
};

export default ui;
