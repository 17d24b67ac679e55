// Owns the seats of a table being set up: who sits where, within what the game allows.
import type { GameInfo, NewSeat, NewSeatKind } from '$lib/client/types';

export type SeatDraft = { kind: NewSeatKind; name: string; level: string };

/** The level offered first: the strongest. */
export function usualLevel({ bots }: GameInfo): string {
  return bots.at(-1) ?? '';
}

/** One for me, one for the computer, and as many more as the game needs. */
export function firstSeats(game: GameInfo): SeatDraft[] {
  const level = usualLevel(game);
  const rest: NewSeatKind = game.bots.length > 0 ? 'bot' : 'open';
  return Array.from({ length: Math.max(2, game.seats.min) }, (_, index) => ({
    kind: index === 0 ? ('me' as const) : rest,
    name: '',
    level,
  })).slice(0, game.seats.max);
}

/** What the server is asked for. `fallback` gives a name to those of my seats that were left without one. */
export function asNewSeats(drafts: readonly SeatDraft[], fallback: (index: number) => string): NewSeat[] {
  return drafts.map(({ kind, name, level }, index): NewSeat => {
    if (kind === 'open') return { kind };
    if (kind === 'bot') return { kind, level };
    return { kind, name: name.trim() || fallback(index) };
  });
}
