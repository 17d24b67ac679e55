import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speaker } from '$lib/play/say';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { gainsOf } from './gains';

beforeAll(() => {
  addGameTexts(
    'toy',
    'en',
    `
line-tiles = { $count } tiles
amount-cards = { $sign }{ $count } { $count ->
    [one] card
   *[other] cards
  }
idle = No action: draw 1
`,
  );
});
beforeEach(() => setLocale('en'));

const toy = speaker('toy', (seat) => ['Ann', 'Ben'][seat] ?? '?');
const line = (seat: number, points: number) => ({
  seat,
  points,
  count: 3,
  what: 'line-tiles',
  rule: 'score.tiles',
  places: [],
});

test('notes come first, then own points, what is spent, and what others get', () => {
  const gains = gainsOf(
    {
      seat: 0,
      lines: [line(0, 6), line(1, 4), line(0, 4)],
      amounts: [{ what: 'amount-cards', count: -3 }],
      notes: [{ key: 'idle' }],
    },
    toy,
  );
  expect(gains).toEqual([
    { text: 'No action: draw 1', tone: 'plain' },
    { text: '+10 points (3 tiles, 3 tiles)', tone: 'good' },
    { text: '−3 cards', tone: 'bad' },
    { text: 'Ben +4', tone: 'bad' },
  ]);
});

test('many reasons are left out, and nothing certain gives no phrase', () => {
  const lines = [1, 1, 1, 1].map((points) => line(0, points));
  expect(gainsOf({ seat: 0, lines }, toy).map(({ text }) => text)).toEqual(['+4 points']);
  expect(gainsOf({ seat: 0 }, toy)).toEqual([]);
});
