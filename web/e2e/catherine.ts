// What the tests do at Catherine's drawn table, as somebody would who takes what is offered first.
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { answer, type GameWish } from './table';

export const CATHERINE: GameWish = { game: 'catherine', options: {} };

/** What to pick first: doing it, a place for the card in hand, a city, what settles it, a card, drawing. */
const ORDER = ['do', 'slot', 'under:', 'city:', 'choice:no-bonus', 'hand:', 'choice:draw'];

/** The next thing to pick, by the name the table gives it. */
async function nextPick(page: Page): Promise<string> {
  const offers = await page.locator('[data-lit]:visible').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.getAttribute('data-lit') ?? '',
      picked: element.getAttribute('aria-pressed') === 'true',
    })),
  );
  const cityPicked = offers.some(({ name, picked }) => picked && name.startsWith('city:'));
  for (const kind of ORDER) {
    const offer = offers.find(({ name, picked }) => !picked && name.startsWith(kind));
    if (offer && !(cityPicked && kind === 'city:')) return offer.name;
  }
  throw new Error('nothing on the table can be picked');
}

/** Answers on the table alone. */
export async function answerOnTable(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  // The board comes a moment after the question.
  await expect(page.locator('[data-lit]').first()).toBeAttached();
  await answer(page, async () => {
    for (let clicks = 0; clicks < 10; clicks++) {
      const name = await nextPick(page);
      await press(page.locator(`[data-lit="${name}"]`));
      if (name === 'do') return;
    }
    throw new Error('ten clicks, and still no answer');
  });
}

/** Chooses the cards at these places of the hand, and does it. */
export async function firstPicks(page: Page, places: readonly number[]): Promise<void> {
  for (const place of places) await page.locator(`[data-lit="hand:${place}"]`).click();
  await page.locator('[data-lit="do"]').click();
}
