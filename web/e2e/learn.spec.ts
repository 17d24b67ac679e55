// Lessons: each is played from start to end in both languages by pressing what it points at; back, skip and resume.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';

const LESSONS = [
  ['carcassonne', 'base'],
  ['carcassonne', 'dragon-and-fairy'],
  ['carcassonne', 'count'],
  ['carcassonne', 'bridges-and-castles'],
  ['burgundy', 'base'],
  ['burgundy-cards', 'base'],
  ['tuscany', 'base'],
  ['catherine', 'base'],
] as const;

const stepOf = (page: Page) => page.locator('[data-step]');

async function open(page: Page, game: string, lesson: string, locale: string) {
  await page.addInitScript((own) => localStorage.setItem('duchy.locale', own), locale);
  await page.goto(`./learn/${game}/${lesson}`);
  await expect(stepOf(page)).toHaveAttribute('data-step', '1');
}

/** Does what the step asks for, on the board where it asks for a place. */
async function obey(page: Page) {
  const asked = await askedBy(page);
  if (asked.press === 'turn') await page.keyboard.press('r');
  else {
    const target = targetOf(page, asked);
    await expect(target).toBeVisible();
    await target.dispatchEvent('click');
  }
  await expect(stepOf(page)).not.toHaveAttribute('data-step', asked.step ?? '');
}

/** The same with a finger. */
async function tap(page: Page) {
  const asked = await askedBy(page);
  // On a phone some of it is beside the question.
  const beside = page.locator('.panel [data-pointed]');
  await ((await beside.count()) > 0 ? beside : targetOf(page, asked)).first().tap();
  await expect(stepOf(page)).not.toHaveAttribute('data-step', asked.step ?? '');
}

/** What the step asks for, read at once. */
function askedBy(page: Page): Promise<DOMStringMap> {
  return stepOf(page).evaluate(({ dataset }: HTMLElement) => ({ ...dataset }));
}

function targetOf(page: Page, { press, target }: DOMStringMap): Locator {
  if (press === 'next') return page.locator('[data-forward]');
  if (press === 'confirm') return page.locator('[data-confirm]');
  if (press === 'answer') return page.locator('[data-placeless]');
  // The tile that lies there is rotated by another press.
  if (press === 'turn') return page.locator('[data-place][data-picked]').first();
  return page.locator(`[data-place="${target}"]`).first();
}

for (const locale of ['en', 'ru']) {
  for (const [game, lesson] of LESSONS) {
    test(`${game}, ${lesson}, from start to end in ${locale}`, async ({ page }) => {
      await open(page, game, lesson, locale);
      const finish = page.locator('[data-finish]');
      for (let steps = 0; steps < 40 && (await finish.count()) === 0; steps++) await obey(page);
      await expect(finish).toBeVisible();
      await expectFits(page);
    });
  }
}

test('a lesson ends in a real game against a beginner', async ({ page }) => {
  await open(page, 'burgundy-cards', 'base', 'en');
  const finish = page.locator('[data-finish]');
  for (let next = 2; (await finish.count()) === 0; next++) {
    await page.locator('[data-forward]').click();
    await expect(stepOf(page)).toHaveAttribute('data-step', `${next}`);
  }
  await finish.click();
  await expect(page).toHaveURL(/\/t\//);
  // The name of that level's opponent.
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Page');
});

test('a lesson goes back, skips, and continues where it was left', async ({ page }) => {
  await open(page, 'carcassonne', 'base', 'en');
  const step = stepOf(page);
  const [forward, back] = [page.locator('[data-forward]'), page.getByRole('button', { name: 'Back' })];
  await expect(back).toBeDisabled();
  for (let steps = 0; steps < 3; steps++) await obey(page);
  await expect(step).toHaveAttribute('data-step', '4');
  await back.click();
  await expect(step).toHaveAttribute('data-step', '3');
  // A press is undone with its step.
  await expect(page.locator('[data-picked]')).toHaveCount(0);
  await obey(page);
  for (const next of ['5', '6', '7']) {
    await forward.click();
    await expect(step).toHaveAttribute('data-step', next);
  }
  await page.reload();
  await expect(step).toHaveAttribute('data-step', '7');
  await page.goto('./learn/carcassonne');
  await expect(page.locator('[data-lesson=base]')).toContainText('Continue at step 7');
});

test('a wrong press is answered by its rule', async ({ page }) => {
  await open(page, 'burgundy-cards', 'base', 'en');
  for (let steps = 0; steps < 3; steps++) await obey(page);
  // The die shows 1, and this card lies in row 3.
  await page.locator('[data-place="display card=ship 3 row=3"]').click();
  await expect(page.getByRole('note').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rule' })).toHaveAttribute('href', /rules\/burgundy-cards#/);
});

test('a lesson is played with the keyboard alone', async ({ page }) => {
  await open(page, 'carcassonne', 'base', 'en');
  const step = stepOf(page);
  await page.locator('h1').focus();
  for (const next of ['2', '3']) {
    await page.keyboard.press('Enter');
    await expect(step).toHaveAttribute('data-step', next);
  }
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.cursor')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(step).toHaveAttribute('data-step', '4');
  await page.keyboard.press('r');
  await expect(step).toHaveAttribute('data-step', '5');
  await page.keyboard.press('Enter');
  await expect(step).toHaveAttribute('data-step', '6');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [game, lesson] of [LESSONS[0], LESSONS[4]]) {
    test(`${game}, ${lesson} is played with a finger`, async ({ page }) => {
      await open(page, game, lesson, 'en');
      const finish = page.locator('[data-finish]');
      for (let steps = 0; steps < 40 && (await finish.count()) === 0; steps++) await tap(page);
      await expect(finish).toBeVisible();
    });
  }

  for (const [game, lesson] of LESSONS) {
    test(`${game}, ${lesson} shows every place it points at`, async ({ page }) => {
      await open(page, game, lesson, 'ru');
      while ((await page.locator('[data-finish]').count()) === 0) {
        await expectFits(page);
        await obey(page);
      }
    });
  }
});

for (const game of ['carcassonne', 'burgundy', 'burgundy-cards', 'tuscany', 'catherine']) {
  test(`the summary of ${game} is accessible, and its pictures are there`, async ({ page }) => {
    await page.goto(`./learn/${game}`);
    await expect(page.locator('.pictures :is(svg:not(.defs), canvas)').first()).toBeVisible();
    await expect(page.locator('.mistakes li')).toHaveCount(5);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
  });
}

test.describe('hints', () => {
  test.use({ hints: true });

  test('each is shown once, and the settings bring them back', async ({ page }) => {
    await page.goto('./');
    await page.locator('[data-game=carcassonne] button').first().click();
    const hint = page.locator('[data-hint]');
    await expect(hint).toHaveAttribute('data-hint', 'press');
    await hint.getByRole('button', { name: 'Got it' }).click();
    await expect(hint).not.toHaveAttribute('data-hint', 'press');
    await page.reload();
    await expect(hint).not.toHaveAttribute('data-hint', 'press');
    await hint.getByRole('button', { name: 'No hints' }).click();
    await expect(hint).toHaveCount(0);
    const table = page.url();
    await page.goto('./settings');
    await page.getByRole('button', { name: 'Show hints again' }).click();
    await page.goto(table);
    await expect(hint).toHaveAttribute('data-hint', 'press');
  });
});
