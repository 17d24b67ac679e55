import { expect, test } from './test';
import { answer, confirmButton, HOT_SEAT, openTable, untilAsked } from './table';

const candidate = '[data-candidate]';

test('tiles and figures are placed with the keyboard alone', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  // The board loads a moment after the question.
  await expect(page.locator('[data-tile]').first()).toBeVisible();

  // To the board, to a square, rotate, confirm.
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.cursor')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(candidate)).toBeVisible();
  const first = await page.locator(candidate).getAttribute('data-candidate');
  await page.keyboard.press('Escape');
  await expect(page.locator(candidate)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator(candidate)).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+R');
  await expect(page.locator(candidate)).toHaveAttribute('data-candidate', first ?? '');
  await answer(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('heading', { name: /^Place a meeple/ })).toBeVisible();

  // Undo, and place it again by digit.
  await answer(page, () => page.keyboard.press('u'));
  await expect(page.getByRole('heading', { name: /^Place your tile/ })).toBeVisible();
  await expect(page.locator('.undone')).toHaveCount(1);
  await page.locator('summary').press('Enter');
  await expect(page.locator('.choice').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator(candidate)).toBeVisible();
  await answer(page, () => page.keyboard.press('Enter'));

  // A figure by digit.
  await untilAsked(page);
  await page.keyboard.press('1');
  await expect(page.locator(candidate)).toBeVisible();
  await expect(confirmButton(page)).toBeEnabled();
  await answer(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('list', { name: /^Log, newest first/ })).toContainText(/places a /);

  // By tabbing, without any shortcut.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.getByRole('checkbox', { name: /shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).not.toBeFocused();
  await untilAsked(page);
  await answer(page, async () => {
    await page.locator('.choice').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(candidate)).toBeVisible();
    await confirmButton(page).focus();
    await expect(confirmButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
  });
});

test('events are announced to screen readers', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  // The board loads a moment after the question.
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: /of the last tile|Place here/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Place here' })).toHaveCount(1);
  await answer(page, () => page.keyboard.press('Enter'));
  const spoken = page.getByRole('status').filter({ hasText: 'Your turn.' });
  await expect(spoken).toHaveText(/Ann places .* Your turn\. Place a meeple/);
});
