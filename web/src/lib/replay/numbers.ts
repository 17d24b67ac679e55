// Owns how the numbers of an analysis are written and drawn. Plain functions.
import type { Measured, Mistake, ReportOf, Seat } from '$lib/client/types';

/** Standard errors beyond which a difference counts as real. */
const SIGNIFICANT = 2.33;

export function isClear({ value, error }: Measured): boolean {
  return Math.abs(value) > SIGNIFICANT * error;
}

/** An amount of points without its sign: one decimal place below 10. */
export function rounded(value: number): number {
  const amount = Math.abs(value);
  return amount < 9.95 ? Math.round(10 * amount) / 10 : Math.round(amount);
}

/** A number of points with its sign. */
export function signed(value: number, locale: string): string {
  return withSign(value, locale, {});
}

function withSign(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const format = { maximumFractionDigits: 1, signDisplay: 'exceptZero', ...options } as const;
  // A hyphen is no minus.
  return new Intl.NumberFormat(locale, format).format(value).replace('-', '−');
}

export function percent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export type Unit = 'win' | 'margin';

/** A value as a chance or in points. */
export function valueText(value: number, unit: Unit, locale: string): string {
  return unit === 'win' ? percent(value, locale) : signed(value, locale);
}

/** A difference between two values, with its sign. */
export function changeText(value: number, unit: Unit, locale: string): string {
  return withSign(value, locale, unit === 'win' ? { style: 'percent' } : {});
}

/** How chess players write it. */
export const MARKS: Record<Mistake, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** What the vertical axis of a curve shows, from bottom to top. */
export function range(report: Pick<ReportOf, 'curve'>, unit: Unit): { from: number; to: number } {
  if (unit === 'win') return { from: 0, to: 1 };
  const values = report.curve.flatMap(({ values: all }) => all.map(({ margin }) => margin.value));
  // Alone there is nobody to be ahead of: the margin is the points.
  const alone = report.curve.every(({ values: all }) => all.length === 1);
  const most = Math.max(1, ...values.map(alone ? (value) => value : Math.abs));
  return { from: alone ? Math.min(0, ...values) : -most, to: most };
}

export type CurveDot = { seq: number; x: number; y: number; value: number };

/** The line of a seat through a drawing of 100 × 100. */
export function curve(report: Pick<ReportOf, 'curve' | 'last'>, seat: Seat, unit: Unit): CurveDot[] {
  const { from, to } = range(report, unit);
  const last = Math.max(1, report.last);
  return report.curve.map(({ seq, values }) => {
    const value = values[seat]?.[unit].value ?? 0;
    return { seq, value, x: (100 * seq) / last, y: (100 * (to - value)) / (to - from) };
  });
}

export const PARTS = ['start', 'luck', 'own', 'others', 'estimation', 'result'] as const;
export type Part = (typeof PARTS)[number];
export type Bar = { what: Part; from: number; to: number; error: number };

/** The steps of a seat's ledger as bars: each begins where the one before it ended. */
export function waterfall(report: Pick<ReportOf, 'ledger'>, seat: Seat, unit: Unit, open: boolean): Bar[] {
  const rows = (open ? report.ledger.open : undefined) ?? report.ledger.known;
  const row = rows[seat];
  if (!row) return [];
  const steps = [
    ['luck', row.luck[unit]],
    ['own', row.own[unit]],
    ['others', row.others[unit]],
    ['estimation', { value: row.estimation[unit], error: 0 }],
  ] as const;
  let at = row.start[unit];
  const bars = steps.map(([what, { value, error }]): Bar => {
    const from = at;
    at += value;
    return { what, from, to: at, error };
  });
  return [
    { what: 'start', from: 0, to: row.start[unit], error: 0 },
    ...bars,
    { what: 'result', from: 0, to: row.result[unit], error: 0 },
  ];
}
