import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChoiceOf, DecisionOf } from '$lib/client/types';
import { Selection } from '$lib/play/selection.svelte';
import { aboutOf } from './about';
import { BUILDINGS } from './art/buildings';
import { BUILDING_SIGNS } from './art/emblems';
import { KINDS } from './art/palette';
import { SCENES } from './art/scenes';
import { countOf, faceOf, keyed, rowsOf, stacksOf, unseenOf } from './layout';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import { ownerOf, workersOf, type Does, type Drawing, type Place, type StackView, type View } from './types';

type Game = 'burgundy-cards';

function choice(action: string, does: Does, ...places: Place[]): ChoiceOf<Game> {
  return { action, text: { key: action, places }, does };
}

const card = (name: string): Place => ({ kind: 'project', seat: 0, card: name });
const stack = (of: Extract<Place, { kind: 'stack' }>['of']): Place => ({ kind: 'stack', seat: 0, of });
const display: Place = { kind: 'display', row: 2, card: 'mine 1' };
const offer: Place = { kind: 'offer', card: 'ship 3' };

function asked(...choices: ChoiceOf<Game>[]) {
  const sent: string[] = [];
  const why: Place[][] = [];
  const selection = new Selection<Place, Does>({
    send: (_, { action }) => void sent.push(action),
    why: (places) => void why.push(places),
    interaction: () => ({ cost: workersOf }),
  });
  selection.ask({ id: 1, seat: 0, prompt: { key: 'prompt-act' }, choices } as unknown as DecisionOf<Game>);
  return { selection, sent, why };
}

describe('pressing', () => {
  const take = choice('take', { kind: 'take', workers: 1 }, display);
  const own = choice('own', { kind: 'place', workers: 0 }, card('inn 2'), stack('building'));
  const cover = choice('cover', { kind: 'place', workers: 0 }, card('inn 2'), stack('cloister'));
  const mine = choice('mine', { kind: 'place', workers: 2 }, card('mine 4'), stack('mine'));

  test('a card of the display is previewed at once, and confirmed by a second press', () => {
    const { selection, sent } = asked(take, own, cover);
    selection.press(display);
    expect(selection.candidate).toBe(take);
    selection.press(display);
    expect(sent).toEqual(['take']);
  });

  test('a project with one possible stack is previewed, with two the stack is asked for', () => {
    const { selection, sent } = asked(take, own, cover, mine);
    selection.press(card('mine 4'));
    expect(selection.candidate).toBe(mine);
    selection.press(card('inn 2'));
    expect(selection.candidate).toBeNull();
    expect(selection.isNext(stack('cloister'))).toBe(true);
    selection.press(stack('cloister'));
    selection.press(stack('cloister'));
    expect(sent).toEqual(['cover']);
  });

  test('a bought card can be kept or used', () => {
    const { selection } = asked(
      choice('keep', { kind: 'keep' }, offer),
      choice('use', { kind: 'use', die: 3 }, offer),
    );
    selection.press(offer);
    expect(selection.remaining.map(({ action }) => action)).toEqual(['keep', 'use']);
    selection.turn();
    expect(selection.candidate?.action).toBe('use');
  });

  test('a place no choice names asks why, including the project picked', () => {
    const { selection, why } = asked(own, cover);
    selection.press(card('inn 2'));
    selection.press(stack('ship'));
    selection.press({ kind: 'deck' });
    expect(why[0]).toEqual([card('inn 2'), stack('ship')]);
    expect(why[1]?.at(-1)).toEqual({ kind: 'deck' });
  });
});

test('a place in a tableau has an owner, one in the middle has none', () => {
  const places: Place[] = [
    { kind: 'project', seat: 2, card: 'mine 2' },
    { kind: 'rival_stack', of: 'mine' },
    { kind: 'deck' },
    display,
  ];
  expect(places.map(ownerOf)).toEqual([2, 'rival', null, null]);
});

test('the help about a place cites a clause that exists', () => {
  const rules = readFileSync('../games/burgundy-cards/rules/en.md', 'utf8');
  const clauses = [...rules.matchAll(/^### `([^`]+)`/gm)].map(([, id]) => id);
  const catalogue = {
    cards: [{ name: 'inn 2', kind: 'building', building: 'inn', die: 2, count: 1 }],
    goods: [{ good: 'light', dice: [1, 2], points: 1 }],
    triples: [],
  } as unknown as Drawing;
  const view = { discard: [], deck: 3, goods: [], animals: [] } as unknown as View;
  const seat = 0;
  const places: Place[] = [
    { kind: 'row', row: 1 },
    { kind: 'display', row: 1, card: 'inn 2' },
    { kind: 'hand', card: 'inn 2' },
    { kind: 'offer', card: 'inn 2' },
    { kind: 'project', seat, card: 'inn 2' },
    { kind: 'stack', seat, of: 'mine' },
    { kind: 'rival_stack', of: 'mine' },
    { kind: 'stored', seat, token: 'light' },
    { kind: 'stored', seat, token: 'cow' },
    { kind: 'stored_workers', seat },
    { kind: 'stored_silver', seat },
    { kind: 'animals', seat },
    { kind: 'pile', of: 'goods', side: 'left' },
    { kind: 'bonus', number: 0 },
    { kind: 'deck' },
    { kind: 'discard' },
    { kind: 'workers' },
    { kind: 'silver' },
    { kind: 'points' },
    { kind: 'round' },
    { kind: 'sevens' },
    { kind: 'start_card' },
  ];
  expect(places.filter((place) => !clauses.includes(aboutOf(place, { view, catalogue }).rule))).toEqual([]);
});

describe('the layout', () => {
  test('every row of the display is there, and equal cards have different keys', () => {
    const display = [
      { row: 2, card: 'mine 1' },
      { row: 2, card: 'mine 1' },
      { row: 6, card: 'inn 2' },
    ];
    const rows = rowsOf({ display } as View);
    expect(rows.map(({ cards }) => cards.length)).toEqual([0, 2, 0, 0, 0, 1]);
    expect(new Set(keyed(['a', 'b', 'a']).map(({ key }) => key)).size).toBe(3);
  });

  test('every type has a stack, with its triples and the cards on top', () => {
    const ships: StackView = { kind: 'ship', triples: [['a', 'b', 'c']], unfinished: ['d'] };
    const stacks = stacksOf([ships]);
    expect(stacks).toHaveLength(7);
    expect(stacks.find(({ kind }) => kind === 'ship')).toEqual(ships);
    expect(stacks.find(({ kind }) => kind === 'mine')).toEqual({ kind: 'mine', triples: [], unfinished: [] });
  });

  test('a missing good counts as none, and an unknown card is an error', () => {
    expect(countOf([{ token: 'cow', count: 2 }], 'cow')).toBe(2);
    expect(countOf([], 'cow')).toBe(0);
    expect(() => faceOf({ cards: [] } as unknown as Drawing, 'mine 9')).toThrow('mine 9');
  });

  test('face-up cards and your own hand are visible; the rest is not', () => {
    const card = (name: string, count: number) => ({ name, count, kind: 'mine', building: null, die: 1 });
    const drawing = { cards: [card('mine 1', 5), card('mine 2', 3)] } as unknown as Drawing;
    const view = {
      display: [{ row: 1, card: 'mine 1' }],
      discard: [{ card: 'mine 2', count: 2 }],
      players: [
        { projects: ['mine 1'], hand: ['mine 1'], estate: [] },
        { projects: [], hand: null, estate: [{ kind: 'mine', triples: [], unfinished: ['mine 2'] }] },
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
    expect(Object.values(BUILDINGS).filter((shapes) => shapes.length === 0)).toEqual([]);
    expect(Object.keys(BUILDING_SIGNS).sort()).toEqual(Object.keys(BUILDINGS).sort());
  });
});

test('the table has texts in both languages', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort();
  expect(keys(ru)).toEqual(keys(en));
});
