// Owns the seats of a table being set up: who sits where, within what the game allows.
import type { GameInfo, NewSeat, NewSeatKind } from '$lib/client/types';

export type SeatDraft = { kind: NewSeatKind; name: string; level: string };

/** The level offered first: a friendly one, or the strongest of a game without it. */
export function usualLevel({ bots }: GameInfo): string {
  return bots.includes('casual') ? 'casual' : (bots.at(-1) ?? '');
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

/**
 * The seats to request. `fallback` names those of my seats that were left without a name, and `botName`
 * names computer opponents, in my language; duplicates are numbered.
 */
export function asNewSeats(
  drafts: readonly SeatDraft[],
  fallback: (index: number) => string,
  botName: (level: string) => string,
): NewSeat[] {
  const taken = new Set<string>();
  const mine = drafts.map(({ kind, name }, index) => (kind === 'me' ? name.trim() || fallback(index) : ''));
  for (const name of mine) taken.add(name);
  return drafts.map(({ kind, level }, index): NewSeat => {
    if (kind === 'open') return { kind };
    if (kind === 'me') return { kind, name: mine[index] ?? '' };
    const usual = botName(level);
    let name = usual;
    for (let number = 2; taken.has(name); number += 1) name = `${usual} ${number}`;
    taken.add(name);
    return { kind, level, name };
  });
}
