// Measurements in the browser, printed rather than asserted: DUCHY_BIN=../target/release/duchy npx playwright test -c bench
import base from '../playwright.config';

export default {
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  globalSetup: '../e2e/server.ts',
  workers: 1,
  timeout: 600_000,
  // A trace would take pictures of the whole page while it is measured: the larger the page, the longer.
  use: { ...base.use, trace: 'off' as const, screenshot: 'off' as const },
  projects: base.projects?.filter(({ name }) => name === 'laptop'),
};
