import { describe, expect, test } from 'vitest';
import { href, parse, type Route } from './routes';

const ROOT = 'https://example.org/';
const UNDER = 'https://example.org/games/duchy/';

const ROUTES: [string, Exclude<Route, { page: 'missing' }>][] = [
  ['', { page: 'start' }],
  ['new', { page: 'new' }],
  ['account', { page: 'account' }],
  ['device', { page: 'device' }],
  ['admin', { page: 'admin' }],
  ['new?game=burgundy-cards', { page: 'new', game: 'burgundy-cards' }],
  ['new?game=tuscany&who=friends', { page: 'new', game: 'tuscany', who: 'friends' }],
  ['games', { page: 'games' }],
  ['settings', { page: 'settings' }],
  ['daily', { page: 'daily' }],
  ['daily/2026-01-31', { page: 'daily', day: '2026-01-31' }],
  ['t/a1b2', { page: 'table', id: 'a1b2' }],
  ['t/a%2Fb', { page: 'table', id: 'a/b' }],
  ['replay', { page: 'replay' }],
  ['replay/a1b2', { page: 'replay', id: 'a1b2' }],
  ['replay/a1b2/0', { page: 'replay', id: 'a1b2', at: 0 }],
  ['replay/a1b2/42?as=1', { page: 'replay', id: 'a1b2', at: 42, as: '1' }],
  ['replay/a1b2?as=open', { page: 'replay', id: 'a1b2', as: 'open' }],
  ['learn/tuscany', { page: 'learn', game: 'tuscany' }],
  ['learn/carcassonne/base', { page: 'learn', game: 'carcassonne', lesson: 'base' }],
  ['rules/tuscany', { page: 'rules', game: 'tuscany' }],
  ['rules/tuscany#place.adjacent', { page: 'rules', game: 'tuscany', clause: 'place.adjacent' }],
];

describe.each([ROOT, UNDER])('under %s', (base) => {
  test.each(ROUTES)('"%s" is parsed and written', (path, route) => {
    expect(parse(base + path, base)).toEqual(route);
    expect(new URL(href(route), base).href).toBe(base + path);
  });

  test.each([
    'nothing',
    't',
    't/a/b',
    'rules',
    'learn',
    'learn/a/b/c',
    'learn/a/%E0%A4%A',
    'new/x',
    't/%E0%A4%A',
    'replay/a/x',
    'replay/a/-1',
    'replay/a/1/2',
  ])('"%s" is not a page', (path) => {
    expect(parse(base + path, base)).toMatchObject({ page: 'missing' });
  });
});

test('trailing slashes are ignored', () => {
  expect(parse('https://example.org/games/duchy', UNDER)).toEqual({ page: 'start' });
  expect(parse(`${UNDER}new/`, UNDER)).toEqual({ page: 'new' });
});

test('addresses outside the sub-path, or on another host, are not ours', () => {
  expect(parse('https://example.org/new', UNDER).page).toBe('missing');
  expect(parse('https://example.org/games/duchy2/new', UNDER).page).toBe('missing');
  expect(parse('https://other.example/new', ROOT).page).toBe('missing');
});
