import { beforeEach, expect, test, vi } from 'vitest';

// The module picks the language when it is loaded, so each test reloads it.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
});

test('the remembered language is used and set on the page', async () => {
  localStorage.setItem('duchy.locale', 'ru');
  const { loadTexts, t } = await import('./text.svelte');
  await loadTexts('first');
  expect(t('start-new')).toBe('Новая партия');
  expect(document.documentElement.lang).toBe('ru');
});

test('a chosen language is remembered', async () => {
  const { currentLocale, loadTexts, setLocale, t } = await import('./text.svelte');
  await loadTexts('first');
  await setLocale('ru');
  expect(t('start-new')).toBe('Новая партия');
  await setLocale('en');
  expect(t('start-new')).toBe('New game');
  expect(currentLocale()).toBe('en');
  expect(localStorage.getItem('duchy.locale')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('a language is shown once all texts in use are there, also those of later parts', async () => {
  localStorage.setItem('duchy.locale', 'en');
  const { loadTexts, setLocale, t, useTexts } = await import('./text.svelte');
  await Promise.all([loadTexts('first'), loadTexts('later')]);
  const asked: string[] = [];
  await useTexts('own', async (locale) => void asked.push(locale));
  await useTexts('own', async (locale) => void asked.push(locale));
  const change = setLocale('ru');
  expect(t('start-new')).toBe('New game');
  await change;
  expect(t('start-new')).toBe('Новая партия');
  expect(t('settings-lead')).toMatch(/[а-я]/);
  expect(asked).toEqual(['en', 'ru']);
});

test('a language whose texts can’t be loaded is not shown', async () => {
  localStorage.setItem('duchy.locale', 'en');
  const { currentLocale, setLocale, useTexts } = await import('./text.svelte');
  await useTexts('own', async (locale) => {
    if (locale === 'ru') throw new TypeError('network');
  });
  await expect(setLocale('ru')).rejects.toThrow('network');
  expect(currentLocale()).toBe('en');
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

test('a text that is loaded in the reader’s language only is there', async () => {
  localStorage.setItem('duchy.locale', 'ru');
  const { addGameTexts, gameText, hasGameText, hasText, loadTexts } = await import('./text.svelte');
  await loadTexts('first');
  addGameTexts('game', 'ru', 'points-road = Дороги');
  expect(hasText('start-new')).toBe(true);
  expect(hasText('nothing')).toBe(false);
  expect(hasGameText('game', 'points-road') && gameText('game', 'points-road')).toBe('Дороги');
  expect(hasGameText('game', 'points-nothing')).toBe(false);
});
