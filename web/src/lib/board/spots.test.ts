import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice, Decision } from '$lib/client/types';
import { Highlight } from '$lib/play/highlight.svelte';
import { speaker as speak } from '$lib/play/say';
import { Selection } from '$lib/play/selection.svelte';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { currentSpoken } from '$lib/ui/announcements.svelte';
import { Spots } from './spots.svelte';

type Place = { kind: 'die'; face: number } | { kind: 'space'; name: string };

const die = (face: number): Place => ({ kind: 'die', face });
const space = (name: string): Place => ({ kind: 'space', name });
const choice = (action: string, ...places: Place[]): Choice<Place, null> => ({
  action,
  does: null,
  text: { key: 'place', args: [['action', { name: action }]], places },
});
const CHOICES = [
  choice('3 a', die(3), space('a')),
  choice('3 b', die(3), space('b')),
  choice('5 b', die(5), space('b')),
];

addGameTexts('toy', 'en', 'place = Do { $action }');
const speaker = speak('toy', () => 'Ann');
const send = vi.fn<(decision: Decision<Place, null>, choice: Choice<Place, null>) => void>();
const why = vi.fn<(places: Place[]) => void>();
let selection: Selection<Place, null>;
let highlight: Highlight<Place>;
let spots: Spots<Place, null, string>;
let root: HTMLElement;

beforeEach(() => {
  setLocale('en');
  send.mockReset();
  why.mockReset();
  selection = new Selection<Place, null>({ send, why, interaction: () => ({ variants: ['die'] }) });
  highlight = new Highlight<Place>();
  selection.ask({ id: 1, seat: 0, revise: false, prompt: { key: 'prompt' }, choices: CHOICES });
  spots = new Spots(
    () => ({ selection, highlight, speaker }),
    (place) => (place.kind === 'die' ? `Die ${place.face}` : `Space ${place.name}`),
  );
  root = document.createElement('div');
  root.tabIndex = 0;
  document.body.append(root);
});
afterEach(() => root.remove());

/** Draws places in a row, like a board. */
function draw(...places: Place[]) {
  root.replaceChildren(
    ...places.map((place, index) => {
      const element = document.createElement('span');
      for (const [name, value] of Object.entries(spots.on(place, { about: 'help' }))) {
        if (typeof value === 'string') element.setAttribute(name, value);
      }
      element.addEventListener('click', (event) => spots.on(place, { about: 'help' }).onclick(event));
      element.getBoundingClientRect = () => new DOMRect(index * 100, 0, 50, 50);
      return element;
    }),
  );
}
function key(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  return spots.key(event, root, () => undefined);
}
const ALL = [die(3), die(5), space('a'), space('b')];
const cursor = () => ALL.filter((place) => spots.look(place).cursor);

describe('looks', () => {
  test('show what pressing a place would do', () => {
    expect(spots.look(die(3))).toMatchObject({ lit: true, next: true, picked: false, goal: false });
    spots.press(die(3));
    expect(spots.look(die(3))).toMatchObject({ lit: true, next: false, picked: true, goal: false });
    expect(spots.look(die(5))).toMatchObject({ lit: true, next: false });
    spots.press(space('b'));
    expect(spots.look(space('b'))).toMatchObject({ picked: true, meant: true, goal: true });
    expect(spots.look(space('z'))).toMatchObject({ lit: false, meant: false });
  });

  test('show what the page points at and what happened last', () => {
    highlight.pin([space('a')]);
    highlight.mark([
      {
        seq: 1,
        at: null,
        seat: 0,
        kind: 'setup',
        undone: false,
        events: [{ event: null, text: { key: '', places: [space('b')] } }],
      },
    ]);
    expect(spots.look(space('a'))).toMatchObject({ pointed: true, latest: false });
    expect(spots.look(space('b'))).toMatchObject({ pointed: false, latest: true });
    highlight.mark([{ seq: 2, at: null, seat: 0, kind: 'setup', undone: false, events: [] }]);
    expect(spots.look(space('b')).latest).toBe(true);
    highlight.pin([space('a')]);
    expect(spots.look(space('a')).pointed).toBe(false);
  });

  test('a label says what the press does if that is unambiguous, otherwise what the place is called', () => {
    expect(spots.label(die(3))).toBe('Die 3');
    expect(spots.label(die(5))).toBe('Do 5 b');
    spots.press(space('b'));
    expect(spots.label(space('b'))).toBe('Do 3 b');
  });
});

describe('pressing', () => {
  test('picks, announces the preview, and closes the bubble', () => {
    spots.help.tap('something');
    spots.press(space('a'));
    expect(spots.help.subject).toBeNull();
    expect(currentSpoken()).toContain('Do 3 a');
  });

  test('a place that no choice names explains itself and asks why', () => {
    draw(space('z'));
    (root.firstElementChild as HTMLElement).click();
    expect(why).toHaveBeenCalledWith([space('z')]);
    expect(spots.help.subject).toBe('help');
  });

  test('a thing that only explains itself picks nothing; with a place it asks why', () => {
    spots.explains('about').onclick(new MouseEvent('click'));
    expect(spots.help.subject).toBe('about');
    spots.explains('about').onclick(new MouseEvent('click'));
    expect(spots.help.subject).toBeNull();
    spots.explains('about', space('z')).onclick(new MouseEvent('click'));
    expect(why).toHaveBeenCalledOnce();
  });

  test('hovering with a mouse explains, touching does not', () => {
    const { onpointerenter, onpointerleave } = spots.help.on('a card');
    onpointerenter(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    expect(spots.help.subject).toBeNull();
    onpointerenter(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(spots.help.subject).toBe('a card');
    onpointerleave();
    expect(spots.help.subject).toBeNull();
  });
});

describe('keys', () => {
  test('arrows go from lit place to lit place; Enter presses, and on the goal confirms', () => {
    draw(die(3), space('z'), space('b'));
    root.firstElementChild?.setAttribute('data-first', '');
    expect(key('ArrowRight')).toBe(true);
    expect(cursor()).toEqual([die(3)]);
    expect(currentSpoken()).toContain('Die 3');
    expect(spots.help.subject).toBe('help');
    expect(key('Enter')).toBe(true);
    expect(selection.places).toEqual([die(3)]);
    draw(die(3), space('z'), space('b'));
    key('ArrowRight');
    expect(cursor()).toEqual([space('b')]);
    key(' ');
    expect(selection.candidate?.action).toBe('3 b');
    draw(die(3), space('z'), space('b'));
    key('Enter');
    expect(send.mock.calls[0]?.[1].action).toBe('3 b');
  });

  test('there is nothing beyond the last place, and using a pointer removes the cursor', () => {
    draw(die(3), die(5));
    key('ArrowRight');
    key('ArrowRight');
    key('ArrowRight');
    expect(cursor()).toEqual([die(5)]);
    spots.on(die(5)).onclick(new MouseEvent('click', { detail: 1 }));
    expect(cursor()).toEqual([]);
  });

  test('the board ignores other keys, and keys with modifiers', () => {
    draw(die(3));
    expect(key('Enter')).toBe(false);
    expect(key('x')).toBe(false);
    expect(key('ArrowLeft', { shiftKey: true })).toBe(false);
    selection.ask(null);
    expect(key('ArrowLeft')).toBe(false);
  });

  test('where no choice is on the board, arrows go through the list of choices', () => {
    expect(key('ArrowDown')).toBe(true);
    expect(selection.candidate?.action).toBe('3 a');
    key('ArrowUp');
    expect(selection.candidate?.action).toBe('5 b');
  });
});
