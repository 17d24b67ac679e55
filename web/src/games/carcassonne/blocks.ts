// Owns drawing the map in blocks of squares: a block has few elements, however many tiles lie in it. New tiles are drawn by
// themselves until there are some in a block; many at once, as when a page opens, are drawn by a worker.
import type { Shapes } from './art';
import { blockShapes, type BlockOrder, type BlockReply } from './art/block';
import { corner, seedOf } from './layout';
import { fortressSquare, type TileSet } from './tiles';
import type { Square, TileView } from './types';

/** Squares along a side of a block. */
const SIDE = 4;
/** New tiles drawn by themselves, before their block is drawn again. */
const FEW = 4;

/** A drawing in the map's coordinates and its first square; `alone` if it is a single tile. */
export type Block = { name: string; square: Square; shapes: Shapes; alone: boolean };

type Known = { keys: readonly string[]; block: Block };

export class Blocks {
  readonly #known = new Map<string, Known>();
  readonly #single = new Map<string, Block>();
  /** What the worker is drawing: the tiles of each block. */
  readonly #ordered = new Map<string, string>();
  #worker: Worker | null = null;

  /** `ready` is called when the worker has drawn everything it was asked for. */
  constructor(
    private readonly set: TileSet,
    private readonly ready: () => void,
  ) {}

  /** The drawings that show these tiles. What did not change is the same object as before. */
  of(tiles: readonly TileView[]): Block[] {
    const blocks = new Map<string, TileView[]>();
    for (const tile of tiles) {
      if (fortressSquare(tile.id) !== null) continue;
      const name = `${Math.floor(tile.square.x / SIDE)} ${Math.floor(tile.square.y / SIDE)}`;
      const inside = blocks.get(name);
      if (inside) inside.push(tile);
      else blocks.set(name, [tile]);
    }
    const fresh = [...blocks].map(
      ([name, inside]) => inside.filter((tile) => this.#isNew(name, tile)).length,
    );
    const opened = fresh.reduce((sum, count) => sum + count, 0) > FEW;
    return [...blocks].flatMap(([name, inside]) => this.#block(name, inside, opened));
  }

  /** Ends the worker. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ordered.clear();
  }

  #isNew(name: string, tile: TileView): boolean {
    const key = keyOf(tile);
    return !this.#single.has(key) && !this.#known.get(name)?.keys.includes(key);
  }

  /** `opened`: there is much to draw elsewhere, too. */
  #block(name: string, inside: readonly TileView[], opened: boolean): Block[] {
    const keys = inside.map(keyOf);
    const before = this.#known.get(name);
    const known = before?.keys.every((key) => keys.includes(key)) ? before : undefined;
    const added = inside.filter((tile) => !known?.keys.includes(keyOf(tile)));
    const base = known ? [known.block] : [];
    const waits = opened && added.some((tile) => this.#isNew(name, tile));
    if (added.length > FEW || waits) {
      // Tiles were taken back, or there is nobody else to draw.
      if ((before && !known) || typeof Worker === 'undefined') return [this.#now(name, keys, inside)];
      this.#order(name, keys, inside);
      if (waits) return base;
    }
    return [...base, ...added.map((tile) => this.#alone(tile))];
  }

  #alone(tile: TileView): Block {
    const name = keyOf(tile);
    let block = this.#single.get(name);
    if (!block)
      this.#single.set(
        name,
        (block = { name, square: tile.square, shapes: this.#shapes([tile]), alone: true }),
      );
    return block;
  }

  /** Drawn where the tiles are: moving each drawing there would have the browser paint it apart from the others. */
  #shapes(tiles: readonly TileView[]): Shapes {
    return blockShapes(
      tiles.map(({ id, facing, square }) => ({
        ...this.set.shapes(id, facing, seedOf(square)),
        at: corner(square),
      })),
    );
  }

  #now(name: string, keys: readonly string[], inside: readonly TileView[]): Block {
    return this.#keep(name, keys, this.#shapes(inside));
  }

  #keep(name: string, keys: readonly string[], shapes: Shapes): Block {
    const block = { name, square: firstOf(name), shapes, alone: false };
    this.#known.set(name, { keys, block });
    return block;
  }

  #order(name: string, keys: readonly string[], inside: readonly TileView[]): void {
    const key = keys.join();
    if (this.#ordered.get(name) === key) return;
    this.#ordered.set(name, key);
    this.#worker ??= this.#start();
    const tiles = inside.map((tile) => ({
      art: this.set.art(tile.id, tile.facing),
      seed: seedOf(tile.square),
      at: corner(tile.square),
    }));
    this.#worker.postMessage({ name, key, tiles } satisfies BlockOrder);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./art/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { name, key, shapes } }: MessageEvent<BlockReply>) => {
      if (this.#ordered.get(name) !== key) return;
      this.#ordered.delete(name);
      this.#keep(name, key.split(','), shapes);
      // All at once: each time, the page is laid out again.
      if (this.#ordered.size === 0) this.ready();
    };
    return worker;
  }
}

const keyOf = ({ id, facing, square }: TileView) => `${id} ${facing} ${square.x} ${square.y}`;

/** The first square of a block. */
function firstOf(name: string): Square {
  const [x = 0, y = 0] = name.split(' ').map((part) => Number(part) * SIDE);
  return { x, y };
}
