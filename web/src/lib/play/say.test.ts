import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { brief, pieces, speaker } from './say';

beforeAll(() => {
  addGameTexts(
    'toy',
    'en',
    `
lay = { $seat } places { $tile } on a { $what } at { $square }.
score = { $seats } { $count ->
    [one] gets
   *[other] get
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
road = road
curve = a curved road
line-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
plain = Nothing to add.
`,
  );
  addGameTexts('toy', 'ru', 'score = { $seats }: { $points }\nroad = дорога');
});
beforeEach(() => setLocale('en'));

const { say, write, line, term } = speaker('toy', (seat) => ['Ann', 'Bob', 'Eve'][seat] ?? '?');

test('a word without what is added in brackets', () => {
  expect(brief('blue builders (Riga, Reval)')).toBe('blue builders');
  expect(brief('blue library')).toBe('blue library');
});

test('every kind of argument is formatted', () => {
  const text = say({
    key: 'lay',
    args: [
      ['seat', { seat: 1 }],
      ['tile', { component: { id: 'BASE-D', term: 'curve' } }],
      ['what', { term: 'road' }],
      ['square', { list: [{ number: 1 }, { name: 'x' }] }],
    ],
  });
  expect(text).toBe('Bob places a curved road on a road at 1 and x.');
});

test('numbers select plural forms, lists are joined as the language requires', () => {
  const score = (seats: number[], points: number) =>
    say({
      key: 'score',
      args: [
        ['seats', { list: seats.map((seat) => ({ seat })) }],
        ['count', { number: seats.length }],
        ['points', { number: points }],
      ],
    });
  expect(score([0], 1)).toBe('Ann gets 1 point.');
  expect(score([0, 1, 2], 4)).toBe('Ann, Bob, and Eve get 4 points.');
  setLocale('ru');
  expect(score([0, 1, 2], 4)).toBe('Ann, Bob и Eve: 4');
});

test('a list may hold terms and lists', () => {
  const args: [string, Parameters<typeof say>[0] extends { args?: [string, infer A][] } ? A : never][] = [
    ['seats', { list: [{ term: 'road' }, { list: [{ name: 'x' }, { name: 'y' }] }] }],
    ['count', { number: 2 }],
    ['points', { number: 0 }],
  ];
  expect(say({ key: 'score', args })).toBe('road and x and y get 0 points.');
});

test('a description without arguments, a score line and a word', () => {
  expect(say({ key: 'plain' })).toBe('Nothing to add.');
  expect(line({ seat: 0, points: 3, count: 3, what: 'line-tiles', rule: 'road.score', places: [] })).toBe(
    '3 tiles',
  );
  expect(term('road')).toBe('road');
  setLocale('ru');
  expect(term('road')).toBe('дорога');
});

test('a component in a sentence can be replaced by a picture; spoken text stays plain', () => {
  const tile = (id: string) => ({ component: { id, term: 'curve' } });
  const text: Parameters<typeof say>[0] = {
    key: 'lay',
    args: [
      ['seat', { seat: 1 }],
      ['tile', tile('BASE-V')],
      ['what', { term: 'road' }],
      ['square', { list: [tile('BASE-W'), { name: 'x' }] }],
    ],
  };
  expect(pieces(write(text))).toEqual([
    'Bob places ',
    { id: 'BASE-V', label: 'a curved road' },
    ' on a road at ',
    { id: 'BASE-W', label: 'a curved road' },
    ' and x.',
  ]);
  expect(say(text)).toBe('Bob places a curved road on a road at a curved road and x.');
  expect(pieces(say(text))).toEqual([say(text)]);
});
