// The `test` for all browser tests: knows the server's address, and fails a test whose page logged an error, violated the
// content policy or contacted another host.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

export { expect };

export const test = base.extend<{ wellBehaved: undefined; tolerated: RegExp[]; hints: boolean }>({
  /** Console messages to allow: browsers log every refused request, even where refusing it is the point. */
  tolerated: [[], { option: true }],
  /** Whether first-time hints are shown. */
  hints: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.DUCHY_URL);
  },
  wellBehaved: [
    async ({ page, baseURL, tolerated, hints }, use) => {
      const complaints: string[] = [];
      if (!hints) {
        await page.addInitScript(() => localStorage.setItem('duchy.hints', 'turn confirm press ring point'));
      }
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      // A refused style or script is reported here as well.
      page.on('console', (message) => {
        const known = tolerated.some((one) => one.test(message.text()));
        if (message.type() === 'error' && !known) complaints.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (baseURL && !url.startsWith(baseURL) && !/^(data|blob):/.test(url))
          complaints.push(`elsewhere: ${url}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until nothing on the page is animating; endless animations don't count. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/**
 * Checks the page at rest against WCAG 2.2 AA as far as a machine can (half-faded text has no contrast yet), that everything is
 * in a landmark, and that labels contain the visible text.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { region: { enabled: true }, 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  expect(found).toEqual([]);
}

/** Checks that nothing overflows horizontally, once what measures itself has done so. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
}

/** Gives the page another size, and waits until it has it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches,
    size,
  );
}
