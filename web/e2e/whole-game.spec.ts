import { expect, test } from './test';
import { answerByButtons, answerOnBoard, HOT_SEAT, openTable, overHeading, untilAsked } from './table';

// A whole game takes more than a hundred answers.
test.setTimeout(240_000);
// Recording every step of it would take longer than playing it.
test.use({ trace: 'off' });

test('a hot-seat game can be played to the end by button names alone', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  let answers = 0;
  while (await untilAsked(page)) {
    await answerByButtons(page);
    answers += 1;
  }
  expect(answers).toBeGreaterThan(70);
  await expect(overHeading(page)).toBeVisible();
  await expect(page.locator('[data-tile]')).toHaveCount(72);
  await expect(page.locator('.verdict')).toContainText(/Ann|Bob/);
});

test('a game against the computer can be played to the end on the board', async ({ page }) => {
  await openTable(page, [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', level: 'greedy' },
  ]);
  while (await untilAsked(page)) await answerOnBoard(page);
  await expect(overHeading(page)).toBeVisible();
  await expect(page.locator('[data-figure]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jsonl$/);
});
