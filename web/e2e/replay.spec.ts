// A finished game is stepped through by slider, keys and log, from several points of view; it is played on from the middle; and
// its record is opened from a file.
import type { Page } from '@playwright/test';
import { openTable } from './table';
import { expect, expectAccessible, expectFits, test } from './test';

const TUSCANY = { game: 'tuscany', options: { first: 'listed' } };

/** A game of two that ends early: some moves by the API, then one resigns. Returns its id. */
async function shortGame(page: Page, moves = 8): Promise<string> {
  const id = await openTable(
    page,
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Ben' },
    ],
    undefined,
    TUSCANY,
  );
  const base = process.env.DUCHY_URL ?? '';
  for (let move = 0; move < moves; move += 1) {
    const state = await page.evaluate(async (address) => {
      const source = new EventSource(address);
      const message = await new Promise<MessageEvent<string>>((resolve) =>
        source.addEventListener('state', (event) => resolve(event as MessageEvent<string>)),
      );
      source.close();
      return JSON.parse(message.data) as { decision: { id: number; choices: { action: string }[] } };
    }, `${base}api/tables/${id}/stream`);
    const action = state.decision.choices[0]?.action;
    const answer = await page.request.post(`${base}api/tables/${id}/actions`, {
      data: { decision: state.decision.id, action },
    });
    expect(answer.ok()).toBe(true);
  }
  const resigned = await page.request.post(`${base}api/tables/${id}/resign`, { data: { seat: 1 } });
  expect(resigned.ok()).toBe(true);
  return id;
}

const moment = (page: Page) => page.locator('[data-seq]').first();

test('a game is stepped through by slider, keys and log', async ({ page }) => {
  await page.goto('./');
  const id = await shortGame(page);
  await page.goto(`./t/${id}`);
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Replay/ })).toBeVisible();
  await expect(page).toHaveURL(/replay\/.*\/0/);
  await expect(moment(page)).toHaveAttribute('data-seq', '0');

  await page.keyboard.press('ArrowRight');
  await expect(moment(page)).toHaveAttribute('data-seq', '1');
  await page.keyboard.press('End');
  await expect(moment(page)).toHaveAttribute('data-seq', '9');
  await page.keyboard.press('ArrowLeft');
  await expect(moment(page)).toHaveAttribute('data-seq', '8');
  await page.keyboard.press('Home');
  await expect(moment(page)).toHaveAttribute('data-seq', '0');
  // The log follows.
  await expect(page.getByRole('link', { name: 'Show move 0' })).toBeInViewport();

  await page.getByRole('slider', { name: 'Move' }).fill('5');
  await expect(page).toHaveURL(/\/5/);
  await expect(moment(page)).toHaveAttribute('data-seq', '5');
  await page.getByRole('link', { name: 'Show move 3' }).click();
  await expect(moment(page)).toHaveAttribute('data-seq', '3');

  // Playing goes on to the end by itself.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'Very fast' });
  await page.getByRole('button', { name: 'Play (space)' }).click();
  await expect(moment(page)).toHaveAttribute('data-seq', '9');
  await expect(page.getByRole('button', { name: 'Play (space)' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('a link shows that moment from that point of view', async ({ page, browser }) => {
  await page.goto('./');
  const id = await shortGame(page);
  await page.goto(`./replay/${id}/6?as=open`);
  await expect(moment(page)).toHaveAttribute('data-seq', '6');
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  await expect(eyes).toHaveValue('open');
  await eyes.selectOption({ label: 'Ben' });
  await expect(page).toHaveURL(/6\?as=1/);
  await expect(moment(page)).toHaveAttribute('data-seq', '6');

  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(page.url());
  await expect(moment(friend)).toHaveAttribute('data-seq', '6');
  await expect(friend.getByRole('combobox', { name: 'Seen by' })).toHaveValue('1');
  await other.close();
});

test('a game is played on from the middle', async ({ page }) => {
  await page.goto('./');
  const id = await shortGame(page);
  await page.goto(`./replay/${id}/5?as=0`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /As Ann knew it/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByText(/New game from here/).first()).toBeVisible();
});

test('a record is opened from a file', async ({ page }) => {
  await page.goto('./');
  const id = await shortGame(page);
  const record = await (await page.request.get(`${process.env.DUCHY_URL}api/tables/${id}/record`)).body();
  await page.goto('./replay');
  await expectAccessible(page);
  const file = { name: 'game.jsonl', mimeType: 'application/jsonl', buffer: record };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/replay\/file-/);
  await expect(moment(page)).toHaveAttribute('data-seq', '0');
  await page.keyboard.press('End');
  await expect(moment(page)).toHaveAttribute('data-seq', '9');
});

test.describe(() => {
  test.use({ tolerated: [/422/] });
  test('a file that is no record says so', async ({ page }) => {
    await page.goto('./replay');
    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a record') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(/line 1/);
  });
});

test('a phone has room for the board and the controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const id = await shortGame(page);
  await page.goto(`./replay/${id}/4`);
  await expect(moment(page)).toHaveAttribute('data-seq', '4');
  await expectFits(page);
  const board = await page.locator('[data-board]').first().boundingBox();
  expect(board?.height ?? 0).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'One move forward (→)' }).click();
  await expect(moment(page)).toHaveAttribute('data-seq', '5');
});
