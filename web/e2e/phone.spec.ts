import { expect, expectAccessible, expectFits, test } from './test';
import { answer, confirmButton, freeCell, openTable, untilAsked } from './table';

test.use({ colorScheme: 'dark', locale: 'ru-RU' });

test('a phone in dark mode and Russian: tap, preview, confirm', async ({ page }) => {
  await openTable(page, [
    { kind: 'me', name: 'Аня' },
    { kind: 'bot', level: 'random' },
  ]);
  await untilAsked(page);
  for (const name of await page.locator('[data-chip] .name').all()) {
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  for (let turn = 0; turn < 2; turn++) {
    await untilAsked(page);
    await (await freeCell(page)).tap({ force: true });
    await expect(page.locator('[data-preview]')).toBeVisible();
    await expectFits(page);
    await answer(page, () => confirmButton(page).tap());
    if (!(await untilAsked(page))) return;
    const pass = page.locator('[data-answer="pass"]');
    if (await pass.isVisible()) {
      await expect(pass).toHaveText('Не ставить');
      await pass.tap();
      await answer(page, () => confirmButton(page).tap());
    }
  }
  await page.getByRole('button', { name: 'История и не только' }).tap();
  await expect(page.getByRole('list', { name: /^История, сначала/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Мешок' }).tap();
  await expect(page.getByText(/Осталось \d+ квадрат/)).toBeVisible();
  await page.getByRole('button', { name: 'Назад к полю' }).tap();
  await expectAccessible(page);
});
