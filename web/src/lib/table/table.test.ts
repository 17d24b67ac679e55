import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice as AnyChoice, Decision as AnyDecision, LogEntry, StateOf } from '$lib/client/types';
import { Highlight } from '$lib/play/highlight.svelte';
import { speaker as speak } from '$lib/play/say';
import { Selection } from '$lib/play/selection.svelte';
import { set } from '$lib/settings.svelte';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { currentToasts } from '$lib/ui/announcements.svelte';
import DecisionPanel from './DecisionPanel.svelte';
import Log from './Log.svelte';
import Result from './Result.svelte';
import { linesOf } from './lines';

beforeAll(() =>
  addGameTexts(
    'toy',
    'en',
    `
ask = Where to?
go = Go to { $place }, facing { $way }
stay = Stay
went = { $seat } goes to { $place }.
line-steps = { $count } steps
`,
  ),
);
beforeEach(() => {
  setLocale('en');
  set('shortcuts', true);
  set('choices', true);
});
afterEach(() => cleanup());

const speaker = speak('toy', (seat) => ['Ann', 'Bob'][seat] ?? '?');

type Place = { kind: 'cell'; name: string } | { kind: 'turn'; way: string } | { kind: 'stay' };
type Choice = AnyChoice<Place, null>;
type Decision = AnyDecision<Place, null>;

function go(place: string, way: string): Choice {
  return {
    action: `${place} ${way}`,
    does: null,
    text: {
      key: 'go',
      args: [
        ['place', { name: place }],
        ['way', { name: way }],
      ],
      places: [
        { kind: 'cell', name: place },
        { kind: 'turn', way },
      ],
    },
  };
}
const STAY: Choice = { action: 'stay', does: null, text: { key: 'stay', places: [{ kind: 'stay' }] } };
const MANY = ['1', '2', '3', '4', '5'].flatMap((place) => [go(place, 'N'), go(place, 'S')]);

function state(waits: boolean, more: Partial<StateOf> = {}): StateOf {
  return {
    seq: 1,
    build: '',
    table: {
      id: 't',
      game: 'toy',
      phase: 'playing',
      options: {},
      seats: [
        { seat: 0, kind: 'person', name: 'Ann', level: null, mine: true },
        { seat: 1, kind: 'bot', name: 'Bob', level: 'greedy', mine: false },
      ],
      catalogue: null,
      deal: null,
      created_at: '',
      updated_at: '',
      expires_at: null,
      paused: false,
      created: false,
    },
    viewer: 0,
    status: { awaiting: { awaited: [waits ? 0 : 1], may_revise: [] } },
    scores: [0, 0],
    view: null,
    decision: null,
    undo: { to: 0 },
    log: [],
    ...more,
  };
}

function panel(choices: Choice[] | null, more: Partial<StateOf> = {}) {
  const decision = choices && { id: 1, seat: 0, revise: false, prompt: { key: 'ask' }, choices };
  const send = vi.fn<(decision: Decision, choice: Choice) => void>();
  const selection = new Selection<Place, null>({ send });
  selection.ask(decision);
  const onundo = vi.fn();
  render(DecisionPanel<Place, null>, {
    state: state(decision !== null, more),
    selection,
    speaker,
    placeName: (place: Place) => (place.kind === 'cell' ? `Square ${place.name}` : null),
    hasBoard: false,
    busy: false,
    onundo,
  });
  return { send, selection, onundo };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the result', () => {
  const over = (won: boolean | null, places: number[], deal: string | null = null) => {
    const seats = state(false).table.seats.slice(0, places.length);
    render(Result, { game: 'toy', places, won, scores: [7, 9], seats, speaker, deal });
  };

  test.each([
    ['en', true, 'You won!'],
    ['en', false, 'You lost.'],
    ['ru', true, 'Вы победили!'],
    ['ru', false, 'Вы проиграли.'],
  ] as const)('of a solo game is stated plainly, without a ranking (%s, %s)', (locale, won, verdict) => {
    setLocale(locale);
    over(won, [1], 'daily');
    expect(screen.getByText(verdict)).toBeTruthy();
    expect(screen.queryByText('1.')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('of several players names the winner and ranks everyone', () => {
    over(null, [2, 1]);
    expect(screen.getByText(/^Bob wins/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent.trim().slice(0, 2))).toEqual([
      '1.',
      '2.',
    ]);
  });
});

describe('the panel', () => {
  test('asks, and every answer is a button that says what it does', () => {
    panel([go('1', 'N'), STAY]);
    expect(screen.getByRole('heading', { name: 'Where to?' })).toBeTruthy();
    expect(button('Go to 1, facing N')).toBeTruthy();
    expect(button('Stay')).toBeTruthy();
  });

  test('an answer is previewed first and sent when confirmed', async () => {
    const { send } = panel([go('1', 'N'), STAY]);
    await fireEvent.click(button('Stay'));
    expect(button('Stay').getAttribute('aria-pressed')).toBe('true');
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(button('Confirm: Stay'));
    expect(send).toHaveBeenCalledWith(expect.anything(), STAY);
  });

  test('the same button pressed again confirms too', async () => {
    const { send } = panel([go('1', 'N'), STAY]);
    await fireEvent.click(button('Stay'));
    await fireEvent.click(button('Stay'));
    expect(send).toHaveBeenCalledOnce();
  });

  test('many answers are grouped by place, and the place leads to its answers', async () => {
    const { send } = panel([...MANY, STAY]);
    expect(screen.queryByRole('button', { name: 'Go to 1, facing N' })).toBeNull();
    await fireEvent.click(button('Square 1: 2 choices'));
    await tick();
    const list = within(screen.getByRole('list', { name: 'Choices' }));
    expect(list.getAllByRole('button')).toHaveLength(2);
    await fireEvent.click(button('Go to 1, facing S'));
    await fireEvent.click(button('Confirm: Go to 1, facing S'));
    expect(send.mock.calls[0]?.[1].action).toBe('1 S');
  });

  test('cancelling shows all answers again', async () => {
    panel([...MANY, STAY]);
    await fireEvent.click(button('Square 1: 2 choices'));
    await fireEvent.click(button('Back'));
    expect(button('Square 5: 2 choices')).toBeTruthy();
  });

  test('many answers can be searched by their text', async () => {
    panel([...MANY, STAY]);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: '4 s' } });
    const list = within(screen.getByRole('list', { name: 'Choices' }));
    expect(list.getAllByRole('button')).toHaveLength(1);
    expect(button('Go to 4, facing S')).toBeTruthy();
  });

  test('digits choose from the list, unless shortcuts are off', async () => {
    const { selection } = panel([go('1', 'N'), STAY]);
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(selection.candidate).toBe(STAY);
    selection.cancel();
    set('shortcuts', false);
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(selection.candidate).toBeNull();
  });

  test('says who it is waiting for', () => {
    panel(null);
    expect(screen.getByRole('heading', { name: 'Bob is thinking…' })).toBeTruthy();
  });

  test('undoes, or says what blocks it', async () => {
    const { onundo } = panel([STAY]);
    await fireEvent.click(button('Undo'));
    expect(onundo).toHaveBeenCalledOnce();
    cleanup();
    const blocked = panel([STAY], { undo: { blocked: { chance: 'the bag' } } });
    await fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(blocked.onundo).not.toHaveBeenCalled();
    expect(currentToasts().at(-1)?.text).toContain('revealed');
  });
});

const WENT: LogEntry<Place, unknown> = {
  seq: 2,
  at: null,
  seat: 0,
  kind: { action: { action: '1 N', text: go('1', 'N').text, auto: false, secret: false } },
  events: [
    {
      event: {},
      text: {
        key: 'went',
        args: [
          ['seat', { seat: 0 }],
          ['place', { name: '1' }],
        ],
        places: [{ kind: 'cell', name: '1' }],
      },
      lines: [
        {
          seat: 0,
          points: 3,
          count: 3,
          what: 'line-steps',
          rule: 'go.score',
          places: [{ kind: 'cell', name: '1' }],
        },
      ],
    },
  ],
  undone: false,
};

describe('the log', () => {
  test('events say what was done; the choice is shown only where they don’t', () => {
    expect(linesOf(WENT, speaker).map(({ text }) => text)).toEqual(['Ann goes to 1.']);
    const quiet = {
      ...WENT,
      kind: { action: { action: 'stay', text: STAY.text, auto: false, secret: false } },
      events: [],
    };
    expect(linesOf(quiet, speaker).map(({ text }) => text)).toEqual(['Ann: Stay']);
    const secret = { action: { action: 'stay', text: STAY.text, auto: false, secret: true } };
    expect(linesOf({ ...WENT, kind: secret }, speaker).map(({ text }) => text)).toEqual(['Ann goes to 1.']);
    expect(linesOf({ ...WENT, kind: 'resignation', events: [] }, speaker)[0]?.text).toBe('Ann resigned.');
    expect(linesOf({ ...WENT, kind: { undo_to: 1 }, events: [] }, speaker)[0]?.text).toContain('Ann');
  });

  test('a line points at its place, points say what they are for and link their rule', async () => {
    const highlight = new Highlight<Place>();
    render(Log, { game: 'toy', log: [WENT], speaker, highlight });
    await fireEvent.click(button('Ann goes to 1.'));
    expect(highlight.places).toEqual([{ kind: 'cell', name: '1' }]);
    expect(screen.getByText('+3')).toBeTruthy();
    expect(button('3 steps')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rule go.score' }).getAttribute('href')).toBe(
      './rules/toy#go.score',
    );
  });

  test('what was undone is struck out, and points at nothing', () => {
    render(Log, {
      game: 'toy',
      log: [{ ...WENT, undone: true }],
      speaker,
      highlight: new Highlight<Place>(),
    });
    expect(screen.queryByRole('button', { name: 'Ann goes to 1.' })).toBeNull();
    expect(screen.getByText('Undone:')).toBeTruthy();
  });
});
