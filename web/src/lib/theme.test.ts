import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('without a choice the system decides', async () => {
  const { currentTheme } = await import('./theme.svelte');
  expect(currentTheme()).toBe('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('a chosen theme is applied and remembered', async () => {
  const { setTheme } = await import('./theme.svelte');
  setTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('duchy.theme')).toBe('dark');

  vi.resetModules();
  delete document.documentElement.dataset.theme;
  const { currentTheme } = await import('./theme.svelte');
  expect(currentTheme()).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('switching back to the system theme forgets the choice', async () => {
  const { setTheme } = await import('./theme.svelte');
  setTheme('light');
  setTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('duchy.theme')).toBeNull();
});

test('switching works without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { setTheme } = await import('./theme.svelte');
  setTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
