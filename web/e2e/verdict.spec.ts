// A finished game analyses itself: the verdict leads to a turning point in the replay, mistakes can be tried again, and tables
// that allow it give hints.
import type { Page } from '@playwright/test';
import { playOut } from './playout';
import { confirmButton, openTable, uncovered, type SeatWish } from './table';
import { expect, expectAccessible, expectFits, test } from './test';

const CARCASSONNE = { game: 'carcassonne', options: { farmers: true, first: 'listed' } };
const SEATS: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', level: 'beginner' },
];
/** A debug build at low priority on a busy machine takes longer than players wait. */
const ANALYSED = { timeout: 90_000 };

test.setTimeout(180_000);

/** Ann plays at random against a computer opponent, then resigns. Returns the table's id. */
async function lostGame(page: Page): Promise<string> {
  const id = await openTable(page, SEATS, undefined, CARCASSONNE);
  await playOut(page, id, 12);
  const resigned = await page.request.post(`${process.env.DUCHY_URL}api/tables/${id}/resign`, {
    data: { seat: 0 },
  });
  expect(resigned.ok()).toBe(true);
  return id;
}

test('the verdict leads to a turning point, where the better move can be seen', async ({ page }) => {
  const id = await lostGame(page);
  await page.goto(`./t/${id}`);
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toContainText(/luck|too close to call/i, ANALYSED);
  const points = page.getByRole('region', { name: 'What the analysis says' }).getByRole('link');
  await expect(points.first()).toContainText(/turn \d+.*cost.*Better/);
  expect(await points.count()).toBeLessThanOrEqual(3);
  await expectFits(page);
  await expectAccessible(page);

  await points.first().click();
  await expect(page).toHaveURL(/replay\/.*best/);
  const judged = page.locator('[data-judged]');
  await expect(judged).toContainText('was better:');
  // The choices have their values on the board.
  await expect(page.locator('[data-tag=best]')).toBeVisible();
  await expect(page.getByRole('button', { pressed: true }).filter({ hasText: '±' })).toHaveCount(1);

  // Points instead of chances; the table behind the curve leads to a moment.
  await page.getByText('Points ahead', { exact: true }).click();
  await expect(page.getByRole('img', { name: /Points ahead through the game/ })).toBeVisible();
  await page.getByText('As a table').click();
  await page.getByRole('row').getByRole('button', { name: '0', exact: true }).click();
  await expect(page).toHaveURL(/\/0/);
  const ledger = page.getByRole('table', { name: /Where the result of .* came from/ }).first();
  await expect(ledger).toContainText('Luck');
  await expectAccessible(page);
});

test('a mistake can be tried again', async ({ page }) => {
  const id = await lostGame(page);
  await page.goto(`./replay/${id}/0`);
  await page.getByRole('tab', { name: 'Analysis' }).click(ANALYSED);
  await page.locator('.marks').getByRole('button').first().click();
  const judged = page.locator('[data-judged]');
  await expect(judged).toContainText('comes next');
  await expect(page.locator('[data-tag]')).toHaveCount(0);
  await judged.getByRole('button', { name: 'Try it yourself' }).click();
  const check = judged.getByRole('button', { name: 'Check this move' });
  await expect(check).toBeDisabled();
  await expect(page.locator('.board [data-lit]').first()).toBeVisible();
  await (await uncovered(page, '.board [data-lit]'))?.click();
  await check.click();
  await expect(judged.getByRole('status')).toContainText(/%/, { timeout: 60_000 });
  await judged.getByRole('button', { name: 'Show the better move' }).click();
  await expect(judged).toContainText('was better:');
  await expect(page.locator('[data-tag=best]')).toBeVisible();
});

test('a hint shows the best move where the table allows it', async ({ page }) => {
  await openTable(page, SEATS, undefined, CARCASSONNE);
  await expect(page.locator('section[data-decision]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await openTable(page, SEATS, undefined, { ...CARCASSONNE, terms: { hints: true } });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-best]')).toContainText(/Best: .* Chance to win \d+%/, { timeout: 60_000 });
  await expect(confirmButton(page)).toBeEnabled();
  await expectFits(page);
  await expectAccessible(page);
});
