import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameText, setLocale } from '$lib/text/text.svelte';
import { loadGameTexts } from './texts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  setLocale('ru');
});
afterEach(() => vi.unstubAllGlobals());

test('a game’s texts are fetched once, with English as the fallback', async () => {
  fetched.mockImplementation(async (url) =>
    String(url).endsWith('/ru')
      ? new Response('place = Положите')
      : new Response('place = Place\ndraw = Draw'),
  );
  await loadGameTexts('tuscany', 'ru');
  await loadGameTexts('tuscany', 'ru');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(gameText('tuscany', 'place')).toBe('Положите');
  expect(gameText('tuscany', 'draw')).toBe('Draw');
});

test('asking again after a failure retries', async () => {
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(loadGameTexts('catherine', 'en')).rejects.toMatchObject({ key: 'error-unreachable' });
  fetched.mockResolvedValueOnce(new Response('favour = Favour'));
  await loadGameTexts('catherine', 'en');
  expect(gameText('catherine', 'favour')).toBe('Favour');
});
