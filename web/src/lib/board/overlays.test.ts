import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry, ScoreLine } from '$lib/client/types';
import { fromDrawing, middleOf, placesOn } from './find';
import { Highlight } from '$lib/play/highlight.svelte';
import { speaker } from '$lib/play/say';
import { Selection } from '$lib/play/selection.svelte';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import Floats from './Floats.svelte';
import Outlines from './Outlines.svelte';
import Spot from './Spot.svelte';
import { Spots } from './spots.svelte';

type Place = { kind: 'cell'; x: number };
const cell = (x: number): Place => ({ kind: 'cell', x });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const line = (seat: number, points: number, x: number): ScoreLine<Place> => ({
  seat,
  points,
  count: 1,
  what: 'tiles',
  rule: 'road.score',
  places: [cell(x)],
});
function entry(...events: ScoreLine<Place>[][]): LogEntry<Place, string> {
  return {
    seq: 1,
    at: null,
    seat: 0,
    kind: 'setup',
    undone: false,
    events: events.map((lines, index) => ({ event: `event ${index}`, text: { key: '' }, lines })),
  };
}
const at = ([first]: readonly Place[]) => (first && first.x >= 0 ? { x: first.x, y: 0 } : null);
const numbers = () =>
  [...document.querySelectorAll('[data-float]')].map((element) => element.textContent.trim());

async function rise() {
  await tick();
  await tick();
}

test('points float once for each seat and event, then disappear', async () => {
  const news = [entry([line(0, 3, 10), line(0, 2, 10), line(1, 4, 20)], [line(0, -1, 300)])];
  const { rerender } = render(Floats<Place, string>, { news, at });
  await rise();
  expect(numbers()).toEqual(['+5', '+4', '−1']);
  await rerender({ news, at: () => null });
  await rise();
  expect(numbers()).toHaveLength(3);
  vi.advanceTimersByTime(3000);
  await rise();
  expect(numbers()).toEqual([]);
});

test('points that are nowhere on the board are not shown; the others are kept apart', async () => {
  const news = [entry([line(0, 1, -1)], [line(0, 2, 50)], [line(1, 3, 50)])];
  render(Floats<Place, string>, { news, at, to: ({ x, y }) => ({ x: 2 * x, y }) });
  await rise();
  const tops = [...document.querySelectorAll<HTMLElement>('[data-float]')].map(({ style }) => [
    Number.parseFloat(style.left),
    Number.parseFloat(style.top),
  ]);
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = tops;
  expect(tops).toHaveLength(2);
  expect(Math.hypot((x1 - x2) / 2.2, y1 - y2)).toBeGreaterThan(25);
  expect((x1 + x2) / 2).toBeCloseTo(100);
});

test('points can come from other events', async () => {
  const lines = () => [line(1, 7, 5)];
  render(Floats<Place, string>, { news: [entry([])], at, lines });
  await rise();
  expect(numbers()).toEqual(['+7']);
});

test('outlines carry the names of their places', () => {
  const outline = { place: cell(1), path: 'M0 0', at: { x: 1, y: 2 } };
  render(Outlines, { pointed: [outline], latest: [{ ...outline, place: cell(2) }] });
  expect(document.querySelector('[data-pointed="cell x=1"]')?.getAttribute('transform')).toBe(
    'translate(1 2)',
  );
  expect(document.querySelector('[data-latest="cell x=2"]')).not.toBeNull();
});

test('places laid out by the browser are found on the screen', () => {
  document.body.innerHTML = '<div><i data-place="cell x=1"></i><i data-place="cell x=2"></i></div>';
  const root = document.querySelector('div') as HTMLElement;
  const [one, two] = root.querySelectorAll('i');
  root.getBoundingClientRect = () => new DOMRect(100, 100, 500, 500);
  (one as HTMLElement).getBoundingClientRect = () => new DOMRect(110, 110, 20, 20);
  (two as HTMLElement).getBoundingClientRect = () => new DOMRect(210, 110, 20, 20);
  expect(placesOn(root, [cell(1)])).toEqual({ x: 20, y: 20 });
  expect(placesOn(root, [cell(1), cell(2), cell(3)])).toEqual({ x: 70, y: 20 });
  expect(placesOn(root, [cell(3)])).toBeNull();
  expect(middleOf(undefined, [])).toBeNull();
  expect(fromDrawing(undefined)({ x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
});

test('a place in HTML is a button that says what it does and whether it is picked', async () => {
  setLocale('en');
  addGameTexts('toy', 'en', 'go = Go there');
  const selection = new Selection<Place, null>({ send: vi.fn(), why: vi.fn() });
  const choices = [{ action: 'go', does: null, text: { key: 'go', places: [cell(1)] } }];
  selection.ask({ id: 1, seat: 0, revise: false, prompt: { key: '' }, choices });
  const shared = { selection, highlight: new Highlight<Place>(), speaker: speaker('toy', () => 'Ann') };
  const spots = new Spots<Place, null, string>(
    () => shared,
    ({ x }) => `Square ${x}`,
  );
  const children = createRawSnippet(() => ({ render: () => '<i>x</i>' }));
  for (const x of [1, 2])
    render(Spot<Place, null, string>, {
      spots,
      place: cell(x),
      label: `Square ${x}`,
      about: `${x}`,
      children,
    });
  const [lit, dark] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  expect(lit.querySelector('.visually-hidden')?.textContent).toBe('Go there (Square 1)');
  expect(lit.getAttribute('aria-pressed')).toBe('false');
  expect(dark.querySelector('.visually-hidden')?.textContent).toBe('Square 2');
  expect(dark.hasAttribute('data-lit')).toBe(false);
  await fireEvent.click(lit);
  expect(lit.getAttribute('aria-pressed')).toBe('true');
  expect(lit.className).toContain('goal');
  await fireEvent.click(dark);
  expect(spots.help.subject).toBe('2');
});
