// Owns how a preview is put into words: the game's notes, points, what is gained and spent, each a short phrase.
import type { Preview, ScoreLine } from '$lib/client/types';
import type { Speaker } from '$lib/play/say';
import { t } from '$lib/text/text.svelte';

export type Gain = { text: string; tone: 'good' | 'bad' | 'plain' };

/** More reasons than this would not fit on the line. */
const REASONS = 3;

/** The phrases of a preview; none if nothing is certain. */
export function gainsOf(
  { seat, lines = [], amounts = [], notes = [] }: Preview<unknown>,
  speaker: Speaker,
): Gain[] {
  const own = lines.filter((line) => line.seat === seat);
  const rivals = [...new Set(lines.map((line) => line.seat))].filter((one) => one !== seat);
  return [
    ...notes.map((note): Gain => ({ text: speaker.say(note), tone: 'plain' })),
    ...pointsOf(own, speaker),
    ...amounts.map(({ what, count }): Gain => ({
      text: speaker.say({ key: what, args: args(count) }),
      tone: count > 0 ? 'good' : 'bad',
    })),
    ...rivals.map((rival): Gain => {
      const points = sum(lines.filter((line) => line.seat === rival));
      const name = speaker.name(rival);
      return {
        text: t('consequence-points-of', { name, ...signed(points) }),
        tone: points > 0 ? 'bad' : 'good',
      };
    }),
  ];
}

function pointsOf(lines: readonly ScoreLine<unknown>[], speaker: Speaker): Gain[] {
  if (lines.length === 0) return [];
  const points = sum(lines);
  const what = lines.length <= REASONS ? lines.map((line) => speaker.line(line)).join(', ') : null;
  const key = what === null ? 'consequence-points' : 'consequence-points-for';
  return [{ text: t(key, { ...signed(points), ...(what && { what }) }), tone: points < 0 ? 'bad' : 'good' }];
}

function sum(lines: readonly ScoreLine<unknown>[]): number {
  return lines.reduce((points, line) => points + line.points, 0);
}

function signed(count: number): { sign: string; count: number } {
  return { sign: count < 0 ? '−' : '+', count: Math.abs(count) };
}

function args(count: number): [string, { name: string } | { number: number }][] {
  const { sign, count: size } = signed(count);
  return [
    ['sign', { name: sign }],
    ['count', { number: size }],
  ];
}
