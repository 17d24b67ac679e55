import { devices, type Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import { answer, CELLS, openTable, overHeading, untilAsked, WHOLE_BOX, type SeatWish } from './table';

// Recording every step of a whole game would take longer than playing it.
test.use({ trace: 'off' });

const AGAINST_FOUR: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  ...Array.from({ length: 4 }, (): SeatWish => ({ kind: 'bot', level: 'random' })),
];

/** Everything that can be pressed on the map, including the bazaar over it and the answers beside it. */
const TARGETS = '[data-lit], [data-bazaar] .deal, [data-bazaar] .bid, [data-answer]';

/**
 * Answers with a click on the map, which has a place for every question, confirms, and waits for the next question. Returns the
 * question. All of it runs in the page: a whole game is hundreds of answers.
 */
async function answerOnMap(page: Page): Promise<string> {
  return page.evaluate(
    async ([places, targets]) => {
      const question = document.querySelector('#decision-heading')?.textContent?.trim() ?? '';
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const until = async <T>(found: () => T | null | undefined): Promise<T> => {
        const deadline = performance.now() + 20_000;
        while (performance.now() < deadline) {
          const it = found();
          if (it) return it;
          await frame();
        }
        throw new Error(`The map has no answer to: ${question}`);
      };
      const uncovered = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && element.contains(top);
      };
      const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const panel = document.querySelector<HTMLElement>('section[data-seq]');
      const before = panel?.dataset.seq;
      await until(() => document.querySelector('[data-tile], [data-fortress]'));
      // The bazaar and the fortress are loaded when a game first needs them.
      const answer = await until(
        () => [...document.querySelectorAll(places)].find(uncovered) ?? document.querySelector(targets),
      );
      press(answer);
      press(await until(() => document.querySelector('[data-confirm]:enabled')));
      await until(
        () =>
          panel?.dataset.seq !== before && (panel?.dataset.decision || document.querySelector('.verdict')),
      );
      return question;
    },
    [CELLS, TARGETS] as const,
  );
}

test('a game with every element against the computer can be played to the end on the map', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openTable(page, AGAINST_FOUR, undefined, WHOLE_BOX);
  await expect(page.locator('[data-fortress]').first()).toBeVisible();
  const questions = new Set<string>();
  while (await untilAsked(page)) questions.add(await answerOnMap(page));
  expect([...questions].some((one) => /place a meeple/i.test(one))).toBe(true);
  await expect(overHeading(page)).toBeVisible();
  await expect(page.locator('[data-quarter]')).toHaveCount(4);
  await expect(page.locator('[data-count]')).toBeVisible();
  await expect(page.locator('[data-dragon]')).toBeVisible();
  await expect(page.locator('[data-supply="bridge"]')).toHaveCount(5);
});

test('a bazaar is played with its buttons', async ({ page }) => {
  test.setTimeout(120_000);
  const hotSeat: SeatWish[] = [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ];
  await openTable(page, hotSeat, undefined, {
    game: 'carcassonne',
    options: { farmers: false, bazaars: 'auction', first: 'listed' },
  });
  const bazaar = page.getByRole('region', { name: 'Bazaar', exact: true });
  // The question is there before the bazaar is drawn. Of two equal tiles the server offers one by itself: then it is the next one.
  const asked = page.locator('section[data-decision] a[href*="#bazaar.offer"]');
  for (let move = 0; move < 150; move++) {
    if (!(await untilAsked(page)) || (await asked.count()) > 0) break;
    await answerOnMap(page);
  }
  await expect(bazaar).toContainText(/Ann|Bob/);
  const offers = bazaar.locator('[data-place^="tile "]');
  await offers.first().click();
  await expect(offers.first()).toHaveAttribute('aria-pressed', 'true');
  await answer(page, () => offers.first().click());

  // The auctioneer bids first, the other player raises, then the tile is bought or sold.
  await expect(bazaar.locator('.offered').getByRole('img')).toBeVisible();
  await bazaar.getByRole('button', { name: 'Bid more' }).click();
  await answer(page, () => bazaar.getByRole('button', { name: 'Bid 1' }).click());
  await bazaar.getByRole('button', { name: 'Bid 2' }).click();
  await answer(page, () => bazaar.getByRole('button', { name: 'Bid 2' }).click());
  await expect(bazaar).toContainText(/Highest bid: 2/);
  await bazaar.getByRole('button', { name: 'Sell for 2' }).click();
  await answer(page, () => bazaar.getByRole('button', { name: 'Sell for 2' }).click());
  await expect(page.getByRole('list', { name: /^Log, newest first/ })).toContainText(/sells/);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({
    viewport: { ...viewport, width: 390, height: 844 },
    userAgent,
    deviceScaleFactor,
    isMobile,
    hasTouch,
  });

  test('everything fits and can be played by touch', async ({ page }) => {
    await openTable(page, AGAINST_FOUR, undefined, WHOLE_BOX);
    for (let move = 0; move < 4; move++) {
      await untilAsked(page);
      await expect(page.locator('[data-fortress]').first()).toBeVisible();
      await expectFits(page);
      await answerOnMap(page);
    }
    await untilAsked(page);
    await expectAccessible(page);
  });
});

test('the form offers presets first and reports conflicts at once', async ({ page }) => {
  await page.goto('./new?game=carcassonne');
  await page.getByRole('radio', { name: /The whole box with rivers/ }).check({ force: true });
  await page.getByText('More options').click();
  const start = page.getByRole('radiogroup', { name: 'Starting layout' });
  await expect(start.getByRole('radio', { name: 'both rivers' })).toBeChecked();
  const count = page.getByRole('checkbox', { name: /^Count/ });
  await count.check();
  await expect(page.getByRole('alert')).toContainText(/fortress/);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await start.getByRole('radio', { name: 'the fortress' }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-fortress]').first()).toBeVisible();
});
