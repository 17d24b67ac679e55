// Owns what was chosen last time for each game, so that it is offered again. Stored in this browser.
import type { GameInfo, OptionValues } from '$lib/client/types';
import { read, write } from '$lib/storage';
import { firstSeats, type SeatDraft } from './seats';

export type Choices = { seats: SeatDraft[]; options: OptionValues };

const key = (game: string) => `duchy.setup.${game}`;

/** The game that was set up last. */
export function lastGame(): string | null {
  return read('duchy.game');
}

/** Whether this game was set up before. */
export function hasChoices(game: string): boolean {
  return read(key(game)) !== null;
}

/** The default choices of a game. */
export function usualChoices(game: GameInfo): Choices {
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
  return { seats: firstSeats(game), options };
}

/** What was chosen last, as far as the game still has it; the default choices otherwise. */
export function lastChoices(game: GameInfo): Choices {
  const usual = usualChoices(game);
  const stored = parsed(read(key(game.id)));
  if (!stored) return usual;
  const { min, max } = game.seats;
  const seats = stored.seats.filter(
    ({ kind, level }) =>
      ['me', 'open', 'bot'].includes(kind) && (kind !== 'bot' || game.bots.includes(level)),
  );
  const complete = seats.length === stored.seats.length && seats.length >= min && seats.length <= max;
  const known = Object.entries(stored.options).filter(([name]) => name in usual.options);
  return {
    seats: complete ? seats : usual.seats,
    options: { ...usual.options, ...Object.fromEntries(known) },
  };
}

/** Names are not kept: they belong to the people, not to the setup. */
export function rememberChoices(game: string, { seats, options }: Choices): void {
  write('duchy.game', game);
  const nameless = seats.map((seat) => ({ ...seat, name: '' }));
  write(key(game), JSON.stringify({ seats: nameless, options }));
}

function parsed(text: string | null): Choices | null {
  try {
    const value = JSON.parse(text ?? 'null') as Choices | null;
    return value && Array.isArray(value.seats) && typeof value.options === 'object' ? value : null;
  } catch {
    return null;
  }
}
