import { afterEach, expect, test, vi } from 'vitest';
import type { DoesOf, JudgedChoiceOf, PlaceOf, ReportOf } from '$lib/client/types';
import { Selection } from '$lib/play/selection.svelte';
import { Judging } from './judging.svelte';

const measured = (value: number, error = 0.001) => ({ value, error });
const text = (name: string) => ({ key: name, args: [], places: [] });

function choice(action: string, win: number, behind: number): JudgedChoiceOf {
  const seat = { win: measured(win), margin: measured(0) };
  return {
    action,
    does: 'pass' as never,
    text: text(action),
    values: [seat, seat],
    behind: { win: measured(behind), margin: measured(0) },
    samples: 9,
  };
}

const report = {
  decisions: [
    {
      seq: 5,
      turn: 3,
      seat: 1,
      prompt: text('prompt'),
      action: 'b',
      legal: 4,
      weight: 'counted',
      judged: {
        known: {
          candidates: [choice('a', 0.6, 0), choice('b', 0.5, 0.1), choice('c', 0.56, 0.04)],
          played: 1,
          best: { win: 0, margin: 0 },
          loss: { win: measured(0.1), margin: measured(4) },
          close: { win: false, margin: false },
          mistake: { win: 'blunder', margin: 'mistake' },
        },
      },
    },
  ],
} as unknown as ReportOf;

const choices = ['a', 'b', 'c', 'd'].map((action) => ({ action, does: 'pass', text: text(action) }));

/** Answers requests as the server would. */
function answer(body: (url: string) => unknown) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: URL) => new Response(JSON.stringify(body(url.href)), { status: 200 })),
  );
}
afterEach(() => vi.unstubAllGlobals());

function judged(at = 4) {
  const selection = new Selection<PlaceOf, DoesOf>({ send: () => undefined });
  const fail = vi.fn();
  const judging = new Judging(() => ({ id: 't', report, at }), selection, fail);
  answer((url) =>
    url.includes('/hint')
      ? { candidates: [choice('d', 0.4, 0.2)] }
      : { decision: { id: 4, seat: 1, revise: false, prompt: text('prompt'), choices } },
  );
  return { judging, selection };
}

test('a mistake stays covered until the better move is shown', async () => {
  const { judging, selection } = judged();
  expect(judging.mistake).toBe('blunder');
  expect(judging.covered).toBe(true);
  await judging.reveal();
  expect(judging.covered).toBe(false);
  expect(judging.ghost).toBe('a');
  expect(selection.candidate?.action).toBe('a');
  judging.reset();
  expect(judging.covered).toBe(true);
  expect(selection.decision).toBeNull();
});

test.each([
  ['a', 'best'],
  ['b', 'same'],
  ['c', 'better'],
  ['d', 'worse'],
])('trying %s is %s', async (action, grade) => {
  const { judging, selection } = judged();
  await judging.try();
  expect(judging.candidate).toBeNull();
  const found = selection.decision?.choices.find((one) => one.action === action);
  if (found) selection.choose(found);
  await judging.check();
  expect(judging.tried?.grade).toBe(grade);
});

test('moments without a judged decision show nothing', () => {
  const { judging } = judged(9);
  expect(judging.next).toBeNull();
  expect(judging.mistake).toBeNull();
});
