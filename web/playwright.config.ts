// Browser tests: Debian's Chromium against a real server (e2e/server.ts).
// `make test` runs them; by hand: DUCHY_BIN=../target/debug/duchy npm run test:browser
import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const CHROMIUM = process.env.DUCHY_CHROMIUM ?? '/usr/bin/chromium';
if (!existsSync(CHROMIUM)) {
  throw new Error(
    `There is no Chromium at ${CHROMIUM}. Install it (apt-get install chromium) or set DUCHY_CHROMIUM.`,
  );
}

const launchOptions = {
  executablePath: CHROMIUM,
  args: [
    // There is no sandbox in containers or as root; the pages are our own.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // Keep Chromium from contacting its vendor's servers during tests.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    locale: 'en-GB',
    // Requests of a service worker are not seen by the tests; offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Motion has tests of its own; everywhere else it would only take time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'laptop',
      testIgnore: 'phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions },
    },
    {
      name: 'phone',
      testMatch: ['start.spec.ts', 'phone.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
  ],
});
