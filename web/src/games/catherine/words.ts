// Owns what things are called: cards and cities by the game's texts, or by colour and kind if a user's data file has others.
import { byKind } from '$lib/play/places';
import type { TextArgs } from '$lib/text/bundles';
import { gameText, hasGameText } from '$lib/text/text.svelte';
import type { Scenery } from '../ui';
import { boxOf, type Box } from './components';
import type { City, Place } from './types';

export function word(key: string, args?: TextArgs): string {
  return gameText('catherine', key, args);
}

export function cardName(id: string, box: Box): string {
  if (hasGameText('catherine', `card-${id}`)) return word(`card-${id}`);
  const { colour, kind } = box.card(id);
  return word(`kind-${colour}-${kind}`);
}

export function cityName({ id, name }: Pick<City, 'id' | 'name'>): string {
  return hasGameText('catherine', `city-${id}`) ? word(`city-${id}`) : name;
}

/** What a place is called in a list of choices. */
export const placeName = byKind<Place, string, [Scenery<'catherine'>]>({
  card: ({ card }, { catalogue }) => cardName(card, boxOf(catalogue)),
  start: ({ card }, { catalogue }) => cardName(card, boxOf(catalogue)),
  row: ({ card }, { catalogue }) => word('board-place-row', { card: cardName(card, boxOf(catalogue)) }),
  under: ({ card, above }, { catalogue }) =>
    word('board-place-under', {
      card: cardName(card, boxOf(catalogue)),
      above: cardName(above, boxOf(catalogue)),
    }),
  pay: ({ card }, { catalogue }) => word('board-place-pay', { card: cardName(card, boxOf(catalogue)) }),
  pay_bonus: ({ card }, { catalogue }) =>
    word('board-place-bonus', { card: cardName(card, boxOf(catalogue)) }),
  city: ({ city }, { catalogue }) => cityName(boxOf(catalogue).city(city)),
  act: () => word('board-choice-act'),
  act_bonus: () => word('board-choice-act-bonus'),
  draw: () => word('board-choice-draw'),
});
