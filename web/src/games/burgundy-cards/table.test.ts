import type { Choice } from '../old';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from './art/buildings';
import { KINDS } from './art/palette';
import { SCENES } from './art/scenes';
import { countOf, faceOf, keyed, rowsOf, stacksOf, unseenOf } from './layout';
import { pathsTo } from './paths';
import { meantBy, ownerOf, parseRef } from './refs';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import type { Drawing, View } from './types';

function choice(action: string, ...refs: string[]): Choice {
  return { action, does: null, text: { key: action, places: refs } };
}

describe('names of places', () => {
  test.each([
    ['row:4', { kind: 'row', row: 4 }],
    ['display:4:city hall 2', { kind: 'display', row: 4, card: 'city hall 2' }],
    ['hand:mine 2', { kind: 'hand', card: 'mine 2' }],
    ['project:1:mine 2', { kind: 'project', seat: 1, card: 'mine 2' }],
    ['estate:0:ship', { kind: 'estate', owner: 0, type: 'ship' }],
    ['estate:rival:ship', { kind: 'estate', owner: 'rival', type: 'ship' }],
    ['stored:0:dark', { kind: 'stored', seat: 0, what: 'dark' }],
    ['pile:animals:right', { kind: 'pile', of: 'animals', side: 'right' }],
    ['bonus:3', { kind: 'bonus', number: 3 }],
    ['deck', { kind: 'deck' }],
  ])('%s', (ref, place) => {
    expect(parseRef(ref)).toEqual(place);
  });

  test.each(['row:x', 'display:4', 'estate:0', 'pile:goods:middle', 'dragon', ''])('"%s" is none', (ref) => {
    expect(parseRef(ref)).toBeNull();
  });

  test('a place in a tableau has an owner, one in the middle has none', () => {
    expect(['project:2:mine 2', 'estate:rival:mine', 'deck', 'display:1:mine 2'].map(ownerOf)).toEqual([
      2,
      'rival',
      null,
      null,
    ]);
  });

  test('asking why speaks the server’s language, and only of what is one’s own', () => {
    expect(meantBy('display:4:city hall 2', 0)).toBe('take city hall 2 from 4');
    expect(meantBy('project:0:mine 2', 0)).toBe('place mine 2');
    expect(meantBy('project:1:mine 2', 0)).toBeNull();
    expect(meantBy('stored:0:dark', 0)).toBe('sell dark');
    expect(meantBy('stored:0:cow', 0)).toBeNull();
    expect(meantBy('deck', 0)).toBe('buy');
  });
});

describe('where things lie', () => {
  test('every row of the display is there, and equal cards are told apart', () => {
    const display = [
      { row: 2, card: 'mine 1' },
      { row: 2, card: 'mine 1' },
      { row: 6, card: 'inn 2' },
    ];
    const rows = rowsOf({ display } as View);
    expect(rows.map(({ cards }) => cards.length)).toEqual([0, 2, 0, 0, 0, 1]);
    expect(new Set(keyed(['a', 'b', 'a']).map(({ key }) => key)).size).toBe(3);
  });

  test('a stack is its whole triples and what grows on them', () => {
    const stacks = stacksOf([{ kind: 'ship', cards: ['a', 'b', 'c', 'd'], triples: 1 }]);
    expect(stacks).toHaveLength(7);
    expect(stacks.find(({ kind }) => kind === 'ship')).toEqual({
      kind: 'ship',
      triples: [['a', 'b', 'c']],
      open: ['d'],
    });
    expect(stacks.find(({ kind }) => kind === 'mine')).toEqual({ kind: 'mine', triples: [], open: [] });
  });

  test('what is not there counts as none, and a card nobody knows is an error', () => {
    expect(countOf([{ token: 'cow', count: 2 }], 'cow')).toBe(2);
    expect(countOf([], 'cow')).toBe(0);
    expect(() => faceOf({ cards: [] } as unknown as Drawing, 'mine 9')).toThrow('mine 9');
  });

  test('what lies open, or in one’s own hand, is seen; the rest is not', () => {
    const card = (name: string, count: number) => ({ name, count, kind: 'mine', building: null, die: 1 });
    const drawing = { cards: [card('mine 1', 5), card('mine 2', 3)] } as unknown as Drawing;
    const view = {
      display: [{ row: 1, card: 'mine 1' }],
      discard: [{ card: 'mine 2', count: 2 }],
      players: [
        { projects: ['mine 1'], hand: ['mine 1'], estate: [] },
        { projects: [], hand: null, estate: [{ kind: 'mine', cards: ['mine 2'], triples: 0 }] },
      ],
      rival: null,
      offer: [],
      on_the_way: 'mine 1',
    } as unknown as View;
    expect([...unseenOf(drawing, view)]).toEqual([
      ['mine 1', 1],
      ['mine 2', 0],
    ]);
  });

  test('every type and building has a picture', () => {
    const pictured = [...Object.keys(SCENES), 'building'].sort();
    expect(pictured).toEqual([...KINDS].sort());
    expect(Object.values(BUILDINGS).every((shapes) => shapes.length > 5)).toBe(true);
  });
});

describe('what can be picked', () => {
  const choices = [
    choice('take', 'row:2', 'display:2:mine 1'),
    choice('own', 'project:0:inn 2', 'estate:0:building'),
    choice('cover', 'project:0:inn 2', 'estate:0:cloister'),
    choice('silver', 'silver'),
  ];

  test('a card of the display is picked at once, a project before its stack', () => {
    const paths = pathsTo(choices, []);
    expect(paths.get('display:2:mine 1')).toEqual(['row:2', 'display:2:mine 1']);
    expect(paths.get('project:0:inn 2')).toEqual(['project:0:inn 2']);
    expect(paths.has('estate:0:cloister')).toBe(false);
  });

  test('with a project picked, its stacks are lit, and everything else still is', () => {
    const paths = pathsTo(choices, ['project:0:inn 2']);
    expect(paths.get('estate:0:cloister')).toEqual(['project:0:inn 2', 'estate:0:cloister']);
    expect(paths.has('silver')).toBe(true);
  });

  test('with a stack picked too, the other one can still be', () => {
    const paths = pathsTo(choices, ['project:0:inn 2', 'estate:0:cloister']);
    expect(paths.get('estate:0:cloister')).toHaveLength(2);
    expect(paths.get('project:0:inn 2')).toHaveLength(1);
  });
});

test('the table speaks both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
