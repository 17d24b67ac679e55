// Pictures of every page and board, for looking at: `make screenshots` puts them into screenshots/, which is not committed.
import base from './playwright.config';

export default {
  ...base,
  testDir: './shots',
  fullyParallel: true,
  timeout: 300_000,
  projects: [{ name: 'pictures', use: { ...base.use, trace: 'off' as const, screenshot: 'off' as const } }],
};
