// Owns deriving progress from the view: how much of a colour a player has filled.
import type { Colour, PlayerView, RegionView } from './types';

/** How many spaces of a colour are filled; null while the realm is hidden. */
export function fillOf(
  player: PlayerView | undefined,
  colour: Colour,
): { filled: number; size: number } | null {
  const regions = player?.realm?.regions.filter((region) => region.colour === colour);
  if (!regions) return null;
  const sum = (of: (region: RegionView) => number) =>
    regions.reduce((total, region) => total + of(region), 0);
  return { filled: sum(({ filled }) => filled), size: sum(({ spaces }) => spaces.length) };
}
