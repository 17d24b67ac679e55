import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/client/types';
import { Highlight } from './highlight.svelte';

type Place = { kind: 'cell'; x: number };
const cell = (x: number): Place => ({ kind: 'cell', x });

let last = 0;
/** An entry of a seat whose events, with or without a seat of their own, name one place each. */
function entry(seat: number, ...events: [x: number, seat?: number][]): LogEntry<Place, unknown> {
  return {
    seq: ++last,
    at: null,
    seat,
    kind: { action: { action: 'a', text: null, auto: false, secret: false } },
    undone: false,
    events: events.map(([x, own]) => ({
      event: own === undefined ? { event: 'laid' } : { event: 'laid', seat: own },
      text: { key: '', places: [cell(x)] },
    })),
  };
}

function marked(log: LogEntry<Place, unknown>[]) {
  const highlight = new Highlight<Place>();
  highlight.mark(log);
  return highlight.marks.map(({ place, seat }) => [place.x, seat]);
}

test('every player’s last move is marked, with all entries of that turn', () => {
  expect(
    marked([entry(0, [1]), entry(0, [2]), entry(1, [3]), entry(2, [4]), entry(0, [5]), entry(0, [6])]),
  ).toEqual([
    [3, 1],
    [4, 2],
    [5, 0],
    [6, 0],
  ]);
});

test('what several chose in secret belongs to each of them; what happens to others is not their move', () => {
  const action = { action: { action: null, text: null, auto: false, secret: true } };
  expect(marked([entry(0), { ...entry(1, [1, 0], [2, 1]), kind: action }])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(marked([entry(0, [1]), entry(1, [2], [3, 0])])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test('what was undone is not marked, and an empty log leaves the marks', () => {
  const highlight = new Highlight<Place>();
  highlight.mark([entry(0, [1]), { ...entry(0, [2]), undone: true }]);
  expect(highlight.latestBy(cell(1))).toBe(0);
  expect(highlight.isLatest(cell(2))).toBe(false);
  highlight.mark([]);
  expect(highlight.isLatest(cell(1))).toBe(true);
});
