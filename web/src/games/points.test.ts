// What points are for, in every game: each kind of score line has a source with a name.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { GameId } from '$lib/client/types';
import { GAMES } from './list';
import { loadGameUi } from './ui';

const BOARDS = import.meta.glob<string>('./*/text/{en,ru}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keys = (source = '') => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key ?? '');
const rulesOf = (game: GameId) => keys(readFileSync(`../games/${game}/text/en.ftl`, 'utf8'));
const boardOf = (game: GameId, language: string) => keys(BOARDS[`./${game}/text/${language}.ftl`]);

// Compiling five boards takes longer than a test may.
beforeAll(async () => void (await Promise.all(GAMES.map((game) => loadGameUi(game)))), 120_000);

test.each(GAMES)('%s: every score line belongs to a source that has a name', async (game) => {
  const { source } = await loadGameUi(game);
  const lines = rulesOf(game).filter((key) => key.startsWith('line-'));
  expect(lines.length).toBeGreaterThan(0);
  for (const what of lines) {
    const found = source({ seat: 0, points: 1, what, count: 1, rule: '', places: [] }, '');
    expect(boardOf(game, 'en'), what).toContain(`points-${found}`);
    expect(boardOf(game, 'ru'), what).toContain(`points-${found}`);
  }
});

test.each(GAMES)('%s: the board’s texts take no name from the rules’ texts', (game) => {
  const rules = new Set(rulesOf(game));
  expect(boardOf(game, 'en').filter((key) => rules.has(key))).toEqual([]);
});

test('Carcassonne: points for a feature are those of its kind', async () => {
  const { source } = await loadGameUi('carcassonne');
  const line = { seat: 0, points: 8, what: 'line-tiles', count: 8, rule: '', places: [] };
  expect(source(line, 'event-scored-road')).toBe('road');
  expect(source(line, 'event-final-city')).toBe('city');
  expect(source(line, 'event-abbot-back')).toBe('abbot');
});
