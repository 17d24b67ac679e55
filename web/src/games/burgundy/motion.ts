// Owns how Burgundy's events move: dice roll, tiles go from depot to storage to estate, goods are loaded and sold.
import type { Seat } from '$lib/client/types';
import { chip, into, spot, type Anchor, type Move, type MotionTable } from '$lib/motion/moves';
import type { GameMotion } from '../motion';
import { touched } from './touched';
import type { Place } from './types';

/** Something on a player's board, large or small. */
const on = (seat: Seat, what: string) => `${spot(`sheet ${seat}`)} ${what}`;
const stored = (seat: Seat, tile: string) => on(seat, `${spot('storage')} [data-tile="${tile}"]`);
const offered = (depot: number, tile: string) => `[data-depot="${depot}"] [data-tile="${tile}"]`;
const goods = (seat: Seat, good: string) => on(seat, `${spot('goods')} [data-good="${good}"]`);

const fly = (from: Anchor<Place>[], to: Anchor<Place>[]): Move<Place> => ({ way: 'fly', from, to });
const swell = (...at: string[]): Move<Place> => ({ way: 'swell', at });
/** Workers and silver are shown on a player's board, if there is room for it, and on their chip. */
const purse = (seat: Seat, what: 'workers' | 'silver') =>
  swell(on(seat, spot(what)), `[data-chip="${seat}"] ${spot(what)}`);

const table: MotionTable<'burgundy'> = {
  started: { none: 'Nothing lies on the table yet.' },
  start_goods: ({ seat, goods: all }) => ({
    moves: [...new Set(all)].map((good) => ({ way: 'drop', at: [goods(seat, good)] })),
    sound: 'wood',
  }),
  dealt: { none: 'The estates to choose from are laid out at once.' },
  chosen: { none: 'The choice is hidden.' },
  settled: ({ seat, space }) => ({
    moves: [{ way: 'drop', at: [on(seat, `[data-space="${space}"] [data-tile]`)] }],
    sound: 'wood',
  }),
  phase: () => ({
    moves: [{ way: 'drop', at: ['[data-depot] [data-tile]', `${spot('ahead')} [data-good]`], every: true }],
    sound: 'wood',
    beats: 2,
  }),
  rolled: ({ order }) => ({
    moves: [{ way: 'roll', at: [...order.map((seat) => on(seat, spot('die'))), '[data-die]'], every: true }],
    sound: 'dice',
    beats: 2,
  }),
  white: ({ depot, good }) => ({
    moves: [
      fly([`${spot('ahead')} [data-good="${good}"]`], [`${spot(`goods ${depot}`)} [data-good="${good}"]`]),
    ],
    sound: 'wood',
  }),
  taken: ({ seat, tile, depot }) => ({
    moves: [fly([offered(depot, tile)], [stored(seat, tile), chip(seat)])],
    sound: 'wood',
  }),
  bought: ({ seat, tile, depot }) => ({
    moves: [fly([offered(depot, tile)], [stored(seat, tile), chip(seat)]), purse(seat, 'silver')],
    sound: 'coin',
  }),
  discarded: ({ seat, tile }) => ({
    moves: [fly([stored(seat, tile)], [into('[data-part="market"]')])],
    sound: 'wood',
  }),
  placed: ({ seat, tile, space }) => ({
    moves: [
      fly(
        [stored(seat, tile), offered(0, tile), chip(seat)],
        [on(seat, `[data-space="${space}"] [data-tile]`), chip(seat)],
      ),
    ],
    sound: 'wood',
  }),
  loaded: ({ seat, depots, goods: all, left }) => ({
    moves: [
      ...all.map((good) =>
        fly(
          depots.map((depot) => `${spot(`goods ${depot}`)} [data-good="${good}"]`),
          [goods(seat, good), chip(seat)],
        ),
      ),
      ...left.map((good) =>
        fly(
          depots.map((depot) => `${spot(`goods ${depot}`)} [data-good="${good}"]`),
          [into('[data-part="market"]')],
        ),
      ),
    ],
    sound: 'wood',
  }),
  sailed: ({ seat }) => ({
    moves: [{ ...fly([spot(`marker ${seat}`)], [spot(`marker ${seat}`)]), hop: true } as Move<Place>],
    sound: 'wood',
  }),
  sold: ({ seat, good }) => ({
    moves: [
      fly([goods(seat, good), chip(seat)], [into(on(seat, spot('sold'))), chip(seat)]),
      purse(seat, 'silver'),
    ],
    sound: 'coin',
  }),
  gained: ({ seat, workers, silver }) => ({
    moves: [...(workers > 0 ? [purse(seat, 'workers')] : []), ...(silver > 0 ? [purse(seat, 'silver')] : [])],
    sound: silver > 0 ? 'coin' : 'wood',
  }),
  scored: ({ seat, what }) => ({
    moves:
      typeof what === 'object'
        ? [{ way: 'fly', from: [spot(`bonus ${what.colour}`)], to: [chip(seat)] }]
        : [],
    sound: 'quill',
  }),
  over: { none: 'The result is shown.' },
};

export default { table, touched } satisfies GameMotion<'burgundy'>;
