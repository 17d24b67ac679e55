// Owns what The Castles of Burgundy adds to the generic table.
import { gameText } from '$lib/text/text.svelte';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Regions from './panels/Regions.svelte';
import Tiles from './panels/Tiles.svelte';
import Picture from './Picture.svelte';
import { parseRef } from './refs';
import Supply from './Supply.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const ui: GameUi = {
  Board,
  Picture,
  Supply,
  panels: [
    { id: 'regions', title: 'panel-regions', Panel: Regions },
    { id: 'tiles', title: 'panel-tiles', Panel: Tiles },
  ],
  texts: { en, ru },
  placeName: (ref) => {
    const place = parseRef(ref);
    switch (place?.kind) {
      case 'die':
        return gameText('burgundy', 'board-die', { face: place.face });
      case 'depot':
        return place.depot === 0
          ? gameText('burgundy', 'board-black')
          : gameText('burgundy', 'board-depot', { depot: place.depot });
      case 'estate':
        return gameText('burgundy', 'board-estate', { number: place.estate });
      case 'silver':
        return gameText('burgundy', 'board-place-silver');
      default:
        return null;
    }
  },
};

export default ui;
