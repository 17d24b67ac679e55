import { type Browser, type Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './test';
import { answerByButtons, question, untilAsked } from './table';

/** Creates a table of Ann and Bob with these terms; both have it open. */
async function annAndBob(page: Page, browser: Browser, baseURL: string, terms: object): Promise<Page> {
  await page.request.post(`${baseURL}api/me`, { data: { name: 'Ann' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { game: 'carcassonne', options: { first: 'listed' }, seats, terms };
  const { id } = (await (await page.request.post(`${baseURL}api/tables`, { data })).json()) as { id: string };
  const bob = await (await browser.newContext()).newPage();
  await bob.request.post(`${baseURL}api/me`, { data: { name: 'Bob' } });
  await bob.request.post(`${baseURL}api/tables/${id}/join`, { data: {} });
  await page.goto(`${baseURL}t/${id}`);
  await bob.goto(`${baseURL}t/${id}`);
  return bob;
}

test('players choose a clock, and see it run', async ({ page, browser, baseURL }) => {
  await page.goto('./new?game=carcassonne');
  await page.getByLabel('Seat 1: name').fill('Ann');
  await page.getByText('Friends', { exact: true }).click();
  await page.getByLabel('Clock', { exact: true }).selectOption('live');
  await page.getByLabel('When time runs out').selectOption('resign');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const bob = await (await browser.newContext()).newPage();
  await bob.goto(await page.getByLabel('Link to this game').inputValue());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Join' }).click();
  const clocks = page.getByRole('list', { name: 'Clocks' });
  await expect(clocks).toContainText('Ann');
  await expect(clocks).toBeInViewport();
  await expect(clocks.getByRole('timer').filter({ hasText: /^14:/ })).toHaveCount(1);
  expect(baseURL).toBeTruthy();
  await bob.context().close();
});

test('an undo past a reveal needs the other player’s agreement', async ({ page, browser, baseURL }) => {
  const bob = await annAndBob(page, browser, baseURL ?? '', {});
  await untilAsked(page);
  while (await question(page).isVisible()) await answerByButtons(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You asked to undo. Waiting for Bob.')).toBeVisible();
  await expect(bob.getByText('Ann asks to undo their last move.')).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Decline' })).toBeInViewport();
  await bob.getByRole('button', { name: 'Decline' }).click();
  for (const one of [page, bob]) await expect(one.getByText('Bob declined the undo.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bob.getByRole('button', { name: 'Agree' }).click();
  await expect(page.locator('section[data-decision]')).toBeVisible();
  await expect(page.getByText('You asked to undo')).toHaveCount(0);
  await bob.context().close();
});

test('the players agree to end the game', async ({ page, browser, baseURL }) => {
  const bob = await annAndBob(page, browser, baseURL ?? '', {});
  await bob.setViewportSize({ width: 390, height: 844 });
  await untilAsked(page);
  const propose = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Propose to end the game' }).press('Enter');
    await expect(page.getByText('The other players have to agree.')).toBeVisible();
    await page.getByRole('button', { name: 'Propose', exact: true }).press('Enter');
    await expect(page.getByText('You proposed to end the game. Waiting for Bob.')).toBeVisible();
    await expect(bob.getByText('Ann proposes to end the game now.')).toBeVisible();
  };
  await propose();
  await expectAccessible(bob);
  await expectFits(bob);
  await bob.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You proposed to end the game')).toHaveCount(0);
  await expect(page.locator('section[data-decision]')).toBeVisible();
  await propose();
  await bob.getByRole('button', { name: 'Agree' }).press('Enter');
  for (const one of [page, bob]) await expect(one.getByText('Ended by agreement')).toBeVisible();
  await expect(page.getByText('The players agree to end the game.')).toBeVisible();
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'Your games' })).toContainText('Ended by agreement');
  await bob.context().close();
});

test('a rematch starts when the other player wants one too', async ({ page, browser, baseURL }) => {
  const clock = { pace: { live: { bank: 900, increment: 10 } }, at_zero: 'resign' };
  const bob = await annAndBob(page, browser, baseURL ?? '', { clock });
  await untilAsked(page);
  const id = page.url().split('/').at(-1);
  await page.request.post(`${baseURL}api/tables/${id}/resign`, { data: { seat: 0 } });
  // Another game has been waiting for Bob all the time.
  const data = { game: 'tuscany', seats: [{ kind: 'me' }, { kind: 'me', name: 'Ben' }] };
  await bob.request.post(`${baseURL}api/tables`, { data });
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByText('Waiting for Bob to confirm')).toBeVisible();
  // Bob still looks at the result, and hears of it there.
  await bob.getByRole('link', { name: 'You’re invited to another game: Carcassonne' }).click();
  await expect(bob.getByText('Do you want to play with these options?')).toBeVisible();
  await bob.goto(baseURL ?? '');
  await expect(bob.getByRole('region', { name: 'Your games' })).toContainText('You’re invited');
  await bob.goBack();
  await expectAccessible(bob);
  await bob.getByRole('button', { name: 'Confirm' }).click();
  for (const one of [page, bob]) await expect(one.getByRole('list', { name: 'Clocks' })).toContainText('Ann');
  await bob.context().close();
});

test('a rematch can be declined', async ({ page, browser, baseURL }) => {
  const bob = await annAndBob(page, browser, baseURL ?? '', {});
  await untilAsked(page);
  const id = page.url().split('/').at(-1);
  await page.request.post(`${baseURL}api/tables/${id}/resign`, { data: { seat: 0 } });
  await page.getByRole('button', { name: 'Rematch' }).click();
  await bob.getByRole('link', { name: 'You’re invited to another game: Carcassonne' }).click();
  await bob.getByRole('button', { name: 'Decline' }).click();
  for (const one of [page, bob]) await expect(one.getByText('Waiting for 1 more player')).toBeVisible();
  await bob.goto(baseURL ?? '');
  await expect(bob.getByRole('region', { name: 'Your games' })).not.toContainText('You’re invited');
  await bob.context().close();
});

test('when time runs out the computer plays on, and hands the seat back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const clock = { pace: { live: { bank: 15, increment: 600 } }, at_zero: { bot: 'greedy' } };
  const bob = await annAndBob(page, browser, baseURL ?? '', { clock });
  await expect(page.getByRole('list', { name: 'Clocks' })).toContainText('Ann');
  const back = page.getByRole('button', { name: 'Take my seat back' });
  await expect(back).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('Ann ran out of time.')).toBeVisible();
  await expect(bob.locator('section[data-decision]')).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await back.click();
  await expect(back).toHaveCount(0);
  while (await question(bob).isVisible()) await answerByButtons(bob);
  await expect(page.locator('section[data-decision]')).toBeVisible();
  await bob.context().close();
});

test('two people and a spectator write apart, with clocks running', async ({ page, browser, baseURL }) => {
  const clock = { pace: { live: { bank: 900, increment: 10 } }, at_zero: 'resign' };
  const bob = await annAndBob(page, browser, baseURL ?? '', { clock });
  const cleo = await (await browser.newContext()).newPage();
  await cleo.request.post(`${baseURL}api/me`, { data: { name: 'Cleo' } });
  await cleo.goto(page.url());
  await expect(cleo.getByRole('list', { name: 'Clocks' })).toContainText('Bob');
  await expect(page.getByText('1 spectator')).toBeVisible();

  for (const one of [page, bob, cleo]) await one.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByLabel('Write a message').fill('<b>Good luck</b>, Bob');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(bob.getByRole('list', { name: 'Messages' })).toContainText('<b>Good luck</b>, Bob');
  await bob.getByRole('button', { name: 'Thanks!' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Thanks!');
  await cleo.getByLabel('Write a message').fill('Ann draws well');
  await cleo.getByRole('button', { name: 'Send' }).click();
  await expect(cleo.getByRole('list', { name: 'Messages' })).toContainText('Ann draws well');
  await expect(cleo.getByRole('list', { name: 'Messages' })).not.toContainText('Good luck');
  await expect(bob.getByText('Ann draws well')).toHaveCount(0);
  await expectAccessible(page);

  // Muted people are not heard any more.
  await bob.getByRole('button', { name: 'Mute Ann' }).click();
  await expect(bob.getByRole('list', { name: 'Messages' })).not.toContainText('Good luck');
  await bob.context().close();
  await cleo.context().close();
  await expect(page.getByText(/^Bob left at /)).toBeVisible();
});

test('changed options are confirmed, and the game starts with fewer players', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.request.post(`${baseURL}api/me`, { data: { name: 'Ann' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const data = { game: 'carcassonne', options: { first: 'listed' }, seats };
  const { id } = (await (await page.request.post(`${baseURL}api/tables`, { data })).json()) as { id: string };
  await page.goto(`./t/${id}`);
  await expect(page.getByText('duchy serve --lan')).toBeVisible();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link to this game' })).toBeVisible();
  const bob = await (await browser.newContext()).newPage();
  await bob.goto(`${baseURL}t/${id}`);
  await expect(bob.getByRole('heading', { name: 'Options' })).toBeVisible();
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('button', { name: 'Remove Bob' })).toBeVisible();

  // Somebody who was removed can't come back by the link until Ann lets them in.
  await page.getByRole('button', { name: 'Remove Bob' }).click();
  await bob.getByRole('button', { name: 'Join' }).click();
  await expect(bob.getByRole('region', { name: 'Notices' })).toContainText('has removed you');
  await page.getByRole('button', { name: 'Let Bob in again' }).click();
  await expect(page.getByRole('button', { name: 'Let Bob in again' })).toHaveCount(0);
  await bob.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('button', { name: 'Remove Bob' })).toBeVisible();

  await page.getByRole('button', { name: 'Change options' }).click();
  await page.getByLabel('Clock', { exact: true }).selectOption('days');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('not confirmed yet')).toBeVisible();
  await expect(bob.getByText('The options have changed. Do you still want to play?')).toBeVisible();
  await expect(bob.getByRole('listitem').filter({ hasText: '3 days per move' })).toBeVisible();
  await expectAccessible(bob);
  await expectFits(bob);
  await bob.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('not confirmed yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start with 2 players' }).click();
  for (const one of [page, bob]) await expect(one.getByRole('list', { name: 'Clocks' })).toContainText('Bob');
  await bob.context().close();
});

test('the usual level is offered for open seats and for stand-ins', async ({ page, baseURL }) => {
  await page.request.post(`${baseURL}api/me`, { data: { name: 'Ann' } });
  const data = { game: 'carcassonne', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { id } = (await (await page.request.post(`${baseURL}api/tables`, { data })).json()) as { id: string };
  await page.goto(`./t/${id}`);
  await page.getByRole('button', { name: 'Change options' }).click();
  await page.getByLabel('Clock', { exact: true }).selectOption('days');
  await page.getByLabel('When time runs out').selectOption('bot');
  await expect(page.getByRole('dialog').getByLabel('Level of the stand-in')).toHaveValue('casual');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Fill with computers' }).click();
  await untilAsked(page);
  const table = (await (await page.request.get(`${baseURL}api/tables/${id}`)).json()) as {
    seats: object[];
    terms: object;
  };
  expect(table.seats).toContainEqual(expect.objectContaining({ kind: 'bot', level: 'casual' }));
  expect(table.terms).toMatchObject({ clock: { at_zero: { bot: 'casual' } } });
});

test('a guest plays on with a second device', async ({ page, browser, baseURL }) => {
  const bob = await annAndBob(page, browser, baseURL ?? '', {});
  const table = page.url();
  await page.goto('./account');
  await expect(page.getByText('You play as the guest Ann.')).toBeVisible();
  await page.getByRole('button', { name: 'Show link and QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code that signs another device in' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const link = await page.getByLabel('Private link').inputValue();
  expect(new URL(link).hash).not.toBe('');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 780 } })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Play here as Ann?' })).toBeVisible();
  expect(phone.url()).not.toContain('#');
  await expectAccessible(phone);
  await expectFits(phone);
  await phone.getByRole('button', { name: 'Play as Ann' }).click();
  await expect(phone.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await phone.goto(table);
  await expect(phone.locator('section[data-decision]')).toBeVisible();

  // The link works once.
  const thief = await (await browser.newContext()).newPage();
  await thief.goto(link);
  await expect(thief.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
  for (const one of [bob, phone, thief]) await one.context().close();
});

test('a guest becomes an account and signs in elsewhere', async ({ page, browser, baseURL }) => {
  const bob = await annAndBob(page, browser, baseURL ?? '', {});
  const login = `Ann ${Date.now()}`;
  await page.goto('./account');
  await page.getByLabel('Name').fill(login);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`You are signed in as ${login.toLowerCase()}.`)).toBeVisible();
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${baseURL}account`);
  await other.getByLabel('Name').fill(login);
  await other.getByLabel('Password').fill('wrong horse');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    other.getByRole('region', { name: 'Notices' }).getByText('The name or the password is wrong.'),
  ).toBeVisible();
  await other.getByLabel('Password').fill('correct horse');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('You are signed in as')).toBeVisible();
  await other.goto(baseURL ?? '');
  await expect(other.getByRole('link', { name: /Carcassonne.*Ann.*Bob/ }).first()).toBeVisible();
  for (const one of [bob, other]) await one.context().close();
});
