// The levels of computer opponents that people choose from.

/** Levels that serve tests and measurements rather than players. */
const TECHNICAL = ['random', 'greedy'];

/** The levels to choose from, weakest first, and whichever is chosen already. */
export function levelsOf(bots: readonly string[], chosen?: string): string[] {
  return bots.filter((level) => level === chosen || !TECHNICAL.includes(level));
}
