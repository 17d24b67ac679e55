import { expect, expectAccessible, expectFits, test } from './test';
import { answerByButtons, answerOnBoard, freeCell, HOT_SEAT, openTable, untilAsked } from './table';

test('the log shows points and undone moves, and a line highlights its place', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  await answerOnBoard(page);
  const line = page.getByRole('button', { name: /^Ann places / });
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-pointed]')).toHaveCount(1);
  await line.click();
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-pointed]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: /^Place your tile/ })).toBeVisible();
  await expect(page.locator('.undone')).toContainText(/Ann places/);
  await page.getByRole('button', { name: /^Undo/ }).click({ force: true });
  await expect(page.getByText('Nothing to undo.').first()).toBeVisible();
});

test('the language can be changed in the middle of a game', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('RU', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Выложите квадрат/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ann ?, ходит/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Мешок' })).toBeVisible();
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog').getByText('EN', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Place your tile/ })).toBeVisible();
});

test('resigning asks for confirmation and ends the game', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Bob: resign' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByRole('heading', { name: 'The game is over' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bob: resign' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expect(page.locator('.verdict')).toHaveText('Bob resigned. Ann won');
});

test('pointing at a feature shows its value and its owner', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  // The feature's area covers the tile and receives the pointer.
  const tile = page.locator('[data-tile="x=0 y=0"]').first();
  await expect(tile).toBeVisible();
  await tile.hover({ force: true });
  await expect(page.getByRole('note')).toHaveText(
    /^\s*(Road|City|Field)\s+1 tile, \d+ points? at the end · unclaimed\s*$/,
  );
  await expect(page.locator('[data-explained]').first()).toBeVisible();
});

test('a rule is read without leaving the table', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  await page.getByRole('link', { name: 'Rule place.match' }).click();
  const dialog = page.getByRole('dialog', { name: 'The rule' });
  await expect(dialog).toContainText('place.match');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('section[data-decision]')).toBeVisible();
});

test('the rules can be searched and each clause has an address', async ({ page }) => {
  await page.goto('./rules/carcassonne#place.adjacent');
  await expect(page.locator('article.current')).toBeInViewport();
  await page.getByRole('searchbox').fill('shield');
  await expect(page.getByText(/clauses? found/)).toBeVisible();
  await expect(page.locator('article').first()).toContainText(/shield/i);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'ru-RU']) {
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale });

      // The checker inspects every element of six pages.
      test.slow();

      test('every page is accessible and fits the screen', async ({ page }) => {
        await openTable(page, [{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await expectAccessible(page);
        await expectFits(page);

        await openTable(page, HOT_SEAT);
        await untilAsked(page);
        await expectAccessible(page);
        await (await freeCell(page)).click();
        await expectAccessible(page);
        await expectFits(page);

        for (const address of ['./', './new?game=carcassonne', './rules/carcassonne']) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await expectFits(page);
        }
      });
    });
  }
}

test('a game with many answers keeps them in a folded list beside the board', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  for (let move = 0; move < 8; move++) {
    await untilAsked(page);
    await answerByButtons(page);
  }
  await page.getByRole('tab', { name: 'Bag' }).click();
  await expect(page.getByText(/tiles left to draw/)).toBeVisible();
  await page.getByRole('tab', { name: 'Claims' }).click();
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await expect(page.locator('[data-pointed]').first()).toBeVisible();
});
