import { expect, test } from 'vitest';
import type { Clause, GameInfo } from '$lib/client/types';
import { chosenBy, groupsOf } from './new/groups';
import { asNewSeats, firstSeats } from './new/seats';
import { bySection, search } from './rules/search';

const GAME: GameInfo = {
  id: 'toy',
  seats: { min: 2, max: 4 },
  rules: 1,
  options: [],
  presets: [],
  catalogues: [{ name: 'toy', hash: '', reconstructed: [] }],
  bots: ['random', 'greedy'],
};

test('a new table starts with me and the strongest bot', () => {
  expect(firstSeats(GAME).map(({ kind, level }) => [kind, level])).toEqual([
    ['me', 'greedy'],
    ['bot', 'greedy'],
  ]);
  expect(firstSeats({ ...GAME, bots: [] })[1]?.kind).toBe('open');
  expect(firstSeats({ ...GAME, seats: { min: 1, max: 1 } })).toHaveLength(1);
});

test('seats are sent with the fields of their kind', () => {
  const drafts = [
    { kind: 'me' as const, name: ' Ann ', level: 'greedy' },
    { kind: 'me' as const, name: '', level: 'greedy' },
    { kind: 'bot' as const, name: '', level: 'random' },
    { kind: 'bot' as const, name: '', level: 'random' },
    { kind: 'open' as const, name: 'x', level: 'random' },
  ];
  const seats = asNewSeats(
    drafts,
    (index) => `Player ${index + 1}`,
    (level) => `The ${level} one`,
  );
  expect(seats).toEqual([
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Player 2' },
    { kind: 'bot', level: 'random', name: 'The random one' },
    { kind: 'bot', level: 'random', name: 'The random one 2' },
    { kind: 'open' },
  ]);
});

test('many options are grouped by preset, a few make one list', () => {
  const keys = ['farmers', 'start', 'dragon', 'fairy', 'king', 'robber', 'first'];
  const preset = (name: string, ...on: string[]) => ({
    name,
    options: Object.fromEntries(keys.map((key) => [key, on.includes(key)])),
  });
  const options = keys.map((key) => ({ key, kind: 'flag' as const, default: false }));
  const presets = [
    preset('base'),
    preset('river', 'start'),
    preset('dragons', 'dragon', 'fairy'),
    preset('kings', 'king', 'robber'),
    preset('all', 'start', 'dragon', 'fairy', 'king', 'robber'),
  ];
  const grouped = (game: GameInfo) => {
    const { open, groups } = groupsOf(game);
    return [
      open.map(({ key }) => key),
      ...groups.map((one) => [one.preset, ...one.options.map(({ key }) => key)]),
    ];
  };
  expect(grouped({ ...GAME, options, presets })).toEqual([
    ['farmers', 'first'],
    ['base', 'start'],
    ['dragons', 'dragon', 'fairy'],
    ['kings', 'king', 'robber'],
  ]);
  expect(grouped({ ...GAME, options: options.slice(0, 4), presets })).toEqual([keys.slice(0, 4)]);
});

test('a preset does not set options in which presets do not differ', () => {
  const presets = [
    { name: 'base', options: { dragon: false, first: 'random' } },
    { name: 'dragons', options: { dragon: true, first: 'random' } },
  ];
  expect(presets.map((preset) => chosenBy(preset, presets))).toEqual([{ dragon: false }, { dragon: true }]);
});

const clause = (id: string, section: string, text: string): Clause => ({
  id,
  section,
  text,
  source: '',
  informative: false,
  ruling: false,
});
const RULES = [
  clause('place.match', 'Laying', 'Sides must match.'),
  clause('place.free', 'Laying', 'The square is empty.'),
  clause('road.score', 'Roads', 'One point a tile.'),
];

test('rules are found by words of the clause, its id or its heading', () => {
  const ids = (typed: string) => search(RULES, typed).map(({ id }) => id);
  expect(ids('')).toHaveLength(3);
  expect(ids('laying MATCH')).toEqual(['place.match']);
  expect(ids('road.')).toEqual(['road.score']);
  expect(ids('point square')).toEqual([]);
});

test('clauses are grouped under their headings', () => {
  expect(bySection(RULES).map(({ title, clauses }) => [title, clauses.length])).toEqual([
    ['Laying', 2],
    ['Roads', 1],
  ]);
});
