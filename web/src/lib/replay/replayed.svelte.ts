// Owns a game that is stepped through: the log from one point of view, and the moment shown. What is shown stays until the
// next moment is there, and the neighbours of each moment are fetched ahead.
import type { MomentOf, ReplayOf } from '$lib/client/types';
import { Moments } from './moments';

/** What is fetched ahead, as steps from what is shown. */
const AHEAD = [1, -1, 2, 3];

export class Replayed {
  #replay = $state.raw<ReplayOf | null>(null);
  #moment = $state.raw<MomentOf | null>(null);
  #error = $state.raw<unknown>(null);
  readonly #moments: Moments;
  #wanted = 0;

  constructor(id: string) {
    this.#moments = new Moments(id);
  }

  get replay(): ReplayOf | null {
    return this.#replay;
  }
  get moment(): MomentOf | null {
    return this.#moment;
  }
  /** Why the moment asked for can't be shown. */
  get error(): unknown {
    return this.#error;
  }

  /** Shows the game after an entry (the last one by default), from a point of view. */
  async show(at: number | undefined, as: string | undefined): Promise<void> {
    const wanted = (this.#wanted += 1);
    const eyes = as ?? null;
    try {
      const replay = await this.#moments.replay(eyes);
      const shown = Math.min(at ?? replay.seq, replay.seq);
      const moment = await this.#moments.at(shown, eyes);
      if (wanted !== this.#wanted) return;
      [this.#replay, this.#moment, this.#error] = [replay, moment, null];
      for (const next of AHEAD.map((step) => shown + step)) {
        if (next >= 0 && next <= replay.seq) this.#moments.at(next, eyes).catch(() => undefined);
      }
    } catch (error) {
      if (wanted === this.#wanted) this.#error = error;
    }
  }
}
