import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import {
  answer,
  confirmButton,
  HOT_SEAT,
  openTable,
  overHeading,
  panel,
  untilAsked,
  type GameWish,
} from './table';

// A whole game takes about a hundred answers.
test.setTimeout(240_000);
// Recording every step of it would take longer than playing it.
test.use({ trace: 'off' });

const BASIC: GameWish = {
  game: 'burgundy',
  options: { estates: 'one', choosing: 'open', leftover: 'discarded', tie: 'fewest', first: 'listed' },
};

/** Answers by pressing places on the table: one after another, then the last one again to confirm. */
async function answerOnTable(page: Page, pick: number): Promise<void> {
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await answer(page, async () => {
    for (let presses = 0; presses < 8; presses++) {
      const goal = page.locator('[data-goal]').first();
      if ((await goal.count()) > 0) return goal.click();
      const lit = page.locator('[data-first]');
      const count = await lit.count();
      if (count === 0) break;
      await lit.nth(pick % count).click();
    }
    await page.locator('[data-placeless]').first().click();
    await confirmButton(page).click();
  });
}

test('a game against the computer can be played to the end on the table', async ({ page }) => {
  const seats = [{ kind: 'me', name: 'Ann' } as const, { kind: 'bot', level: 'greedy' } as const];
  await openTable(page, seats, undefined, BASIC);
  let answers = 0;
  while (await untilAsked(page)) await answerOnTable(page, answers++);
  expect(answers).toBeGreaterThanOrEqual(50);
  await expect(overHeading(page)).toBeVisible();
  await page.locator('[data-chip="1"]').click();
  await expect(page.locator('[data-space] [data-tile]').nth(10)).toBeVisible();
});

/** The arrow that brings the cursor closer to the place; every third time the other axis, to get around what lies between. */
async function arrowTowards(page: Page, place: string, step: number): Promise<string> {
  const middle = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
  const [from, to] = [await middle('.cursor'), await middle(place)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sideways = Math.abs(dx) > Math.abs(dy) !== (step % 3 === 2);
  if (sideways) return dx < 0 ? 'ArrowLeft' : 'ArrowRight';
  return dy < 0 ? 'ArrowUp' : 'ArrowDown';
}

test('a die and its action are chosen with the keyboard alone', async ({ page }) => {
  await openTable(page, HOT_SEAT, undefined, BASIC);
  await untilAsked(page);
  await expect(page.locator('[data-first]').first()).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-picked]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-picked]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  // From the die to the workers, which are always available.
  const atWorkers = page.locator('.cursor[data-place^="workers"]');
  for (let step = 0; step < 20 && (await atWorkers.count()) === 0; step++)
    await page.keyboard.press(await arrowTowards(page, '[data-place^="workers"]', step));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-candidate^="workers"]')).toBeVisible();
  await answer(page, () => page.keyboard.press('Enter'));
  await expect(panel(page)).toContainText(/second die/);
});

test('a tile explains itself, and an illegal move says why', async ({ page }) => {
  await openTable(page, HOT_SEAT, undefined, BASIC);
  await untilAsked(page);
  // The table may still be resizing when the pointer arrives.
  await expect(async () => {
    await page.locator('[data-depot] [data-tile="castle"]').first().hover({ force: true });
    await expect(page.getByRole('note')).toContainText('A castle gives you another action', {
      timeout: 1000,
    });
  }).toPass();
  await page.locator('[data-place^="die"]').first().click();
  await expect(page.locator('[data-picked]').first()).toBeVisible();
  // One silver is not enough for the black depot.
  await page.locator('[data-depot="0"] [data-tile]').first().click();
  await expect(page.getByText('A tile costs two silver.').first()).toBeVisible();
  await expectAccessible(page);
});

test('an estate and its castle space are chosen on the boards themselves', async ({ page }) => {
  const experts = { ...BASIC, options: { ...BASIC.options, estates: 'free', choosing: 'hidden' } };
  await openTable(page, HOT_SEAT, undefined, experts);
  await untilAsked(page);
  for (const estate of [4, 7]) {
    await expect(page.locator('[data-estate]')).toHaveCount(9);
    await page.locator(`[data-estate="${estate}"]`).click();
    await page.locator(`[data-place^="site estate=${estate} "]`).first().click();
    await answer(page, () => page.locator('[data-place^="site"][data-goal]').click());
  }
  await expect(page.locator('[data-depot] [data-tile]').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'ru-RU',
  });

  test('in dark mode and Russian: tap a die, tap a place, confirm', async ({ page }) => {
    await openTable(page, HOT_SEAT, undefined, BASIC);
    for (const name of ['Ann', 'Ann', 'Bob']) {
      await untilAsked(page);
      await page
        .getByRole('button', { name: /^Кубик/ })
        .first()
        .tap();
      await expectFits(page);
      await page.getByRole('button', { name: 'Рынок' }).tap();
      await page.getByRole('button', { name }).tap();
      const workers = page.locator('[data-place^="workers"]');
      const box = await workers.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(40);
      await workers.tap();
      await answer(page, () => page.getByRole('button', { name: /^Подтвердить: / }).tap());
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'История и не только' }).tap();
    await page.getByRole('tab', { name: 'Тайлы' }).tap();
    await expect(page.getByText(/лицом вниз/)).toBeVisible();
    await expectAccessible(page);
  });
});
