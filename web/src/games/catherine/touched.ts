// Owns which of the others' moves touch a player in Catherine.
import { argsOf, type Touched } from '$lib/motion/since';

export const touched: Touched<'catherine'> = ({ before, after, events, me, catalogue }) => {
  const mine = before.players[me];
  const wanted = catalogue.orders.find(({ id }) => id === mine?.order)?.goods ?? {};
  const missing = (good: keyof typeof wanted) => (wanted[good] ?? 0) > (mine?.tokens[good] ?? 0);
  for (const logged of events) {
    const { event } = logged;
    if (event.event !== 'built' || event.seat === me) continue;
    const left = after.cities.find(({ id }) => id === event.city)?.tokens ?? {};
    const gone = event.goods.some((good) => missing(good) && (left[good] ?? 0) === 0);
    if (gone) return { key: 'since-goods', args: argsOf(logged) };
    const near = catalogue.roads.some(
      ([a, b]) =>
        (a === event.city && mine?.network.includes(b)) || (b === event.city && mine?.network.includes(a)),
    );
    if (near && !mine?.residences.includes(event.city)) return { key: 'since-near', args: argsOf(logged) };
  }
  return null;
};
