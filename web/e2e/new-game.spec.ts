import { expect, expectAccessible, expectFits, resize, test } from './test';
import { untilAsked } from './table';

const GAMES = ['carcassonne', 'burgundy', 'burgundy-cards', 'tuscany', 'catherine'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

for (const game of GAMES) {
  test(`${game}: Play is in view, and few controls come before it`, async ({ page }) => {
    for (const size of SIZES) {
      await resize(page, size);
      await page.goto(`./new?game=${game}`);
      const play = page.getByRole('button', { name: 'Play', exact: true });
      await expect(play).toBeInViewport({ ratio: 1 });
      await expectFits(page);
    }
    // A group of radio buttons is one control: one press of Tab.
    const controls = await page.locator('form').evaluate((form) => {
      const before = [...form.querySelectorAll('input, button, select, a[href]')].filter(
        (one) => !one.closest('details') && !one.closest('.bar'),
      );
      const names = before.map((one, index) =>
        one instanceof HTMLInputElement && one.type === 'radio' ? one.name : String(index),
      );
      return new Set(names).size;
    });
    expect(controls).toBeLessThanOrEqual(8);
  });
}

test('who plays, how strong and which variant are summed up beside the button', async ({ page }) => {
  await page.goto('./new?game=carcassonne');
  const bar = page.locator('.bar');
  await expect(bar).toContainText(/Carcassonne\s*Base game\s*you v Casual/);
  await page.getByText('Expert', { exact: true }).first().click();
  await page.getByText('3', { exact: true }).click();
  await page.getByRole('radio', { name: /The abbot/ }).check({ force: true });
  await expect(bar).toContainText(/Carcassonne\s*The abbot\s*you v 2 × Expert/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await untilAsked(page);

  // The same is offered next time, also without naming the game.
  await page.goto('./new');
  await expect(bar).toContainText(/Carcassonne\s*The abbot\s*you v 2 × Expert/);
});

test('friends get a link, one device needs none, and a solo game has one seat', async ({ page }) => {
  await page.goto('./new?game=burgundy-cards&who=friends');
  const bar = page.locator('.bar');
  await expect(bar).toContainText('you and 1 friend');
  await page.getByText('One device', { exact: true }).click();
  await expect(page.getByLabel('Seat 2: name')).toBeVisible();
  await page.getByText('Solo', { exact: true }).click();
  await expect(bar).toContainText('solo');
  await expect(page.getByLabel('Seat 2: name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await untilAsked(page);
});

test('a badge changes its colour when it is pressed', async ({ page }) => {
  await page.goto('./new?game=tuscany');
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-1'));
  await expect(page.getByRole('button', { name: 'Seat 1: next colour' })).toBeVisible();
  const before = await colour();
  await page.getByRole('button', { name: 'Seat 1: next colour' }).click();
  await expect.poll(colour).not.toBe(before);
});

test('the keyboard alone sets up a game and starts it', async ({ page }) => {
  await page.goto('./new?game=catherine');
  await page.getByRole('radio', { name: 'Computer' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.bar')).toContainText('you v 2 × Beginner');
  await page.getByLabel('Seat 1: name').focus();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');
  await untilAsked(page);
});

test('every option explains itself', async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`./new?game=${game}`);
    await page.getByText('More options').click();
    const silent = await page
      .locator('form > details')
      .evaluate((details) =>
        [...details.querySelectorAll('section:last-of-type :is(.flag input[type=checkbox], .field select)')]
          .filter((one) => !one.getAttribute('aria-describedby'))
          .map((one) => one.closest('.flag, .field')?.textContent),
      );
    expect(silent).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'ru-RU']) {
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale });

      test('a new game is accessible and fits the screen', async ({ page }) => {
        for (const game of ['carcassonne', 'burgundy-cards']) {
          await page.goto(`./new?game=${game}`);
          await page.locator('form summary').first().click();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await expectFits(page);
        }
      });
    });
  }
}
