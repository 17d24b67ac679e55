import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '$lib/text/text.svelte';
import { currentTheme, setTheme } from '$lib/theme.svelte';
import { announce, currentSpoken, currentToasts, dismiss, toast } from './announcements.svelte';
import LanguageSwitch from './LanguageSwitch.svelte';
import SeatBadge from './SeatBadge.svelte';
import { seatLook } from './seats';
import ThemeSwitch from './ThemeSwitch.svelte';

beforeEach(() => {
  setLocale('en');
  setTheme('system');
});
afterEach(() => cleanup());

test('the theme switch cycles and names the current theme', async () => {
  render(ThemeSwitch);
  const button = screen.getByRole('button');
  for (const [theme, label] of [
    ['light', 'Theme: Light'],
    ['dark', 'Theme: Dark'],
    ['system', 'Theme: Automatic'],
  ]) {
    await fireEvent.click(button);
    expect(currentTheme()).toBe(theme);
    expect(button.getAttribute('aria-label')).toBe(label);
    expect(currentSpoken().trim()).toBe(label);
  }
});

test('the language switch names each language in its own language', async () => {
  render(LanguageSwitch);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: 'Русский' }));
  expect(document.documentElement.lang).toBe('ru');
});

test('a seat is recognisable by letter and shape as well as by colour', () => {
  render(SeatBadge, { seat: 2, name: 'Ada' });
  expect(screen.getByRole('img', { name: 'Ada, seat C' })).toBeTruthy();
  const shapes = [0, 1, 2, 3, 4, 5].map((seat) => seatLook(seat).shape);
  expect(new Set(shapes).size).toBe(6);
  expect(() => seatLook(6)).toThrow(RangeError);
});

test('good news disappears, bad news stays until dismissed', () => {
  vi.useFakeTimers();
  toast('Your turn');
  toast('The server does not answer.', 'bad');
  expect(currentToasts().map((one) => one.text)).toEqual(['Your turn', 'The server does not answer.']);
  vi.runAllTimers();
  expect(currentToasts().map((one) => one.text)).toEqual(['The server does not answer.']);
  dismiss(currentToasts()[0]?.id ?? 0);
  expect(currentToasts()).toEqual([]);
  vi.useRealTimers();
});

test('the same words announced twice are read twice', () => {
  announce('Your turn');
  const first = currentSpoken();
  announce('Your turn');
  expect(currentSpoken()).not.toBe(first);
});
