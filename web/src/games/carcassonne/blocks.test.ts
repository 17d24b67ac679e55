import { afterEach, describe, expect, test, vi } from 'vitest';
import { tileShapes, type TileArt } from './art';
import { blockShapes, type BlockOrder } from './art/block';
import { TILES } from './art/tiles.fixture';
import { Blocks } from './blocks';
import type { TileSet } from './tiles';
import type { TileView } from './types';

const art = (id: string): TileArt => TILES.find((tile) => tile.id === id) as TileArt;
const set = {
  art,
  shapes: (id: string, _: string, seed: number) => tileShapes(art(id), seed),
} as unknown as TileSet;
const tile = (x: number, y: number, id = 'BASE-D'): TileView => ({
  id,
  square: { x, y },
  facing: 'N',
  bridge: null,
  seat: 0,
  turn: 1,
});
const row = (count: number) => Array.from({ length: count }, (_, x) => tile(x % 4, Math.floor(x / 4)));

/** Answers orders when told to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  orders: BlockOrder[] = [];
  terminate = vi.fn();
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(order: BlockOrder) {
    this.orders.push(order);
  }
  answer() {
    for (const { name, key, tiles } of this.orders.splice(0)) {
      const shapes = blockShapes(tiles.map(({ art, seed, at }) => ({ ...tileShapes(art, seed), at })));
      this.onmessage?.({ data: { name, key, shapes } });
    }
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeWorker.all = [];
});

describe('the blocks of a map', () => {
  test('new tiles are drawn by themselves, and stay the same objects', () => {
    vi.stubGlobal('Worker', FakeWorker);
    const blocks = new Blocks(set, () => undefined);
    const [first] = blocks.of(row(1));
    const two = blocks.of(row(2));
    expect(two).toHaveLength(2);
    expect(two[0]).toBe(first);
    expect(FakeWorker.all).toHaveLength(0);
  });

  test('many tiles at once are drawn by the worker, one drawing for each block', () => {
    vi.stubGlobal('Worker', FakeWorker);
    const blocks = new Blocks(set, () => undefined);
    const tiles = [...row(12), ...row(12).map(({ square }) => tile(square.x - 4, square.y))];
    expect(blocks.of(tiles)).toEqual([]);
    FakeWorker.all[0]?.answer();
    expect(blocks.of(tiles).map(({ square }) => square)).toEqual([
      { x: 0, y: 0 },
      { x: -4, y: 0 },
    ]);
    // A further tile does not disturb the block.
    const [block] = blocks.of(tiles);
    expect(blocks.of([...tiles, tile(3, 3)])[0]).toBe(block);
  });

  test('a block that fills up is drawn as one, and shows its tiles meanwhile', () => {
    vi.stubGlobal('Worker', FakeWorker);
    const blocks = new Blocks(set, () => undefined);
    for (let count = 1; count <= 5; count++) expect(blocks.of(row(count))).toHaveLength(count);
    FakeWorker.all[0]?.answer();
    expect(blocks.of(row(5))).toHaveLength(1);
    blocks.stop();
    expect(FakeWorker.all[0]?.terminate).toHaveBeenCalled();
  });

  test('tiles that were taken back disappear at once', () => {
    vi.stubGlobal('Worker', FakeWorker);
    const blocks = new Blocks(set, () => undefined);
    blocks.of(row(8));
    FakeWorker.all[0]?.answer();
    const [before] = blocks.of(row(8));
    const after = blocks.of(row(7));
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);
  });
});
