import { expect, test } from './test';
import { answerByButtons, answerOnBoard, HOT_SEAT, openTable, overHeading, untilAsked } from './table';

// A whole game takes more than a hundred answers.
test.setTimeout(240_000);
// Recording every step of it would take longer than playing it.
test.use({ trace: 'off' });

test('a hot-seat game can be played to the end by button names alone', async ({ page }) => {
  const id = await openTable(page, HOT_SEAT);
  let answers = 0;
  while (await untilAsked(page)) {
    await answerByButtons(page);
    answers += 1;
  }
  expect(answers).toBeGreaterThan(70);
  await expect(overHeading(page)).toBeVisible();
  // A tile that fits nowhere goes back to the box.
  const replay = await page.request.get(`${process.env.DUCHY_URL}api/tables/${id}/replay`);
  const { log } = (await replay.json()) as { log: { events: { event: { event: string } }[] }[] };
  const away = log.flatMap(({ events }) => events).filter(({ event }) => event.event === 'put_away');
  await expect(page.locator('[data-tile]')).toHaveCount(72 - away.length);
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
