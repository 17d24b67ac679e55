import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  Choice as AnyChoice,
  Decision as AnyDecision,
  LogEntry,
  SeatInfo,
  StateOf,
} from '$lib/client/types';
import { Highlight } from '$lib/play/highlight.svelte';
import { speaker as speak } from '$lib/play/say';
import { Selection } from '$lib/play/selection.svelte';
import { set } from '$lib/settings.svelte';
import { addGameTexts, setLocale } from '$lib/text/text.svelte';
import { currentToasts } from '$lib/ui/announcements.svelte';
import DecisionPanel from './DecisionPanel.svelte';
import HelpSlot from './HelpSlot.svelte';
import Log from './Log.svelte';
import { concerns, linesOf } from './lines';
import { outcomeOf, resignedIn, type Ending } from './outcome';
import { pointsBySource, sources } from './points';

beforeAll(() =>
  addGameTexts(
    'toy',
    'en',
    `
ask = Where to?
go = Go to { $place }, facing { $way }
stay = Stay
did-wait = { $seat } waits.
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
        { seat: 0, kind: 'person', name: 'Ann', level: null, mine: true, away: null },
        { seat: 1, kind: 'bot', name: 'Bob', level: 'greedy', mine: false, away: null },
      ],
      catalogue: null,
      deal: null,
      origin: null,
      created_at: '',
      updated_at: '',
      expires_at: null,
      paused: false,
      created: false,
      terms: {},
      watchable: true,
      unconfirmed: [],
      invited: false,
    },
    viewer: 0,
    status: { awaiting: { awaited: [waits ? 0 : 1], may_revise: [] } },
    scores: [0, 0],
    view: null,
    decision: null,
    undo: { to: 0 },
    clocks: [],
    proposal: null,
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

test('the slot for help says what something is, or how to go on', async () => {
  const about = { title: 'a bank', text: 'Gives 2 silver.' };
  const children = createRawSnippet(() => ({ render: () => '<p>Choose.</p>' }));
  const { rerender } = render(HelpSlot, { content: { game: 'toy', about }, children });
  expect(screen.getByRole('note').textContent).toMatch(/a bank\s*Gives 2 silver\./);
  await rerender({ content: null });
  expect(screen.getByRole('note').textContent.trim()).toBe('Choose.');
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

describe('the result', () => {
  const seats = (count: number, ...mine: number[]): SeatInfo[] =>
    Array.from({ length: count }, (_, seat) => ({
      seat,
      kind: 'person',
      name: null,
      level: null,
      mine: mine.includes(seat),
      away: null,
    }));
  const ending = (more: Partial<Ending>): Ending => ({
    places: [2, 1],
    won: null,
    agreed: false,
    scores: [178, 190],
    seats: seats(2, 0),
    rival: null,
    resigned: null,
    ...more,
  });

  test.each<[string, string, Partial<Ending>]>([
    ['You lost 178–190', 'lost', {}],
    ['You won 190–178', 'won', { seats: seats(2, 1) }],
    ['A draw: 7–7', 'plain', { places: [1, 1], scores: [7, 7] }],
    ['Bob won', 'plain', { seats: seats(2) }],
    ['Bob won', 'plain', { seats: seats(2, 0, 1) }],
    ['Place 3, 5 points', 'lost', { places: [3, 1, 2], scores: [5, 9, 8], seats: seats(3, 0) }],
    ['You won with 9 points', 'won', { places: [1, 2, 3], scores: [9, 8, 5], seats: seats(3, 0) }],
    ['You lost 40–45', 'lost', { won: false, places: [1], scores: [40], rival: 45, seats: seats(1, 0) }],
    ['You won with 40 points', 'won', { won: true, places: [1], scores: [40], seats: seats(1, 0) }],
    ['You resigned', 'lost', { resigned: 0 }],
    ['Ann resigned. You won', 'won', { resigned: 0, seats: seats(2, 1) }],
    ['Ann resigned. Bob won', 'plain', { resigned: 0, seats: seats(2) }],
    ['Ended by agreement', 'plain', { agreed: true }],
    ['Ended by agreement', 'plain', { agreed: true, seats: seats(2) }],
  ])('%s (%s)', (text, tone, more) => {
    expect(outcomeOf(ending(more), speaker)).toEqual({ text, tone });
  });

  test('a resignation ends the game only as its last entry', () => {
    const entry = (kind: LogEntry<Place, null>['kind']): LogEntry<Place, null> => ({
      seq: 1,
      at: null,
      seat: 1,
      kind,
      undone: false,
      events: [],
    });
    expect(resignedIn([entry('setup'), entry('resignation')])).toBe(1);
    expect(resignedIn([entry('resignation'), entry('setup')])).toBeNull();
  });

  test('points are added up by source, and what no line explains is listed too', () => {
    const line = (seat: number, points: number, what: string) => ({
      seat,
      points,
      what,
      count: 1,
      rule: 'go.score',
      places: [],
    });
    const log: LogEntry<Place, null>[] = [
      { ...WENT, events: [{ event: null, text: { key: 'went' }, lines: [line(0, 2, 'line-steps')] }] },
      {
        ...WENT,
        events: [
          { event: null, text: { key: 'went' }, lines: [line(0, 1, 'line-rest'), line(1, 6, 'line-jumps')] },
        ],
      },
      {
        ...WENT,
        undone: true,
        events: [{ event: null, text: { key: 'went' }, lines: [line(1, 9, 'line-steps')] }],
      },
    ];
    expect(pointsBySource(log, [4, 6], sources({ moves: ['steps', 'jumps'], rest: ['rest'] }))).toEqual([
      { source: 'moves', points: [2, 6] },
      { source: 'rest', points: [1, 0] },
      { source: 'other', points: [1, 0] },
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
    await fireEvent.click(button('Cancel'));
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

describe('the log', () => {
  test('events say what was done; the choice is shown only where they don’t', () => {
    expect(linesOf(WENT, speaker).map(({ text }) => text)).toEqual(['Ann goes to 1.']);
    const quiet = {
      ...WENT,
      kind: { action: { action: 'stay', text: STAY.text, auto: false, secret: false } },
      events: [],
    };
    expect(linesOf(quiet, speaker).map(({ text }) => text)).toEqual(['Ann: Stay']);
    const waits = { action: { action: 'wait', text: { key: 'action-wait' }, auto: false, secret: false } };
    expect(linesOf({ ...quiet, kind: waits }, speaker).map(({ text }) => text)).toEqual(['Ann waits.']);
    const secret = { action: { action: 'stay', text: STAY.text, auto: false, secret: true } };
    expect(linesOf({ ...WENT, kind: secret }, speaker).map(({ text }) => text)).toEqual(['Ann goes to 1.']);
    expect(linesOf({ ...WENT, kind: 'resignation', events: [] }, speaker)[0]?.text).toBe('Ann resigned.');
    expect(linesOf({ ...WENT, kind: 'end', events: [] }, speaker)[0]?.text).toBe(
      'The players agree to end the game.',
    );
    expect(linesOf({ ...WENT, kind: { undo_to: 1 }, events: [] }, speaker)[0]?.text).toContain('Ann');
  });

  test('the same sentence is said once, and the log can be filtered by player', () => {
    const plain = WENT.events.map(({ event, text }) => ({ event, text }));
    const twice = { ...WENT, events: [...plain, ...plain] };
    expect(linesOf(twice, speaker).map(({ text, times }) => [text, times])).toEqual([['Ann goes to 1.', 2]]);
    expect([0, 1].map((seat) => concerns(WENT, seat))).toEqual([true, false]);
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
