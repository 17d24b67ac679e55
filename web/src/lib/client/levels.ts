// The levels of computer opponents that people choose from.
import type { GameInfo } from './types';

/** Levels that serve tests and measurements rather than players. */
const TECHNICAL = ['random', 'greedy'];

/** The levels to choose from, weakest first, and whichever is chosen already. */
export function levelsOf(bots: readonly string[], chosen?: string): string[] {
  return bots.filter((level) => level === chosen || !TECHNICAL.includes(level));
}

/** The level offered first: a friendly one, or the strongest of a game without it. */
export function usualLevel({ bots }: GameInfo): string {
  return bots.includes('casual') ? 'casual' : (bots.at(-1) ?? '');
}
