// Owns starting a game: the request for a table from what was chosen, and the way to it.
import { usualLevel } from '$lib/client/levels';
import { adoptUser, currentUser, ensureUser } from '$lib/client/session.svelte';
import { openTable } from '$lib/client/tables';
import { loadGameTexts } from '$lib/client/texts';
import type { GameInfo, NewTable, OptionValues, Terms } from '$lib/client/types';
import { navigate } from '$lib/router/router.svelte';
import { href } from '$lib/router/routes';
import { currentLocale, gameText, t } from '$lib/text/text.svelte';
import { hasChoices, lastChoices, rememberChoices, type Choices } from './remember';
import { asNewSeats, seatsFor, type Company } from './seats';

/** The table to request. My first seat has my name; any others are numbered. */
export function asNewTable(game: GameInfo, { seats, options }: Choices, catalogue?: string): NewTable {
  const first = seats.findIndex(({ kind }) => kind === 'me');
  const named = (index: number) => (index === first ? currentUser()?.name : undefined);
  return {
    game: game.id,
    options: { ...options },
    ...(catalogue && { catalogue }),
    seats: asNewSeats(
      seats,
      (index) => named(index) ?? t('players-number', { number: index + 1 }),
      (level) => gameText(game.id, `bot-${level}.name`),
    ),
  };
}

/** Creates a table and goes there. A visitor becomes a guest with it. */
export async function begin(
  game: GameInfo,
  choices: Choices,
  catalogue?: string,
  remembered: Choices = choices,
  terms?: Terms,
): Promise<void> {
  const table = { ...asNewTable(game, choices, catalogue), ...(terms && { terms }) };
  const mine = choices.seats.find(({ kind }) => kind === 'me');
  const name = mine ? mine.name.trim() : t('players-number', { number: 1 });
  // A name that was typed becomes the guest's; without a seat of their own the server needs one, too.
  if (name && (mine || !currentUser())) await ensureUser(name);
  const id = await openTable(table);
  adoptUser();
  rememberChoices(game.id, remembered);
  navigate(href({ page: 'table', id }));
}

/** Starts a game at once: as last time if that needs nobody else, otherwise against the computer. */
export async function quickPlay(game: GameInfo, company?: Company): Promise<void> {
  const last = lastChoices(game);
  const alone = last.seats.length > 1 && last.seats.every(({ kind }) => kind !== 'open');
  const seats =
    company || !alone
      ? seatsFor(company ?? 'computer', Math.max(2, game.seats.min), usualLevel(game))
      : last.seats;
  // In the first game of all, the question comes at once: the player begins.
  const options = hasChoices(game.id) ? last.options : { ...last.options, ...beginner(game) };
  await loadGameTexts(game.id, currentLocale());
  await begin(game, { seats, options }, undefined, { seats, options: last.options });
}

function beginner({ options }: GameInfo): OptionValues {
  return options.some(({ key }) => key === 'first') ? { first: 'listed' } : {};
}
