// Helpers for playing at a table as a person would: create one, answer by button or on the board.
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export type SeatWish = { kind: 'me' | 'open' | 'bot'; name?: string; level?: string };

export type GameWish = {
  game: string;
  options: Record<string, boolean | string | number>;
  terms?: { hints?: boolean };
};
const CARCASSONNE: GameWish = { game: 'carcassonne', options: { farmers: true, first: 'listed' } };

/** Creates a table through the API, without the form, which has its own test. */
export async function openTable(
  page: Page,
  seats: SeatWish[],
  baseURL?: string,
  wish = CARCASSONNE,
): Promise<string> {
  const base = baseURL ?? process.env.DUCHY_URL ?? '';
  const name = seats.find(({ kind }) => kind === 'me')?.name ?? 'Ann';
  await page.request.post(`${base}api/me`, { data: { name } });
  const answer = await page.request.post(`${base}api/tables`, {
    data: { ...wish, seats },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${base}t/${id}`);
  return id;
}

export const HOT_SEAT: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'me', name: 'Bob' },
];

export function panel(page: Page): Locator {
  return page.locator('section[data-seq]');
}

/** The one button that confirms what was chosen. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Confirm|Подтвердить): / });
}

export function overHeading(page: Page): Locator {
  return page.getByRole('heading', { name: /The game is over|Партия окончена/ });
}

/** Waits until there is something to decide, or the game is over. Returns whether the game continues. */
export async function untilAsked(page: Page): Promise<boolean> {
  await expect(page.locator('section[data-decision]').or(overHeading(page)).first()).toBeVisible();
  return page.locator('section[data-decision]').isVisible();
}

/** Does something that answers the open question, and waits for the table to advance. */
export async function answer(page: Page, action: () => Promise<void>): Promise<void> {
  const before = await panel(page).getAttribute('data-seq');
  await action();
  await expect(panel(page)).not.toHaveAttribute('data-seq', before ?? '');
}

/** Answers with the first button of the list, and of the list behind it, using only their names. */
export async function answerByButtons(page: Page): Promise<void> {
  await answer(page, async () => {
    const summary = page.locator('section[data-decision] details:not([open]) > summary');
    if (await summary.isVisible()) await summary.click();
    const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button');
    await choices.first().click();
    await confirmButton(page).click();
  });
}

/** The squares of a map where the drawn tile can go. */
export const CELLS = '[data-lit][data-place^="cell "]';

/** Answers with clicks on the board: a square and the confirm button, or a figure twice; passes if no figure can be placed. */
export async function answerOnBoard(page: Page): Promise<void> {
  // The board loads a moment after the question.
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await answer(page, async () => {
    const cell = await uncovered(page.locator(CELLS));
    if (cell) {
      await cell.click({ force: true });
      await confirmButton(page).click();
      return;
    }
    const ghost = page.locator('[data-lit][data-place^="part "] > g').first();
    if ((await ghost.count()) > 0) {
      await ghost.click();
      await ghost.click();
    } else {
      await page.locator('[data-answer="pass"]').dblclick();
    }
  });
}

/** The first of them that a click in its middle would hit. */
async function uncovered(all: Locator): Promise<Locator | null> {
  const index = await all.evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  return index < 0 ? null : all.nth(index);
}
