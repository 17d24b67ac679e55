import { expect, test } from '@playwright/test';
import { Server } from './server';
import { answerByButtons, expectSameMoment, question, untilAsked } from './table';

test('a game goes on when the server that leads it is killed', async ({ page, browser }) => {
  const database = process.env.DUCHY_TEST_POSTGRES;
  test.skip(!process.env.DUCHY_BIN || !database, 'needs PostgreSQL: tools/with-postgres');
  const [first, second] = [await Server.start('/', database), await Server.start('/', database)];
  const ben = await (await browser.newContext()).newPage();
  try {
    // Ann is on one server, Ben on the other, and a computer sits between them.
    await page.request.post(`${first.url}api/me`, { data: { name: 'Ann' } });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'open' }];
    const data = { game: 'carcassonne', options: { first: 'listed' }, seats };
    const created = await page.request.post(`${first.url}api/tables`, { data });
    const { id } = (await created.json()) as { id: string };
    await ben.request.post(`${second.url}api/me`, { data: { name: 'Ben' } });
    expect((await ben.request.post(`${second.url}api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
    await page.goto(`${first.url}t/${id}`);
    await ben.goto(`${second.url}t/${id}`);

    // After Ann's turn her server plays the computer's, so it leads the table. Ben sees both.
    await untilAsked(page);
    while (await question(page).isVisible()) await answerByButtons(page);
    await untilAsked(ben);

    await first.kill();
    await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
    while (await question(ben).isVisible()) await answerByButtons(ben);

    // A proxy sends Ann to the other server. The computer's turn after hers is played there, and Ben is asked again.
    await page.goto(`${second.url}t/${id}`);
    await untilAsked(page);
    await expectSameMoment(page, ben);
    while (await question(page).isVisible()) await answerByButtons(page);
    await expect(question(ben)).toBeVisible({ timeout: 20_000 });
    await answerByButtons(ben);
  } finally {
    await ben.context().close();
    await Promise.all([first.remove(), second.remove()]);
  }
});
