import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry, LogKind, ScoreLine } from '$lib/client/types';
import { set } from '$lib/settings.svelte';
import { mapping } from './overlay';
import { Player, pointsOf, type Act } from './player';
import { pace, sinceLastMove, topScorer } from './since';
import { MATERIALS, sound } from './sound';
import { currentSpeed, setSpeed, stepTime } from './speed.svelte';
import { onTheWay } from './stage.svelte';
import { currentVolume, setVolume } from './volume.svelte';

type Entry = LogEntry<string, unknown>;
const action = (auto = false): LogKind<string> => ({
  action: { action: 'a', text: null, auto, secret: false },
});
const line = (seat: number, points: number): ScoreLine<string> => ({
  seat,
  points,
  count: 1,
  what: 'line',
  rule: 'score',
  places: [`${seat}`],
});
function entry(seq: number, seat: number | null, more: Partial<Entry> = {}): Entry {
  const events = [{ event: { event: 'laid' }, text: { key: '' } }];
  return { seq, at: null, seat, kind: action(), events, undone: false, ...more };
}
const seqs = (log: Entry[], me = 0) => {
  const since = sinceLastMove(log, me);
  return since && [since.from, ...since.entries.map(({ seq }) => seq)];
};

describe('since the last move', () => {
  const setup = entry(0, null, { kind: 'setup' });

  test('begins after the player’s own last move', () => {
    expect(seqs([setup, entry(1, 0), entry(2, 1), entry(3, 2)])).toEqual([1, 2, 3]);
    expect(seqs([setup, entry(1, 0), entry(2, 1)], 1)).toBeNull();
  });

  test('begins with the setup if the player has not moved', () => {
    expect(seqs([setup, entry(1, 1)])).toEqual([0, 1]);
  });

  test('counts neither what the table did for the player nor what was undone', () => {
    expect(seqs([setup, entry(1, 0), entry(2, 1), entry(3, 0, { kind: action(true) })])).toEqual([1, 2, 3]);
    const undo = entry(4, 1, { kind: { undo_to: 2 }, events: [] });
    expect(seqs([setup, entry(1, 0), entry(2, 1), entry(3, 1, { undone: true }), undo])).toEqual([1, 2]);
    expect(seqs([setup, entry(1, 0), entry(2, 1, { undone: true }), undo])).toBeNull();
  });

  test('takes at most eight seconds', () => {
    expect(pace(10, 250)).toBe(250);
    expect(pace(100, 250) * 100).toBe(8000);
    expect(pace(0, 250)).toBe(250);
  });

  test('names the other player with the most points', () => {
    const scored = (...lines: ScoreLine<string>[]) =>
      entry(1, 1, { events: [{ event: null, text: { key: '' }, lines }] });
    expect(topScorer([scored(line(1, 3), line(2, 4), line(0, 9)), scored(line(1, 2))], 0)).toEqual({
      seat: 1,
      points: 5,
    });
    expect(topScorer([entry(1, 1)], 0)).toBeNull();
  });
});

test('points are added up by seat', () => {
  const lines = [line(0, 3), line(1, 2), line(0, 2), line(2, 4), line(2, -4)];
  expect(pointsOf({ event: null, text: { key: '' }, lines })).toEqual([
    { seat: 0, points: 5, places: ['0', '0'] },
    { seat: 1, points: 2, places: ['1'] },
  ]);
});

test('a transform maps one box onto another', () => {
  const box = { x: 10, y: 20, width: 40, height: 40 };
  expect(mapping(box, box)).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
  expect(mapping(box, { x: 110, y: 20, width: 20, height: 80 }, -90)).toBe(
    'translate(90px, 20px) rotate(-90deg) scale(0.5)',
  );
});

describe('the player', () => {
  /** Elements have no size in the test's browser, and animations don't run. */
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `
      <div class="play">
        <button data-chip="0"><span class="score"></span></button>
        <div class="board"><div id="a"></div></div>
      </div>`;
    const rect = { x: 10, y: 10, width: 40, height: 40 };
    Element.prototype.getBoundingClientRect = () => rect as DOMRect;
    Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
    document.getAnimations = () => [];
    return () => vi.useRealTimers();
  });
  const page = () => document.querySelector('.play');
  const copies = () =>
    [...document.querySelectorAll<HTMLElement>('[data-motion] > *')].map((one) => one.dataset.event);
  const drop = (kind: string, beats = 1): Act => ({
    kind,
    step: { moves: [{ way: 'drop', at: ['#a'] }], beats },
    points: [],
  });

  test('plays one event after another and leaves nothing behind', () => {
    const player = new Player(page);
    player.play(player.before([drop('first'), drop('second')]), 100);
    expect(copies()).toEqual(['first', 'second']);
    vi.advanceTimersByTime(150);
    expect(copies()).toEqual(['second']);
    vi.advanceTimersByTime(100);
    expect(copies()).toEqual([]);
    expect(player.busy).toBe(false);
  });

  test('a later message waits for the earlier one, unless too much has piled up', () => {
    const player = new Player(page);
    const play = (kind: string, beats = 1) => player.play(player.before([drop(kind, beats)]), 1000);
    play('a');
    play('b');
    vi.advanceTimersByTime(1100);
    expect(copies()).toEqual(['b']);
    play('c', 8);
    play('d', 8);
    expect(copies()).toEqual(['b', 'c', 'd']);
    play('e');
    expect(copies()).toEqual(['e']);
  });

  test('a round that ends at once is played faster, and not ended by the next event', () => {
    const player = new Player(page);
    player.play(player.before([drop('a', 8), drop('b', 8), drop('c', 8)]), 100);
    player.play(player.before([drop('next')]), 100);
    expect(copies()).toEqual(['a', 'b', 'c', 'next']);
    vi.advanceTimersByTime(1260);
    expect(copies()).toEqual(['next']);
  });

  test('points are on their way until they arrive, and a skip ends everything', async () => {
    const player = new Player(page);
    const scored: Act = { kind: 'scored', step: { moves: [] }, points: [{ seat: 0, points: 7, places: [] }] };
    player.play(player.before([scored]), 100);
    expect(onTheWay(0)).toBe(7);
    vi.advanceTimersByTime(500);
    expect(onTheWay(0)).toBe(0);
    player.play(player.before([scored, drop('later')]), 100);
    const finished = player.finished();
    player.skip();
    await finished;
    expect([onTheWay(0), copies().length, player.busy]).toEqual([0, 0, false]);
  });
});

test('the speed is one of four and remembered', () => {
  expect(currentSpeed()).toBe('250');
  setSpeed('120');
  expect([stepTime(), localStorage.getItem('duchy.motion')]).toEqual([120, '120']);
  setSpeed('off');
  expect(stepTime()).toBe(0);
  setSpeed('250');
});

test('nothing sounds before a press, when muted, or at volume 0', () => {
  const opened = vi.fn<() => void>();
  vi.stubGlobal('AudioContext', function () {
    opened();
    throw new Error('no sound device');
  });
  for (const material of MATERIALS) sound(material);
  expect(opened).not.toHaveBeenCalled();
  const press = new Event('pointerdown');
  Object.defineProperty(press, 'isTrusted', { value: true });
  window.dispatchEvent(press);
  set('sound', false);
  sound('wood');
  set('sound', true);
  setVolume(0);
  sound('wood');
  expect(opened).not.toHaveBeenCalled();
  setVolume(50);
  sound('wood');
  expect([opened.mock.calls.length, currentVolume()]).toEqual([1, 50]);
  vi.unstubAllGlobals();
});
