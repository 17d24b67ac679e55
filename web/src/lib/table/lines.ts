// Owns the sentences of a log entry, with their places and points.
import type { Description, LogEntry, ScoreLine, Seat } from '$lib/client/types';
import { isSame, keyOf } from '$lib/play/places';
import type { Speaker } from '$lib/play/say';
import { t } from '$lib/text/text.svelte';

export type LogLine<P> = {
  text: string;
  places: readonly P[];
  scores: readonly ScoreLine<P>[];
  /** How often the entry says the same. */
  times: number;
};

/** Whether an entry is about a player: they did it, or scored in it. */
export function concerns<P, E>({ seat: actor, events }: LogEntry<P, E>, seat: Seat): boolean {
  return actor === seat || events.some(({ lines = [] }) => lines.some((line) => line.seat === seat));
}

/** The lines of an entry: its events, preceded by the choice if no event says it. `say` is the speaker's `say` or `write`. */
export function linesOf<P, E>(entry: LogEntry<P, E>, speaker: Speaker, say = speaker.say): LogLine<P>[] {
  const events = entry.events.map(({ text, lines = [] }): LogLine<P> => {
    return { text: say(text), places: text.places ?? [], scores: lines, times: 1 };
  });
  const action = actionLine(entry, speaker, say);
  return once(action ? [action, ...events] : events);
}

/** The same sentence without points is said once, with how often it happened. */
function once<P>(lines: LogLine<P>[]): LogLine<P>[] {
  const said: LogLine<P>[] = [];
  for (const line of lines) {
    const same = said.find(
      ({ text, scores }) => text === line.text && scores.length + line.scores.length === 0,
    );
    if (same) {
      same.times += 1;
      same.places = [...same.places, ...line.places];
    } else said.push({ ...line });
  }
  return said;
}

function actionLine<P, E>(
  { kind, seat, events }: LogEntry<P, E>,
  speaker: Speaker,
  say: Speaker['say'],
): LogLine<P> | null {
  const name = seat === null ? '' : speaker.name(seat);
  const plain = (text: string): LogLine<P> => ({ text, places: [], scores: [], times: 1 });
  if (kind === 'setup') return null;
  if (kind === 'resignation') return plain(t('log-resigned', { name }));
  if (kind === 'end') return plain(t('log-ended'));
  if (kind === 'redeal') return plain(t('log-redeal', { name }));
  if (kind === 'timeout') return plain(t('log-timeout', { name }));
  if ('undo_to' in kind) return plain(t('log-undo', { name }));
  if ('takeover' in kind) {
    const { name: by, bot } = kind.takeover;
    if (by !== name) return plain(t('log-takeover', { name, by }));
    return plain(t(bot === null ? 'log-back' : 'log-stand-in', { name }));
  }
  const { text, secret } = kind.action;
  if (text === null || secret) return events.length > 0 ? null : plain(t('log-secret', { name }));
  // Skip the choice if events about the same player or the same places already say it.
  const places = text.places ?? [];
  const known = new Set(places.map(keyOf));
  const actor = { seat };
  const saysIt = ({ args = [], places = [] }: Description<P>) =>
    args.some((arg) => isSame(arg, ['seat', actor]) || isSame(arg, ['seats', { list: [actor] }])) ||
    places.some((place) => known.has(keyOf(place)));
  if (events.some((event) => saysIt(event.text))) return null;
  const did = seat === null ? null : speaker.did(text, seat);
  return { text: did ?? t('log-action', { name, action: say(text) }), places, scores: [], times: 1 };
}

/** New entries as text for screen readers. */
export function spoken<P, E>(news: readonly LogEntry<P, E>[], speaker: Speaker): string {
  return news
    .flatMap((entry) => linesOf(entry, speaker))
    .map(({ text }) => text)
    .join(' ');
}
