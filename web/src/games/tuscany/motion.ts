// Owns how Tuscany's events move: tiles go from the middle to storage to a realm, cards and wood come from their piles.
import type { Seat } from '$lib/client/types';
import { chip, into, placed, spot, type Anchor, type Move, type MotionTable } from '$lib/motion/moves';
import type { GameMotion } from '../motion';
import { touched } from './touched';
import type { Place } from './types';

const fly = (from: Anchor<Place>[], to: Anchor<Place>[]): Move<Place> => ({ way: 'fly', from, to });
const open = (tile: string) => `[data-open="${tile}"] svg`;
/** Parts of the board of the player who is shown. */
const mat = (seat: Seat, what: string) => `${spot(`mat ${seat}`)} ${what}`;
const stored = (seat: Seat, piece: string) => mat(seat, spot(`stored ${piece}`));
const deck = `${placed({ kind: 'deck' })} ${spot('back')}`;

const table: MotionTable<'tuscany'> = {
  started: { none: 'Nothing lies on the table yet.' },
  dealt_boards: { none: 'The boards are shown when their player lays them out.' },
  laid_out: { none: 'The layout is hidden until everybody has chosen.' },
  realm: ({ seat }) => ({ moves: [{ way: 'rise', at: [spot(`realm ${seat}`)] }], sound: 'wood' }),
  opened: ({ slot, by }) => ({
    moves: [
      fly(
        [...(by === null ? [spot('neutral')] : [mat(by, spot('stacks')), chip(by)])],
        [`${spot(`slot ${slot}`)} svg`],
      ),
    ],
    sound: 'wood',
  }),
  cleared: ({ colour }) => ({
    moves: [fly([`[data-open^="${colour}"] svg`], [into(spot('neutral'))])],
    sound: 'wood',
  }),
  shuffled: ({ stack }) => ({
    moves: [
      {
        way: 'swell',
        at: [{ region_cards: deck, bonus_cards: spot('bonus-deck'), neutral_tiles: spot('neutral') }[stack]],
      },
    ],
    sound: 'card',
  }),
  drew: ({ seat, count, cards }) => ({
    moves: Array.from({ length: Math.min(count, 4) }, (_, index) => {
      const colour = cards?.[index]?.replace(/ card$/, '');
      return fly(
        [deck],
        [
          ...(colour ? [`${spot(`hand ${seat}`)} [data-cards="${colour}"] .card:last-of-type`] : []),
          chip(seat),
        ],
      );
    }),
    sound: 'card',
  }),
  took: ({ seat, tile, discarded }) => ({
    moves: [
      ...(discarded ? [fly([stored(seat, discarded)], [into(spot('neutral'))])] : []),
      fly([open(tile)], [stored(seat, tile), chip(seat)]),
    ],
    sound: 'wood',
  }),
  placed: ({ seat, piece, space, paid }) => ({
    moves: [
      ...(paid?.cards ?? []).map(({ colour }) =>
        fly(
          [`${spot(`hand ${seat}`)} [data-cards="${colour}"] .card`, chip(seat)],
          [into(placed({ kind: 'deck' }))],
        ),
      ),
      fly(
        [stored(seat, piece), open(piece), chip(seat)],
        [`${spot(`realm ${seat}`)} [data-piece="${space}"]`, chip(seat)],
      ),
    ],
    sound: piece === 'hex' ? 'wood' : 'stone',
  }),
  took_bonus: ({ seat, bonus }) => ({
    moves: [fly([`[data-bonus="${bonus}"] svg`, `[data-bonus="${bonus}"]`], [chip(seat)])],
    sound: 'wood',
  }),
  gained: ({ seat, what }) => ({
    moves: [
      {
        way: 'swell',
        at: [
          what === 'hex' ? mat(seat, spot('stored hex')) : mat(seat, spot(what)),
          `[data-chip="${seat}"] ${spot(what)}`,
        ],
      },
    ],
    sound: what === 'marble' ? 'stone' : 'wood',
  }),
  bonus_card: ({ seat }) => ({ moves: [fly([spot('bonus-deck')], [chip(seat)])], sound: 'card' }),
  marble: ({ seat }) => ({
    moves: [{ way: 'swell', at: [mat(seat, spot('marble')), `[data-chip="${seat}"] ${spot('marble')}`] }],
    sound: 'stone',
  }),
  green: ({ seat, points, places }) => ({
    moves: [fly([`[data-marker="green:${seat}"]`], [`[data-marker="green:${seat}"]`])],
    points: [{ seat, points, places }],
    sound: 'quill',
  }),
  red: ({ lines }) => ({ moves: onRed(lines.map(({ seat }) => seat)), sound: 'quill' }),
  passed_over: ({ seat }) => ({ moves: [{ way: 'swell', at: [`[data-chip="${seat}"]`] }] }),
  round_scored: ({ lines }) => ({ moves: onRed(lines.map(({ seat }) => seat)), sound: 'quill', beats: 2 }),
  last_turns: { none: 'The scoring board says so.' },
  final_scored: ({ lines }) => ({ moves: onRed(lines.map(({ seat }) => seat)), sound: 'quill', beats: 2 }),
  over: { none: 'The result is shown.' },
};

/** Markers go along the red track. */
function onRed(seats: readonly Seat[]): Move<Place>[] {
  return [...new Set(seats)].map((seat) =>
    fly([`[data-marker="red:${seat}"]`], [`[data-marker="red:${seat}"]`]),
  );
}

export default { table, touched } satisfies GameMotion<'tuscany'>;
