// Owns what places are called, in lists of choices and for screen readers.
import { byKind } from '$lib/play/places';
import { gameText } from '$lib/text/text.svelte';
import type { Scenery } from '../ui';
import { partsOf, pieceKey } from './components';
import { columnRow } from './layout';
import type { LaidBoard, Paid, Place, Reward } from './types';

export const say = (key: string, args?: Record<string, string | number>) => gameText('tuscany', key, args);

/** A space by its column from the left and its row from the top. */
export function spaceName(space: string, colour?: string | null): string {
  const at = columnRow(space);
  return colour ? say('place-space-of', { ...at, type: say(`tile-${colour}`) }) : say('place-space', at);
}

/** The boards from left to right: a letter, whether it is turned, and whether it lies lower or higher. */
export function layoutName(boards: readonly LaidBoard[]): string {
  return boards
    .map(({ letter, turned, lower }, place) => {
      const shift = place === 0 ? '' : lower ? '↓' : '↑';
      return `${letter}${turned ? '↻' : ''}${shift}`;
    })
    .join(' ');
}

export function paymentName({ cards, workers }: Paid): string {
  const paid = cards.map(({ colour, count }) => `${count} × ${say(`tile-${colour}`)}`);
  return [...paid, ...(workers > 0 ? [`${workers} × ${say('piece-worker')}`] : [])].join(', ');
}

export function rewardName(reward: Reward): string {
  return partsOf(reward)
    .map(({ sign, count }) => say(`reward-${sign}`, { count }))
    .join(', ');
}

const ofBonus = (bonus: string) => say(`bonus-${bonus.replace('_', '-')}`);

export const placeName = byKind<Place, string, [Scenery<'tuscany'>]>({
  space: ({ seat, space }, { view }) =>
    spaceName(space, view.players[seat]?.realm?.spaces.find(({ name }) => name === space)?.colour),
  open: ({ tile }) => say('open-label', { tile: say(pieceKey(tile)) }),
  open_type: ({ colour }) => say('open-label', { tile: say(`tile-${colour}`) }),
  stored: ({ piece }) => say('stored-label', { piece: say(pieceKey(piece)) }),
  bonus_tile: ({ bonus }) => ofBonus(bonus),
  deck: () => say('deck-title'),
  payment: ({ payment }) => paymentName(payment),
  layout: ({ layout }) => layoutName(layout),
  reward: ({ reward }) => rewardName(reward),
  marble: ({ seat }, { view }) => say('marble-title', { count: view.players[seat]?.marble ?? 0 }),
  workers: ({ seat }, { view }) => say('worker-title', { count: view.players[seat]?.workers ?? 0 }),
  storage: () => say('storage-label'),
  hand: ({ seat }, { view }) => say('hand-label', { count: view.players[seat]?.hand_size ?? 0 }),
  green: ({ seat }, { view, speaker }) =>
    say('tracks-player', {
      name: speaker.name(seat),
      green: view.players[seat]?.green ?? 0,
      red: view.players[seat]?.red ?? 0,
    }),
});
