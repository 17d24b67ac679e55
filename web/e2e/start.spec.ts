import { expect, expectAccessible, expectFits, test } from './test';

test('the start page says what Duchy is and leads to a new game', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Duchy: five great board games, one table');
  await page.getByRole('main').getByRole('link', { name: 'New game', exact: true }).click();
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the language can be changed and is remembered', async ({ page }) => {
  await page.goto('./');
  // The radio itself is hidden behind its label, so click the label.
  await page.getByText('RU', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пять отличных игр за одним столом');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пять отличных игр за одним столом');
});

test('the theme can be changed and is remembered', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Theme: Automatic' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
});

test('a page can be opened by its address, and an unknown address is reported', async ({ page }) => {
  await page.goto('./rules/carcassonne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: Carcassonne');
  await page.goto('./rules/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here');
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five great board games, one table');
});

test('the keyboard can skip the header', async ({ page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'New game', exact: true })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'ru-RU']) {
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale });

      test('the start page is accessible and fits the screen', async ({ page }) => {
        await page.goto('./');
        await expectAccessible(page);
        await expectFits(page);
      });
    });
  }
}
