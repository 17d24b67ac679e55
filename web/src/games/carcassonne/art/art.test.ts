//! The guarantees of the art: every tile can be drawn, figures have room, neighbouring tiles connect.

import { describe, expect, it } from 'vitest';
import {
  attributes,
  bridgePath,
  bridgeShapes,
  defsMarkup,
  featurePath,
  featurePlace,
  figurePath,
  figureShapes,
  fortressPath,
  fortressSize,
  markup,
  quarterPlan,
  QUARTERS,
  seatMarkPath,
  tileShapes,
  turnTile,
  type FeatureKind,
  type FigureKind,
  type FortressArt,
  type Point,
  type TileArt,
} from './index';
import { fortressShapes } from './fortress/draw';
import { distance, fromSide, middle, sideIndex } from './geometry';
import { COLOURS } from './palette';
import { ROAD_CASING } from './plan';
import { APART, featureSpots } from './spots';
import { cellAt, CITY, FIELD, labelAt, survey } from './survey';
import { BASE_TILES, TILES } from './tiles.fixture';

const everyWay = (tiles: readonly TileArt[]): TileArt[] =>
  tiles.flatMap((tile) => [0, 1, 2, 3].map((quarters) => turnTile(tile, quarters)));

function features(tile: TileArt): [FeatureKind, number][] {
  const list: [FeatureKind, number][] = [
    ...tile.cities.map((_, i): [FeatureKind, number] => ['city', i]),
    ...tile.roads.map((_, i): [FeatureKind, number] => ['road', i]),
    ...tile.fields.map((_, i): [FeatureKind, number] => ['field', i]),
  ];
  if (tile.centre !== null) list.push([tile.centre, 0]);
  return list;
}

/** The bounding box of a path made of absolute M and L, or a disc of relative arcs. */
function bounds(path: string): { min: Point; max: Point } {
  const round = /^M(-?[\d.]+) (-?[\d.]+)a([\d.]+) /.exec(path);
  if (round) {
    const [x, y, r] = round.slice(1).map(Number) as [number, number, number];
    return { min: { x, y: y - r }, max: { x: x + 2 * r, y: y + r } };
  }
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((match) => ({
    x: Number(match[1]),
    y: Number(match[2]),
  }));
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return { min: { x: Math.min(...xs), y: Math.min(...ys) }, max: { x: Math.max(...xs), y: Math.max(...ys) } };
}

describe('tiles', () => {
  it('has all 33 base kinds to draw', () => {
    expect(BASE_TILES).toHaveLength(33);
  });

  it.each(TILES.map((tile) => [tile.id, tile] as const))('draws %s with few, finite shapes', (_, tile) => {
    for (const quarters of [0, 1, 2, 3]) {
      const { ground, over } = tileShapes(turnTile(tile, quarters), quarters);
      expect(ground.length).toBeGreaterThan(3);
      expect(ground.length + over.length).toBeLessThanOrEqual(45);
      const text = markup([...ground, ...over]);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      expect(text.length).toBeLessThan(40_000);
    }
  });

  it('draws the same tile the same way for the same seed, and differently for another', () => {
    const tile = BASE_TILES[0] as TileArt;
    expect(tileShapes(tile, 7)).toEqual(tileShapes(tile, 7));
    expect(tileShapes(tile, 7)).not.toEqual(tileShapes(tile, 8));
  });

  it('uses no pattern that the shared definitions lack', () => {
    const defs = defsMarkup();
    const used = TILES.flatMap((tile) => [
      ...markup(tileShapes(tile, 1).ground).matchAll(/url\(#([\w-]+)\)/g),
    ]);
    for (const name of new Set(used.map((match) => match[1]))) expect(defs).toContain(`id="${name}"`);
  });
});

describe('turning', () => {
  it('moves edges, features and half-edges together', () => {
    const tile = TILES.find(({ id }) => id === 'BASE-L') as TileArt;
    const turned = turnTile(tile, 1);
    expect(turned.edges).toBe('RCRR');
    expect(turned.cities[0]?.at).toEqual(['E']);
    expect(turned.fields[0]?.at).toEqual(['SL', 'NR']);
    expect(turnTile(tile, 4)).toBe(tile);
    expect(turnTile(turnTile(tile, 1), 3)).toEqual(tile);
  });
});

describe('features', () => {
  it.each(TILES.map((tile) => [tile.id, tile] as const))(
    '%s: spots lie on their features, well apart',
    (_, base) => {
      for (const tile of everyWay([base])) {
        const places = features(tile).map(([kind, index]) => {
          const at = featurePlace(tile, kind, index);
          const { min, max } = bounds(featurePath(tile, kind, index));
          expect(at.x).toBeGreaterThanOrEqual(min.x);
          expect(at.y).toBeGreaterThanOrEqual(min.y);
          expect(at.x).toBeLessThanOrEqual(max.x);
          expect(at.y).toBeLessThanOrEqual(max.y);
          return at;
        });
        places.forEach((at, i) => {
          for (const other of places.slice(0, i)) expect(distance(at, other)).toBeGreaterThanOrEqual(APART);
        });
        expect(featureSpots(tile).size).toBe(places.length);
      }
    },
  );

  it.each(TILES.map((tile) => [tile.id, tile] as const))(
    '%s: fields join the half-edges they should, no others',
    (_, tile) => {
      const map = survey(tile);
      tile.fields.forEach((field, index) => {
        for (const half of field.at) {
          const rim = fromSide(sideIndex(half), half.endsWith('L') ? 30 : 70, 0.5);
          expect(map.labels[cellAt(rim)]).toBe(FIELD + index);
        }
        expect(map.labels.filter((label) => label === FIELD + index).length).toBeGreaterThan(50);
      });
    },
  );

  it('keeps the two cities of a split tile apart, and joins the halves of a whole one', () => {
    const label = (id: string, x: number, y: number): number =>
      labelAt(survey(TILES.find((tile) => tile.id === id) as TileArt), { x, y });
    expect(label('BASE-H', 50, 50)).toBe(FIELD);
    expect(label('BASE-I', 70, 30)).toBe(FIELD);
    for (const id of ['BASE-F', 'BASE-G']) expect(label(id, 50, 50)).toBe(CITY);
    for (const id of ['BASE-M', 'BASE-N']) expect(label(id, 70, 30)).toBe(CITY);
  });

  it('reports what is missing', () => {
    expect(() => featurePlace(BASE_TILES[0] as TileArt, 'city', 0)).toThrow('BASE-A has no city number 0');
    expect(() => featurePath(BASE_TILES[0] as TileArt, 'road', 3)).toThrow('BASE-A has no road number 3');
  });
});

describe('edges', () => {
  it('runs roads to the middle of an edge, perpendicular and equally wide', () => {
    for (const tile of everyWay(TILES)) {
      tile.roads.forEach((road, index) => {
        const { line } = survey(tile).plan.roads[index] as { line: Point[] };
        const ends = [line[0], line[line.length - 1]] as [Point, Point];
        for (const side of road.at.map(sideIndex)) {
          expect(ends.some((end) => distance(end, middle(side)) < 0.01)).toBe(true);
        }
      });
    }
    expect(ROAD_CASING).toBeLessThan(100 / 8);
  });

  it('starts and ends every wall in a corner, so that the walls of neighbouring tiles meet', () => {
    for (const tile of everyWay(TILES)) {
      for (const { line } of survey(tile).plan.cities.flatMap((city) => city.walls)) {
        for (const end of [line[0], line[line.length - 1]] as [Point, Point]) {
          expect([0, 100]).toContain(end.x);
          expect([0, 100]).toContain(end.y);
        }
      }
    }
  });

  it('shows exactly what the edge letter says on each edge, symmetrically', () => {
    const kind = (tile: TileArt, side: number, along: number): string => {
      const label = labelAt(survey(tile), fromSide(side, along, 0.5));
      return 'FCRF.V'.charAt(Math.floor(label / 16));
    };
    for (const tile of everyWay(TILES)) {
      for (const side of [0, 1, 2, 3]) {
        const letter = tile.edges.charAt(side);
        expect(kind(tile, side, 50)).toBe(letter);
        for (const along of [15, 30, 40]) {
          const beside = letter === 'C' ? 'C' : 'F';
          expect([tile.id, kind(tile, side, along)]).toEqual([tile.id, beside]);
          expect([tile.id, kind(tile, side, 100 - along)]).toEqual([tile.id, beside]);
        }
      }
    }
  });
});

describe('figures', () => {
  const kinds: FigureKind[] = [
    'meeple',
    'farmer',
    'abbot',
    'dragon',
    'fairy',
    'count',
    'king',
    'robber',
    'castle',
    'bridge',
  ];

  it.each(kinds)('%s has an outline of its own inside its box', (kind) => {
    const path = figurePath(kind);
    expect(kinds.filter((other) => figurePath(other) === path)).toEqual([kind]);
    for (const value of path.match(/-?[\d.]+/g) ?? [])
      expect(Math.abs(Number(value))).toBeLessThanOrEqual(11);
  });

  it('gives six seats six different marks', () => {
    const marks = [0, 1, 2, 3, 4, 5].map((seat) => seatMarkPath(seat));
    expect(new Set(marks).size).toBe(6);
    expect(markup(figureShapes('meeple', '#c33', 2))).toContain(seatMarkPath(2, 0, 1.6, 2.7));
  });
});

describe('the fortress', () => {
  const fortress: FortressArt = {
    columns: 4,
    rows: 3,
    roads: ['1W', '4N', '11S'],
    cities: ['9S', '12E'],
  };

  it('is one picture of few, finite shapes', () => {
    const { ground, over } = fortressShapes(fortress);
    const text = markup([...ground, ...over]);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(ground.length + over.length).toBeLessThan(120);
    expect(fortressShapes(fortress)).toEqual({ ground, over });
    // A road runs straight from the rim to its gate, and nowhere else.
    const roads = ground.filter((shape) => shape.stroke === COLOURS.road);
    for (const { d } of roads.filter((shape) => shape.kind === 'path')) {
      const points = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[1]));
      expect(points.every((x) => [0, 250, 350].some((at) => Math.abs(x - at) < 25))).toBe(true);
    }
    expect(roads).toHaveLength(1);
  });

  it('runs roads to the middle of the sides they start at', () => {
    for (const [name, at] of [
      ['1W', { x: 0, y: 50 }],
      ['4N', { x: 350, y: 0 }],
      ['11S', { x: 250, y: 300 }],
    ] as const) {
      const { min, max } = bounds(fortressPath(fortress, 'road', name) ?? '');
      expect([name, min.x <= at.x && at.x <= max.x && min.y <= at.y && at.y <= max.y]).toEqual([name, true]);
    }
    expect(fortressPath(fortress, 'road', '2N')).toBeNull();
  });

  it('keeps the city parts outside its walls and the fields on the rim', () => {
    expect(bounds(fortressPath(fortress, 'city', '9S') ?? '').min.y).toBeGreaterThan(280);
    expect(bounds(fortressPath(fortress, 'city', '6N') ?? '').min).toEqual({ x: 100, y: 100 });
    expect(bounds(fortressPath(fortress, 'field', '1NL') ?? '').max.y).toBeLessThan(25);
  });

  it('gives every quarter enough room', () => {
    const { x, y } = fortressSize(fortress);
    const yards = QUARTERS.map((quarter) => quarterPlan(fortress, quarter).yard);
    yards.forEach((at, i) => {
      expect(at.x > 0 && at.x < x && at.y > 0 && at.y < y).toBe(true);
      for (const other of yards.slice(0, i)) expect(distance(at, other)).toBeGreaterThan(80);
    });
  });
});

describe('bridges', () => {
  it('run from side to side in either direction', () => {
    expect(bridgePath('NS')).not.toBe(bridgePath('EW'));
    for (const axis of ['NS', 'EW'] as const) expect(markup(bridgeShapes(axis))).not.toMatch(/NaN|undefined/);
  });
});

describe('markup', () => {
  it('spreads shapes as attributes and escapes text', () => {
    expect(attributes({ kind: 'circle', cx: 1, cy: 2, r: 3, fill: 'red' })).toEqual({
      cx: 1,
      cy: 2,
      r: 3,
      fill: 'red',
    });
    expect(markup([{ kind: 'path', d: 'M0 0', fill: '"<&' }])).toBe(
      '<path d="M0 0" fill="&quot;&lt;&amp;"/>',
    );
  });
});
