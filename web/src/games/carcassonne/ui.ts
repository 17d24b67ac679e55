// Owns what Carcassonne adds to the generic table.
import { sources } from '$lib/table/points';
import type { GameUi } from '../ui';
import { placeName } from './about';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Supply from './Supply.svelte';
import TileWord from './TileWord.svelte';

/** Features by the events that score them. */
const features = {
  'event-abbot-back': 'abbot',
  ...Object.fromEntries(
    ['road', 'city', 'monastery', 'garden', 'shrine', 'field'].flatMap((feature) => [
      [`event-scored-${feature}`, feature],
      [`event-final-${feature}`, feature],
    ]),
  ),
} as Record<string, string>;

/** Points that are not for a feature itself, and what is left to say where the feature is not known. */
const others = sources({
  tiles: ['tiles'],
  shields: ['shields'],
  field: ['cities'],
  fairy: ['fairy-turn', 'fairy'],
  castle: ['castle', 'castles'],
  king: ['king'],
  robber: ['robber'],
  bazaar: ['paid', 'received'],
});

const ui: GameUi<'carcassonne'> = {
  Board,
  Picture,
  Supply,
  Inline: TileWord,
  pieces: ({ figures }, seat) => figures.filter((one) => one.seat === seat).map(({ at }) => at),
  panels: [
    { id: 'features', title: 'panel-features', load: () => import('./panels/Features.svelte') },
    { id: 'bag', title: 'panel-bag', load: () => import('./panels/Bag.svelte') },
  ],
  // A square or a feature identifies the choice: a second press rotates the tile, R also switches from meeple to abbot.
  interaction: { variants: ['facing', 'figure', 'bridge', 'fairy'], turned: ['facing'] },
  answersOnBoard: true,
  source: (line, event) => features[event] ?? others(line, event),
  placeName,
};

export default ui;
