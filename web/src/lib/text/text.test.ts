import { beforeEach, expect, test, vi } from 'vitest';

// The module chooses the language when it is loaded, so each test loads it anew.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
});

test('the remembered language is used and the page says so', async () => {
  localStorage.setItem('duchy.locale', 'ru');
  const { t } = await import('./text.svelte');
  expect(t('start-new')).toBe('Новый стол');
  expect(document.documentElement.lang).toBe('ru');
});

test('a chosen language is remembered', async () => {
  const { currentLocale, setLocale, t } = await import('./text.svelte');
  setLocale('ru');
  expect(t('start-new')).toBe('Новый стол');
  setLocale('en');
  expect(t('start-new')).toBe('New table');
  expect(currentLocale()).toBe('en');
  expect(localStorage.getItem('duchy.locale')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('nonsense in the storage is ignored', async () => {
  localStorage.setItem('duchy.locale', 'xx');
  const { currentLocale } = await import('./text.svelte');
  expect(['en', 'ru']).toContain(currentLocale());
});

test('texts from the server join those of the client', async () => {
  const { addTexts, setLocale, t } = await import('./text.svelte');
  setLocale('en');
  expect(t('tuscany-draw')).toBe('tuscany-draw');
  addTexts('en', 'tuscany-draw = Draw two cards');
  expect(t('tuscany-draw')).toBe('Draw two cards');
});
