import { describe, expect, it } from 'vitest';
import { asTerms, draftOf, firstTerms, PACES } from './terms';

describe('the terms of a new table', () => {
  const draft = firstTerms('greedy');

  it('are empty unless something is chosen', () => {
    expect(asTerms(draft, true)).toEqual({});
    expect(asTerms(draft, false)).toEqual({});
  });

  it('have clocks only where other people play, and free undo only where none do', () => {
    const chosen = { ...draft, pace: 'days' as const, freeUndo: true, unlisted: true };
    expect(asTerms(chosen, true)).toEqual({
      clock: { pace: { days: 3 }, at_zero: { bot: 'greedy' } },
      unlisted: true,
    });
    expect(asTerms(chosen, false)).toEqual({ free_undo: true });
    expect(asTerms({ ...chosen, atZero: 'resign' }, true).clock?.at_zero).toBe('resign');
  });

  it('name people and switch chat off', () => {
    const chosen = { ...draft, noChat: true, people: ' ann, Bob ,' };
    expect(asTerms(chosen, true)).toEqual({ no_chat: true, people: ['ann', 'Bob'] });
    expect(asTerms(chosen, false)).toEqual({});
  });

  it('can be changed later', () => {
    for (const pace of PACES) {
      const chosen = { ...draft, pace, spectators: 'none' as const, people: 'ann, bob' };
      expect(asTerms(draftOf(asTerms(chosen, true), 'greedy'), true)).toEqual(asTerms(chosen, true));
    }
    const resigns = asTerms({ ...draft, pace: 'day', atZero: 'resign' }, true);
    expect(asTerms(draftOf(resigns, 'greedy'), true)).toEqual(resigns);
  });

  it('know every pace', () => {
    for (const pace of PACES)
      expect(asTerms({ ...draft, pace }, true).clock === undefined).toBe(pace === 'none');
  });
});
