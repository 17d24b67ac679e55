// Owns the sentence that sums up who plays: "you v Casual".
import type { GameInfo } from '$lib/client/types';
import { currentLocale, gameText, t } from '$lib/text/text.svelte';
import { companyOf, levelOf, type SeatDraft } from './seats';

export function whoPlays(game: GameInfo, seats: readonly SeatDraft[]): string {
  const others = seats.length - 1;
  switch (companyOf(seats)) {
    case 'solo':
      return t('new-sum-solo');
    case 'friends':
      return t('new-sum-friends', { count: others });
    case 'device':
      return t('new-sum-device', { count: seats.length });
    case 'computer': {
      const level = levelOf(seats);
      const word = (one: string) => gameText(game.id, `bot-${one}`);
      if (level !== undefined) return t('new-sum-computer', { count: others, level: word(level) });
      const levels = seats.filter(({ kind }) => kind === 'bot').map((seat) => word(seat.level));
      return t('new-sum-computers', { levels: new Intl.ListFormat(currentLocale()).format(levels) });
    }
    default:
      return t('count-players', { count: seats.length });
  }
}
