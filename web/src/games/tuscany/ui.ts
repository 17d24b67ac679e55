// Owns what The Castles of Tuscany adds to the generic table.
import { gameText } from '$lib/text/text.svelte';
import { OLD } from '../old';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Guide from './panels/Guide.svelte';
import Left from './panels/Left.svelte';
import Progress from './panels/Progress.svelte';
import { parseRef, pieceKey } from './refs';
import Supply from './Supply.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const say = (key: string, args?: Record<string, string>) => gameText('tuscany', key, args);

const ui: GameUi<'tuscany'> = {
  Board,
  Supply,
  panels: [
    { id: 'progress', title: 'panel-progress', Panel: Progress },
    { id: 'left', title: 'panel-left', Panel: Left },
    { id: 'guide', title: 'panel-guide', Panel: Guide },
  ],
  interaction: OLD,
  texts: { en, ru },
  placeName: (ref) => {
    const place = parseRef(ref);
    if (place?.kind === 'cell') return say('place-space', { space: place.space });
    if (place?.kind === 'open') return say('place-open', { tile: say(pieceKey(place.piece)) });
    if (place?.kind === 'store') return say('stored-title', { piece: say(pieceKey(place.piece)) });
    return ref.slice(ref.indexOf(':') + 1);
  },
};

export default ui;
