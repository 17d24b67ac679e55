import { describe, expect, it } from 'vitest';
import { leftOn, shown } from './time';

describe('clocks', () => {
  it('show minutes and seconds, then hours, then days', () => {
    expect(shown(59_001)).toEqual({ text: '1:00' });
    expect(shown(9_000)).toEqual({ text: '0:09' });
    expect(shown(1)).toEqual({ text: '0:01' });
    expect(shown(0)).toEqual({ text: '0:00' });
    expect(shown(3_723_000)).toEqual({ text: '1:02:03' });
    expect(shown(2 * 86_400_000 + 5 * 3_600_000)).toEqual({ days: 2, hours: 5 });
  });

  it('run only while it is the seat’s turn, and never below zero', () => {
    expect(leftOn({ left_ms: 5000, ends_at: null }, 1e12)).toBe(5000);
    const ends_at = new Date(1e12 + 3000).toISOString();
    expect(leftOn({ left_ms: 5000, ends_at }, 1e12)).toBe(3000);
    expect(leftOn({ left_ms: 5000, ends_at }, 1e12 + 9000)).toBe(0);
  });
});
