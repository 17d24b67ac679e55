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

/** Carcassonne with everything the box has. */
export const WHOLE_BOX: GameWish = {
  game: 'carcassonne',
  options: {
    farmers: true,
    start: 'fortress',
    abbot: true,
    dragon: true,
    fairy: true,
    princess: true,
    portal: true,
    count: true,
    king: true,
    robber: true,
    cult: true,
    bridges: true,
    castles: true,
    bazaars: 'auction',
    first: 'listed',
  },
};

/** `count` people at one screen. */
export const people = (count: number): SeatWish[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'me', name: `Player ${index + 1}` }));

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

/** The question, while it waits for an answer of this page: not one whose answer could only be changed until all have chosen. */
export function question(page: Page): Locator {
  return page.locator('section[data-decision]:not([data-revise])');
}

/** Waits until there is something to decide, or the game is over. Returns whether the game continues. */
export async function untilAsked(page: Page): Promise<boolean> {
  await expect(question(page).or(overHeading(page)).first()).toBeVisible();
  return question(page).isVisible();
}

/**
 * Does something that answers the open question, and waits for the table to advance. Where all choose at once it also advances
 * with the others' choices, so the question has to be another one, too.
 */
export async function answer(page: Page, action: () => Promise<void>): Promise<void> {
  const before = await panel(page).evaluate(({ dataset }: HTMLElement) => ({ ...dataset }));
  await action();
  await expect(panel(page)).not.toHaveAttribute('data-seq', before.seq ?? '');
  await expect(panel(page)).not.toHaveAttribute('data-decision', before.decision ?? '');
}

/** Waits until both pages show the same moment: where there is no choice, the server goes on by itself. */
export async function expectSameMoment(one: Page, other: Page): Promise<void> {
  const seqs = () => Promise.all([one, other].map((page) => panel(page).getAttribute('data-seq')));
  await expect.poll(async () => new Set(await seqs()).size).toBe(1);
}

/** Makes one step after another until there is something to confirm. */
export async function untilReady(page: Page, step: () => Promise<void>): Promise<void> {
  const choices = question(page).locator('.choice');
  const isReady = async () => (await confirmButton(page).count()) > 0;
  for (let steps = 0; steps < 12 && !(await isReady()); steps++) {
    await expect(choices.first()).toBeVisible();
    const before = await choices.allInnerTexts();
    await step();
    // The next step would undo this one if it came before the page shows it.
    const shown = async () => (await isReady()) || `${await choices.allInnerTexts()}` !== `${before}`;
    await expect.poll(shown).toBe(true);
  }
  // It can't be confirmed while the last answer is on its way.
  await expect(confirmButton(page)).toBeEnabled();
}

/** Unfolds the list of choices: it is folded beside a board, which loads a moment after the question. The page remembers it. */
export async function unfold(page: Page, press = (what: Locator) => what.click()): Promise<void> {
  await expect(question(page).locator('details')).toBeAttached();
  const folded = question(page).locator('details:not([open]) > summary');
  if (await folded.isVisible()) await press(folded);
}

/** Answers with the first button of the list, and of the list behind it, using only their names. */
export async function answerByButtons(page: Page): Promise<void> {
  await answer(page, async () => {
    await unfold(page);
    const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button');
    await untilReady(page, () => choices.first().click());
    await confirmButton(page).click();
  });
}

/** The squares of a map where the drawn tile can go. */
export const CELLS = '[data-lit][data-place^="cell "]';

/** Answers with clicks on the board: a square and the confirm button, or a figure twice; passes if no figure can be placed. */
export async function answerOnBoard(page: Page): Promise<void> {
  await untilAsked(page);
  // The board loads a moment after the question, and what is lit on it belongs to the question.
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await answer(page, async () => {
    const cell = await uncovered(page, CELLS);
    if (cell) {
      await cell.click({ force: true });
      await confirmButton(page).click();
      return;
    }
    const ghost = await uncovered(page, '[data-lit][data-place^="part "]');
    if (ghost) {
      await ghost.click();
      await ghost.click();
    } else {
      await page.locator('[data-answer="pass"]').dblclick();
    }
  });
}

/** The first of them that a click in its middle would hit, once the board has stopped moving. */
export async function uncovered(page: Page, selector: string): Promise<Locator | null> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ id, playState }) => id !== 'camera' || playState !== 'running'),
  );
  const all = page.locator(selector);
  const index = await all.evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  return index < 0 ? null : all.nth(index);
}

/** One of the squares where the drawn tile can go, free to be pressed. */
export async function freeCell(page: Page): Promise<Locator> {
  await expect(page.locator(CELLS).first()).toBeVisible();
  const cell = await uncovered(page, CELLS);
  if (!cell) throw new Error('no square of the map can be pressed');
  return cell;
}
