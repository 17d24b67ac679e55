import { expect, test } from '@playwright/test';
import { Server } from './server';
import { answerByButtons, HOT_SEAT, openTable, panel, untilAsked } from './table';

test('a server killed in the middle of a game loses nothing, under a sub-path too', async ({ page }) => {
  test.skip(!process.env.DUCHY_BIN, 'needs a server of its own');
  const server = await Server.start('/games/');
  try {
    await openTable(page, HOT_SEAT, server.url);
    for (let move = 0; move < 6; move++) {
      await untilAsked(page);
      await answerByButtons(page);
    }
    await untilAsked(page);
    const seq = (await panel(page).getAttribute('data-seq')) ?? '';
    const players = await page.getByRole('list', { name: 'Players' }).innerText();
    const log = await page.getByRole('list', { name: /^Log, newest first/ }).innerText();

    await server.kill();
    await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
    await server.run();
    await expect(page.getByText('Connection lost. Reconnecting…')).toHaveCount(0, { timeout: 20_000 });

    await expect(panel(page)).toHaveAttribute('data-seq', seq);
    await expect.poll(() => page.getByRole('list', { name: 'Players' }).innerText()).toBe(players);
    await answerByButtons(page);
    await expect(page.getByRole('list', { name: /^Log, newest first/ })).toContainText(
      log.split('\n').at(-1) ?? '',
    );

    await page.reload();
    await untilAsked(page);
    await answerByButtons(page);
  } finally {
    await server.remove();
  }
});
