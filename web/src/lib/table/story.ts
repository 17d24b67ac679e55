// Owns how an entry of the log is told: which sentences, with which places and points.
import type { LogEntry, ScoreLine } from '$lib/client/types';
import { keyOf } from '$lib/play/places';
import type { Speaker } from '$lib/play/say';
import { t } from '$lib/text/text.svelte';

export type StoryLine<P> = { text: string; places: readonly P[]; scores: readonly ScoreLine<P>[] };

/** What came of an entry, in words; what was done, where nothing came of it that tells it. `tell`: said or written. */
export function linesOf<P, E>(entry: LogEntry<P, E>, speaker: Speaker, tell = speaker.say): StoryLine<P>[] {
  const told = entry.events.map(({ text, lines = [] }): StoryLine<P> => {
    return { text: tell(text), places: text.places ?? [], scores: lines };
  });
  const done = doneLine(entry, speaker, tell);
  return done ? [done, ...told] : told;
}

function doneLine<P, E>(
  { kind, seat, events }: LogEntry<P, E>,
  speaker: Speaker,
  tell: Speaker['say'],
): StoryLine<P> | null {
  const name = seat === null ? '' : speaker.name(seat);
  const plain = (text: string): StoryLine<P> => ({ text, places: [], scores: [] });
  if (kind === 'setup') return null;
  if (kind === 'resignation') return plain(t('log-resigned', { name }));
  if (kind === 'timeout') return plain(t('log-timeout', { name }));
  if ('undo_to' in kind) return plain(t('log-undo', { name }));
  if ('takeover' in kind) return plain(t('log-takeover', { name, by: kind.takeover.name }));
  const { text } = kind.action;
  if (text === null) return events.length > 0 ? null : plain(t('log-secret', { name }));
  // The events tell it where they speak of the same places.
  const places = text.places ?? [];
  const told = new Set(events.flatMap((event) => event.text.places ?? []).map(keyOf));
  if (places.some((place) => told.has(keyOf(place)))) return null;
  return { text: t('log-deed', { name, deed: tell(text) }), places, scores: [] };
}

/** What new entries tell, for those who listen. */
export function spoken<P, E>(news: readonly LogEntry<P, E>[], speaker: Speaker): string {
  return news
    .flatMap((entry) => linesOf(entry, speaker))
    .map(({ text }) => text)
    .join(' ');
}
