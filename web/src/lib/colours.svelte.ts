// Owns the colour each seat is drawn in: a palette, and which of its colours a seat has. Stored in this browser, since it only
// changes what this reader sees. The colours themselves live in styles/tokens.css.
import { read, write } from '$lib/storage';

export const PALETTES = ['classic', 'distinct'] as const;
export type Palette = (typeof PALETTES)[number];

const SEATS = 6;
const [PALETTE_KEY, ORDER_KEY] = ['duchy.palette', 'duchy.colours'];

let palette = $state<Palette>(read(PALETTE_KEY) === 'distinct' ? 'distinct' : 'classic');
let order = $state.raw<readonly number[]>(initialOrder());

function usualOrder(): number[] {
  return Array.from({ length: SEATS }, (_, seat) => seat);
}

function initialOrder(): readonly number[] {
  const stored = (read(ORDER_KEY) ?? '').split(',').map(Number);
  const complete = usualOrder().every((colour) => stored.includes(colour)) && stored.length === SEATS;
  return complete ? stored : usualOrder();
}

export function currentPalette(): Palette {
  return palette;
}

export function setPalette(next: Palette): void {
  palette = next;
  write(PALETTE_KEY, next === 'classic' ? null : next);
  apply();
}

/** The colour of a seat, as its number in the palette. */
export function colourOf(seat: number): number {
  return order[seat] ?? seat;
}

/** Gives a seat the next colour; the seat that had it gets this one's in exchange. */
export function nextColour(seat: number): void {
  const own = colourOf(seat);
  const next = (own + 1) % SEATS;
  order = order.map((colour) => (colour === own ? next : colour === next ? own : colour));
  write(ORDER_KEY, order.join(','));
  apply();
}

export function isUsual(): boolean {
  return order.every((colour, seat) => colour === seat);
}

export function resetColours(): void {
  order = usualOrder();
  write(ORDER_KEY, null);
  apply();
}

function apply(): void {
  const root = document.documentElement;
  if (palette === 'classic') delete root.dataset.palette;
  else root.dataset.palette = palette;
  order.forEach((colour, seat) => {
    for (const name of ['seat', 'on-seat']) {
      const moved = colour === seat ? '' : `var(--${name === 'seat' ? 'colour' : 'on-colour'}-${colour + 1})`;
      root.style.setProperty(`--${name}-${seat + 1}`, moved);
    }
  });
}

apply();
