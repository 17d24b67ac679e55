// Owns the players' names as the reader sees them: people's as they chose them, computers' in the reader's language.
import type { SeatInfo } from '$lib/client/types';
import { gameText, hasGameText, t } from '$lib/text/text.svelte';

/** A name for each seat; computers of the same level are numbered. A seat keeps its player's name while a computer stands in. */
export function namesOf(game: string, seats: readonly SeatInfo[]): string[] {
  const isPerson = ({ kind, away }: SeatInfo) => kind === 'person' || typeof away === 'boolean';
  const taken = new Set(seats.flatMap((one) => (isPerson(one) && one.name ? [one.name] : [])));
  return seats.map((one) => {
    const { seat, kind, name, level } = one;
    const key = `bot-${level}.name`;
    if (kind !== 'bot' || isPerson(one) || !level || !hasGameText(game, key)) {
      return name ?? t('players-number', { number: seat + 1 });
    }
    const usual = gameText(game, key);
    let own = usual;
    for (let number = 2; taken.has(own); number += 1) own = `${usual} ${number}`;
    taken.add(own);
    return own;
  });
}
