// Owns how seats are distinguished: a letter and a shape each, beside the colour in styles/tokens.css.

export type SeatLook = { letter: string; shape: string; middle: number };

/** Shapes in a 24 × 24 box, the same as the marks on figures; distinct in greyscale too. `middle` is where a letter fits. */
const LOOKS: readonly SeatLook[] = [
  { letter: 'A', middle: 12, shape: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z' },
  { letter: 'B', middle: 12, shape: 'M2.5 2.5h19v19h-19z' },
  { letter: 'C', middle: 15.5, shape: 'M12 0.5L24.5 22.5h-25z' },
  { letter: 'D', middle: 12, shape: 'M12-0.5L23.5 12L12 24.5L0.5 12z' },
  { letter: 'E', middle: 12, shape: 'M6.5 1h11v5.5h5.5v11h-5.5v5.5h-11v-5.5h-5.5v-11h5.5z' },
  {
    letter: 'F',
    middle: 12,
    shape:
      'M12 0.5a11.5 11.5 0 1 0 0 23a11.5 11.5 0 1 0 0-23zM12 2.7a9.3 9.3 0 1 1 0 18.6a9.3 9.3 0 1 1 0-18.6zM12 4.6a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8z',
  },
];

/** The look of a seat, counted from 0. */
export function seatLook(seat: number): SeatLook {
  const look = LOOKS[seat];
  if (!look) throw new RangeError(`seat ${seat}: a table has seats 0 to ${LOOKS.length - 1}`);
  return look;
}

/** Lines over the same box, a different direction or spacing for each seat: for readers who tell seats apart by pattern. */
const PATTERNS: readonly string[] = [
  'M-2 2H26M-2 7H26M-2 12H26M-2 17H26M-2 22H26',
  'M2-2V26M7-2V26M12-2V26M17-2V26M22-2V26',
  'M-14 26L14-2M-7 26L21-2M0 26L28-2M7 26L35-2M14 26L42-2',
  'M-14-2L14 26M-7-2L21 26M0-2L28 26M7-2L35 26M14-2L42 26',
  'M-2 4H26M-2 12H26M-2 20H26M4-2V26M12-2V26M20-2V26',
  'M-14 26L14-2M-3 26L25-2M8 26L36-2M-14-2L14 26M-3-2L25 26M8-2L36 26',
];

export function seatPattern(seat: number): string {
  return PATTERNS[seat] ?? '';
}
