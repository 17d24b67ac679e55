// Every title is played to the end by keyboard alone, and by touch on a phone.
import { expect, test } from './test';
import {
  answer,
  confirmButton,
  openTable,
  overHeading,
  unfold,
  untilAsked,
  untilReady,
  type SeatWish,
} from './table';

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

for (const wish of TITLES) {
  test(`${wish.game}: a whole game by keyboard alone`, async ({ page }) => {
    await openTable(page, SEATS, undefined, wish);
    await untilAsked(page);
    // Open the list once; the setting is remembered.
    await unfold(page, (summary) => summary.press('Enter'));
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
        await answer(page, async () => {
          await unfold(page, (summary) => summary.tap());
          await untilReady(page, () => page.locator('.choice').first().tap());
          await confirmButton(page).tap();
        });
      }
      await expect(overHeading(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport();
    });
  });
}
