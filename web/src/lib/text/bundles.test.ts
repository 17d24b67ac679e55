import { describe, expect, test, vi } from 'vitest';
import en from '../../text/en.ftl?raw';
import ru from '../../text/ru.ftl?raw';
import later_en from '../../text/later/en.ftl?raw';
import later_ru from '../../text/later/ru.ftl?raw';
import { Texts } from './bundles';
import { chooseLocale } from './locales';

function shell(): Texts {
  const texts = new Texts();
  texts.add('en', en);
  texts.add('ru', ru);
  return texts;
}

describe('plurals', () => {
  test.each([
    [0, '0 очков'],
    [1, '1 очко'],
    [2, '2 очка'],
    [5, '5 очков'],
    [11, '11 очков'],
    [12, '12 очков'],
    [21, '21 очко'],
    [22, '22 очка'],
    [25, '25 очков'],
    [111, '111 очков'],
    [1.5, '1,5 очка'],
  ])('Russian: %d', (count, expected) => {
    expect(shell().format('ru', 'count-points', { count })).toBe(expected);
  });

  test.each([
    [0, '0 points'],
    [1, '1 point'],
    [2, '2 points'],
  ])('English: %d', (count, expected) => {
    expect(shell().format('en', 'count-points', { count })).toBe(expected);
  });
});

describe('missing texts', () => {
  test('fall back to English, and then to the key', () => {
    const texts = new Texts();
    texts.add('en', 'only-english = Only English');
    expect(texts.format('ru', 'only-english')).toBe('Only English');
    expect(texts.format('ru', 'nowhere')).toBe('nowhere');
    expect(texts.has('ru', 'only-english')).toBe(false);
  });

  test('a missing argument is reported and the text is still readable', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const texts = new Texts();
    texts.add('en', 'hello = Hello, { $name }!');
    expect(texts.format('en', 'hello')).toBe('Hello, {$name}!');
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('a game may add its texts later, and repeatedly', () => {
  const texts = shell();
  texts.add('ru', 'burgundy-place = Положите жетон\n  .hint = На соседнее поле');
  texts.add('ru', 'burgundy-place = Положите жетон на поле\n  .hint = На соседнее поле');
  expect(texts.format('ru', 'burgundy-place')).toBe('Положите жетон на поле');
  expect(texts.format('ru', 'burgundy-place.hint')).toBe('На соседнее поле');
});

test('every language has every text, with the same arguments', () => {
  expect(messages(ru)).toEqual(messages(en));
  expect(messages(later_ru)).toEqual(messages(later_en));
});

test('the reader’s first supported language is chosen', () => {
  expect(chooseLocale(['de-DE', 'ru-RU', 'en'])).toBe('ru');
  expect(chooseLocale(['en-GB', 'ru'])).toBe('en');
  expect(chooseLocale(['fr'])).toBe('en');
  expect(chooseLocale([])).toBe('en');
});

/** Each message's key with the arguments its text uses. */
function messages(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const block of source.split(/\n(?=[a-z-])/)) {
    const key = /^(-?[a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (key) found[key] = [...new Set(block.match(/\$[a-z]+/g) ?? [])].sort();
  }
  return found;
}
