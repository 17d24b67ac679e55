// Owns noticing that a turn of the people at this page begins. A slow connection skips states, so their question may become another
// one although no state was seen in which others were asked.
import type { LogEntryOf, StateOf } from '$lib/client/types';

type Seen = { question: string | null; others: number };

export class Turns {
  #before: Seen | null = null;

  /** Whether a turn has begun since the last call; the first call only looks. */
  begins({ decision, table }: Pick<StateOf, 'decision' | 'table'>, log: readonly LogEntryOf[]): boolean {
    const asked = decision !== null && !decision.revise && table.phase === 'playing';
    const mine = table.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    const last = log.findLast(({ seat }) => seat !== null && !mine.includes(seat));
    const now: Seen = { question: asked ? `${decision.id}/${decision.seat}` : null, others: last?.seq ?? 0 };
    const before = this.#before;
    this.#before = now;
    if (!before || now.question === null || now.question === before.question) return false;
    return before.question === null || now.others > before.others;
  }
}
