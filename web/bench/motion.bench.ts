// How smoothly moves are played: the frames of a trace while figures and tiles move on a finished map of the whole box.
import { expect, test } from '@playwright/test';
import { playOut } from '../e2e/playout';
import { openTable, people, WHOLE_BOX } from '../e2e/table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A frame later than this has missed its turn: there are 60 in a second. */
const LATE_MS = 1.5 * (1000 / 60);

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  /** Time the thread really ran, in microseconds. */
  tdur?: number;
  tid: number;
  args: { data?: object };
};

test('moves on a full map with the whole box', async ({ page, browser }) => {
  const id = await openTable(page, people(5), process.env.DUCHY_URL, WHOLE_BOX);
  await playOut(page, id, 330);
  await page.evaluate(() => localStorage.setItem('duchy.motion', '250'));
  await page.reload();
  await expect(page.locator('[data-block="over"] path').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const tiles = await page.locator('[data-tile]').count();

  await browser.startTracing(page, {
    screenshots: false,
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const { frames, copies } = await page.evaluate(async (table) => {
    const address = new URL(`api/tables/${table}`, document.baseURI).href;
    const frames: number[] = [];
    let copies = 0;
    let running = true;
    const step = (now: number) => {
      // Only while something moves: not while copies wait for their turn.
      const moving = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.parentElement?.matches('[data-motion]') &&
            effect.getComputedTiming().progress !== null,
        ).length;
      copies = Math.max(copies, moving);
      if (moving > 0) frames.push(now);
      else frames.push(Number.NaN);
      if (running) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    type State = { decision: { id: number; choices: { action: string }[] } | null };
    for (let move = 0; move < 12; move++) {
      const decision = await new Promise<State['decision']>((resolve) => {
        const stream = new EventSource(`${address}/stream?since=0`);
        stream.addEventListener('state', (event: MessageEvent<string>) => {
          stream.close();
          resolve((JSON.parse(event.data) as State).decision);
        });
      });
      if (!decision) break;
      await fetch(`${address}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ decision: decision.id, action: decision.choices[0]?.action }),
      });
      await new Promise((resolve) => setTimeout(resolve, 1200));
    }
    running = false;
    return { frames, copies };
  }, id);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };

  const gaps = frames.slice(1).flatMap((at, index) => {
    const gap = at - (frames[index] ?? Number.NaN);
    return Number.isFinite(gap) ? [gap] : [];
  });
  gaps.sort((a, b) => a - b);
  const late = gaps.filter((gap) => gap > LATE_MS).length / gaps.length;
  const at = (share: number) => (gaps[Math.floor(gaps.length * share)] ?? 0).toFixed(1);
  const main = trace.traceEvents.find(({ name }) => name === 'FireAnimationFrame')?.tid;
  const tasks = trace.traceEvents.filter(({ name, tid }) => name === 'RunTask' && tid === main);
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  const layouts = trace.traceEvents.filter(({ name, tid }) => name === 'Layout' && tid === main).length;
  const sum = times.reduce((all, one) => all + one, 0);
  process.stdout.write(
    `${tiles} tiles, up to ${copies} pieces moving: ${gaps.length} frames, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, ` +
      `${(late * 100).toFixed(1)} % late; ` +
      `main thread ${(sum / frames.length).toFixed(1)} ms a frame, ${times.filter((one) => one > 16).length} of ${times.length} ` +
      `tasks over 16 ms, ${layouts} layouts in ${frames.length} frames\n`,
  );
  expect(gaps.length).toBeGreaterThan(0);
});
