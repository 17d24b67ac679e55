// Whether memory grows with the games played: ten games in one page that is never reloaded.
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { playOut } from '../e2e/playout';
import { overHeading, type GameWish, type SeatWish } from '../e2e/table';

const BASE: GameWish = { game: 'carcassonne', options: { farmers: true, first: 'listed' } };
const SEATS: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'me', name: 'Ben' },
];
const GAMES = 10;

type Kept = { kilobytes: number; nodes: number; listeners: number };

/** What is still in use after everything else was collected. */
async function kept(session: CDPSession): Promise<Kept> {
  // What is freed by one collection may have held more.
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { kilobytes: Math.round(usedSize / 1024), nodes, listeners: jsEventListeners };
}

/** Goes to another page of the client without loading it again. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', new URL(to, document.baseURI));
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('ten games in one page', async ({ page }) => {
  const base = process.env.DUCHY_URL ?? '';
  const session = await page.context().newCDPSession(page);
  await page.goto(base);
  const after: Kept[] = [];
  for (let game = 1; game <= GAMES; game++) {
    const created = await page.request.post(`${base}api/tables`, { data: { ...BASE, seats: SEATS } });
    const { id } = (await created.json()) as { id: string };
    await go(page, `t/${id}`);
    await expect(page.locator('[data-tile]').first()).toBeAttached();
    await playOut(page, id);
    await expect(overHeading(page)).toBeVisible();
    // The first page lists games: their number must not count.
    await go(page, 'settings');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[data-tile]')).toHaveCount(0);
    after.push(await kept(session));
  }
  const [early, late] = [after[1], after[GAMES - 1]];
  if (!early || !late) throw new Error('Too few games were played.');
  const line = ({ kilobytes, nodes, listeners }: Kept) =>
    `${kilobytes} KB, ${nodes} nodes, ${listeners} listeners`;
  process.stdout.write(`after 2 games: ${line(early)}; after ${GAMES}: ${line(late)}\n`);
});
