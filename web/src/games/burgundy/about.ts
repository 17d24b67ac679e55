// Owns what is said of a thing on the table when somebody points at it: its name, what it is now, and the clause of the
// rules that says what it does.
import type { Speaker } from '$lib/play/say';
import { gameText } from '$lib/text/text.svelte';
import { parseRef, tileTerm } from './refs';
import type { Drawing, View } from './types';

export type About = { title: string; detail: string | null; rule: string };

/** Parts of the table that are no places of choices, and the clause for each. */
const PARTS: Record<string, string> = {
  workers: 'worker.shift',
  silver: 'buy.price',
  goods: 'sell.number',
  sold: 'sell.points',
  'depot-goods': 'ship.goods',
  black: 'buy.once',
  phases: 'region.phase',
  rounds: 'round.white',
  track: 'ship.order',
  bonus: 'bonus.first',
};

export function aboutOf(what: string, view: View, drawing: Drawing, speaker: Speaker): About | null {
  const part = PARTS[what];
  if (part) return { title: gameText('burgundy', `about-${what}`), detail: null, rule: part };
  const place = parseRef(what);
  if (place?.kind === 'tile') return ofTile(place.tile, drawing, speaker);
  if (place?.kind !== 'space') return null;
  const player = view.players[place.seat];
  const laid = player?.tiles.find(({ space }) => space === place.space);
  const space = drawing.estates
    .find(({ number }) => number === player?.estate)
    ?.spaces.find(({ name }) => name === place.space);
  const region = player?.regions.find(({ spaces }) => spaces.includes(place.space));
  if (!space || !region) return null;
  const detail = gameText('burgundy', 'about-region', {
    size: region.spaces.length,
    empty: region.empty,
    points: region.points,
  });
  if (laid) {
    const tile = ofTile(laid.tile, drawing, speaker);
    return tile && { ...tile, detail: region.empty > 0 ? detail : null };
  }
  const title = gameText('burgundy', 'about-space', {
    space: space.name,
    colour: speaker.term(`colour-${space.colour}`),
    number: space.number,
  });
  return { title, detail, rule: 'place.colour' };
}

function ofTile(tile: string, drawing: Drawing, speaker: Speaker): About | null {
  const rule = drawing.tiles.find(({ name }) => name === tile)?.rule;
  return rule === undefined ? null : { title: speaker.term(tileTerm(tile)), detail: null, rule };
}
