// Owns the seats of a table being set up: who sits where, within what the game allows.
import { usualLevel } from '$lib/client/levels';
import type { GameInfo, NewSeat, NewSeatKind } from '$lib/client/types';

export type SeatDraft = { kind: NewSeatKind; name: string; level: string };

/** The usual ways to fill the seats; any other mix is made seat by seat. */
export const COMPANIES = ['computer', 'friends', 'device', 'solo'] as const;
export type Company = (typeof COMPANIES)[number];

/** The companies this game can be played in. */
export function companiesOf(game: GameInfo): Company[] {
  const possible: Record<Company, boolean> = {
    computer: game.bots.length > 0 && game.seats.max > 1,
    friends: game.seats.max > 1,
    device: game.seats.max > 1,
    solo: game.seats.min === 1,
  };
  return COMPANIES.filter((company) => possible[company]);
}

/** How many can play together, alone not included. */
export function countsOf({ seats }: GameInfo): number[] {
  const least = Math.max(2, seats.min);
  return Array.from({ length: seats.max - least + 1 }, (_, index) => least + index);
}

const REST: Record<Company, NewSeatKind> = { computer: 'bot', friends: 'open', device: 'me', solo: 'me' };

/** Me, and the others as the company has it. */
export function seatsFor(company: Company, count: number, level: string): SeatDraft[] {
  const length = company === 'solo' ? 1 : Math.max(2, count);
  return Array.from({ length }, (_, index) => ({
    kind: index === 0 ? ('me' as const) : REST[company],
    name: '',
    level,
  }));
}

/** The company these seats make; undefined for a mix of its own. */
export function companyOf(drafts: readonly SeatDraft[]): Company | undefined {
  const [first, ...rest] = drafts;
  if (first?.kind !== 'me') return undefined;
  if (rest.length === 0) return 'solo';
  return COMPANIES.find((company) => company !== 'solo' && rest.every(({ kind }) => kind === REST[company]));
}

/** The level all computer opponents share; undefined if they differ or there are none. */
export function levelOf(drafts: readonly SeatDraft[]): string | undefined {
  const levels = new Set(drafts.filter(({ kind }) => kind === 'bot').map(({ level }) => level));
  return levels.size === 1 ? [...levels][0] : undefined;
}

/** One for me, and as many for the computer as the game needs. */
export function firstSeats(game: GameInfo): SeatDraft[] {
  const company = companiesOf(game)[0] ?? 'friends';
  return seatsFor(company, countsOf(game)[0] ?? 1, usualLevel(game));
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
