import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/client/types';
import { branchSeats, ME } from './seats';
import { nextMove, nextScoring } from './steps';

function entry(
  seq: number,
  seat: number | null,
  points: number[] = [],
  undone = false,
): LogEntry<never, unknown> {
  const action = { action: 'x', text: null, auto: false, secret: false };
  const lines = points.map((one) => ({ seat: 0, points: one, count: 1, what: '', rule: '', places: [] }));
  return {
    seq,
    at: null,
    seat,
    kind: seat === null ? 'setup' : { action },
    events: [{ event: null, text: { key: '' }, lines }],
    undone,
  };
}

const LOG = [
  entry(0, null),
  entry(1, 0),
  entry(2, 1, [3]),
  entry(3, 0, [4], true),
  entry(4, 0, [0]),
  entry(5, 1, [2]),
];

test('jumps to the next and previous move of a player', () => {
  expect(nextMove(LOG, 0, 0)).toBe(1);
  expect(nextMove(LOG, 1, 0)).toBe(4);
  expect(nextMove(LOG, 4, 0)).toBeNull();
  expect(nextMove(LOG, 5, 1, -1)).toBe(2);
});

test('jumps to the next and previous points that count', () => {
  expect(nextScoring(LOG, 0)).toBe(2);
  expect(nextScoring(LOG, 2)).toBe(5);
  expect(nextScoring(LOG, 5, -1)).toBe(2);
  expect(nextScoring(LOG, 2, -1)).toBeNull();
});

test('everyone at a new table has a name of their own', () => {
  const old = (seat: number) => ['Ann', 'Ben', 'Cleo'][seat] ?? '';
  expect(branchSeats(['greedy', ME, ME], 'Ben', old, () => 'Steward')).toEqual([
    { kind: 'bot', level: 'greedy', name: 'Steward' },
    { kind: 'me', name: 'Ben' },
    { kind: 'me', name: 'Cleo' },
  ]);
  expect(
    branchSeats([ME, 'greedy', 'greedy'], 'Steward', old, () => 'Steward').map(({ name }) => name),
  ).toEqual(['Steward', 'Steward 2', 'Steward 3']);
});
