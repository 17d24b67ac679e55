// Owns what the replay shows of the decision that comes next: its values, a choice as a ghost on the board, and "try it
// yourself", where the values stay covered until the reader has chosen.
import { loadPastHint } from '$lib/client/analysis';
import { loadMoment } from '$lib/client/replays';
import type {
  DecisionOf,
  DoesOf,
  JudgedChoiceOf,
  JudgedDecisionOf,
  JudgementOf,
  PlaceOf,
  ReportOf,
} from '$lib/client/types';
import type { Selection } from '$lib/play/selection.svelte';
import type { Unit } from './numbers';

/** A move the reader tried. */
export type Tried = { choice: JudgedChoiceOf; grade: 'best' | 'close' | 'better' | 'same' | 'worse' };

type Shown = { id: string; report: ReportOf | null; at: number | null };

export class Judging {
  unit = $state<Unit>('win');
  /** Judged with everything open, rather than by what the player knew. */
  open = $state(false);
  /** Covered: the reader may want to find the better move. */
  #stage = $state<'covered' | 'trying' | 'checking' | 'shown'>('covered');
  #tried = $state.raw<Tried | null>(null);
  #ghost = $state.raw<string | null>(null);

  constructor(
    private readonly shown: () => Shown,
    private readonly selection: Selection<PlaceOf, DoesOf>,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** The decision that comes next, if it was judged. */
  readonly next = $derived.by((): JudgedDecisionOf | null => {
    const { report, at } = this.shown();
    const found = report?.decisions.find(({ seq }) => at !== null && seq === at + 1);
    return found && found.judged.known.candidates.length > 0 ? found : null;
  });
  readonly judged = $derived.by((): JudgementOf | null =>
    this.next ? ((this.open ? this.next.judged.open : undefined) ?? this.next.judged.known) : null,
  );
  readonly played = $derived.by((): JudgedChoiceOf | null => this.#candidate(this.judged?.played));
  readonly best = $derived.by((): JudgedChoiceOf | null => this.#candidate(this.judged?.best[this.unit]));
  /** How large the mistake was; null if it was none. */
  readonly mistake = $derived.by(() => this.judged?.mistake[this.unit] ?? null);

  /** The values stay covered, since there is something to find. */
  get covered(): boolean {
    return this.mistake !== null && this.#stage !== 'shown';
  }
  get trying(): boolean {
    return this.#stage === 'trying' || this.#stage === 'checking';
  }
  get checking(): boolean {
    return this.#stage === 'checking';
  }
  get tried(): Tried | null {
    return this.#tried;
  }
  /** The action whose ghost is on the board. */
  get ghost(): string | null {
    return this.#ghost;
  }

  /** What the move about to be checked is; null while something has to be picked. */
  get candidate() {
    return this.selection.candidate;
  }

  /** Another moment is shown. */
  reset(): void {
    [this.#stage, this.#tried, this.#ghost] = ['covered', null, null];
    this.selection.ask(null);
  }

  /** Shows a choice as a ghost on the board, with all values. */
  async show(action: string): Promise<void> {
    const decision = await this.#ask();
    const choice = decision?.choices.find((one) => one.action === action);
    if (!choice) return;
    this.#stage = 'shown';
    this.selection.choose(choice);
    this.#ghost = action;
  }

  /** Uncovers the values, with the best move as a ghost. */
  async reveal(): Promise<void> {
    this.#stage = 'shown';
    if (this.best) await this.show(this.best.action);
  }

  /** Lets the reader choose a move on the board. */
  async try(): Promise<void> {
    [this.#tried, this.#ghost] = [null, null];
    if (await this.#ask()) {
      this.#stage = 'trying';
      this.selection.cancel();
    }
  }

  /** Answers the move chosen: from the analysis, or by judging it now if the analysis did not go into it. */
  async check(): Promise<void> {
    const { candidate } = this.selection;
    const { next, judged } = this;
    if (!candidate || !next || !judged || this.#stage !== 'trying') return;
    const known = judged.candidates.find(({ action }) => action === candidate.action);
    if (known) {
      this.#tried = { choice: known, grade: this.#grade(known, judged) };
      return;
    }
    const { id, at } = this.shown();
    this.#stage = 'checking';
    try {
      const hint = await loadPastHint(id, at ?? 0, next.seat);
      if (this.next !== next) return;
      const found = hint.candidates.find(({ action }) => action === candidate.action);
      if (found) this.#tried = { choice: found, grade: this.#grade(found, judged) };
    } catch (error) {
      this.fail(error);
    } finally {
      if (this.#stage === 'checking') this.#stage = 'trying';
    }
  }

  #grade(choice: JudgedChoiceOf, judged: JudgementOf): Tried['grade'] {
    const { unit } = this;
    const behind = choice.behind[unit];
    if (choice.action === this.played?.action) return 'same';
    if (choice.action === this.best?.action) return 'best';
    if (behind.value <= 2.33 * behind.error) return 'close';
    return behind.value < judged.loss[unit].value ? 'better' : 'worse';
  }

  /** Asks the question of the next decision on the board. */
  async #ask(): Promise<DecisionOf | null> {
    const { id, at } = this.shown();
    const { next } = this;
    if (at === null || !next) return null;
    try {
      const { decision } = await loadMoment(id, at, String(next.seat), { choices: true });
      if (this.next !== next || this.shown().at !== at) return null;
      this.selection.ask(decision);
      return decision;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  #candidate(index: number | null | undefined): JudgedChoiceOf | null {
    return (index === null || index === undefined ? null : this.judged?.candidates[index]) ?? null;
  }
}
