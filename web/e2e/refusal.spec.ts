import { expect, test } from './test';
import { answerOnBoard, HOT_SEAT, openTable, panel, untilAsked } from './table';

// Browsers log refused requests to the console, and refusing is the point here.
test.use({ tolerated: [/status of 4\d\d/] });

test('an illegal move is answered with the rule and a link to it', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  // The page itself can't send such a move, so the test alters its request.
  await page.route('**/actions', async (route) => {
    const asked = route.request().postDataJSON() as { decision: number };
    await route.continue({ postData: { ...asked, action: '40,40 N' } });
  });
  await page.locator('summary').click();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  const message = page.getByRole('listitem').filter({ hasText: 'Why? Read the rule' });
  await expect(message).toBeVisible();
  await expect(message).toContainText(/tile/);
  await message.getByRole('link', { name: 'Why? Read the rule' }).click();
  await expect(page).toHaveURL(/\/rules\/carcassonne#place\.adjacent$/);
  await expect(page.locator('article.current')).toBeInViewport();
});

test('a square where the tile does not fit says why', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  const closed = page.locator('[data-closed]');
  // Place a tile that fits everywhere, and get the next one.
  for (let move = 0; move < 40 && (await closed.count()) === 0; move++) {
    await answerOnBoard(page);
    await untilAsked(page);
  }
  // All of them are one path; its first point is a corner of one.
  const inside = await closed.evaluate((path: SVGPathElement) => {
    const { x, y } = path.getPointAtLength(0);
    const { width } = document.querySelector<SVGRectElement>('[data-tile]')?.getBBox() ?? { width: 0 };
    const matrix = path.getScreenCTM();
    const at = new DOMPoint(x + width / 2, y + width / 2).matrixTransform(matrix ?? new DOMMatrix());
    return { x: at.x, y: at.y };
  });
  await page.mouse.click(inside.x, inside.y);
  await expect(page.getByRole('link', { name: 'Why? Read the rule' })).toBeVisible();
  await expect(page.locator('[data-pointed]').first()).toBeVisible();
});

test('a stale answer is reported, and the page shows the current table', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  // The same seat answers elsewhere just before this page does.
  await page.route(
    '**/actions',
    async (route) => {
      const first = await page.request.post(route.request().url(), { data: route.request().postDataJSON() });
      expect(await first.text()).toContain('seq');
      await route.continue();
    },
    { times: 1 },
  );
  const before = (await panel(page).getAttribute('data-seq')) ?? '';
  await page.locator('summary').click();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The game has moved on.').last()).toBeVisible();
  await expect(panel(page)).not.toHaveAttribute('data-seq', before);
  await expect(page.getByRole('heading', { name: /^Place a meeple/ })).toBeVisible();
});

test('a missing table is reported', async ({ page }) => {
  await page.goto('./t/nosuchtable');
  await expect(page.getByText('There is no such game. Check the link.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five great board games, one table');
});
