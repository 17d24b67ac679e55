// Owns what is said of a feature: its kind, what it would bring now, and whom.
import type { Speaker } from '$lib/play/say';
import { currentLocale, gameText } from '$lib/text/text.svelte';
import type { FeatureView } from './types';

export function describe(feature: FeatureView, speaker: Speaker): string {
  const owners = new Intl.ListFormat(currentLocale()).format(feature.owners.map(speaker.name));
  return gameText('carcassonne', `board-feature-${feature.kind}`, {
    points: feature.points,
    tiles: tileCount(feature),
    owners,
    count: feature.owners.length,
    complete: feature.complete ? 'yes' : 'no',
  });
}

/** Over how many tiles it runs: each part names its square. */
function tileCount({ parts }: FeatureView): number {
  return new Set(parts.map((ref) => ref.split(':')[1])).size;
}
