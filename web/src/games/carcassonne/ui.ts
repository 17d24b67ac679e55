// Owns what Carcassonne adds to the generic table.
import { gameText } from '$lib/text/text.svelte';
import { OLD } from '../old';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Bag from './panels/Bag.svelte';
import Features from './panels/Features.svelte';
import Picture from './Picture.svelte';
import { parseRef, squareName } from './refs';
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
  interaction: OLD,
  texts: { en, ru },
  placeName: (ref) => {
    const place = parseRef(ref);
    if (place?.kind === 'quarter') return gameText('carcassonne', `quarter-${place.quarter}`);
    return place && 'square' in place
      ? gameText('carcassonne', 'board-square', { square: squareName(place.square) })
      : ref.slice(ref.indexOf(':') + 1);
  },
};

export default ui;
