import { expect, test } from 'vitest';
import { changed } from './change';

test('a change is applied in order', () => {
  const text = '{"seq":7,"name":"Анна 🎲","score":10}';
  expect(
    changed(text, {
      length: 39,
      splices: [
        [7, 1, '8'],
        [22, 2, '🎴🎴'],
        [35, 1, '2'],
      ],
    }),
  ).toBe('{"seq":8,"name":"Анна 🎴🎴","score":12}');
  expect(changed(text, { length: text.length, splices: [] })).toBe(text);
});

test('a change of another text is noticed', () => {
  expect(changed('{"seq":7}', { length: 20, splices: [[7, 1, '8']] })).toBeNull();
});
