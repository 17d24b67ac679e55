import { expect, test } from './test';
import { answerOnBoard, expectSameMoment, untilAsked } from './table';

test('a guest joins by link, a third one watches, and all see the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./new?game=carcassonne');
  await page.getByLabel('Seat 1: name').fill('Ann');
  await page.getByText('Friends', { exact: true }).click();
  await page.getByText('More options').click();
  await page.getByLabel('First player').selectOption('listed');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Open seat')).toBeVisible();
  const link = await page.getByLabel('Link to this game').inputValue();
  expect(link.startsWith(`${baseURL}t/`)).toBe(true);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Bob');
  await guest.getByRole('button', { name: 'Join' }).click();

  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(link);
  await expect(watcher.getByText('You are watching.').filter({ visible: true })).toBeVisible();

  // The host sees the board without doing anything, and the log shows the start.
  await expect(page.getByRole('list', { name: /^Log, newest first/ })).toContainText('Ann goes first.');
  await expect(page.getByRole('heading', { name: /^Place your tile/ })).toBeVisible();
  await expect(page).toHaveTitle(/Your turn/);
  await expect(guest.getByRole('heading', { name: 'Waiting for Ann' })).toBeVisible();
  await expect(watcher.locator('section[data-decision]')).toHaveCount(0);

  await answerOnBoard(page);
  for (const one of [page, guest, watcher]) {
    await expect(one.locator('[data-tile]')).toHaveCount(2);
    await expect(one.getByRole('button', { name: /^Ann places / })).toBeVisible();
  }
  await answerOnBoard(page);
  await expect(guest.getByRole('heading', { name: /^Place your tile/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for Bob' })).toBeVisible();

  // Reloading the page resumes the game.
  await guest.reload();
  await untilAsked(guest);
  await answerOnBoard(guest);
  await expect(watcher.locator('[data-tile]')).toHaveCount(3);
  await expectSameMoment(guest, watcher);

  // The table is listed on the start page.
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.getByRole('link', { name: /Carcassonne.*Ann.*Bob/ }).click();
  await expect(page.locator('[data-tile]').first()).toBeVisible();

  await guest.context().close();
  await watcher.context().close();
});
