import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import { answer, openTable, overHeading, panel, untilAsked } from './table';

// A whole game is more than twenty answers, each of up to five clicks.
test.setTimeout(120_000);
test.use({ trace: 'off' });

const CATHERINE = { game: 'catherine', options: {} };
const lit = (page: Page, what: string) => page.locator(`[data-lit${what}]:visible`);

/** The next thing to pick, as somebody would who takes what is offered first: a place for the card in hand, a city, … */
async function nextPick(page: Page): Promise<Locator> {
  const offers = [
    lit(page, '="do"'),
    lit(page, '="slot"'),
    lit(page, '^="under:"'),
    page.locator('[data-city][aria-pressed="false"]:visible').filter({
      hasNot: page.locator('[data-city][aria-pressed="true"]'),
    }),
    lit(page, '="choice:no-bonus"'),
    lit(page, '^="hand:"][aria-pressed="false"'),
    lit(page, '="choice:draw"'),
  ];
  const cityPicked = (await page.locator('[data-city][aria-pressed="true"]').count()) > 0;
  for (const [index, offer] of offers.entries()) {
    if (index === 3 && cityPicked) continue;
    if ((await offer.count()) > 0) return offer.first();
  }
  throw new Error('nothing on the table can be picked');
}

/** Answers with clicks on the table alone. */
async function answerOnTable(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  await expect(page.locator('[data-board]')).toBeVisible();
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

test('a game against the computer is played to its end on the table', async ({ page }) => {
  await openTable(
    page,
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', level: 'random' },
    ],
    undefined,
    CATHERINE,
  );
  let answers = 0;
  while (await untilAsked(page)) {
    await answerOnTable(page, (what) => what.click());
    answers += 1;
  }
  expect(answers).toBeGreaterThan(12);
  await expect(overHeading(page)).toBeVisible();
  await expect(page.locator('[data-marker]')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Court' }).click();
  await expect(page.getByRole('rowheader', { name: 'Largest network' })).toBeVisible();
  await expectAccessible(page);
});
