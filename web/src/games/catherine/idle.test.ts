import { expect, test } from 'vitest';
import { speaker } from '$lib/play/say';
import { choicesBySlot, idleSlots } from './idle';
import type { Place } from './types';

const under = (above: string): Place => ({ kind: 'under', card: 'held', above });
const choice = (action: string) => ({ action, does: null, text: { key: 'action-play' } });
const toy = speaker('toy', () => 'Ann');

test('a slot is idle if no choice that uses it allows an action', () => {
  const lit = new Map(
    ['one', 'two', 'three'].map((above) => [
      JSON.stringify(under(above)),
      { choices: [choice(`${above} a`), choice(`${above} b`)] },
    ]),
  );
  const slots = new Map(
    [...lit.values()].map(({ choices }, index) => [['one', 'two', 'three'][index] ?? '', choices]),
  );
  const note = (key: string) => ({ seat: 0, notes: [{ key }] });
  const idle = idleSlots(
    slots,
    [note('note-idle'), note('note-idle'), note('note-acts'), note('note-idle'), null, null],
    toy,
  );
  expect([...idle]).toEqual([['one', 'note-idle']]);
});

test('only slots under cards are asked about, within what the server answers', () => {
  const choices = Array.from({ length: 100 }, (_, index) => choice(String(index)));
  const slots = choicesBySlot([under('one'), { kind: 'row', card: 'held' }], {
    get: () => ({ choices }),
  } as unknown as ReadonlyMap<string, { choices: ReturnType<typeof choice>[] }>);
  expect([...slots.keys()]).toEqual(['one']);
  expect(slots.get('one')).toHaveLength(64);
});
