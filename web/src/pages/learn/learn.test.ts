import { expect, test } from 'vitest';
import { SECTION_PICTURES, SUMMARIES } from '../../games/figures';
import { GAMES } from '../../games/list';
import { chapters } from '../rules/search';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

test('both languages have the same texts', () => {
  expect(keys(ru)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test.each(GAMES)('the summary of %s has a text for every picture, and five mistakes', (game) => {
  const known = new Set(keys(en));
  const { turn, score } = SUMMARIES[game];
  const wanted = [
    `${game}-goal`,
    ...turn.map((_, index) => `${game}-turn-${index + 1}`),
    ...score.map((_, index) => `${game}-score-${index + 1}`),
    ...[1, 2, 3, 4, 5].map((number) => `${game}-mistake-${number}`),
  ];
  expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  expect(Object.keys(SECTION_PICTURES[game]).length).toBeGreaterThan(3);
});

test('sections whose headings begin alike are one chapter of the contents', () => {
  const section = (title: string, id: string) => ({ title, clauses: [{ id }] }) as never;
  const found = chapters([
    section('The turn', 'a'),
    section('Step 3: roads', 'b'),
    section('Step 3: cities', 'c'),
  ]);
  expect(found.map(({ title, parts }) => [title, parts.map(({ name }) => name)])).toEqual([
    ['The turn', ['The turn']],
    ['Step 3', ['roads', 'cities']],
  ]);
});
