// Owns which of the others' moves touch a player in Tuscany.
import { argsOf, type Touched } from '$lib/motion/since';
import { pieceOf } from './components';

export const touched: Touched<'tuscany'> = ({ before, after, events, me }) => {
  const mine = before.players[me];
  for (const logged of events) {
    const { event } = logged;
    if (event.event !== 'took' || event.seat === me) continue;
    const { colour } = pieceOf(event.tile);
    if (!colour || after.open.some((open) => open?.colour === colour) || !mine?.fits.includes(colour))
      continue;
    const paid = mine.payable?.includes(colour) ?? false;
    return { key: paid ? 'since-affordable' : 'since-last', args: argsOf(logged) };
  }
  return null;
};
