// Owns what The Castles of Tuscany adds to the generic table.
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Inline from './Inline.svelte';
import { placeName } from './names';
import Guide from './panels/Guide.svelte';
import Left from './panels/Left.svelte';
import Progress from './panels/Progress.svelte';
import Supply from './Supply.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const ui: GameUi<'tuscany'> = {
  Board,
  Supply,
  Inline,
  panels: [
    { id: 'progress', title: 'panel-progress', Panel: Progress },
    { id: 'left', title: 'panel-left', Panel: Left },
    { id: 'guide', title: 'panel-guide', Panel: Guide },
  ],
  // The same tile on the same space is one choice, however it is paid for.
  interaction: { variants: ['payment'] },
  texts: { en, ru },
  placeName,
};

export default ui;
