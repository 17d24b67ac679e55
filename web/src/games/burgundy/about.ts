// Owns the help about things on the table: what a place is called, what it is and does now, and its clause of the rules.
import type { About } from '$lib/board/help.svelte';
import { byKind } from '$lib/play/places';
import { gameText } from '$lib/text/text.svelte';
import type { Scenery } from '../ui';
import type { Place } from './types';

/** Parts of the table that are not places, and the clause for each. */
const PARTS = {
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
export type Part = keyof typeof PARTS;

/** What can be explained. */
export type Subject = Place | { part: Part };

type Table = Scenery<'burgundy'>;

/** The game's word for a tile. */
export function tileTerm(tile: string): string {
  return `tile-${tile.replaceAll(' ', '-')}`;
}

export function aboutOf(subject: Subject, table: Table): About | null {
  return 'part' in subject ? aboutPart(subject.part) : aboutPlace(subject, table);
}

const aboutPart = (part: Part): About => ({
  title: gameText('burgundy', `about-${part}`),
  rule: PARTS[part],
});

const aboutPlace = byKind<Place, About | null, [Table]>({
  die: () => null,
  depot: ({ depot }) => (depot === 0 ? aboutPart('black') : null),
  offer: ({ tile }, table) => aboutTile(tile, table),
  goods: () => aboutPart('depot-goods'),
  estate: () => null,
  site: () => null,
  space: aboutSpace,
  stored: ({ tile }, table) => aboutTile(tile, table),
  good: () => aboutPart('goods'),
  workers: () => aboutPart('workers'),
  silver: () => aboutPart('silver'),
  marker: () => aboutPart('track'),
  tile: ({ tile }, table) => aboutTile(tile, table),
});

function aboutTile(tile: string, { catalogue, speaker }: Table): About | null {
  const rule = catalogue.tiles.find(({ name }) => name === tile)?.rule;
  return rule === undefined ? null : { title: speaker.term(tileTerm(tile)), rule };
}

function aboutSpace({ seat, space: name }: Extract<Place, { kind: 'space' }>, table: Table): About | null {
  const player = table.view.players[seat];
  const estate = table.catalogue.estates.find(({ number }) => number === player?.estate);
  const space = estate?.spaces.find((one) => one.name === name);
  const region = player?.regions.find(({ spaces }) => spaces.includes(name));
  if (!space || !region) return null;
  const text = gameText('burgundy', 'about-region', {
    size: region.spaces.length,
    empty: region.empty,
    points: region.points,
  });
  const laid = player?.tiles.find((tile) => tile.space === name);
  if (laid) {
    const about = aboutTile(laid.tile, table);
    return about && (region.empty > 0 ? { ...about, text } : about);
  }
  const title = gameText('burgundy', 'about-space', {
    row: space.row,
    place: space.place,
    colour: table.speaker.term(`colour-${space.colour}`),
    number: space.number,
  });
  return { title, text, rule: 'place.colour' };
}

const word = (key: string, args?: Record<string, string | number>) => gameText('burgundy', key, args);
const ofTile = ({ tile }: { tile: string }, { speaker }: Table) => speaker.term(tileTerm(tile));

export const placeName = byKind<Place, string, [Table]>({
  die: ({ face }) => word('board-die', { face }),
  depot: ({ depot }) => (depot === 0 ? word('board-black') : word('board-depot', { depot })),
  offer: ofTile,
  goods: () => word('board-place-goods'),
  estate: ({ estate }) => word('board-estate', { number: estate }),
  site: () => word('board-place-site'),
  space: (place, table) => aboutSpace(place, table)?.title ?? word('board-place-space'),
  stored: ofTile,
  good: () => word('board-place-good'),
  workers: () => word('board-place-workers'),
  silver: () => word('board-place-silver'),
  marker: () => word('about-track'),
  tile: ofTile,
});
