// Owns how the card game's events move: cards fly to where they go, goods and coins come from the middle of the table.
import type { Seat } from '$lib/client/types';
import { chip, into, placed, type Anchor, type Move, type MotionTable } from '$lib/motion/moves';
import type { GameMotion } from '../motion';
import { touched } from './touched';
import type { Place } from './types';

/** A place that is one card. */
const at = (place: Place) => placed(place);
/** A place into which cards or pieces go. */
const heap = (place: Place) => into(placed(place));
const fly = (from: Anchor<Place>[], to: Anchor<Place>[]): Move<Place> => ({ way: 'fly', from, to });
const swell = (...places: Place[]): Move<Place> => ({ way: 'swell', at: places.map(at) });

const hand = (card: string) => at({ kind: 'hand', card });
const project = (seat: Seat, card: string) => at({ kind: 'project', seat, card });
const [deck, discard] = [heap({ kind: 'deck' }), heap({ kind: 'discard' })];

/** Pieces from a supply in the middle to a player's storage, or to their chip if it is not shown. */
const gain = (seat: Seat, what: 'workers' | 'silver', count: number): Move<Place>[] =>
  count > 0
    ? [
        {
          way: 'fly',
          from: [`${at({ kind: what })} svg`],
          to: [heap({ kind: what === 'workers' ? 'stored_workers' : 'stored_silver', seat }), chip(seat)],
        },
      ]
    : [];

const table: MotionTable<'burgundy-cards'> = {
  started: { none: 'Nothing lies on the table yet.' },
  stored: ({ seat, good, animal, workers, silver }) => ({
    moves: [
      ...[good, animal].flatMap((token): Move<Place>[] =>
        token ? [{ way: 'drop', at: [at({ kind: 'stored', seat, token })] }] : [],
      ),
      ...gain(seat, 'workers', workers),
      ...gain(seat, 'silver', silver),
    ],
    sound: 'coin',
  }),
  round_began: () => ({ moves: [swell({ kind: 'round' })] }),
  shown: ({ cards }) => ({
    moves: cards.map(({ row, card }) => fly([deck], [at({ kind: 'display', row, card })])),
    sound: 'card',
    beats: 2,
  }),
  drew: ({ seat, count, cards }) => ({
    moves: cards
      ? cards.map((card) => fly([deck], [hand(card), chip(seat)]))
      : Array.from({ length: Math.min(count, 3) }, () => ({
          way: 'fly',
          from: [`${at({ kind: 'deck' })} svg`, `${at({ kind: 'deck' })} .back`],
          to: [chip(seat)],
        })),
    sound: 'card',
  }),
  reshuffled: () => ({
    moves: [fly([`${at({ kind: 'discard' })} .back`], [deck])],
    sound: 'card',
  }),
  played: ({ seat, card }) => ({ moves: [fly([hand(card), chip(seat)], [discard])], sound: 'card' }),
  took: ({ seat, card, row }) => ({
    moves: [fly([at({ kind: 'display', row, card })], [project(seat, card), chip(seat)])],
    sound: 'card',
  }),
  made_room: ({ seat, card }) => ({ moves: [fly([project(seat, card)], [discard])], sound: 'card' }),
  placed: ({ seat, card, kind }) => ({
    moves: [
      fly(
        [project(seat, card), hand(card), chip(seat)],
        [heap({ kind: 'stack', seat, of: kind }), chip(seat)],
      ),
    ],
    sound: 'card',
  }),
  sold: ({ seat, good, silver }) => ({
    moves: [
      fly([`${at({ kind: 'stored', seat, token: good })} svg`], [heap({ kind: 'points' })]),
      ...gain(seat, 'silver', silver),
    ],
    sound: 'coin',
  }),
  start_card: ({ seat }) => ({ moves: [{ way: 'swell', at: [`[data-chip="${seat}"]`] }], sound: 'card' }),
  workers: ({ seat, count }) => ({ moves: gain(seat, 'workers', count), sound: 'wood' }),
  silver: ({ seat, count }) => ({ moves: gain(seat, 'silver', count), sound: 'coin' }),
  converted: ({ seat, silver }) => ({
    moves: [
      ...gain(seat, 'silver', silver),
      swell({ kind: 'stored_workers', seat }, { kind: 'stored_silver', seat }),
    ],
    sound: 'coin',
  }),
  bought: ({ seat, cards }) => ({
    moves: cards.map((card) => fly([deck], [at({ kind: 'offer', card }), chip(seat)])),
    sound: 'card',
  }),
  kept: ({ seat, card }) => ({
    moves: [fly([at({ kind: 'offer', card })], [project(seat, card), chip(seat)])],
    sound: 'card',
  }),
  used: ({ seat, card }) => ({
    moves: [fly([at({ kind: 'offer', card }), chip(seat)], [discard])],
    sound: 'card',
  }),
  gained: ({ seat, token, pile }) => ({
    moves: [
      {
        way: 'fly',
        from: (['goods', 'animals'] as const).map((of) => `${at({ kind: 'pile', of, side: pile })} svg`),
        to: [heap({ kind: 'stored', seat, token }), chip(seat)],
      },
    ],
    sound: 'wood',
  }),
  nothing: { none: 'Nothing on the table changes.' },
  triple: ({ seat, kind }) => ({ moves: [swell({ kind: 'stack', seat, of: kind })], sound: 'quill' }),
  seven: () => ({ moves: [swell({ kind: 'sevens' })], sound: 'quill' }),
  bonus: ({ number, bonus }) => ({
    moves: [swell({ kind: 'bonus', number })],
    sound: bonus.silver > 0 ? 'coin' : 'quill',
  }),
  watchtower: { none: 'Only the points move.' },
  next_first: ({ seat }) => ({ moves: [{ way: 'swell', at: [`[data-chip="${seat}"]`] }] }),
  rival_placed: () => ({
    moves: [fly([`${at({ kind: 'deck' })} svg`, `${at({ kind: 'deck' })} .back`], [chip('rival')])],
    sound: 'card',
  }),
  rival_cloister: { none: 'Only the points move.' },
  rival_triple: () => ({ moves: [{ way: 'swell', at: ['[data-chip="rival"]'] }], sound: 'quill' }),
  rival_seven: () => ({ moves: [{ way: 'swell', at: ['[data-chip="rival"]'] }], sound: 'quill' }),
  compared: () => ({ moves: [{ way: 'swell', at: ['[data-chip="rival"]'] }] }),
  animals: ({ seat }) => ({ moves: [swell({ kind: 'animals', seat })], sound: 'quill' }),
  start_card_point: { none: 'Only the points move.' },
  over: { none: 'The result is shown.' },
};

export default { table, touched } satisfies GameMotion<'burgundy-cards'>;
