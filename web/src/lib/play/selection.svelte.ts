// Owns what the player is about to do: the places picked so far, and the choice that is previewed. Board and panel share it,
// so that either can begin and the other go on. Nothing here is sent until `commit`.
import type { BoardRef, Choice, Decision } from '$lib/client/types';
import { holding, narrow, refsOf } from './narrow';

export class Selection {
  #decision = $state.raw<Decision | null>(null);
  #held = $state.raw<readonly BoardRef[]>([]);
  #path = $state.raw<readonly BoardRef[]>([]);
  #turn = $state(0);
  /** A choice without places can't be found by a path. */
  #picked = $state.raw<Choice | null>(null);

  constructor(private readonly send: (decision: Decision, choice: Choice) => void) {}

  get decision(): Decision | null {
    return this.#decision;
  }
  /** Places that what is done has to name, in whatever order. */
  get held(): readonly BoardRef[] {
    return this.#held;
  }
  get path(): readonly BoardRef[] {
    return this.#path;
  }

  /** Every choice that agrees with the places picked so far. */
  readonly remaining = $derived.by((): Choice[] =>
    this.#decision ? narrow(holding(this.#decision.choices, this.#held), this.#path) : [],
  );

  /** What would be done now: the choice picked, or one of those that remain. Null before anything is picked. */
  readonly candidate = $derived.by((): Choice | null => {
    if (this.#picked) return this.#picked;
    if (this.#path.length === 0 || this.remaining.length === 0) return null;
    return this.remaining[this.#turn % this.remaining.length] ?? null;
  });

  /** A new question, or the same one again. The same one (by id and seat) keeps what was picked. */
  ask(decision: Decision | null): void {
    const same =
      decision !== null && this.#decision?.id === decision.id && this.#decision.seat === decision.seat;
    this.#decision = decision;
    if (!same) this.cancel();
  }

  /** Picks a place: the next finer one, or another in place of the first. */
  pick(path: readonly BoardRef[]): void {
    const there = narrow(this.#decision?.choices ?? [], path);
    if (there.length === 0) return;
    if (holding(there, this.#held).length === 0) this.#held = [];
    this.#picked = null;
    this.#path = path;
    this.#turn = 0;
  }

  /** Takes places in hand, without previewing anything yet: only choices that name all of them remain. */
  hold(refs: readonly BoardRef[]): void {
    if (!this.#decision || holding(this.#decision.choices, refs).length === 0) return;
    this.cancel();
    this.#held = refs;
  }

  /** Previews a choice. */
  choose(choice: Choice): void {
    // What is in hand stays in hand, if the choice has to do with it.
    if (this.#held.length > 0) {
      if (holding([choice], this.#held).length === 0) this.#held = [];
      [this.#path, this.#picked] = [[], choice];
      return;
    }
    const refs = refsOf(choice);
    const path = this.#path.every((ref, depth) => refs[depth] === ref) ? this.#path : [];
    const remaining = narrow(this.#decision?.choices ?? [], path);
    // Stays in a place already picked, so that its other choices are still there to be turned to.
    if (path.length > 0) {
      this.#picked = null;
      this.#path = path;
      this.#turn = Math.max(0, remaining.indexOf(choice));
    } else {
      this.#path = refs.slice(0, 1);
      this.#picked = refs.length === 0 ? choice : null;
      this.#turn = Math.max(0, narrow(this.#decision?.choices ?? [], this.#path).indexOf(choice));
    }
  }

  /** Goes on to another of the choices that remain. */
  turn(by: 1 | -1 = 1): void {
    const count = this.remaining.length;
    if (this.#picked || this.#path.length === 0 || count === 0) return;
    this.#turn = (this.#turn + by + count) % count;
  }

  cancel(): void {
    this.#held = [];
    this.#path = [];
    this.#turn = 0;
    this.#picked = null;
  }

  /** Sends what is previewed. */
  commit(): void {
    if (this.#decision && this.candidate) this.send(this.#decision, this.candidate);
  }
}
