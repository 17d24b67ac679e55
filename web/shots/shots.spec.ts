import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { playOut } from '../e2e/playout';
import { openTable, untilAsked, type SeatWish } from '../e2e/table';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));
const GAMES = ['carcassonne', 'burgundy', 'burgundy-cards', 'tuscany', 'catherine'];
const SIZES = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1180, 820],
] as const;
const PAGES: Record<string, string> = {
  start: '',
  ...Object.fromEntries(GAMES.map((game) => [`new-${game}`, `new?game=${game}`])),
  games: 'games',
  settings: 'settings',
  account: 'account',
  daily: 'daily',
  rules: 'rules/carcassonne',
  learn: 'learn/burgundy',
  lesson: 'learn/carcassonne/base',
};
const PLAYERS: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', level: 'greedy', name: 'Ben' },
];
/** Answers before the picture, so that there is something on the board. */
const ANSWERS = 12;

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  ['en-GB', 'ru-RU'].map((locale) => ({ colorScheme, locale })),
);

for (const { colorScheme, locale } of LOOKS) {
  const look = `${colorScheme}-${locale.slice(0, 2)}`;

  test.describe(look, () => {
    test.use({ colorScheme, locale, baseURL: process.env.DUCHY_URL ?? '' });

    for (const [name, path] of Object.entries(PAGES)) {
      test(name, async ({ page }) => {
        await page.goto(`./${path}`);
        await take(page, name, look);
      });
    }

    for (const game of GAMES) {
      test(`board of ${game}`, async ({ page }) => {
        const id = await openTable(page, PLAYERS, undefined, { game, options: {} });
        await playOut(page, id, ANSWERS);
        await page.reload();
        await untilAsked(page);
        await expect(page.locator('[data-board]').first()).toBeVisible();
        await take(page, `board-${game}`, look);
      });

      test(`end and replay of ${game}`, async ({ page }) => {
        const id = await openTable(page, PLAYERS, undefined, { game, options: {} });
        await playOut(page, id);
        await page.reload();
        await expect(page.locator('[data-verdict]')).toBeVisible({ timeout: 120_000 });
        await take(page, `end-${game}`, look);
        await page.goto(`./replay/${id}/20`);
        await expect(page.locator('[data-board]').first()).toBeVisible();
        await take(page, `replay-${game}`, look);
      });
    }

    test('waiting room', async ({ page }) => {
      await openTable(page, [{ kind: 'me', name: 'Ann' }, { kind: 'open' }], undefined, {
        game: 'burgundy',
        options: {},
      });
      await take(page, 'waiting', look);
    });
  });
}

async function take(page: Page, name: string, look: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: `${FOLDER}/${name}-${width}x${height}-${look}.png`,
      animations: 'disabled',
    });
  }
}
