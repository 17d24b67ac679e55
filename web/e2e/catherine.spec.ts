// Catherine's drawn table: a whole game by clicks, changing a choice while others choose, by keyboard, and on a phone.
import { answerOnTable, CATHERINE, firstPicks } from './catherine';
import { expect, expectAccessible, expectFits, test } from './test';
import { answer, openTable, overHeading, untilAsked } from './table';

// A whole game is about twenty answers of up to five clicks each.
test.setTimeout(240_000);
test.use({ trace: 'off' });

test('a game against the computer can be played to the end on the table', async ({ page }) => {
  const seats = [
    { kind: 'me' as const, name: 'Ann' },
    { kind: 'bot' as const, level: 'random' },
  ];
  await openTable(page, seats, undefined, CATHERINE);
  let answers = 0;
  const map = () => page.locator('.table > .map').boundingBox();
  await untilAsked(page);
  await expect.poll(map).not.toBeNull();
  const still = await map();
  while (await untilAsked(page)) {
    await answerOnTable(page, async (what) => {
      await what.click();
      expect(await map()).toEqual(still);
    });
    answers += 1;
  }
  expect(answers).toBeGreaterThan(12);
  await expect(overHeading(page)).toBeVisible();
  await expect(page.locator('[data-marker]')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Court' }).click();
  await expect(page.getByRole('rowheader', { name: 'Largest network' })).toBeVisible();
  await page.getByRole('tab', { name: 'Cards' }).click();
  await expect(page.getByText(/cards in the deck/)).toBeVisible();
  await expectAccessible(page);
});

test('a choice can be changed until everyone has chosen, and no one else sees it', async ({
  page,
  browser,
}) => {
  await openTable(page, [{ kind: 'me', name: 'Ann' }, { kind: 'open' }], undefined, CATHERINE);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByLabel('Your name').fill('Bob');
  await guest.getByRole('button', { name: 'Join' }).click();

  await answer(page, () => firstPicks(page, [0, 1, 2]));
  await expect(page.getByRole('button', { name: /^Bob ?, to play/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ann ?, to play/ })).toHaveCount(0);
  await expect(page.locator('.row [data-card]')).toHaveCount(3);
  const first = await page.locator('.row [data-card]').first().getAttribute('data-card');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await answer(page, () => firstPicks(page, [3, 4, 5]));
  await expect(page.locator('.row [data-card]').first()).not.toHaveAttribute('data-card', first ?? '');

  // The other player sees that a choice was made, but none of its cards.
  await guest.locator('[data-chip="0"]').click();
  await expect(guest.locator('[data-card]')).toHaveCount(0);
  await guest.locator('[data-chip="1"]').click();
  await firstPicks(guest, [0, 2, 4]);
  await expect(page.getByRole('heading', { name: /^Play 2 cards/ })).toBeVisible();
  await expect(page.locator('.row [data-card]')).toHaveCount(3);
  await expect(guest.locator('.row [data-card]')).toHaveCount(3);
});

test('cards are played with the keyboard alone', async ({ page }) => {
  const seats = [
    { kind: 'me' as const, name: 'Ann' },
    { kind: 'bot' as const, level: 'random' },
  ];
  await openTable(page, seats, undefined, CATHERINE);
  await untilAsked(page);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('[data-board]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-hand].cursor')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hand][data-picked]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hand][data-picked]')).toHaveCount(0);

  for (const picked of [1, 2, 3]) {
    if (picked > 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-hand][data-picked]')).toHaveCount(picked);
  }
  await expect(page.locator('[data-confirm]')).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'ru-RU',
  });

  test('in dark mode and Russian: card, place, done', async ({ page }) => {
    const seats = [
      { kind: 'me' as const, name: 'Аня' },
      { kind: 'bot' as const, level: 'random' },
      { kind: 'bot' as const, level: 'random' },
      { kind: 'bot' as const, level: 'random' },
    ];
    await openTable(page, seats, undefined, CATHERINE);
    for (let answers = 0; answers < 6; answers++) {
      await untilAsked(page);
      await expectFits(page);
      await answerOnTable(page, (what) => what.tap());
    }
    await untilAsked(page);
    await page.getByRole('button', { name: 'Карта', exact: true }).tap();
    await expect(page.getByRole('img', { name: 'Карта империи' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ряды', exact: true }).tap();
    await expect(page.locator('.row [data-card]').first()).toBeVisible();
    await expectAccessible(page);
  });
});
