import { beforeEach, expect, test, vi } from 'vitest';

// The module picks the language when it is loaded, so each test reloads it.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
});

test('the remembered language is used and set on the page', async () => {
  localStorage.setItem('duchy.locale', 'ru');
  const { t } = await import('./text.svelte');
  expect(t('start-new')).toBe('Новая партия');
  expect(document.documentElement.lang).toBe('ru');
});

test('a chosen language is remembered', async () => {
  const { currentLocale, setLocale, t } = await import('./text.svelte');
  setLocale('ru');
  expect(t('start-new')).toBe('Новая партия');
  setLocale('en');
  expect(t('start-new')).toBe('New game');
  expect(currentLocale()).toBe('en');
  expect(localStorage.getItem('duchy.locale')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('an invalid stored language is ignored', async () => {
  localStorage.setItem('duchy.locale', 'xx');
  const { currentLocale } = await import('./text.svelte');
  expect(['en', 'ru']).toContain(currentLocale());
});

test('a game has its own texts, which other games do not see', async () => {
  const { addGameTexts, gameText, setLocale } = await import('./text.svelte');
  setLocale('ru');
  expect(gameText('tuscany', 'city')).toBe('city');
  addGameTexts('tuscany', 'en', 'city = Town');
  expect(gameText('tuscany', 'city')).toBe('Town');
  addGameTexts('tuscany', 'ru', 'city = Город');
  expect(gameText('tuscany', 'city')).toBe('Город');
  expect(gameText('catherine', 'city')).toBe('city');
});
