//! Figures and the marks that distinguish seats without colour. Silhouettes fit a box from −10 to 10.

import { num } from './geometry';
import { INK, PARCHMENT } from './palette';
import type { PatternDef } from './defs';
import type { Shape } from './types';

export type FigureKind =
  'meeple' | 'farmer' | 'abbot' | 'dragon' | 'fairy' | 'count' | 'king' | 'robber' | 'castle' | 'bridge';

/** One drawing step with absolute coordinates; the last two numbers are where it ends. */
type Step = readonly ['M' | 'L' | 'Q', ...number[]];

/** The right half of the standing figure, from the crown of the hat down to between the feet. */
const MEEPLE_HALF: readonly Step[] = [
  ['M', 0, -10],
  ['Q', 3.9, -9.9, 3.9, -6.2],
  ['Q', 3.9, -4.4, 2.7, -3.4],
  ['L', 8, -1.7],
  ['Q', 9.9, -0.9, 9.3, 0.9],
  ['Q', 8.7, 2.5, 7, 2.2],
  ['L', 4.3, 1.8],
  ['L', 7.3, 8.2],
  ['Q', 7.9, 10, 6.1, 10],
  ['L', 2.7, 10],
  ['Q', 1.7, 10, 1.3, 9],
  ['L', 0, 5.9],
];

/** A robe that widens to the hem and a mitre. */
const ABBOT_HALF: readonly Step[] = [
  ['M', 0, -10.4],
  ['L', 3.3, -6.8],
  ['L', 2.9, -3.3],
  ['Q', 6.6, -2.6, 6.9, 0.6],
  ['L', 8.4, 8.4],
  ['Q', 8.6, 10, 7, 10],
  ['L', 0, 10],
];

/** A crowned head over a broad cloak. */
const COUNT_HALF: readonly Step[] = [
  ['M', 0, -10.4],
  ['L', 1.4, -7.8],
  ['L', 4.2, -9.8],
  ['L', 3.7, -5],
  ['Q', 3.5, -3, 2.3, -2.4],
  ['Q', 7.4, -1.8, 8.2, 2.2],
  ['L', 9.2, 10],
  ['L', 0, 10],
];

/** A gown, and wings that stand out to the side. */
const FAIRY_HALF: readonly Step[] = [
  ['M', 0, -10],
  ['Q', 3, -9.8, 3, -6.6],
  ['Q', 3, -5.2, 1.9, -4.2],
  ['Q', 6, -9.4, 9.6, -7.6],
  ['Q', 10, -2.6, 5.4, 0],
  ['Q', 8.4, 1.8, 6.2, 4.4],
  ['Q', 4.6, 5, 3.4, 3.4],
  ['L', 6, 10],
  ['L', 0, 10],
];

const DRAGON =
  'M9.8 -4.6L6.4 -5.2L5 -8.2L3.6 -5.6Q1.2 -4.8 0.8 -2.2L-1.6 -9.6Q-6.4 -8.4 -8.4 -3.6L-5.2 -3.8L-5 -1L-2.4 -1.2Q-3.4 2 -5.4 3.2Q-8 4.4 -7.2 1.4L-10 3.2Q-10.4 8.8 -5 8.6L-3.2 8.2L-3.4 10H0L0.4 7.6Q2 7.4 3 6.8V10H6.2L6 4.4Q6.8 1 4.4 -1.6L9 -1.8L6.4 -3.4Z';
const CASTLE =
  'M-9 10V-3H-9.6V-8.6H-6.8V-6.4H-4.8V-8.6H-2V-4.6H2V-8.6H4.8V-6.4H6.8V-8.6H9.6V-3H9V10H2.8V5.6A2.8 2.8 0 0 0 -2.8 5.6V10Z';
const BRIDGE = 'M-10 -3.4Q0 -9 10 -3.4V7H6.4Q5 0.6 0 0.6Q-5 0.6 -6.4 7H-10Z';
const CROWN = 'M-8.6 7.4L-9.8 -6L-4.4 -0.6L0 -9L4.4 -0.6L9.8 -6L8.6 7.4Z';
const MASK =
  'M-9.8 -4.4Q-5 -7.4 0 -4.8Q5 -7.4 9.8 -4.4Q9.8 4.8 5 5.6Q1.8 5.8 0 2.6Q-1.8 5.8 -5 5.6Q-9.8 4.8 -9.8 -4.4Z';

/** The outline of a figure, about 20 high and wide, centred on the origin. */
export function figurePath(kind: FigureKind): string {
  switch (kind) {
    case 'meeple':
      return mirrored(MEEPLE_HALF);
    case 'farmer':
      return mirrored(MEEPLE_HALF, true);
    case 'abbot':
      return mirrored(ABBOT_HALF);
    case 'count':
      return mirrored(COUNT_HALF);
    case 'fairy':
      return mirrored(FAIRY_HALF);
    case 'dragon':
      return DRAGON;
    case 'king':
      return CROWN;
    case 'robber':
      return MASK;
    case 'castle':
      return CASTLE;
    case 'bridge':
      return BRIDGE;
  }
}

/** Marks of the six seats, drawn on a figure's chest: disc, square, triangle, diamond, cross, ring. */
export const SEAT_MARKS = ['disc', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const;
export type SeatMark = (typeof SEAT_MARKS)[number];

export function seatMark(seat: number): SeatMark {
  return SEAT_MARKS[((seat % 6) + 6) % 6] as SeatMark;
}

/** The mark as a path centred on (cx, cy), with radius about `r`. Use the evenodd fill rule. */
export function seatMarkPath(seat: number, cx = 0, cy = 0, r = 3): string {
  const at = (pairs: readonly number[]): string =>
    `M${pairs.map((value, i) => num((i % 2 === 0 ? cx : cy) + value * r)).reduce((text, value, i) => `${text}${i === 0 ? '' : i % 2 === 0 ? 'L' : ' '}${value}`, '')}Z`;
  const ringAt = (radius: number): string =>
    `M${num(cx - radius)} ${num(cy)}a${num(radius)} ${num(radius)} 0 1 0 ${num(2 * radius)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-2 * radius)} 0Z`;
  switch (seatMark(seat)) {
    case 'disc':
      return ringAt(r);
    case 'square':
      return at([-0.9, -0.9, 0.9, -0.9, 0.9, 0.9, -0.9, 0.9]);
    case 'triangle':
      return at([0, -1.15, 1.15, 0.85, -1.15, 0.85]);
    case 'diamond':
      return at([0, -1.3, 1, 0, 0, 1.3, -1, 0]);
    case 'cross':
      return at([
        -0.4, -1.1, 0.4, -1.1, 0.4, -0.4, 1.1, -0.4, 1.1, 0.4, 0.4, 0.4, 0.4, 1.1, -0.4, 1.1, -0.4, 0.4, -1.1,
        0.4, -1.1, -0.4, -0.4, -0.4,
      ]);
    case 'ring':
      return ringAt(r * 1.1) + ringAt(r * 0.5);
  }
}

const MARK_AT: Partial<Record<FigureKind, readonly [number, number, number]>> = {
  meeple: [0, 1.6, 2.7],
  farmer: [1.6, 0, 2.7],
  abbot: [0, 3.4, 3],
  castle: [0, 0.2, 2.4],
  bridge: [0, -3, 2],
};

/** A player's figure: a parchment halo that sets it off from any ground, the body in the seat's colour, and its mark. */
export function figureShapes(kind: FigureKind, colour: string, seat: number | null): Shape[] {
  const d = figurePath(kind);
  const shapes: Shape[] = [
    { kind: 'path', d, fill: PARCHMENT, stroke: PARCHMENT, 'stroke-width': 4.4, 'stroke-linejoin': 'round' },
    { kind: 'path', d, fill: colour, stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
  ];
  const mark = MARK_AT[kind];
  if (mark && seat !== null) {
    const [x, y, r] = mark;
    shapes.push({
      kind: 'path',
      d: seatMarkPath(seat, x, y, r),
      fill: '#fffaf0',
      stroke: INK,
      'stroke-width': 0.8,
      'stroke-linejoin': 'round',
      'fill-rule': 'evenodd',
    });
  }
  return shapes;
}

/** The id of the hatching for a seat's areas, for `url(#…)`; draw it over the seat's colour. */
export function seatPattern(seat: number): string {
  return `carc-seat-${seatMark(seat)}`;
}

/** One hatching per seat, with the seat's mark scattered over plain areas. */
export const SEAT_PATTERNS: readonly PatternDef[] = SEAT_MARKS.map((mark, seat) => ({
  id: `carc-seat-${mark}`,
  size: 12,
  turn: 0,
  shapes: [
    {
      kind: 'path',
      d: seatMarkPath(seat, 3, 3, 1.7) + seatMarkPath(seat, 9, 9, 1.7),
      fill: INK,
      opacity: 0.6,
      'fill-rule': 'evenodd',
    },
  ],
}));

/** The whole outline from its right half; stretched out with the head to the left when `lying`. */
function mirrored(half: readonly Step[], lying = false): string {
  const place = (x: number, y: number): string =>
    lying ? `${num(y * 1.1)} ${num(x * -0.84)}` : `${num(x)} ${num(y)}`;
  const spell = (letter: string, numbers: number[]): string => {
    const points: string[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2)
      points.push(place(numbers[i] as number, numbers[i + 1] as number));
    return letter + points.join(' ');
  };
  const right = half.map(([letter, ...numbers]) => spell(letter, numbers));
  const left: string[] = [];
  for (let i = half.length - 1; i > 0; i--) {
    const [letter, ...numbers] = half[i] as Step;
    const previous = (half[i - 1] as Step).slice(-2) as [number, number];
    // Walked backwards: same control points in reverse, ending where the step started, with x negated.
    const controls: number[] = [];
    for (let k = numbers.length - 4; k >= 0; k -= 2)
      controls.push(-(numbers[k] as number), numbers[k + 1] as number);
    left.push(spell(letter, [...controls, -previous[0], previous[1]]));
  }
  return `${right.join('')}${left.join('')}Z`;
}
