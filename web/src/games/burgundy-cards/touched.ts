// Owns which of the others' moves touch a player in the card game.
import { argsOf, type Touched } from '$lib/motion/since';
import { faceOf } from './layout';

export const touched: Touched<'burgundy-cards'> = ({ before, after, events, me, catalogue }) => {
  const mine = before.players[me];
  const kindOf = (card: string) => faceOf(catalogue, card).kind;
  const started = (kind: string) => mine?.estate.find((stack) => stack.kind === kind)?.unfinished.length ?? 0;
  for (const logged of events) {
    const { event } = logged;
    if (!('seat' in event) || event.seat === me) continue;
    const args = argsOf(logged);
    if (event.event === 'took') {
      const kind = kindOf(event.card);
      const gone = !after.display.some(({ card }) => kindOf(card) === kind);
      if (started(kind) === 2 && gone) return { key: 'since-needed', args };
    }
    if (event.event === 'triple' && event.first && started(event.kind) > 0)
      return { key: 'since-first', args };
    if (event.event === 'seven' && (mine?.estate.length ?? 0) >= 5 && mine?.seven === null) {
      return { key: 'since-seven', args };
    }
  }
  return null;
};
