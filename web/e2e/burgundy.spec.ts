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
  const [goal, lit] = [page.locator('[data-goal]').first(), page.locator('[data-first]')];
  const placeless = page.locator('[data-placeless]').first();
  await answer(page, async () => {
    for (let presses = 0; presses < 8; presses++) {
      await expect(goal.or(lit).or(placeless).first()).toBeVisible();
      if ((await goal.count()) > 0) return goal.click();
      const count = await lit.count();
      if (count === 0) break;
      await lit.nth(pick % count).click();
    }
    await placeless.click();
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

/** The arrows, those first that bring the cursor closer to the place. */
async function arrowsTowards(page: Page, place: string): Promise<string[]> {
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
  const across = dx < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const down = dy < 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
  const [[near, back], [other, away]] = Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
  return [near, other, away, back].map((arrow) => arrow ?? '');
}

/** Moves the cursor to a place. What lies between depends on the deal: where it comes back to, it tries the next arrow. */
async function moveTo(page: Page, place: string): Promise<void> {
  const cursor = page.locator('.cursor').first();
  const there = page.locator(`.cursor${place}`);
  const tried = new Map<string, number>();
  for (let step = 0; step < 80 && (await there.count()) === 0; step++) {
    const here = (await cursor.getAttribute('data-spot')) ?? '';
    const times = tried.get(here) ?? 0;
    tried.set(here, times + 1);
    await page.keyboard.press((await arrowsTowards(page, place))[times % 4] ?? '');
  }
  await expect(there).toHaveCount(1);
}

test('a die and its action are chosen with the keyboard alone', async ({ page }) => {
  await openTable(page, HOT_SEAT, undefined, BASIC);
  await untilAsked(page);
  await expect(page.locator('[data-first]').first()).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  // The first arrow goes to what is nearest: that depends on the deal.
  await page.keyboard.press('ArrowRight');
  await moveTo(page, '[data-place^="die"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-picked][data-place^="die"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-picked]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-picked][data-place^="die"]').first()).toBeVisible();
  // From the die to the workers, which are always available.
  await moveTo(page, '[data-place^="workers"]');
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
      await expect(workers).toBeVisible();
      const box = await workers.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(40);
      await workers.tap();
      await answer(page, () => confirmButton(page).tap());
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'История и не только' }).tap();
    await page.getByRole('tab', { name: 'Тайлы' }).tap();
    await expect(page.getByText(/лицом вниз/)).toBeVisible();
    await expectAccessible(page);
  });
});
