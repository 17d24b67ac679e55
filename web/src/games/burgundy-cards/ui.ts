// Owns what The Castles of Burgundy: The Card Game adds to the generic table.
import { OLD } from '../old';
import type { GameUi } from '../ui';
import { cardName, word } from './about';
import Board from './Board.svelte';
import Cards from './panels/Cards.svelte';
import Values from './panels/Values.svelte';
import Picture from './Picture.svelte';
import { parseRef } from './refs';
import Supply from './Supply.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const ui: GameUi<'burgundy-cards'> = {
  Board,
  Picture,
  Supply,
  panels: [
    { id: 'cards', title: 'panel-cards', Panel: Cards },
    { id: 'values', title: 'panel-values', Panel: Values },
  ],
  interaction: OLD,
  texts: { en, ru },
  placeName: (ref) => {
    const place = parseRef(ref);
    if (place?.kind === 'row') return word('board-row', { row: place.row });
    if (place?.kind === 'points') return word('board-convert');
    return place && 'card' in place ? cardName(place.card) : ref.slice(ref.indexOf(':') + 1);
  },
};

export default ui;
