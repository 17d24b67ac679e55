import { constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import { answer, confirmButton, freeCell, HOT_SEAT, openTable, untilAsked } from './table';

const GAMES = ['carcassonne', 'burgundy', 'burgundy-cards', 'tuscany', 'catherine'];

function card(page: Page, game: string) {
  return page.locator(`li[data-game="${game}"]`);
}

test('the start page says what Duchy is and leads to a new game', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Duchy: five great board games, one table');
  await page.getByRole('main').getByRole('link', { name: 'New game', exact: true }).click();
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a laptop shows five equal cards in one row, without scrolling', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the cards are below each other');
  await page.goto('./');
  // The picture and the fonts arrive after the words.
  await expect(async () => {
    const hero = await page.locator('.hero').boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(220);
    const boxes = await Promise.all(GAMES.map((game) => card(page, game).boundingBox()));
    for (const box of boxes) {
      expect(box?.y).toBe(boxes[0]?.y);
      expect(box?.width).toBeCloseTo(boxes[0]?.width ?? 0, 0);
      expect((box?.y ?? 0) + (box?.height ?? 800)).toBeLessThan(800);
    }
  }).toPass({ timeout: 10_000 });
});

test('on a phone the map comes after the games', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a laptop has room beside the heading');
  await page.goto('./');
  const maps = page.getByRole('img', { name: /map/ });
  await expect(maps).toHaveCount(1);
  await expect(async () => {
    const [map, last] = await Promise.all([maps.boundingBox(), card(page, 'catherine').boundingBox()]);
    expect(map?.y).toBeGreaterThan((last?.y ?? Infinity) + (last?.height ?? 0));
  }).toPass({ timeout: 10_000 });
});

for (const game of GAMES) {
  test(`${game}: one press on Play, and the board asks its question`, async ({ page }) => {
    await page.goto('./');
    await page.waitForLoadState('networkidle');
    // Measured in the page, from the press to the question.
    const asked = page.evaluate(
      () =>
        new Promise<number>((done) => {
          addEventListener('click', () => {
            const pressed = performance.now();
            const look = () => {
              if (document.querySelector('section[data-decision]')) done(performance.now() - pressed);
              else requestAnimationFrame(look);
            };
            look();
          });
        }),
    );
    await card(page, game)
      .getByRole('button', { name: /^Play / })
      .click();
    expect(await asked).toBeLessThan(1500);
    await expect(page.locator('section[data-decision]')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('start page and board load no more than they may', async ({ page }) => {
  // With the board on the screen, a table goes on to load what it did without.
  const after = /assets\/(extras|theatre)/;
  let first = true;
  const loaded: Promise<[name: string, bytes: number]>[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (after.test(pathname)) first = false;
    if (!first || !/\.(js|css)$/.test(pathname)) return;
    const size = async () => {
      const body = await (await request.response())?.body();
      return gzipSync(body ?? '', { level: constants.Z_BEST_COMPRESSION }).length;
    };
    loaded.push(size().then((bytes) => [pathname, bytes]));
  });
  const kilobytes = async () => {
    const files = new Map(await Promise.all(loaded));
    return [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
  };
  await page.goto('./');
  await expect(page.getByRole('img', { name: /map/ }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeLessThanOrEqual(80);
  await card(page, 'carcassonne')
    .getByRole('button', { name: /^Play / })
    .click();
  await untilAsked(page);
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await expect.poll(() => first).toBe(false);
  expect(await kilobytes()).toBeLessThanOrEqual(80 + 45);
});

test('a solo game is offered as such', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: /^Solo: / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Solo: The Castles of Burgundy: The Card Game' }).click();
  await untilAsked(page);
  await page.goto('./');
  await expect(page.getByRole('link', { name: /The Card Game.*Player 1/ })).toBeVisible();
});

test('returning players find their games first and search them all', async ({ page }) => {
  const long = 'Maximiliana von Habsburg und Lothringen';
  const id = await openTable(page, [
    { kind: 'me', name: long },
    { kind: 'bot', level: 'random' },
  ]);
  await untilAsked(page);
  await page.goto('./');
  const mine = page.getByRole('region', { name: 'Your games' });
  const game = mine.getByRole('link', { name: /Carcassonne/ });
  await expect(game).toContainText('Your turn');
  const name = game.getByText(long);
  const fits = () => name.evaluate((one) => one.scrollWidth <= one.clientWidth || one.clientWidth === 0);
  await expect.poll(fits).toBe(true);
  await expect(async () => {
    const [first, cards] = await Promise.all([mine.boundingBox(), card(page, 'carcassonne').boundingBox()]);
    expect(first?.y).toBeLessThan(cards?.y ?? 0);
  }).toPass({ timeout: 10_000 });

  await page.request.post(`${process.env.DUCHY_URL}api/tables/${id}/resign`, { data: { seat: 0 } });
  await page.reload();
  await expect(game).toContainText('You lost');
  await mine.getByRole('link', { name: 'All my games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your games');
  await expect(page.getByRole('status').first()).toHaveText('1 game');
  await page.getByText('In progress', { exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText('0 games');
  await page.getByText('Finished', { exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText('1 game');
  await page.getByLabel('Search by game').fill('burgundy');
  await expect(page.getByRole('status').first()).toHaveText('0 games');
  await page.getByLabel('Search by game').fill('lost habsburg');
  await expect(page.getByRole('link', { name: /Carcassonne/ })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});

test('settings change colours, patterns and confirmation, and are remembered', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-1'));
  const before = await colour();
  await page.getByRole('button', { name: 'Seat 1: next colour' }).click();
  await expect.poll(colour).not.toBe(before);
  await page.getByLabel('Patterns on the badges').check();
  await page.getByRole('checkbox', { name: 'Carcassonne' }).uncheck();
  await page.reload();
  await expect.poll(colour).not.toBe(before);
  await expect(page.getByLabel('Patterns on the badges')).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Carcassonne' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Reset colours' }).click();
  await expect.poll(colour).toBe(before);
});

test('without confirmation a press that leaves one choice plays it', async ({ page }) => {
  await page.goto('./settings');
  await page.getByRole('checkbox', { name: 'Carcassonne' }).uncheck();
  // The first player's figures always have somewhere to go, so the turn has a second question.
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  const pass = page.locator('[data-answer="pass"]');
  await answer(page, async () => {
    await (await freeCell(page)).click({ force: true });
    // A tile that can lie in several ways is not placed yet.
    const rotate = page.getByRole('button', { name: /^Rotate/ }).first();
    await expect(rotate.or(pass).first()).toBeVisible();
    if (await rotate.isVisible()) await confirmButton(page).click();
  });
  await answer(page, () => pass.click());
});

test('the language can be changed and is remembered', async ({ page }) => {
  await page.goto('./');
  // The radio itself is hidden behind its label, so click the label.
  await page.getByText('RU', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пять отличных игр за одним столом');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пять отличных игр за одним столом');
});

test('the theme can be changed and is remembered', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Theme: Automatic' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
});

test('a page can be opened by its address, and an unknown address is reported', async ({ page }) => {
  await page.goto('./rules/carcassonne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: Carcassonne');
  await page.goto('./rules/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here');
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five great board games, one table');
});

test('the keyboard can skip the header', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Daily deal', exact: true })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'ru-RU']) {
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale });

      for (const path of ['', 'games', 'settings', 'daily', 'rules/tuscany']) {
        test(`/${path} is accessible and fits the screen`, async ({ page }) => {
          await page.goto(`./${path}`);
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await expectFits(page);
        });
      }
    });
  }
}
