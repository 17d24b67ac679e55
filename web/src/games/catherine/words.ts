// Owns what things are called: cards and cities by the game's words, or by their own names if a user's file brings others.
import { gameText, hasGameText } from '$lib/text/text.svelte';
import type { TextArgs } from '$lib/text/bundles';
import { parseRef } from './refs';
import type { City } from './types';

export function word(key: string, args?: TextArgs): string {
  return gameText('catherine', key, args);
}

export function cardName(id: string): string {
  return hasGameText('catherine', `card-${id}`) ? word(`card-${id}`) : id;
}

export function cityName({ id, name }: Pick<City, 'id' | 'name'>): string {
  return hasGameText('catherine', `city-${id}`) ? word(`city-${id}`) : name;
}

/** What a place is called in a list of choices. */
export function placeName(ref: string): string | null {
  const place = parseRef(ref);
  switch (place?.kind) {
    case 'row':
    case 'below':
    case 'under':
    case 'pay':
    case 'bonus':
      return word(`board-place-${place.kind}`, { card: cardName(place.id) });
    case 'card':
      return cardName(place.id);
    case 'city':
      return cityName({ id: place.id, name: place.id });
    case 'choice':
      return word(`board-choice-${place.id}`);
    default:
      return null;
  }
}
