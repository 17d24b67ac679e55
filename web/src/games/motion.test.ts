import { expect, test } from 'vitest';
import protocol from '$lib/generated/protocol.ts?raw';
import { GAMES } from './list';
import { MOTIONS } from './motion';
import type { GameId } from './list';

const EVENTS: Record<GameId, string> = {
  burgundy: 'BurgundyEvent',
  'burgundy-cards': 'BurgundyCardsEvent',
  carcassonne: 'CarcassonneEvent',
  catherine: 'CatherineEvent',
  tuscany: 'TuscanyEvent',
};

/** The kinds of a game's events, as the server's types list them. */
function kindsOf(game: GameId): string[] {
  const [, type = ''] = new RegExp(`export type ${EVENTS[game]} = (.*?)(?=\\n\\n)`, 's').exec(protocol) ?? [];
  return [...type.matchAll(/"event": "([a-z_]+)"/g)].map(([, kind = '']) => kind);
}

test.each(GAMES)('every kind of event of %s has a motion, or a reason why not', async (game) => {
  const { table } = (await MOTIONS[game]()).default;
  const kinds = kindsOf(game);
  expect(kinds.length).toBeGreaterThan(10);
  expect(Object.keys(table).sort()).toEqual(kinds.toSorted());
  for (const motion of Object.values(table)) {
    if (typeof motion === 'object') expect(motion.none).toMatch(/^[A-Z].+\.$/);
  }
});
