// Owns whose board is shown: your own while you decide, or the one picked among the players in the bar.
import type { Seat } from '$lib/client/types';

/** Who can have a board: a player, or a solo game's rival. */
export type Owner = Seat | 'rival';

export type Situation = {
  /** What is asked, and of whom: a board picked during a question is shown until the next one. */
  question: string;
  /** Whose board is shown if none was picked. */
  home: Seat;
};

export class Watch {
  #picked = $state.raw<{ owner: Owner; during: string } | null>(null);
  #presses = $state(0);

  constructor(private readonly situation: () => Situation) {}

  /** Whose board is shown. */
  get owner(): Owner {
    return this.picked ?? this.situation().home;
  }

  /** The seat whose board is shown; the player's own while the rival's is. */
  get seat(): Seat {
    return this.owner === 'rival' ? this.situation().home : this.owner;
  }

  /** Whose board was picked; null if nobody's was. */
  get picked(): Owner | null {
    return this.#picked?.during === this.situation().question ? this.#picked.owner : null;
  }

  /** How often a board was picked: boards with several pages turn to it then. */
  get presses(): number {
    return this.#presses;
  }

  /** Shows a board until the next question. */
  show(owner: Owner): void {
    this.#picked = { owner, during: this.situation().question };
    this.#presses += 1;
  }
}
