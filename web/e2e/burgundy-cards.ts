// Helpers for the card game's table.
import type { Page } from '@playwright/test';
import { openTable, untilAsked, type GameWish, type SeatWish } from './table';
import { expect } from './test';

/**
 * Opens a table whose first question is which card of the hand to play: of two equal ones the server plays one by itself, and goes on
 * to the next question.
 */
export async function openWithHand(
  page: Page,
  seats: SeatWish[],
  options: GameWish['options'],
): Promise<void> {
  do {
    await openTable(page, seats, undefined, { game: 'burgundy-cards', options });
    await untilAsked(page);
    await expect(page.locator('[data-board]')).toBeVisible();
  } while ((await page.locator('[data-place^="hand "][data-lit]').count()) === 0);
}
