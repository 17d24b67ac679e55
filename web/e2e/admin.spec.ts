import { expect, expectAccessible, expectFits, test } from './test';
import { Server } from './server';

test('the host becomes an administrator and removes a table', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const server = await Server.start();
  try {
    await expect.poll(() => server.output).toContain('admin#');
    const link = /http:\S+admin#[0-9a-f]+/.exec(server.output)?.[0] ?? '';
    const ann = await (await browser.newContext()).newPage();
    await ann.request.post(`${server.url}api/me`, { data: { name: 'Ann' } });
    const seats = [{ kind: 'me' }, { kind: 'me', name: 'Bob' }];
    const data = { game: 'carcassonne', seats };
    const created = await ann.request.post(`${server.url}api/tables`, { data });
    const { id } = (await created.json()) as { id: string };
    await ann.goto(`${server.url}t/${id}`);
    await expect(ann.locator('[data-board]').first()).toBeVisible();

    // The page behind the link changes nothing until the button is pressed.
    await page.goto(link.replace('localhost', '127.0.0.1'));
    await page.getByLabel('Your name').fill('Host');
    expect(page.url()).not.toContain('#');
    await page.getByRole('button', { name: 'Become administrator' }).click();
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'People' })).toContainText('Ann');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await expectFits(page);

    await page.getByRole('button', { name: 'Remove game' }).click();
    await page.getByRole('button', { name: 'Remove game: yes' }).click();
    await expect(page.getByText(`removed the game ${id}`)).toBeVisible();
    await expect(ann.getByText('There is no such game.')).toBeVisible();

    await page.getByLabel('Guests can play without an account').uncheck();
    // The log shows it once it is so.
    await expect(page.getByText('changed what is allowed')).toBeVisible();
    const refused = await (
      await browser.newContext()
    ).request.post(`${server.url}api/me`, { data: { name: 'Cleo' } });
    expect(refused.status()).toBe(403);
    await ann.context().close();
    await page.context().close();
  } finally {
    await server.remove();
  }
});
