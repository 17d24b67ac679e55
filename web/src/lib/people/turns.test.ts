import { describe, expect, it } from 'vitest';
import type { LogEntryOf, StateOf } from '$lib/client/types';
import { Turns } from './turns';

const seats = [
  { seat: 0, mine: true },
  { seat: 1, mine: false },
];
const state = (id: number | null, { revise = false, phase = 'playing' } = {}) =>
  ({
    decision: id === null ? null : { id, seat: 0, revise },
    table: { phase, seats },
  }) as unknown as StateOf;
const log = (...by: (0 | 1 | null)[]) => by.map((seat, seq) => ({ seq, seat }) as LogEntryOf);

describe('a turn begins', () => {
  it('when others were asked before, but not when the page is opened', () => {
    const turns = new Turns();
    expect(turns.begins(state(0), log(null))).toBe(false);
    expect(turns.begins(state(null), log(null, 0))).toBe(false);
    expect(turns.begins(state(2), log(null, 0, 1))).toBe(true);
    expect(turns.begins(state(2), log(null, 0, 1))).toBe(false);
  });

  it('not with the next question of the same turn', () => {
    const turns = new Turns();
    turns.begins(state(0), log(null));
    expect(turns.begins(state(1), log(null, 0))).toBe(false);
  });

  it('even if the others were too fast to be seen', () => {
    const turns = new Turns();
    turns.begins(state(1), log(null, 0));
    expect(turns.begins(state(3), log(null, 0, 0, 1))).toBe(true);
  });

  it('not when others choose at the same time', () => {
    const turns = new Turns();
    turns.begins(state(0), log(null));
    expect(turns.begins(state(0), log(null, 1))).toBe(false);
    expect(turns.begins(state(2, { revise: true }), log(null, 1, 0))).toBe(false);
    expect(turns.begins(state(3), log(null, 1, 0, null))).toBe(true);
  });

  it('in no game that is over', () => {
    const turns = new Turns();
    turns.begins(state(null), log(null));
    expect(turns.begins(state(1, { phase: 'over' }), log(null, 1))).toBe(false);
  });
});
