// Owns what is shown while there is nothing to decide: who the table is waiting for, or that the game is over.
import type { Seat, StateOf } from '$lib/client/types';
import type { Speaker } from '$lib/play/say';
import { currentLocale, t } from '$lib/text/text.svelte';

export function waitingFor({ status, table }: Pick<StateOf, 'status' | 'table'>, speaker: Speaker): string {
  if (!status) return t('panel-lobby');
  if ('over' in status) return t('panel-over');
  if (table.paused) return t('panel-paused');
  const { awaited } = status.awaiting;
  const names = new Intl.ListFormat(currentLocale()).format(awaited.map(speaker.name));
  const bots = awaited.every((seat: Seat) => table.seats[seat]?.kind === 'bot');
  return t(bots ? 'panel-thinking' : 'panel-waiting', { names, count: awaited.length });
}
