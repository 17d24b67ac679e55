// Owns how Carcassonne's events move: tiles slide from the stack and turn into place, figures walk in and hop home.
import type { Seat } from '$lib/client/types';
import { chip, into, spot, type Move, type MotionTable } from '$lib/motion/moves';
import { isSame, keyOf } from '$lib/play/places';
import type { GameMotion } from '../motion';
import { figureShapes, type FigureKind, type Shape } from './art';
import { nameOf, seedOf } from './layout';
import { drawn } from './map/draw';
import { tileSet } from './tiles';
import { touched } from './touched';
import type { Drawing, FigureOnMap, Place, Side, Square } from './types';

const SVG = 'http://www.w3.org/2000/svg';
const TURNS: Record<Side, number> = { N: 0, E: 90, S: 180, W: -90 };

function picture(shapes: readonly Shape[], transform: string): Element {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('transform', transform);
  drawn(shapes)(group);
  return group;
}

function tile(id: string, facing: Side, square: Square, drawing: Drawing): Element {
  const { ground, over } = tileSet(drawing).shapes(id, facing, seedOf(square));
  return picture([...ground, ...over], 'translate(-50 -50)');
}

const figure = (kind: FigureKind, seat: Seat) => () =>
  picture(figureShapes(kind, `var(--seat-${seat + 1})`, seat), 'scale(4.6)');

const cell = (square: Square) => `[data-tile="${nameOf(square)}"]`;
const supply = (seat: Seat, what = 'meeple') => into(`[data-chip="${seat}"] [data-supply="${what}"]`);
const standing = (seat: Seat, at: Place) => `[data-figure="${keyOf(at)}"][data-seat="${seat}"]`;
const waiting = (quarter: string, seat: Seat) => `[data-waits="${quarter}"][data-seat="${seat}"]`;
const lies = (at: Place) => at.kind === 'part' && at.feature === 'field';

/** A figure goes back to its player. */
const home = ({ seat, kind, at }: FigureOnMap): Move<Place> => ({
  way: 'fly',
  from: [standing(seat, at), { places: [at] }],
  to: [supply(seat, kind), chip(seat)],
  piece: figure(kind, seat),
  hop: true,
});

const table: MotionTable<'carcassonne'> = {
  started: { none: 'The game begins with this tile on the table.' },
  drawn: () => ({
    moves: [{ way: 'fly', from: [spot('stack')], to: [spot('drawn')] }],
    sound: 'card',
    beats: 0.5,
  }),
  put_away: { none: 'The tile goes back to the box and is never on the table.' },
  set_aside: () => ({ moves: [{ way: 'swell', at: ['[data-status="aside"]'] }], sound: 'card' }),
  shuffled_back: () => ({ moves: [{ way: 'swell', at: [spot('stack')] }], sound: 'card' }),
  laid: ({ tile: id, square, facing, seat }, { catalogue }) => ({
    moves: [
      {
        way: 'fly',
        from: ['[data-preview]', spot('drawn'), spot('stack'), chip(seat)],
        to: [cell(square)],
        piece: () => tile(id, facing, square, catalogue),
        turn: TURNS[facing],
        with: [`[data-alone="${nameOf(square)}"]`],
      },
    ],
    sound: 'card',
  }),
  bridge_built: ({ square }) => ({
    moves: [{ way: 'rise', at: [`[data-bridge="${nameOf(square)}"]`] }],
    sound: 'wood',
  }),
  expelled: ({ figure: one }) => ({ moves: [home(one)], sound: 'wood' }),
  placed: ({ seat, figure: kind, at }) => ({
    moves: [
      {
        way: 'fly',
        from: [supply(seat, kind), chip(seat)],
        to: [standing(seat, at), { places: [at] }],
        piece: figure(lies(at) ? 'farmer' : kind, seat),
        hop: true,
      },
    ],
    sound: 'wood',
  }),
  fairy_moved: () => ({
    moves: [{ way: 'fly', from: ['[data-fairy]', '[data-place="fairy"]'], to: ['[data-fairy]'], hop: true }],
    sound: 'wood',
  }),
  dragon_comes: () => ({ moves: [{ way: 'drop', at: ['[data-dragon]'] }], sound: 'stone' }),
  dragon_flies: ({ eaten }) => ({
    moves: [{ way: 'fly', from: ['[data-dragon]'], to: ['[data-dragon]'], hop: true }, ...eaten.map(home)],
    sound: 'stone',
  }),
  dragon_stuck: () => ({ moves: [{ way: 'swell', at: ['[data-dragon]'] }], sound: 'stone' }),
  scored: ({ when, figures }) => ({
    moves: when === 'final' ? [] : figures.map(home),
    sound: when === 'final' ? 'quill' : 'wood',
  }),
  gained: ({ what, seat }) => ({
    moves: [{ way: 'swell', at: what.startsWith('fairy') ? ['[data-fairy]'] : [`[data-chip="${seat}"]`] }],
    sound: 'coin',
  }),
  challenge_lost: ({ figures }) => ({ moves: figures.map(home), sound: 'wood' }),
  castle_built: ({ squares }, { view }) => {
    const built = view.castles.find((castle) => isSame(castle.squares, squares));
    const at = built ? `[data-castle="${keyOf(built.at)}"]` : '[data-castle]';
    return { moves: [{ way: 'rise', at: [at] }], sound: 'stone' };
  },
  castle_home: ({ seat, square }) => ({
    moves: [
      {
        way: 'fly',
        from: [{ places: [{ kind: 'cell', x: square.x, y: square.y }] }],
        to: [supply(seat), chip(seat)],
        piece: figure('meeple', seat),
        hop: true,
      },
    ],
    sound: 'wood',
  }),
  crown_taken: ({ seat, feature }) => ({
    moves: [
      {
        way: 'drop',
        at: [`[data-chip="${seat}"] [data-supply="${feature === 'city' ? 'king' : 'robber'}"]`],
      },
    ],
    sound: 'coin',
  }),
  quarter_placed: ({ seat, figure: kind, quarter }) => ({
    moves: [
      {
        way: 'fly',
        from: [supply(seat, kind), chip(seat)],
        to: [waiting(quarter, seat), { places: [{ kind: 'quarter', quarter }] }],
        piece: figure(kind, seat),
        hop: true,
      },
    ],
    sound: 'wood',
  }),
  count_moved: () => ({
    moves: [{ way: 'fly', from: ['[data-count]'], to: ['[data-count]'], hop: true }],
    sound: 'wood',
  }),
  from_quarter: ({ seat, figure: kind, quarter, at }) => ({
    moves: [
      {
        way: 'fly',
        from: [waiting(quarter, seat), { places: [{ kind: 'quarter', quarter }] }],
        to: [standing(seat, at), { places: [at] }],
        piece: figure(lies(at) ? 'farmer' : kind, seat),
        hop: true,
      },
    ],
    sound: 'wood',
  }),
  bazaar_opened: () => ({ moves: [{ way: 'drop', at: ['[data-bazaar] li'], every: true }], sound: 'card' }),
  bazaar_skipped: { none: 'Nothing on the table changes.' },
  offered: ({ seat }) => ({ moves: [{ way: 'swell', at: [`[data-chip="${seat}"]`] }], sound: 'card' }),
  bid: ({ seat }) => ({ moves: [{ way: 'swell', at: [`[data-chip="${seat}"]`] }], sound: 'coin' }),
  bid_passed: { none: 'Nothing on the table changes.' },
  traded: ({ tile: id, buyer }, { catalogue }) => ({
    moves: [sold(id, buyer, catalogue)],
    sound: 'coin',
  }),
  took: ({ tile: id, seat }, { catalogue }) => ({ moves: [sold(id, seat, catalogue)], sound: 'card' }),
  extra_turn: ({ seat }) => ({ moves: [{ way: 'swell', at: [`[data-chip="${seat}"]`] }] }),
  over: { none: 'The result is shown.' },
};

function sold(id: string, seat: Seat, drawing: Drawing): Move<Place> {
  const piece = () => tile(id, 'N', { x: 0, y: 0 }, drawing);
  return { way: 'fly', from: [spot(`bazaar ${id}`), '[data-bazaar]'], to: [chip(seat)], piece };
}

export default { table, touched } satisfies GameMotion<'carcassonne'>;
