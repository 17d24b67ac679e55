import { expect, test } from 'vitest';
import { changeText, curve, isClear, percent, range, rounded, signed, waterfall } from './numbers';

const measured = (value: number, error = 0) => ({ value, error });
const both = <T>(win: T, margin: T) => ({ win, margin });

test('numbers are written as people write them', () => {
  expect(rounded(-17.4)).toBe(17);
  expect(rounded(4.25)).toBe(4.3);
  expect(changeText(-0.052, 'win', 'en')).toBe('−5.2%');
  expect(changeText(3, 'margin', 'en')).toBe('+3');
  expect(signed(-2, 'en')).toBe('−2');
  expect(percent(0.614, 'en')).toBe('61%');
  expect(isClear(measured(5, 2))).toBe(true);
  expect(isClear(measured(4, 2))).toBe(false);
});

test('a curve begins with the setup and ends at the edge', () => {
  const value = (win: number, margin: number) => ({ win: measured(win), margin: measured(margin) });
  const values = (win: number, margin: number) => [value(win, margin), value(1 - win, -margin)];
  const report = {
    last: 4,
    curve: [
      { seq: 0, values: values(0.5, 0) },
      { seq: 4, values: values(1, 8) },
    ],
  };
  expect(curve(report, 0, 'win').map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [100, 0],
  ]);
  expect(curve(report, 0, 'margin').map(({ y }) => y)).toEqual([50, 0]);
  expect(curve(report, 1, 'margin').map(({ y }) => y)).toEqual([50, 100]);
  // Alone it shows points, from 0 on.
  const alone = report.curve.map(({ seq, values: [first] }) => ({ seq, values: first ? [first] : [] }));
  expect(range({ curve: alone }, 'margin')).toEqual({ from: 0, to: 8 });
});

test('the bars of a ledger lead from the start to the result', () => {
  const row = {
    seat: 0,
    start: both(0.5, 0),
    luck: both(measured(0), measured(-17)),
    own: both(measured(0), measured(-3)),
    others: both(measured(0), measured(9)),
    estimation: both(0, -1),
    result: both(0, -12),
    adjusted: both(measured(0), measured(5)),
  };
  const bars = waterfall({ ledger: { known: [row] } }, 0, 'margin', false);
  expect(bars.map(({ what, to }) => [what, to])).toEqual([
    ['start', 0],
    ['luck', -17],
    ['own', -20],
    ['others', -11],
    ['estimation', -12],
    ['result', -12],
  ]);
});
