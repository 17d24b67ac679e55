// Owns which of the others' moves touch a player in Burgundy.
import { argsOf, type Touched } from '$lib/motion/since';
import type { Colour, View } from './types';

export const touched: Touched<'burgundy'> = ({ before, after, events, me, catalogue }) => {
  const colourOf = (name: string) => catalogue.tiles.find((tile) => tile.name === name)?.colour;
  const offered = (view: View, colour: Colour) =>
    view.depots.some(({ tiles }) => tiles.some((tile) => tile !== null && colourOf(tile) === colour));
  /** The regions of this colour that I have not completed. */
  const open = (colour: Colour) =>
    (before.players[me]?.regions ?? []).filter((region) => region.colour === colour && region.empty > 0);

  for (const logged of events) {
    const { event } = logged;
    if (event.event !== 'taken' && event.event !== 'bought') continue;
    const colour = colourOf(event.tile);
    if (event.seat === me || !colour || event.depot === 0 || offered(after, colour)) continue;
    const args = argsOf(logged);
    if (open(colour).some(({ empty }) => empty === 1)) return { key: 'since-completing', args };
    if (open(colour).length > 0) return { key: 'since-last', args };
  }
  for (const { colour, large, small } of after.bonuses) {
    const known = before.bonuses.find((one) => one.colour === colour);
    const left = open(colour).reduce((sum, { empty }) => sum + empty, 0);
    const winner = known?.large === null ? large : known?.small === null ? small : null;
    if (winner === null || winner === me || left === 0 || left > 2) continue;
    return {
      key: 'since-bonus',
      args: [
        ['seat', { seat: winner }],
        ['colour', { term: `colour-${colour}` }],
      ],
    };
  }
  return null;
};
