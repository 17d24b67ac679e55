// Without a connection: the page that says so, also under a sub-path, and what the service worker keeps.
import { expect, test } from '@playwright/test';
import { Server } from './server';

test.use({ serviceWorkers: 'allow' });

for (const base of ['/', '/games/duchy/']) {
  test(`a page opens without the server under ${base}`, async ({ page, context }) => {
    test.skip(!process.env.DUCHY_BIN, 'needs a server of its own');
    const server = await Server.start(base);
    try {
      await page.goto(server.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      // The first load came before the worker; the second one fills its cache.
      await page.reload();
      await expect(page.locator('[data-game=carcassonne]')).toBeVisible();
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().map(({ url }) => new URL(url).pathname);
      });
      const allowed = ['offline.html', 'offline.css', 'offline.js', 'early.js', 'icon.svg'].map(
        (file) => base + file,
      );
      for (const path of kept)
        expect(path.startsWith(`${base}assets/`) || allowed.includes(path), path).toBe(true);
      expect(kept.some((path) => path.startsWith(`${base}assets/`))).toBe(true);

      await server.kill();
      for (const path of ['', 't/abc', 'learn/tuscany']) {
        await page.goto(server.url + path);
        await expect(page.getByRole('heading', { name: 'Duchy can’t reach its server' })).toBeVisible();
        await expect(page.locator('img')).toHaveJSProperty('complete', true);
      }
      await server.run();
      await page.goto(server.url);
      await expect(page.locator('[data-game=carcassonne]')).toBeVisible();
      const manifest = await page
        .locator('link[rel=manifest]')
        .evaluate((link: HTMLLinkElement) => link.href);
      const answer = await context.request.get(manifest);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      for (const { src } of ((await answer.json()) as { icons: { src: string }[] }).icons) {
        expect((await context.request.get(new URL(src, manifest).href)).status(), src).toBe(200);
      }
    } finally {
      await server.remove();
    }
  });
}
