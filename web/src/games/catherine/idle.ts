// Owns what the slots of the activation row say before a card is dropped: which of them allow no action, in the server's words.
import type { Choice, Preview } from '$lib/client/types';
import { keyOf } from '$lib/play/places';
import type { Speaker } from '$lib/play/say';
import type { Place } from './types';

/** The server answers for this many choices at once. */
const MOST = 64;

/** For each slot under a card, by the card above, the choices that use it. */
export function choicesBySlot<K>(
  options: readonly Place[],
  lit: ReadonlyMap<string, { choices: Choice<Place, K>[] }>,
): Map<string, Choice<Place, K>[]> {
  const slots = options.flatMap((place) =>
    place.kind === 'under' ? [[place.above, lit.get(keyOf(place))?.choices ?? []] as const] : [],
  );
  const each = Math.max(1, Math.floor(MOST / Math.max(1, slots.length)));
  return new Map(slots.map(([above, choices]) => [above, choices.slice(0, each)]));
}

/** What a slot says if none of its choices allows an action, by the card above it. */
export function idleSlots(
  slots: ReadonlyMap<string, readonly unknown[]>,
  previews: readonly (Preview<unknown> | null)[],
  speaker: Speaker,
): Map<string, string> {
  const idle = new Map<string, string>();
  let from = 0;
  for (const [above, choices] of slots) {
    const notes = previews.slice(from, (from += choices.length)).map((preview) => preview?.notes?.[0]);
    const [first] = notes;
    if (first && notes.every((note) => note?.key === first.key) && first.key.startsWith('note-idle')) {
      idle.set(above, speaker.say(first));
    }
  }
  return idle;
}
