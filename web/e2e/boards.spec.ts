// The sizes that make the five boards readable, measured in the browser.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import { answer, openTable, people, untilAsked, WHOLE_BOX, type GameWish, type SeatWish } from './table';
import { playOut } from './playout';

test.setTimeout(180_000);
test.use({ trace: 'off' });

const AGAINST: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', level: 'greedy' },
];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a table and plays some answers, so that there is something to see. */
async function advanced(page: Page, wish: GameWish, answers: number, seats = AGAINST): Promise<string> {
  const id = await openTable(page, seats, undefined, wish);
  await playOut(page, id, answers);
  await page.reload();
  await untilAsked(page);
  await expect(page.locator('[data-board]').first()).toBeVisible();
  return id;
}

/** Plays on, answer by answer, until the table shows what the test is about: not every deal brings it at once. */
async function playUntil(
  page: Page,
  id: string,
  shows: () => Promise<boolean>,
  preferred?: string,
): Promise<void> {
  while (!(await shows())) {
    await playOut(page, id, 1, preferred);
    await page.reload();
    if (!(await untilAsked(page))) throw new Error('the game ended before it was to be seen');
    await expect(page.locator('[data-board]').first()).toBeVisible();
  }
}

/** Whether all of them are there. */
async function areThere(...all: Locator[]): Promise<boolean> {
  const counts = await Promise.all(all.map((one) => one.count()));
  return counts.every((count) => count > 0);
}

async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(what).toBeVisible();
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}

/** The smallest text on the board, in pixels; letters of seat badges are part of a sign. */
async function smallestText(page: Page): Promise<{ text: string; pixels: number }> {
  return page.locator('[data-board]').evaluate((board) => {
    const sizes = [...board.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { width, height } = element.getBoundingClientRect();
      if (!own || width <= 1 || height <= 1 || element.closest('.visually-hidden, title, .marker')) return [];
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      return [{ text: element.textContent?.trim() ?? '', pixels: size * (matrix ? Math.abs(matrix.d) : 1) }];
    });
    return sizes.reduce((least, one) => (one.pixels < least.pixels ? one : least), { text: '', pixels: 99 });
  });
}

test.describe('Catherine', () => {
  const CATHERINE: GameWish = { game: 'catherine', options: {} };

  /** Plays on until two cards are to be played, and the table shows what the test is about. */
  async function choosing(page: Page, answers: number, shows = async () => true): Promise<void> {
    const id = await advanced(page, CATHERINE, answers);
    const asked = page.getByRole('heading', { name: /^Play 2 cards/ });
    await playUntil(page, id, async () => (await asked.isVisible()) && (await shows()));
  }

  test('on a laptop: large cards, seven of them, and a readable map', async ({ page }) => {
    const house = page.locator('[data-residence] path').first();
    await choosing(page, 12, () => areThere(house));
    const row = page.locator('.row [data-card]').first();
    const hand = page.locator('[data-hand]').first();
    for (const card of [row, hand]) {
      const { width, height } = await boxOf(card);
      expect(width).toBeGreaterThanOrEqual(111.5);
      expect(height).toBeGreaterThanOrEqual(156.5);
    }
    const board = await boxOf(page.locator('[data-board]'));
    const { width } = await boxOf(row);
    expect(7 * width + 6 * 8).toBeLessThan(board.width - 16);
    const strip = page.locator('[data-under], .row .place').first();
    expect((await boxOf(strip)).height).toBeCloseTo(40, 0);
    const map = await boxOf(page.locator('[data-board] .map').first());
    expect(map.height).toBeGreaterThan(285);
    expect(map.height).toBeLessThan(330);

    const names = await page
      .getByRole('img', { name: 'Map of the empire' })
      .locator('g[text-anchor] > text')
      .evaluateAll((texts) =>
        texts.map(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) *
            ((text as SVGTextElement).getScreenCTM()?.d ?? 0),
        ),
      );
    // A long name takes two lines.
    expect(names.length).toBeGreaterThanOrEqual(18);
    expect(Math.min(...names)).toBeGreaterThanOrEqual(11.9);
    // Icons are drawn in a box of which the card says the size, in hundredths of its width.
    const icons = await page
      .locator('[data-card] [data-formula]')
      .evaluateAll((all) => all.map((one) => Number((one as SVGElement).dataset.formula) * 1.12));
    expect(Math.min(...icons)).toBeGreaterThanOrEqual(20);
    expect((await boxOf(row.locator('[data-sign] circle'))).width).toBeGreaterThanOrEqual(24);
    const sign = await boxOf(row.locator('[data-sign]'));
    expect(sign.x).toBeGreaterThan((await boxOf(row)).x);
    expect((await boxOf(house)).width).toBeGreaterThanOrEqual(21.5);
    await expect(page.locator('[data-chip] [data-network]').first()).toContainText(/\d×\d/);
    expect((await smallestText(page)).pixels).toBeGreaterThanOrEqual(11);
    await expectAccessible(page);
  });

  test('a card in hand fills the matching slots with its colour and shows their actions', async ({
    page,
  }) => {
    const cards = page.locator('[data-hand][data-lit]');
    const lit = page.locator('.row .lit');
    // Some hand may have no colour of the row.
    await choosing(page, 2, async () => {
      for (let index = 0; index < (await cards.count()); index++) {
        await cards.nth(index).click();
        await expect(lit.first()).toBeVisible();
        if (await areThere(page.locator('.row .match [data-formula]'))) return true;
        await page.keyboard.press('Escape');
        await expect(lit).toHaveCount(0);
      }
      return false;
    });
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('the hand keeps its size, and the map fills its page', async ({ page }) => {
      await choosing(page, 12);
      await page.getByRole('button', { name: 'Rows', exact: true }).tap();
      const { width, height } = await boxOf(page.locator('[data-hand]').first());
      expect(width).toBeGreaterThanOrEqual(95.5);
      expect(height).toBeGreaterThanOrEqual(133.5);
      expect((await smallestText(page)).pixels).toBeGreaterThanOrEqual(11);
      await page.getByRole('button', { name: 'Map', exact: true }).tap();
      expect((await boxOf(page.locator('[data-board] .map').first())).height).toBeGreaterThanOrEqual(420);
      const cities = await page
        .locator('[data-city]')
        .evaluateAll((all) => all.map((city) => city.getBoundingClientRect().width));
      expect(Math.min(...cities)).toBeGreaterThanOrEqual(44);
      expect((await smallestText(page)).pixels).toBeGreaterThanOrEqual(11);
      await expectFits(page);
    });
  });
});

test.describe('Burgundy', () => {
  const BURGUNDY: GameWish = { game: 'burgundy', options: {} };

  test('the dice beside the question, and what they reach', async ({ page }) => {
    const id = await advanced(page, BURGUNDY, 3);
    const dice = page.locator('button[data-die]:enabled');
    const offers = page.locator('[data-lit][data-place^="offer "]');
    const affordable = offers.and(page.locator('[data-cost="0"]'));
    const far = page.locator('[data-far]').first();
    // The dice may reach nothing that is on offer, and the question may be about something else.
    await playUntil(page, id, () => areThere(dice, affordable, far));
    const die = await boxOf(dice.first());
    expect(Math.min(die.width, die.height)).toBeGreaterThanOrEqual(48);
    const free = affordable.first().locator('.ring');
    await expect(free).toHaveCSS('stroke', 'rgb(242, 185, 29)');
    await expect(free).toHaveCSS('stroke-dasharray', 'none');
    await expect(far).toHaveCSS('filter', 'saturate(0.5)');
    const paid = page.locator('[data-lit][data-cost]:not([data-cost="0"])');
    if ((await paid.count()) > 0) {
      await expect(paid.first().locator('.ring')).not.toHaveCSS('stroke-dasharray', 'none');
      await expect(paid.first().locator('text')).toHaveText(/\d/);
    }
    await dice.first().click();
    await expect(page.locator('button[data-die][aria-pressed="true"]').first()).toBeVisible();
  });

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

    test('the market is above the estate, over the whole width', async ({ page }) => {
      await advanced(page, BURGUNDY, 3);
      const board = await boxOf(page.locator('[data-board]'));
      const market = await boxOf(page.locator('[data-part="market"]'));
      const estate = await boxOf(page.locator('[data-part="estate"]'));
      expect(market.width).toBeGreaterThan(board.width * 0.9);
      expect(market.y + market.height).toBeLessThan(estate.y + 2);
    });
  });
});

test.describe('Carcassonne', () => {
  const BASE: GameWish = { game: 'carcassonne', options: { farmers: true, first: 'listed' } };
  const HERE: SeatWish[] = [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ];

  /** Circles of ghosts that touch each other. */
  const overlaps = (page: Page) =>
    page.locator('.ghost > circle:first-of-type').evaluateAll((all) => {
      const discs = all.map((one) => one.getBoundingClientRect());
      return discs.flatMap((a, i) =>
        discs.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < (a.width + b.width) / 2 - 1),
      ).length;
    });

  test('free squares, ghosts apart, skip beside the tile', async ({ page }) => {
    await advanced(page, BASE, 12, HERE);
    for (let turn = 0; turn < 6; turn++) {
      await untilAsked(page);
      const cell = page.locator('[data-lit][data-place^="cell "]').first();
      const skip = page.locator('[data-answer="pass"]');
      await expect(cell.or(skip).first()).toBeAttached();
      if ((await skip.count()) === 0) {
        await expect(cell.locator('.free')).toHaveCSS('stroke-width', '1.5px');
        await expect(cell.locator('.free')).toHaveCSS('fill', 'none');
        await answer(page, async () => {
          await cell.dispatchEvent('click');
          await page.locator('[data-confirm]').click();
        });
        continue;
      }
      await expect.poll(() => overlaps(page)).toBe(0);
      const apart = async () => {
        const button = await boxOf(skip);
        const tile = await boxOf(page.locator('[data-latest]').last());
        const [dx, dy] = [
          Math.abs(button.x + button.width / 2 - tile.x - tile.width / 2) - (button.width + tile.width) / 2,
          Math.abs(button.y + button.height / 2 - tile.y - tile.height / 2) -
            (button.height + tile.height) / 2,
        ];
        return Math.max(dx, dy);
      };
      await expect.poll(apart).toBeLessThan(70);
      await answer(page, async () => {
        await skip.click();
        await page.locator('[data-confirm]').click();
      });
    }
  });

  test('a switch shows features by owner, with their worth', async ({ page }) => {
    await advanced(page, BASE, 25, HERE);
    await expect(page.locator('[data-worth]')).toHaveCount(0);
    await page.locator('[data-claims-switch]').click();
    await expect(page.locator('[data-worth]').first()).toBeVisible();
    await expect(page.locator('[data-worth]').first()).toHaveText(/^\d+$/);
    await expectAccessible(page);
  });

  test('a finished map of the whole box has at most 5,000 elements', async ({ page }) => {
    const id = await openTable(page, people(5), undefined, WHOLE_BOX);
    await playOut(page, id);
    await page.reload();
    await expect(page.locator('[data-block="over"] path').first()).toBeAttached();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(5000);
  });
});

test('the card game fits without scrolling inside, from the first cards to the last', async ({ page }) => {
  const id = await advanced(page, { game: 'burgundy-cards', options: {} }, 20);
  const more = () =>
    page
      .locator('[data-board]')
      .evaluate((board) => [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth]);
  do {
    await expect(page.locator('[data-board]').first()).toBeVisible();
    await expect.poll(more).toEqual([0, 0]);
    // The computer's estate has more in it.
    await page.locator('[data-chip="1"]').click();
    await expect(page.locator('[data-chip="1"]')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(more).toEqual([0, 0]);
    await playOut(page, id, 16);
    await page.reload();
  } while (await untilAsked(page));
});

test('Tuscany: large cards in hand, and a gold ring round tiles that can be paid for', async ({ page }) => {
  const id = await advanced(page, { game: 'tuscany', options: {} }, 6);
  const cards = page.locator('[data-cards] .card');
  const ring = page.locator('[data-gold] path').last();
  // With enough cards something can be paid for.
  await playUntil(page, id, () => areThere(cards, ring), 'draw');
  const card = await boxOf(cards.first());
  expect(card.width).toBeGreaterThanOrEqual(56);
  expect(card.height).toBeGreaterThanOrEqual(80);
  await expect(ring).toHaveCSS('stroke', 'rgb(242, 185, 29)');
});
