import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { answerOnBoard, confirmButton, HOT_SEAT, openTable, panel, unfold, untilAsked } from './table';

// Browsers log refused requests to the console, and refusing is the point here.
test.use({ tolerated: [/status of 4\d\d/] });

/** Answers with the first choice of the list, by keyboard. */
async function answerByDigit(page: Page): Promise<void> {
  await unfold(page);
  await expect(page.locator('.choice').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(confirmButton(page)).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** The middle of a square beside the map where the drawn tile does not fit, and that nothing covers. */
async function closedSquare(page: Page): Promise<{ x: number; y: number } | null> {
  const [found] = await page.locator('[data-closed]').evaluateAll((paths) =>
    paths.flatMap((path) => {
      const matrix = (path as SVGPathElement).getScreenCTM() ?? new DOMMatrix();
      // All of them are one path; each begins at its corner.
      const squares = [...(path.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h(\d+)/g)];
      return squares.flatMap(([, x, y, side]) => {
        const half = Number(side) / 2;
        const at = new DOMPoint(Number(x) + half, Number(y) + half).matrixTransform(matrix);
        return document.elementFromPoint(at.x, at.y) === path ? [{ x: at.x, y: at.y }] : [];
      });
    }),
  );
  return found ?? null;
}

test('an illegal move is answered with the rule and a link to it', async ({ page }) => {
  await openTable(page, HOT_SEAT);
  await untilAsked(page);
  // The page itself can't send such a move, so the test alters its request.
  await page.route('**/actions', async (route) => {
    const asked = route.request().postDataJSON() as { decision: number };
    await route.continue({ postData: { ...asked, action: '40,40 N' } });
  });
  await answerByDigit(page);
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
  let closed = await closedSquare(page);
  // Place a tile that fits everywhere, and get the next one.
  for (let move = 0; move < 40 && !closed; move++) {
    await answerOnBoard(page);
    await untilAsked(page);
    closed = await closedSquare(page);
  }
  if (!closed) throw new Error('every tile fits everywhere');
  await page.mouse.click(closed.x, closed.y);
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
  await answerByDigit(page);
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
