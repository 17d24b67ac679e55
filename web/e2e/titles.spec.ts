// Every title is played to the end by keyboard alone, and by touch on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { answer, confirmButton, openTable, overHeading, untilAsked, type SeatWish } from './table';

const TITLES: { game: string; options: Record<string, boolean | string | number> }[] = [
  { game: 'carcassonne', options: {} },
  { game: 'burgundy', options: {} },
  { game: 'burgundy-cards', options: {} },
  { game: 'tuscany', options: {} },
  { game: 'catherine', options: {} },
];
const SEATS: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', level: 'random' },
];

// Recording every step of a whole game would take longer than playing it.
test.use({ trace: 'off' });
test.setTimeout(300_000);

/** Chooses until there is something to confirm; a question may take several steps. */
async function untilReady(page: Page, step: () => Promise<void>): Promise<void> {
  const choices = page.locator('section[data-decision] .choice');
  const isReady = async () => (await confirmButton(page).count()) > 0;
  for (let steps = 0; steps < 12 && !(await isReady()); steps++) {
    await expect(choices.first()).toBeVisible();
    const before = await choices.allInnerTexts();
    await step();
    // The next step would undo this one if it came before the page shows it.
    const shown = async () => (await isReady()) || `${await choices.allInnerTexts()}` !== `${before}`;
    await expect.poll(shown).toBe(true);
  }
}

for (const wish of TITLES) {
  test(`${wish.game}: a whole game by keyboard alone`, async ({ page }) => {
    await openTable(page, SEATS, undefined, wish);
    await untilAsked(page);
    await expect(page.locator('[data-board]').first()).toBeVisible();
    // Open the list once; the setting is remembered.
    await page.locator('section[data-decision] summary').press('Enter');
    while (await untilAsked(page)) {
      await answer(page, async () => {
        await untilReady(page, () => page.keyboard.press('1'));
        await confirmButton(page).press('Enter');
      });
    }
    await expect(overHeading(page)).toBeVisible();
    await expect(page.locator('.verdict')).toHaveText(/You (won|lost)|A draw/);
    await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${wish.game}: a whole game by touch`, async ({ page }) => {
      await openTable(page, SEATS, undefined, wish);
      while (await untilAsked(page)) {
        await expect(page.locator('[data-board]').first()).toBeVisible();
        await answer(page, async () => {
          const folded = page.locator('section[data-decision] details:not([open]) > summary');
          if (await folded.isVisible()) await folded.tap();
          await untilReady(page, () => page.locator('.choice').first().tap());
          await confirmButton(page).tap();
        });
      }
      await expect(overHeading(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport();
    });
  });
}
