// Owns what is said of things on the map: a feature, what it would bring now and whom; a castle; a quarter of the fortress.
import type { Speaker } from '$lib/play/say';
import { currentLocale, gameText } from '$lib/text/text.svelte';
import type { CastleView, FeatureView } from './types';

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

export function describeCastle(castle: CastleView, speaker: Speaker): string {
  return gameText('carcassonne', 'board-castle', {
    owner: speaker.name(castle.seat),
    waits: castle.figure ? 'yes' : 'no',
  });
}

export function describeQuarter(quarter: string): string {
  return gameText('carcassonne', `board-quarter-${quarter}`);
}

/** Over how many tiles it runs: each part names its square. */
function tileCount({ parts }: FeatureView): number {
  return new Set(parts.map((ref) => ref.split(':')[1])).size;
}
