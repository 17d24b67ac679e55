//! Draws blocks of tiles beside the page, so that opening a large map doesn't hold it up.

import { blockShapes, type BlockOrder, type BlockReply } from './block';
import { tileShapes } from './tile';

self.addEventListener('message', ({ data }: MessageEvent<BlockOrder>) => {
  const { name, key, tiles } = data;
  const shapes = blockShapes(tiles.map(({ art, seed, at }) => ({ ...tileShapes(art, seed), at })));
  self.postMessage({ name, key, shapes } satisfies BlockReply);
});
