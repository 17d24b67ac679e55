import { expect, test } from 'vitest';
import type { EventOf, GameId, PlaceOf, ViewOf } from '$lib/client/types';
import type { Meanwhile } from '$lib/motion/since';
import en from '$lib/motion/text/en.ftl?raw';
import ru from '$lib/motion/text/ru.ftl?raw';
import { touched as burgundy } from './burgundy/touched';
import { touched as cards } from './burgundy-cards/touched';
import { touched as carcassonne } from './carcassonne/touched';
import { touched as catherine } from './catherine/touched';
import { touched as tuscany } from './tuscany/touched';

/** Views and components here have only what these functions read. */
function meanwhile<G extends GameId>(given: {
  before: object;
  after: object;
  events?: EventOf<G>[];
  catalogue?: object;
}): Meanwhile<G> {
  const { before, after, events = [], catalogue = {} } = given;
  return {
    before: before as ViewOf<G>,
    after: after as ViewOf<G>,
    events: events.map((event) => ({ event, text: { key: event.event, places: [] as PlaceOf<G>[] } })),
    me: 0,
    catalogue: catalogue as Meanwhile<G>['catalogue'],
  };
}

test('Carcassonne: another figure in a feature of mine', () => {
  const part = (x: number) => ({ kind: 'part', feature: 'city', x, y: 0, at: 'N' }) as const;
  const city = (parts: number[], figures: number[]) => ({ kind: 'city', parts: parts.map(part), figures });
  const alone = { features: [city([1], [1, 0]), city([2], [0, 1])] };
  const together = { features: [city([1, 2, 3], [1, 1])] };
  expect(carcassonne(meanwhile({ before: alone, after: together }))).toEqual({
    key: 'since-joined-city',
    args: [['seat', { seat: 1 }]],
  });
  expect(carcassonne(meanwhile({ before: together, after: together }))).toBeNull();
  expect(carcassonne(meanwhile({ before: alone, after: alone }))).toBeNull();
});

test('Carcassonne: a figure of mine was eaten, and the king lost', () => {
  const none = { features: [] };
  const mine = { seat: 0, kind: 'meeple', at: { kind: 'cell', x: 0, y: 0 }, square: { x: 0, y: 0 } } as const;
  const flight = { event: 'dragon_flies', seat: 1, square: { x: 0, y: 0 }, eaten: [mine] } as const;
  expect(
    carcassonne(meanwhile({ before: none, after: none, events: [{ ...flight, eaten: [mine] }] }))?.key,
  ).toBe('since-eaten');
  const king = (seat: number) => ({ features: [], king: { seat, size: 3, at: [] } });
  expect(carcassonne(meanwhile({ before: king(0), after: king(1) }))?.key).toBe('since-king');
  expect(carcassonne(meanwhile({ before: king(1), after: king(0) }))).toBeNull();
});

test('Burgundy: the last tile of a colour I needed', () => {
  const catalogue = { tiles: [{ name: 'ship', colour: 'ship' }] };
  const before = { players: [{ regions: [{ colour: 'ship', empty: 1 }] }], bonuses: [] };
  const depots = (tile: string | null) => ({ depots: [{ tiles: [tile] }], bonuses: [] });
  const taken: EventOf<'burgundy'> = { event: 'taken', seat: 1, tile: 'ship', depot: 2, workers: 0 };
  const key = (after: object, event = taken) =>
    burgundy(meanwhile({ before, after, events: [event], catalogue }))?.key;
  expect(key(depots(null))).toBe('since-completing');
  expect(key(depots('ship'))).toBeUndefined();
  expect(key(depots(null), { ...taken, seat: 0 })).toBeUndefined();
});

test('the card game: the card that would have made a triple', () => {
  const catalogue = { cards: [{ name: 'mine 1', kind: 'mine' }] };
  const before = { players: [{ estate: [{ kind: 'mine', unfinished: ['mine 2', 'mine 3'] }], seven: null }] };
  const took: EventOf<'burgundy-cards'> = { event: 'took', seat: 1, card: 'mine 1', row: 1, workers: 0 };
  const key = (display: object[]) =>
    cards(meanwhile({ before, after: { display }, events: [took], catalogue }))?.key;
  expect(key([])).toBe('since-needed');
  expect(key([{ row: 2, card: 'mine 1' }])).toBeUndefined();
});

test('Tuscany: the last tile I could have paid for', () => {
  const took: EventOf<'tuscany'> = { event: 'took', seat: 1, tile: 'village', discarded: null };
  const key = (fits: string[], payable: string[], open: object[] = []) =>
    tuscany(meanwhile({ before: { players: [{ fits, payable }] }, after: { open }, events: [took] }))?.key;
  expect(key(['village'], ['village'])).toBe('since-affordable');
  expect(key(['village'], [])).toBe('since-last');
  expect(key([], ['village'])).toBeUndefined();
  expect(key(['village'], ['village'], [{ colour: 'village' }])).toBeUndefined();
});

test('Catherine: goods for my order, and a neighbour of my network', () => {
  const catalogue = { orders: [{ id: 'o', goods: { furs: 2 } }], roads: [['kazan', 'moscow']] };
  const mine = { order: 'o', tokens: { furs: 1 }, network: ['moscow'], residences: ['moscow'] };
  const built: EventOf<'catherine'> = { event: 'built', seat: 1, city: 'kazan', goods: ['furs'] };
  const key = (left: number, own = mine) =>
    catherine(
      meanwhile({
        before: { players: [own] },
        after: { cities: [{ id: 'kazan', tokens: { furs: left } }] },
        events: [built],
        catalogue,
      }),
    )?.key;
  expect(key(0)).toBe('since-goods');
  expect(key(1)).toBe('since-near');
  expect(key(1, { ...mine, network: [] })).toBeUndefined();
});

test('every sentence is there in both languages, with the same arguments', () => {
  const files = import.meta.glob<string>('./*/text/since.*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const keys = (source: string) => source.match(/^[a-z0-9-]+(?= =)/gm);
  expect(keys(ru)).toEqual(keys(en));
  const messages = (source: string) =>
    source
      .split('\n')
      .map((line) => [/^[a-z-]+/.exec(line)?.[0], (line.match(/\$[a-z]+/g) ?? []).toSorted()]);
  const english = Object.keys(files).filter((name) => name.endsWith('.en.ftl'));
  expect(english).toHaveLength(5);
  for (const name of english) {
    expect(messages(files[name.replace('.en.', '.ru.')] ?? ''), name).toEqual(messages(files[name] ?? ''));
  }
});
