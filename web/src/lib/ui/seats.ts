// Owns how seats are told apart: a letter and a shape each, beside the colour in styles/tokens.css.

export type SeatLook = { letter: string; shape: string };

/** Shapes in a 24 × 24 box; each differs in outline, so they are told apart in greyscale too. */
const LOOKS: readonly SeatLook[] = [
  { letter: 'A', shape: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z' },
  { letter: 'B', shape: 'M2.5 2.5h19v19h-19z' },
  { letter: 'C', shape: 'M12 0.5L23.5 12L12 23.5L0.5 12z' },
  { letter: 'D', shape: 'M12 0.5l10 5.75v11.5l-10 5.75l-10-5.75v-11.5z' },
  { letter: 'E', shape: 'M2 2h20v10c0 6-4.5 9-10 11.5c-5.5-2.5-10-5.5-10-11.5z' },
  { letter: 'F', shape: 'M0.5 3h23l-4 18.5h-15z' },
];

/** The look of a seat, counted from 0. */
export function seatLook(seat: number): SeatLook {
  const look = LOOKS[seat];
  if (!look) throw new RangeError(`seat ${seat}: a table has seats 0 to ${LOOKS.length - 1}`);
  return look;
}
