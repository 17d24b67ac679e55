// Draws the pictures of link previews into public/link: `make link-pictures`.
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const GAMES = ['carcassonne', 'burgundy', 'burgundy-cards', 'tuscany', 'catherine'];

const server = await createServer({ logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.DUCHY_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 600, height: 315 }, colorScheme: 'light' });
for (const game of GAMES) {
  await page.goto('about:blank');
  await page.goto(`${server.resolvedUrls?.local[0]}link/#${game}`);
  await page.locator('main svg').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/link/${game}.png` });
}
await browser.close();
await server.close();
