import { devices, type Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import { answer, openTable, overHeading, untilAsked, type GameWish, type SeatWish } from './table';

// Recording every step of a whole game would take longer than playing it.
test.use({ trace: 'off' });

const EVERYTHING: GameWish = {
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
const AGAINST_FOUR: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  ...Array.from({ length: 4 }, (): SeatWish => ({ kind: 'bot', level: 'random' })),
];

/** Whatever can be pressed on the map, the bazaar over it included. */
const TARGETS =
  '[data-spot], [data-bridge-choice], [data-step], [data-offer], [data-bazaar] .deal, [data-bazaar] .bid';

/**
 * Answers with a click on the map where it offers something, and on the first button of the panel otherwise, confirms, and
 * waits for the next question. All of it in the page: a whole game is hundreds of answers.
 */
async function answerAnywhere(page: Page): Promise<'map' | 'panel'> {
  return page.evaluate(async (targets) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = async <T>(found: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const it = found();
        if (it) return it;
        await frame();
      }
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
    const cells = [...document.querySelectorAll('[data-cell]')];
    const onMap = cells.find(uncovered) ?? document.querySelector(targets);
    press(onMap ?? (await until(() => document.querySelector('.choice'))));
    press(await until(() => document.querySelector('.confirm button')));
    await until(
      () => panel?.dataset.seq !== before && (panel?.dataset.decision || document.querySelector('.verdict')),
    );
    return onMap ? 'map' : 'panel';
  }, TARGETS);
}

test('with everything in play a game against the computer is played to its end on the map', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openTable(page, AGAINST_FOUR, undefined, EVERYTHING);
  await expect(page.locator('[data-fortress]').first()).toBeVisible();
  const answered = { map: 0, panel: 0 };
  while (await untilAsked(page)) answered[await answerAnywhere(page)] += 1;
  expect(answered.map).toBeGreaterThan(20);
  await expect(overHeading(page)).toBeVisible();
  await expect(page.locator('[data-quarter]')).toHaveCount(4);
  await expect(page.locator('[data-count]')).toBeVisible();
  await expect(page.locator('[data-dragon]')).toBeVisible();
  await expect(page.locator('[data-supply="bridge"]')).toHaveCount(5);
});

test('a bazaar is held by its buttons', async ({ page }) => {
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
  for (let move = 0; move < 150 && !(await bazaar.isVisible()); move++) {
    if (!(await untilAsked(page))) break;
    await answerAnywhere(page);
  }
  await expect(bazaar).toContainText(/Ann|Bob/);
  const offers = bazaar.locator('[data-offer]');
  const tile = await offers.first().getAttribute('data-offer');
  await offers.first().click();
  await expect(offers.first()).toHaveAttribute('aria-pressed', 'true');
  await answer(page, () => offers.first().click());

  // The auctioneer bids first, then the other more, then it is bought or sold.
  await expect(bazaar.getByRole('img', { name: `Tile ${tile}` }).first()).toBeVisible();
  await bazaar.getByRole('button', { name: 'Bid more' }).click();
  await answer(page, () => bazaar.getByRole('button', { name: 'Bid 1' }).click());
  await bazaar.getByRole('button', { name: 'Bid 2' }).click();
  await answer(page, () => bazaar.getByRole('button', { name: 'Bid 2' }).click());
  await expect(bazaar).toContainText(/Highest bid: 2/);
  await bazaar.getByRole('button', { name: 'Sell for 2' }).click();
  await answer(page, () => bazaar.getByRole('button', { name: 'Sell for 2' }).click());
  await expect(page.getByRole('list', { name: /What has happened/ })).toContainText(/sells/);
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

  test('everything fits, and is played by finger', async ({ page }) => {
    await openTable(page, AGAINST_FOUR, undefined, EVERYTHING);
    for (let move = 0; move < 4; move++) {
      await untilAsked(page);
      await expect(page.locator('[data-fortress]').first()).toBeVisible();
      await expectFits(page);
      await answerAnywhere(page);
    }
    await untilAsked(page);
    await expectAccessible(page);
  });
});

test.describe('the form', () => {
  // Browsers report refused requests in the console, and refusing is the point here.
  test.use({ tolerated: [/status of 422/] });

  test('the form offers boxes first, and explains what can’t be played', async ({ page }) => {
    await page.goto('./new?game=carcassonne');
    await page.getByRole('radio', { name: /The whole box with rivers/ }).check();
    await page.getByText('Choose every element by itself').click();
    const fortress = page.getByRole('group', { name: 'The Count, the King and the Cult' });
    await fortress.getByRole('checkbox', { name: 'Count' }).check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('alert')).toContainText(/fortress/);
    await page.getByRole('combobox', { name: 'Beginning of the map' }).selectOption('fortress');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('[data-fortress]').first()).toBeVisible();
  });
});
