// Owns what has been fetched of a game that is stepped through: its log by point of view, and a bounded number of moments.
import { reloadIfOutdated } from '$lib/client/build';
import { loadMoment, loadReplay } from '$lib/client/replays';
import type { MomentOf, ReplayOf } from '$lib/client/types';

/** How many moments are kept. */
const KEPT = 80;

export class Moments {
  readonly #moments = new Map<string, Promise<MomentOf>>();
  readonly #replays = new Map<string, Promise<ReplayOf>>();

  constructor(private readonly id: string) {}

  /** The game and its log from a point of view. Failures are not kept, so asking again retries. */
  replay(as: string | null): Promise<ReplayOf> {
    const load = () =>
      loadReplay(this.id, as).then((replay) => {
        reloadIfOutdated(replay.build);
        return replay;
      });
    return remember(this.#replays, as ?? '', load);
  }

  /** The game after an entry, from a point of view. */
  at(at: number, as: string | null): Promise<MomentOf> {
    const asked = remember(this.#moments, `${at}/${as ?? ''}`, () => loadMoment(this.id, at, as));
    const oldest = this.#moments.keys().next();
    if (this.#moments.size > KEPT && !oldest.done) this.#moments.delete(oldest.value);
    return asked;
  }
}

function remember<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const asked = load();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}
