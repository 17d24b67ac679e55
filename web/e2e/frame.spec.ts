// The frame around the boards: sizes on every screen, one confirm button, a map that stays still, focus, accessibility.
import type { Page } from '@playwright/test';
import { openWithHand } from './burgundy-cards';
import { expect, expectAccessible, expectFits, resize, settled, test } from './test';
import {
  answer,
  confirmButton,
  freeCell,
  openTable,
  panel,
  unfold,
  untilAsked,
  untilReady,
  type SeatWish,
} from './table';

const GAMES = ['carcassonne', 'burgundy', 'burgundy-cards', 'tuscany', 'catherine'];
const AGAINST_BOT: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', level: 'greedy' },
];
const BOARD = '.play > .board';

/** Opens a table at the first question of the game. */
async function open(page: Page, game: string, options = {}): Promise<void> {
  if (game === 'burgundy-cards') return openWithHand(page, AGAINST_BOT, options);
  await openTable(page, AGAINST_BOT, undefined, { game, options });
  await untilAsked(page);
  await expect(page.locator('[data-board]').first()).toBeVisible();
}

async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

/** What on the board can be scrolled up and down. */
async function scrolling(page: Page): Promise<string[]> {
  return page
    .locator(`${BOARD} *`)
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 &&
            /auto|scroll/.test(getComputedStyle(element).overflowY),
        )
        .map((element) => element.className),
    );
}

/** Parts of the board that lie over each other, by their classes. */
async function overlapping(page: Page): Promise<string[]> {
  return page.locator(`${BOARD} .table`).evaluateAll((tables) => {
    const style = (element: Element) => getComputedStyle(element);
    const parts = (element: Element): Element[] =>
      [...element.children].flatMap((child) =>
        style(child).display === 'contents' ? parts(child) : [child],
      );
    const flows = (element: Element) => ['static', 'relative'].includes(style(element).position);
    /** With all that shows of what is in it. */
    const extent = (element: Element): DOMRect => {
      const own = element.getBoundingClientRect();
      const open = element instanceof HTMLElement && style(element).overflowX === 'visible';
      const inside = open ? [...element.children].filter(flows).map(extent) : [];
      const all = [own, ...inside].filter(({ width, height }) => width > 0 && height > 0);
      if (all.length === 0) return own;
      const [left, top] = [Math.min(...all.map((one) => one.left)), Math.min(...all.map((one) => one.top))];
      const right = Math.max(...all.map((one) => one.right));
      const bottom = Math.max(...all.map((one) => one.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const shown = tables
      .flatMap(parts)
      .filter((element) => flows(element) && element.getClientRects().length > 0)
      .map((element) => ({ name: element.className, at: extent(element) }));
    return shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap((other) => {
        const width = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
        const height = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
        return Math.min(width, height) > 3 ? [`${one.name} and ${other.name}`] : [];
      }),
    );
  });
}

/** Picks the first choice of the list, one row after the other, until it can be confirmed. */
async function choose(page: Page): Promise<void> {
  await unfold(page);
  await untilReady(page, () => page.locator('.choice').first().click());
}

for (const game of GAMES) {
  test(`${game}: a laptop shows a large board, one confirm button and a long log`, async ({ page }) => {
    await open(page, game);
    expect((await box(page, '.play > header')).height).toBe(56);
    expect((await box(page, BOARD)).height).toBeGreaterThanOrEqual(720);
    expect((await box(page, '.play > .log')).height).toBeGreaterThanOrEqual(360);
    await expect(page.locator('#decision-heading')).toHaveCSS('font-size', '20px');
    const before = await box(page, BOARD);
    await choose(page);
    await expect(page.locator('[data-confirm]:visible')).toHaveCount(1);
    for (const name of [/^Confirm/, 'Cancel']) {
      expect((await page.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    expect(await box(page, BOARD)).toEqual(before);
    expect((await box(page, '.play > .log')).height).toBeGreaterThanOrEqual(360);
    // The open list is inside the panel, with room for more than one choice.
    const [list, decide] = [await box(page, '.decide .list'), await box(page, '.decide')];
    expect(list.height).toBeGreaterThanOrEqual(44);
    expect(list.y + list.height).toBeLessThanOrEqual(decide.y + decide.height);
    await expectFits(page);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game}: the board takes most of a phone, and stays where it is`, async ({ page }) => {
      await open(page, game);
      for (const [width, height, share] of [
        [390, 844, 0.7],
        [360, 640, 0.65],
      ] as const) {
        await resize(page, { width, height });
        const before = await box(page, BOARD);
        expect((before.width * before.height) / (width * height)).toBeGreaterThanOrEqual(share);
        await choose(page);
        await expect(page.locator('[data-confirm]:visible')).toHaveCount(1);
        await expect(page.locator('[data-confirm]')).toBeInViewport({ ratio: 1 });
        expect(await box(page, BOARD)).toEqual(before);
        await expectFits(page);
      }
      // On its side, also where it is small, the question is beside the board.
      for (const [width, height, least] of [
        [640, 360, 0.52],
        [667, 375, 0.53],
        [740, 360, 0.53],
        [844, 390, 0.54],
      ] as const) {
        await resize(page, { width, height });
        const wide = await box(page, BOARD);
        expect((wide.width * wide.height) / (width * height)).toBeGreaterThanOrEqual(least);
        expect((await box(page, '.decide')).x).toBeGreaterThanOrEqual(wide.x + wide.width);
        await expect(page.locator('[data-confirm]')).toBeInViewport({ ratio: 1 });
        await expectFits(page);
        expect(await overlapping(page)).toEqual([]);
      }
      await expect.poll(() => scrolling(page)).toEqual([]);
      for (const [width, height] of [
        [820, 1180],
        [1180, 820],
      ] as const) {
        await resize(page, { width, height });
        expect((await box(page, '.play > .log')).height).toBeGreaterThanOrEqual(360);
        expect((await box(page, BOARD)).height).toBeGreaterThanOrEqual(720);
        await expect(page.locator('[data-confirm]')).toBeInViewport({ ratio: 1 });
        await expectFits(page);
      }
    });

    test(`${game}: everything around the board is large enough for a finger`, async ({ page }) => {
      await open(page, game);
      const small = await page
        .locator('.play > header :is(a, button), .decide :is(button, summary)')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { width, height } = element.getBoundingClientRect();
            const seen = width > 0 && height > 0;
            return seen && Math.min(width, height) < 44
              ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`]
              : [];
          }),
        );
      expect(small).toEqual([]);
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${colorScheme} theme`, () => {
      test.use({ colorScheme });
      test(`${game}: the table is accessible`, async ({ page }) => {
        await open(page, game);
        await expectAccessible(page);
      });
    });
  }
}

test('the map stays still between choosing, confirming and the next question of the turn', async ({
  page,
}) => {
  // The first player's figures always have somewhere to go, so the turn has a second question.
  await open(page, 'carcassonne', { first: 'listed' });
  const tile = '[data-tile="x=0 y=0"]';
  const cell = await freeCell(page);
  await settled(page);
  const before = await box(page, tile);
  await cell.click({ force: true });
  await expect(confirmButton(page)).toBeEnabled();
  expect(await box(page, tile)).toEqual(before);
  await answer(page, () => confirmButton(page).click());
  await expect(page.getByRole('heading', { name: /^Place a meeple/ })).toBeVisible();
  expect(await box(page, tile)).toEqual(before);
});

test('after a game is created the focus is on the question', async ({ page }) => {
  await page.goto('./new?game=carcassonne');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('#decision-heading')).toBeFocused();
});

test('the chips switch between the boards, and the log can be filtered', async ({ page }) => {
  await open(page, 'tuscany');
  const [own, other] = [page.locator('[data-chip="0"]'), page.locator('[data-chip="1"]')];
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(own).toHaveAttribute('aria-pressed', 'false');

  const entries = page.getByRole('list', { name: /^Log/ }).locator('> li');
  const whose = page.getByRole('group', { name: 'Whose entries' });
  // The setup is nobody's, and the computer has laid out its realm.
  await expect(entries).toHaveCount(2);
  await whose.getByRole('button', { name: 'Ann' }).click();
  await expect(entries).toHaveCount(0);
});

test('people who share a screen pass it on before hidden cards are shown', async ({ page }) => {
  await openTable(
    page,
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Ben' },
    ],
    undefined,
    { game: 'catherine', options: {} },
  );
  await untilAsked(page);
  await expect(page.getByRole('heading', { name: /Ann’s turn/ })).toBeVisible();
  await choose(page);
  await answer(page, () => confirmButton(page).click());
  await expect(page.getByRole('heading', { name: 'Pass to Ben' })).toBeVisible();
  await expect(page.locator('[data-hand]').first()).toBeHidden();
  await page.getByRole('button', { name: 'I’m Ben' }).click();
  await expect(page.getByRole('heading', { name: /Ben’s turn/ })).toBeVisible();
  await expect(page.locator('[data-hand]').first()).toBeVisible();
});
