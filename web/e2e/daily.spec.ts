import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';

/** Plays a table to the end with the first choice each time, as fast as the server responds. */
async function playOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const table = new URL(`api/tables/${id}/`, document.baseURI).href;
    await new Promise<void>((over) => {
      let answered = -1;
      const stream = new EventSource(`${table}stream`);
      stream.addEventListener('state', async ({ data }: MessageEvent<string>) => {
        const { status, decision } = JSON.parse(data) as {
          status: object;
          decision: { id: number; choices: { action: string }[] } | null;
        };
        if ('over' in status) {
          stream.close();
          over();
        } else if (decision && decision.id !== answered) {
          answered = decision.id;
          const body = JSON.stringify({ decision: decision.id, action: decision.choices[0]?.action });
          const headers = { 'content-type': 'application/json' };
          await fetch(`${table}actions`, { method: 'POST', headers, body });
        }
      });
    });
  });
}

test('the daily deal counts once, and can be replayed for practice', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('main').getByRole('link', { name: 'Daily deal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daily deal' })).toBeFocused();
  await expect(page.getByText('You haven’t played it yet.')).toBeVisible();
  await expect(page.getByText(/stays secret until the day is over/)).toBeVisible();
  await expect(page.locator('[data-key]')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  const name = `Ann ${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByRole('region', { name: 'You against the rival' })).toBeVisible();
  const counted = page.url();

  // Leave and come back: it is the same game.
  await page.goto('./daily');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(counted);
  await playOut(page);

  await page.getByRole('link', { name: 'Best scores of the day' }).click();
  await expect(page.getByText(/^You (won|lost) with \d+ points?: place \d+\.$/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
  await page.getByRole('button', { name: 'Play it again, for practice' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  expect(page.url()).not.toBe(counted);
});

test.describe('a future day', () => {
  // The browser logs the refusal, which is the point here.
  test.use({ tolerated: [/404/] });

  test('is not found', async ({ page }) => {
    await page.goto('./daily/2999-01-01');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  });
});
