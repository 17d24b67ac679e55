// Owns the choices of a new table that concern people: clocks and undo. Plain functions, tested without a page.
import type { ClockTerms, Terms } from '$lib/client/types';

export const PACES = ['none', 'fast', 'live', 'slow', 'day', 'days', 'week'] as const;
export type PaceName = (typeof PACES)[number];

/** Who may watch: people with the link, everybody, or nobody until the game is over. */
export const SPECTATORS = ['link', 'public', 'none'] as const;

export type TermsDraft = {
  pace: PaceName;
  atZero: 'resign' | 'bot';
  level: string;
  freeUndo: boolean;
  hints: boolean;
  unlisted: boolean;
  spectators: (typeof SPECTATORS)[number];
  noChat: boolean;
  /** Names people sign in with, separated by commas. */
  people: string;
};

export function firstTerms(level: string | undefined): TermsDraft {
  return {
    pace: 'none',
    atZero: level ? 'bot' : 'resign',
    level: level ?? '',
    freeUndo: false,
    hints: false,
    unlisted: false,
    spectators: 'link',
    noChat: false,
    people: '',
  };
}

/** The name of a pace; undefined if it is none of those offered. */
export function paceName(wanted: ClockTerms['pace'] | null): PaceName | undefined {
  return PACES.find((name) => JSON.stringify(pace(name)) === JSON.stringify(wanted));
}

/** The terms of a table as choices, to change them. */
export function draftOf(terms: Terms, level: string | undefined): TermsDraft {
  const { clock } = terms;
  const bot = clock && typeof clock.at_zero === 'object' ? clock.at_zero.bot : undefined;
  return {
    pace: paceName(clock?.pace ?? null) ?? 'none',
    atZero: bot !== undefined || !clock ? (level ? 'bot' : 'resign') : 'resign',
    level: bot ?? level ?? '',
    freeUndo: terms.free_undo ?? false,
    hints: terms.hints ?? false,
    unlisted: terms.unlisted ?? false,
    spectators: terms.no_spectators ? 'none' : terms.public ? 'public' : 'link',
    noChat: terms.no_chat ?? false,
    people: (terms.people ?? []).join(', '),
  };
}

function pace(name: PaceName): ClockTerms['pace'] | null {
  switch (name) {
    case 'none':
      return null;
    case 'fast':
      return { live: { bank: 300, increment: 10 } };
    case 'live':
      return { live: { bank: 900, increment: 20 } };
    case 'slow':
      return { live: { bank: 1800, increment: 30 } };
    case 'day':
      return { days: 1 };
    case 'days':
      return { days: 3 };
    case 'week':
      return { days: 7 };
  }
}

/** The terms to send; `others` says whether other people play. */
export function asTerms(draft: TermsDraft, others: boolean): Terms {
  const chosen = others ? pace(draft.pace) : null;
  const named = draft.people.split(',').flatMap((name) => (name.trim() ? [name.trim()] : []));
  return {
    ...(chosen && {
      clock: { pace: chosen, at_zero: draft.atZero === 'bot' ? { bot: draft.level } : 'resign' },
    }),
    ...(others && draft.unlisted && { unlisted: true }),
    ...(others && draft.spectators === 'none' && { no_spectators: true }),
    ...(others && draft.spectators === 'public' && { public: true }),
    ...(others && draft.noChat && { no_chat: true }),
    ...(others && named.length > 0 && { people: named }),
    ...(!others && draft.freeUndo && { free_undo: true }),
    ...(draft.hints && { hints: true }),
  };
}
