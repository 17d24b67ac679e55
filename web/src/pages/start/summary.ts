// Owns what a list says about a table: whom it waits for, how it stands, how it ended.
import type { TableSummary } from '$lib/client/types';
import { t } from '$lib/text/text.svelte';

type Summary = Pick<TableSummary, 'table' | 'status'>;

/** Whether it is this guest's turn, or they are asked to play. */
export function waitsForYou({ table, status }: Summary): boolean {
  const mine = (seat: number) => table.seats[seat]?.mine === true;
  if (table.phase === 'lobby') return table.unconfirmed.some(mine);
  const awaited = status && 'awaiting' in status ? status.awaiting.awaited : [];
  return table.phase === 'playing' && awaited.some(mine);
}

export type Result = 'won' | 'tied' | 'lost';

/** How it ended for this guest; null while it goes on, and for games with several seats of theirs or none. */
export function resultOf({ table, status }: Summary): Result | null {
  if (!status || !('over' in status) || status.over.agreed) return null;
  const mine = table.seats.filter((seat) => seat.mine);
  const [me] = mine;
  if (!me || mine.length > 1) return null;
  const { places, won } = status.over;
  if (won !== null) return won ? 'won' : 'lost';
  if (places[me.seat] !== 1) return 'lost';
  return places.filter((place) => place === 1).length > 1 ? 'tied' : 'won';
}

/** What there is to say about it in a word or two. */
export function noteOf({ table, status }: Summary): string {
  if (table.phase === 'over') {
    if (table.origin) return t('tables-branch-over');
    if (status && 'over' in status && status.over.agreed) return t('tables-agreed');
    const result = resultOf({ table, status });
    return t(result ? `tables-${result}` : 'tables-over');
  }
  if (table.phase === 'lobby') {
    if (waitsForYou({ table, status })) return t(table.invited ? 'tables-asked' : 'tables-changed');
    const count = table.seats.filter(({ kind }) => kind === 'open').length;
    return count > 0 ? t('tables-open', { count }) : t('tables-unconfirmed');
  }
  if (table.paused) return t('tables-paused');
  if (waitsForYou({ table, status })) return t('tables-your-turn');
  return t(table.origin ? 'tables-branch' : 'tables-playing');
}

/** Whether a table contains all these words: in the game's name, the players' names or the result. */
export function matches(summary: TableSummary, words: string): boolean {
  const { table } = summary;
  const text = [t(`game-${table.game}`), noteOf(summary), ...table.seats.map(({ name }) => name ?? '')]
    .join(' ')
    .toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
