// Owns what The Castles of Burgundy: The Card Game adds to the generic table.
import type { GameUi } from '../ui';
import { placeName } from './about';
import Board from './Board.svelte';
import CardPicture from './CardPicture.svelte';
import Cards from './panels/Cards.svelte';
import Values from './panels/Values.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import { workersOf } from './types';

const ui: GameUi<'burgundy-cards'> = {
  Board,
  Picture,
  Supply,
  Inline: CardPicture,
  panels: [
    { id: 'cards', title: 'panel-cards', Panel: Cards },
    { id: 'values', title: 'panel-values', Panel: Values },
  ],
  interaction: { cost: workersOf },
  texts: { en, ru },
  placeName,
};

export default ui;
