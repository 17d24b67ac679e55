// What the tests do at Catherine's drawn table, as somebody would who takes what is offered first.
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { answer, type GameWish } from './table';

export const CATHERINE: GameWish = { game: 'catherine', options: {} };

/** The next thing to pick: doing it, a place for the card in hand, a city, what settles it, a card. */
async function nextPick(page: Page): Promise<Locator> {
  const lit = (what: string) => page.locator(`[data-lit${what}]:visible`);
  const picked = (await page.locator('[data-city][aria-pressed="true"]').count()) > 0;
  const offers = [
    lit('="do"'),
    lit('="slot"'),
    lit('^="under:"'),
    ...(picked ? [] : [lit('^="city:"')]),
    lit('="choice:no-bonus"'),
    lit('^="hand:"][aria-pressed="false"'),
    lit('="choice:draw"'),
  ];
  for (const offer of offers) if ((await offer.count()) > 0) return offer.first();
  throw new Error('nothing on the table can be picked');
}

/** Answers on the table alone. */
export async function answerOnTable(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  // The board comes a moment after the question.
  await expect(page.locator('[data-lit]').first()).toBeAttached();
  await answer(page, async () => {
    for (let clicks = 0; clicks < 10; clicks++) {
      const next = await nextPick(page);
      const last = (await next.getAttribute('data-lit')) === 'do';
      await press(next);
      if (last) return;
    }
    throw new Error('ten clicks, and still no answer');
  });
}

/** Chooses the cards at these places of the hand, and does it. */
export async function firstPicks(page: Page, places: readonly number[]): Promise<void> {
  for (const place of places) await page.locator(`[data-lit="hand:${place}"]`).click();
  await page.locator('[data-lit="do"]').click();
}
