// What Carcassonne's map costs: opening a finished one with the whole box, and answering at the start and the end of a game.
import { devices, expect, test, type CDPSession, type Page } from '@playwright/test';
import { playOut } from '../e2e/playout';
import { openTable, people, WHOLE_BOX, type GameWish } from '../e2e/table';

const BASE: GameWish = { game: 'carcassonne', options: { farmers: true, first: 'listed' } };

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Time spent on tasks of the page, without those of the measurement. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return value('TaskDuration') - value('DevToolsCommandDuration');
}

/** Waits until the main thread has had nothing to do for a while. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        const began = last;
        const step = () => {
          const now = performance.now();
          const quiet = now - last < 40;
          last = now;
          if (quiet && now - began > 600) resolve();
          else setTimeout(step, 10);
        };
        step();
      }),
  );
}

async function measured(page: Page, run: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Time this thread ran: other programs on the machine don't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskSeconds(session);
  await run();
  const seconds = (await taskSeconds(session)) - before;
  await session.detach();
  return seconds;
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

test('opening a finished map with five players and the whole box', async ({ page, browser }) => {
  const id = await openTable(page, people(5), process.env.DUCHY_URL, WHOLE_BOX);
  await playOut(page, id);
  const address = `${process.env.DUCHY_URL ?? ''}t/${id}`;
  const cookies = await page.context().cookies();
  const times: number[] = [];
  let elements = 0;
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext({
      ...devices['Desktop Chrome'],
      viewport: { width: 1280, height: 800 },
    });
    await context.addCookies(cookies);
    const fresh = await context.newPage();
    times.push(
      await measured(fresh, async () => {
        await fresh.goto(address);
        // Unlike `expect`, this takes no picture of the page while it waits.
        await fresh.waitForSelector('[data-block="over"] path', { state: 'attached' });
        await idle(fresh);
      }),
    );
    elements = await fresh.evaluate(() => document.querySelectorAll('*').length);
    await context.close();
  }
  print(
    `finished map, five players, whole box: ${elements} elements, ${(median(times) * 1000).toFixed(0)} ms on the main thread`,
  );
});

test('answering at the start and at the end of a base game', async ({ page }) => {
  await openTable(page, people(2), process.env.DUCHY_URL, BASE);
  const costs: number[] = [];
  const panel = page.locator('section[data-seq]');
  await expect(panel).toBeVisible();
  while (await page.locator('section[data-decision]').isVisible()) {
    await expect(page.locator('[data-tile]').first()).toBeAttached();
    const before = (await panel.getAttribute('data-seq')) ?? '';
    costs.push(
      await measured(page, async () => {
        await page.evaluate(async (seq) => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          const press = (element: Element | null) =>
            element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          const cell = document.querySelector('[data-lit][data-place^="cell "]');
          press(cell ?? document.querySelector('[data-answer="pass"]'));
          for (
            let frames = 0;
            frames < 60 && !document.querySelector('[data-confirm]:not(:disabled)');
            frames++
          )
            await frame();
          press(document.querySelector('[data-confirm]:not(:disabled)'));
          const shown = () => document.querySelector<HTMLElement>('section[data-seq]')?.dataset.seq;
          while (shown() === seq) await frame();
          for (let frames = 0; frames < 20; frames++) await frame();
        }, before);
      }),
    );
  }
  const mean = (some: number[]) => (some.reduce((sum, one) => sum + one, 0) / some.length) * 1000;
  const [first, last] = [mean(costs.slice(1, 11)), mean(costs.slice(-10))];
  print(
    `base game, ${costs.length} answers: first ten ${first.toFixed(0)} ms, last ten ${last.toFixed(0)} ms each (${(last / first).toFixed(2)}×)`,
  );
});
