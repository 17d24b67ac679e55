import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import {
  answer,
  confirmButton,
  openTable,
  overHeading,
  untilAsked,
  type GameWish,
  type SeatWish,
} from './table';

const QUICK: GameWish = { game: 'tuscany', options: { layout: 'random', first: 'listed' } };
const WHOLE: GameWish = { game: 'tuscany', options: { layout: 'chosen', first: 'listed' } };
const AGAINST_BOT: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', level: 'random' },
];

/** Where to press, best first: place what can be placed, save for what is stored, take what fits. */
const WISHES = [
  '[data-cell]',
  '[data-place^="bonus_tile "]',
  '[data-place^="marble "]',
  '[data-place^="open_type "]',
  '.table:has([data-place^="stored "]) [data-place="deck"]',
  '.fits [data-place^="open "]',
  '[data-place^="open "]',
  '[data-place="deck"]',
].map((wish) => `${wish}[data-lit]`);

/** Answers using only the table. */
async function answerOnTable(page: Page): Promise<void> {
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await answer(page, async () => {
    const wish = await page.evaluate(
      (wishes) => wishes.find((one) => document.querySelector(one) !== null),
      WISHES,
    );
    const first = page.locator(wish ?? '[data-lit]').first();
    await first.click({ force: true });
    // Press where the piece goes, which of several tiles, or what leaves a full storage.
    const candidate = page.locator('[data-candidate]');
    const next = page
      .locator('[data-cell].next, :is([data-place^="stored "], [data-place^="open "]).next')
      .first();
    for (let step = 0; step < 2; step += 1) {
      await expect(candidate.or(next).first()).toBeAttached();
      if ((await candidate.count()) > 0) break;
      await next.click({ force: true });
    }
    await expect(candidate).toBeVisible();
    await page.locator('[data-goal]').first().click({ force: true });
  });
}

// Recording every step of a whole game would take longer than playing it.
test.use({ trace: 'off' });

test('a game can be played to the end on the table', async ({ page }) => {
  test.setTimeout(120_000);
  await openTable(page, AGAINST_BOT, undefined, QUICK);
  let answers = 0;
  while (await untilAsked(page)) {
    await answerOnTable(page);
    answers += 1;
  }
  expect(answers).toBeGreaterThan(20);
  await expect(overHeading(page)).toBeVisible();
  await expect.poll(() => page.locator('[data-piece]').count()).toBeGreaterThan(5);
  await page.locator('[data-chip="1"]').click();
  await expect(page.getByRole('group', { name: /realm$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Points' }).click();
  await expect(page.getByRole('table')).toContainText('monastery');
  await expectAccessible(page);
});

test('boards can be dragged, turned and shifted, by pointer and by keyboard', async ({ page }) => {
  await openTable(page, AGAINST_BOT, undefined, WHOLE);
  await untilAsked(page);
  const candidate = page.locator('[data-candidate]');
  await expect(candidate).toHaveAttribute('data-candidate', /^lay A, B up, C up/);

  const board = page.locator('[data-board-place="0"]');
  await (await board.elementHandle())?.waitForElementState('stable');
  const box = await board.boundingBox();
  if (!box) throw new Error('the first board is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width, y + 4, { steps: 5 });
  await page.mouse.up();
  await expect(candidate).toHaveAttribute('data-candidate', /^lay B, A up, C up/);

  await page.getByRole('button', { name: 'Turn board A' }).click();
  await page.getByRole('button', { name: 'Shift board A down' }).click();
  await expect(candidate).toHaveAttribute('data-candidate', /^lay B, A turned down, C up/);

  const free = page.locator('[data-castle]:not(.chosen)').first();
  const space = await free.getAttribute('data-castle');
  await free.click();
  await expect(candidate).toHaveAttribute('data-candidate', `lay B, A turned down, C up, castle ${space}`);

  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(candidate).toHaveAttribute('data-candidate', /^lay A, B down, C up/);
  await page.keyboard.press('Space');
  await answer(page, () => page.keyboard.press('Enter'));
  await untilAsked(page);
  await expect(page.getByRole('heading', { name: /^Choose your first bonus tile/ })).toBeVisible();
});

/** Begins games until an open tile fits the realm in the first turn: in a few deals none does. Returns the tile. */
async function untilOneFits(page: Page, begin: () => Promise<void>): Promise<Locator> {
  const fitting = page.locator('[data-place^="open "][data-lit]');
  do {
    await begin();
    // Drawing cards is part of every turn.
    await expect(page.locator('[data-place="deck"][data-lit]')).toBeAttached();
  } while ((await fitting.count()) === 0);
  return fitting.first();
}

test('a bonus tile and a tile are chosen with the keyboard alone', async ({ page }) => {
  const candidate = page.locator('[data-candidate]');
  const tile = await untilOneFits(page, async () => {
    await openTable(page, AGAINST_BOT, undefined, QUICK);
    await untilAsked(page);
    await expect(page.getByRole('application')).toBeVisible();
    await page.keyboard.press('b');
    await expect(page.getByRole('application')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(candidate).toHaveAttribute('data-candidate', /^bonus /);
    const first = await candidate.getAttribute('data-candidate');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(candidate).not.toHaveAttribute('data-candidate', first ?? '');
    await page.keyboard.press('Escape');
    await expect(candidate).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(confirmButton(page)).toBeEnabled();
    await answer(page, () => page.keyboard.press('Enter'));
  });

  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(candidate).toHaveAttribute('data-candidate', /^take /);
  await expect(confirmButton(page)).toBeEnabled();
  await answer(page, () => page.keyboard.press('Enter'));
  await untilAsked(page);
  await expect(page.locator('[data-place^="stored "]')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'ru-RU',
  });

  test('in dark mode and Russian: lay out a realm and take a tile', async ({ page }) => {
    const tile = await untilOneFits(page, async () => {
      await openTable(page, AGAINST_BOT, undefined, WHOLE);
      await untilAsked(page);
      await page.getByRole('button', { name: 'Повернуть планшет A' }).tap();
      await expectFits(page);
      await answer(page, () => confirmButton(page).tap());
      await untilAsked(page);
      await page.locator('[data-place^="bonus_tile "][data-lit]').first().tap();
      await answer(page, () => page.locator('[data-place^="bonus_tile "].picked').tap());
    });
    await tile.tap();
    await expectFits(page);
    const size = await tile.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await answer(page, () => page.locator('[data-place^="open "].picked').first().tap());
    await untilAsked(page);
    await expectAccessible(page);
  });
});
