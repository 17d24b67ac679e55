// Owns how Catherine's events move: cards fly to the rows and the hand, residences rise, goods and favour go to their player.
import type { Seat } from '$lib/client/types';
import { chip, into, spot, type Anchor, type Move, type MotionTable } from '$lib/motion/moves';
import type { GameMotion } from '../motion';
import { touched } from './touched';
import type { Place } from './types';

const fly = (from: Anchor<Place>[], to: Anchor<Place>[]): Move<Place> => ({ way: 'fly', from, to });
const swell = (...at: string[]): Move<Place> => ({ way: 'swell', at });
/** Parts of the rows and the hand of the player who is shown. */
const hand = (seat: Seat, card: string) => `${spot(`hand ${seat}`)} [data-card="${card}"]`;
const back = (seat: Seat) => `${spot(`rows ${seat}`)} ${spot('back')}`;
const owned = (seat: Seat, good: string) => into(`${spot(`wealth ${seat}`)} ${spot(`owned ${good}`)}`);
const row = (seat: Seat, card: string) => `${spot(`rows ${seat}`)} [data-card="${card}"]`;
const under = (seat: Seat, card: string) => `${spot(`rows ${seat}`)} [data-under="${card}"]`;

const table: MotionTable<'catherine'> = {
  ordered: { none: 'The order is shown beside the goods at once.' },
  order_shown: ({ seat }) => ({ moves: [swell(`[data-chip="${seat}"]`)], sound: 'card' }),
  decade: () => ({ moves: [swell(spot('time'))], sound: 'quill' }),
  round: () => ({ moves: [swell(spot('time'))] }),
  drawn: ({ seat, cards }) => ({
    moves: cards
      ? cards.map((card) => fly([chip(seat)], [hand(seat, card)]))
      : [swell(`[data-chip="${seat}"] ${spot('cards')}`)],
    sound: 'card',
  }),
  shuffled: { none: 'The deck is not on the table.' },
  chosen: ({ seat, again }) => ({
    moves: again ? [] : [{ way: 'drop', at: [back(seat), `[data-chip="${seat}"] ${spot('cards')}`] }],
    sound: 'card',
  }),
  row_begun: ({ seat, cards }) => ({
    moves: cards.map((card) =>
      fly([hand(seat, card), back(seat), chip(seat)], [row(seat, card), chip(seat)]),
    ),
    sound: 'card',
  }),
  played: ({ seat, row: above, under: below }) => ({
    moves: [
      fly([hand(seat, above), back(seat), chip(seat)], [row(seat, above), chip(seat)]),
      fly([hand(seat, below), back(seat), chip(seat)], [under(seat, below), chip(seat)]),
    ],
    sound: 'card',
  }),
  acted: ({ seat, card }) => ({ moves: [swell(row(seat, card))], sound: 'quill' }),
  not_acted: { none: 'Nothing on the table changes.' },
  discarded: ({ seat, cards }) => ({
    moves: cards.map((card) => fly([hand(seat, card)], [chip(seat)])),
    sound: 'card',
  }),
  built: ({ seat, city, goods }) => ({
    moves: [
      { way: 'rise', at: [`[data-residence="${city}-${seat}"]`] },
      ...goods.map((good) => fly([spot(`token ${city} ${good}`)], [owned(seat, good), chip(seat)])),
    ],
    sound: 'stone',
  }),
  not_built: { none: 'Nothing on the table changes.' },
  favoured: ({ seat }) => ({
    moves: [fly([`[data-marker^="${seat}-"]`], [`[data-marker^="${seat}-"]`])],
    sound: 'wood',
  }),
  joker: ({ seat }) => ({ moves: [swell(`[data-chip="${seat}"]`)], sound: 'coin' }),
  scored: { none: 'Only the points move.' },
  cleared: ({ seat, cards }) => ({
    moves: cards.map((card) => fly([row(seat, card), under(seat, card)], [chip(seat)])),
    sound: 'card',
  }),
  over: { none: 'The result is shown.' },
};

export default { table, touched } satisfies GameMotion<'catherine'>;
