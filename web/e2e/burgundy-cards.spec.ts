import type { Page } from '@playwright/test';
import { openWithHand } from './burgundy-cards';
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

const GAME: GameWish = { game: 'burgundy-cards', options: { last_two: false, first: 'listed' } };
const ALONE: SeatWish[] = [{ kind: 'me', name: 'Ann' }];

// Recording every step of a whole game would take longer than playing it.
test.use({ trace: 'off' });

/** Answers on the table: a lit place, then where it goes, then confirm; answers without a place are in the tray. */
async function answerOnTable(page: Page): Promise<void> {
  await expect(page.locator('[data-place][data-lit], [data-tray]').first()).toBeVisible();
  await answer(page, async () => {
    const wanted = ['project', 'stored', 'pile', 'bonus', 'offer', 'display', 'hand'];
    const lit = await page
      .locator('[data-place][data-lit]')
      .evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset.place ?? ''));
    const best = wanted.map((kind) => lit.find((key) => key.startsWith(`${kind} `))).find(Boolean) ?? lit[0];
    if (best) {
      await page
        .locator(`[data-place="${best}"]`)
        .first()
        .click({ position: { x: 20, y: 20 } });
    }
    // Several things can be done there, or the question has no place.
    const tray = page.locator('[data-tray]').first();
    await expect(confirmButton(page).or(tray).first()).toBeVisible();
    if ((await confirmButton(page).count()) === 0) await tray.click();
    await confirmButton(page).click();
  });
}

test('a game against the rival can be played to the end on the table', async ({ page }) => {
  test.setTimeout(120_000);
  await openTable(page, ALONE, undefined, GAME);
  await expect(page.getByRole('region', { name: 'You against the rival' })).toBeVisible();
  let answers = 0;
  while (await untilAsked(page)) {
    await answerOnTable(page);
    answers += 1;
  }
  expect(answers).toBeGreaterThan(11);
  await expect(overHeading(page)).toBeVisible();
  await expect(page.locator('[data-won]')).toHaveText(/^(Victory|Defeat)/);
  // The rival's tableau is one press away.
  await page.getByRole('button', { name: /^Rival/ }).click();
  await expect(page.locator('[data-place="rival_stack of=mine"]')).toBeVisible();
});

test('arrows, Enter and Escape play without a mouse, and a refusal names its rule', async ({ page }) => {
  await openWithHand(page, [...ALONE, { kind: 'me', name: 'Bob' }], GAME.options);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-picked]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-picked]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(confirmButton(page)).toBeEnabled();
  await answer(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('img', { name: /^Die: / })).toBeVisible();

  // Ask about a row that no worker reaches.
  const far = page.locator('[data-place^="display "]:not([data-lit])').first();
  await far.click({ position: { x: 20, y: 20 } });
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /worker|die/i })
      .first(),
  ).toBeVisible();

  // Another tableau, and back.
  await page.locator('[data-chip="1"]').click();
  await expect(page.locator('[data-place^="hand "]')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'ru-RU',
  });

  test('cards are tapped, previewed and confirmed', async ({ page }) => {
    const seats: SeatWish[] = [
      { kind: 'me', name: 'Аня' },
      { kind: 'bot', level: 'greedy' },
    ];
    await openWithHand(page, seats, GAME.options);
    const card = page.locator('[data-place^="hand "]').first();
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expectFits(page);
    const box = await card.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(40);
    await answer(page, () => card.tap());
    await untilAsked(page);
    const taken = page.locator('[data-place^="display "][data-lit]').first();
    await taken.tap();
    await answer(page, () => confirmButton(page).tap());
    await expectAccessible(page);
    await page.getByRole('button', { name: 'История и не только' }).tap();
    await page.getByRole('tab', { name: 'Карты' }).tap();
    await expect(page.getByText('Приносит 2 серебра.')).toBeVisible();
    await page.getByRole('tab', { name: 'Очки' }).tap();
    await expect(page.getByText('Очки за тройку')).toBeVisible();
    await expectAccessible(page);
  });
});
