// Owns how an entry of the log is told: which sentences, with which places and points.
import type { BoardRef, LogEntry, ScoreLine } from '$lib/client/types';
import type { Speaker } from '$lib/play/say';
import { t } from '$lib/text/text.svelte';

export type StoryLine = { text: string; refs: readonly BoardRef[]; scores: readonly ScoreLine[] };

/** What came of an entry, in words; what was done, where nothing came of it that tells it. `tell`: said or written. */
export function linesOf(entry: LogEntry, speaker: Speaker, tell = speaker.say): StoryLine[] {
  const told = entry.events.map(({ text, lines = [] }): StoryLine => {
    return { text: tell(text), refs: text.refs ?? [], scores: lines };
  });
  const deed = deedLine(entry, speaker, tell);
  return deed ? [deed, ...told] : told;
}

function deedLine(
  { deed, seat, events }: LogEntry,
  speaker: Speaker,
  tell: Speaker['say'],
): StoryLine | null {
  const name = seat === null ? '' : speaker.name(seat);
  const plain = (text: string): StoryLine => ({ text, refs: [], scores: [] });
  if (deed === 'setup') return null;
  if (deed === 'resignation') return plain(t('log-resigned', { name }));
  if (deed === 'timeout') return plain(t('log-timeout', { name }));
  if ('undo_to' in deed) return plain(t('log-undo', { name }));
  if ('takeover' in deed) return plain(t('log-takeover', { name, by: deed.takeover.name }));
  const { text } = deed.action;
  if (text === null) return events.length > 0 ? null : plain(t('log-secret', { name }));
  // The events tell it where they speak of the same places.
  const places = new Set(events.flatMap((event) => event.text.refs ?? []));
  if ((text.refs ?? []).some((ref) => places.has(ref))) return null;
  return { text: t('log-deed', { name, deed: tell(text) }), refs: text.refs ?? [], scores: [] };
}

/** What new entries tell, for those who listen. */
export function spoken(news: readonly LogEntry[], speaker: Speaker): string {
  return news
    .flatMap((entry) => linesOf(entry, speaker))
    .map(({ text }) => text)
    .join(' ');
}
