// Helpers for Catherine's drawn table, playing the first option offered.
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { answer, type GameWish } from './table';

export const CATHERINE: GameWish = { game: 'catherine', options: {} };

/** What to press, in order: confirm, a place for the card in hand, a city, the action, a card in hand, drawing. */
const ORDER = [
  '[data-confirm]:enabled',
  '.row .slot[data-lit]',
  '.row .place[data-lit]',
  '[data-city][data-lit]:not([data-picked])',
  '[data-place="act"][data-lit]',
  '[data-place="act_bonus"][data-lit]',
  '[data-hand][data-lit]:not([data-picked])',
  '[data-place="draw"][data-lit]',
];

/** The next thing to press on the table, once there is one. */
async function nextPress(page: Page): Promise<Locator> {
  await expect(page.locator(ORDER.join(', ')).filter({ visible: true }).first()).toBeVisible();
  const cityPicked = (await page.locator('[data-city][data-picked]').count()) > 0;
  for (const kind of ORDER) {
    if (cityPicked && kind.startsWith('[data-city]')) continue;
    const offers = page.locator(kind).filter({ visible: true });
    if ((await offers.count()) > 0) return offers.first();
  }
  throw new Error('nothing on the table can be pressed');
}

/** Answers using only the table. */
export async function answerOnTable(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  await answer(page, async () => {
    for (let presses = 0; presses < 10; presses++) {
      const next = await nextPress(page);
      const confirms = (await next.getAttribute('data-confirm')) !== null;
      await press(next);
      if (confirms) return;
    }
    throw new Error('ten presses, and still no answer');
  });
}

/** Chooses the cards at these positions of the hand, and confirms. */
export async function firstPicks(page: Page, places: readonly number[]): Promise<void> {
  for (const place of places) {
    const card = page.locator(`[data-hand="${place}"]`);
    await card.click();
    await expect(card).toHaveAttribute('data-picked');
  }
  await page.locator('[data-confirm]').click();
}
