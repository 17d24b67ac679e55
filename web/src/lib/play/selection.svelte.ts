// Owns what the player is about to do: the places picked so far, and the choice they mean. The board and the panel share it, so
// that you can start on one and continue on the other. Choose, preview, confirm: nothing is sent until `commit`.
import type { Choice, Decision } from '$lib/client/types';
import {
  add,
  litPlaces,
  matching,
  named,
  variantsOf,
  type Interaction,
  type Lit,
  type Named,
  type Pick,
} from './choices';
import { isSame, keyOf, kindOf } from './places';

/** The server refuses to explain more places than this. */
const MOST_PLACES = 16;

export type SelectionOptions<P, K> = {
  send: (decision: Decision<P, K>, choice: Choice<P, K>) => void;
  /** Asks why something can't be done, by the places it is about. */
  why?: (places: P[]) => void;
  /** Whether a choice has to be confirmed; otherwise the press that leaves a single one plays it. */
  confirms?: () => boolean;
  /** How this game's choices are picked. May arrive later, with the board. */
  interaction?: () => Interaction<P, K>;
};

export class Selection<P, K> {
  #decision = $state.raw<Decision<P, K> | null>(null);
  #picks = $state.raw<readonly Pick<P>[]>([]);
  /** What was picked before each step that can still be undone. */
  #steps = $state.raw<readonly (readonly Pick<P>[])[]>([]);
  #turn = $state(0);
  /** A choice that names no place can't be picked by its places. */
  #chosen = $state.raw<Choice<P, K> | null>(null);
  #lifted = $state.raw<{ options: readonly P[]; hand?: number } | null>(null);

  constructor(private readonly options: SelectionOptions<P, K>) {}

  readonly #named = $derived.by((): Named<P, K>[] => named(this.#decision?.choices ?? []));
  readonly #interaction = $derived.by((): Interaction<P, K> => this.options.interaction?.() ?? {});
  readonly #matching = $derived.by((): Named<P, K>[] => matching(this.#named, this.#picks));
  readonly #previews = $derived.by(() => variantsOf(this.#named, this.#picks, this.#interaction));

  get decision(): Decision<P, K> | null {
    return this.#decision;
  }

  /** What was picked, in order. */
  get picks(): readonly Pick<P>[] {
    return this.#picks;
  }

  /** The places picked, in order. */
  readonly places = $derived.by((): P[] => this.#picks.map(({ place }) => place));

  /** Something was picked, chosen or taken in hand, so there is something to undo. */
  get begun(): boolean {
    return this.#picks.length > 0 || this.#chosen !== null || this.#lifted !== null;
  }

  /** A card in hand that can go to several places; the next press says where. */
  get lifted(): { options: readonly P[]; hand?: number } | null {
    return this.#lifted;
  }

  /** Every choice that names all the places picked. */
  readonly remaining = $derived.by((): Choice<P, K>[] => this.#matching.map(({ choice }) => choice));

  /** The choice being previewed; null while something still has to be picked. */
  readonly candidate = $derived.by((): Choice<P, K> | null => {
    if (this.#chosen) return this.#chosen;
    return this.#previews[this.#turn % Math.max(1, this.#previews.length)] ?? null;
  });

  /** The variants of the previewed choice, cheapest first: what `turn` cycles through. */
  readonly variants = $derived.by((): Choice<P, K>[] => {
    const fixed = this.#fixed();
    if (fixed.length === 0 || fixed.length === this.#picks.length) return this.#previews;
    const wide = variantsOf(this.#named, fixed, this.#interaction);
    return this.candidate && wide.includes(this.candidate) ? wide : this.#previews;
  });

  /** The places of the previewed choice, or those picked on the way to it: what a board draws as a preview. */
  readonly meant = $derived.by((): readonly P[] => this.candidate?.text.places ?? this.places);

  /** The place where a second press confirms; null if there is nothing to confirm, or only cards in hand were picked. */
  readonly goal = $derived.by((): P | null => {
    if (!this.candidate) return null;
    const pressed = this.#picks.filter(({ hand }) => hand === undefined);
    const fixed = pressed.filter((pick) => !this.#isVariant(pick.place));
    return (fixed.length > 0 ? fixed : pressed).at(-1)?.place ?? null;
  });

  /** Every place that can be pressed, by its key, with the choices it leads to. */
  readonly lit = $derived.by((): ReadonlyMap<string, Lit<P, K>> => litPlaces(this.#named, this.#picks));

  /** The choices that have no place on the board, such as passing. */
  readonly placeless = $derived.by((): Choice<P, K>[] =>
    this.#named.filter(({ keys }) => keys.length === 0).map(({ choice }) => choice),
  );

  isLit(place: P): boolean {
    return this.lit.has(keyOf(place));
  }
  /** Whether some choice names it together with everything picked. */
  isNext(place: P): boolean {
    return this.lit.get(keyOf(place))?.next ?? false;
  }
  isPicked(place: P, hand?: number): boolean {
    return this.#find(place, hand) >= 0;
  }
  isMeant(place: P): boolean {
    return this.meant.some((one) => isSame(one, place));
  }

  /** Sets the question. The same one again (by id and seat) keeps what was picked. */
  ask(decision: Decision<P, K> | null): void {
    const same =
      decision !== null && this.#decision?.id === decision.id && this.#decision.seat === decision.seat;
    this.#decision = decision;
    if (!same || this.#matching.length === 0) this.cancel();
  }

  /**
   * Presses a place. A lit place is picked; a picked one is deselected, or confirmed if it is the goal of the
   * preview; for one that no choice names the server is asked why. `hand` distinguishes equal cards: pressing a card in
   * hand again always deselects it. Returns whether a choice names the place.
   */
  press(place: P, { hand }: { hand?: number | undefined } = {}): boolean {
    const lifted = this.#lifted?.options.some((one) => isSame(one, place)) ? this.#lifted : null;
    const pick: Pick<P> = { place };
    const from = hand ?? lifted?.hand;
    if (from !== undefined) pick.hand = from;
    this.#lifted = null;

    const index = this.#find(place, pick.hand);
    if (index >= 0) {
      if (pick.hand === undefined && this.goal !== null && isSame(this.goal, place)) this.#again();
      else this.#set(this.#picks.filter((_, other) => other !== index));
      return true;
    }
    const next = add(this.#named, this.#picks, pick);
    if (next) {
      this.#set(next);
      if (this.remaining.length === 1) this.#playAtOnce();
    } else this.why(place);
    return next !== null;
  }

  /** Picks exactly these places, replacing all picks: for things composed as a whole, such as a layout. */
  pick(places: readonly P[]): void {
    const picks = places.map((place) => ({ place }));
    if (matching(this.#named, picks).length > 0) this.#set(picks);
  }

  /** Takes a card in hand that can go to any of these places; the next press says where. The same again puts it back. */
  lift(options: readonly P[], { hand }: { hand?: number } = {}): void {
    const again =
      this.#lifted !== null && this.#lifted.hand === hand && isSame(this.#lifted.options, options);
    const open = options.filter((place) => this.isLit(place));
    this.#lifted =
      again || open.length === 0 ? null : { options: open, ...(hand === undefined ? {} : { hand }) };
  }

  /** Previews a choice: all its places are picked. */
  choose(choice: Choice<P, K>): void {
    const places = choice.text.places ?? [];
    const fixed = places.filter((place) => !this.#isVariant(place));
    this.#set((fixed.length > 0 ? fixed : places).map((place) => ({ place })));
    this.#chosen = places.length === 0 ? choice : null;
    this.#turn = Math.max(0, this.#previews.indexOf(choice));
  }

  /** Pressing a button for a choice: previews it, or confirms it if it is previewed already. */
  pressChoice(choice: Choice<P, K>): void {
    if (this.candidate === choice) this.commit();
    else {
      this.choose(choice);
      this.#playAtOnce();
    }
  }

  /** Whether the previewed choice can be rotated. */
  readonly turns = $derived.by((): boolean => {
    const kinds: readonly string[] = this.#interaction.turned ?? [];
    return this.variants.length > 1 && this.meant.some((place) => kinds.includes(kindOf(place)));
  });

  /** Switches to another variant of the preview. */
  turn(by: 1 | -1 = 1): void {
    const { candidate, variants } = this;
    if (!candidate || this.#chosen || variants.length < 2) return;
    if (this.#previews.length < 2) this.#set(this.#fixed());
    const count = this.variants.length;
    this.#turn = (this.variants.indexOf(candidate) + by + count) % count;
  }

  /** Switches to another choice of the whole list: for questions that have no place on the board. */
  step(by: 1 | -1): void {
    const choices = this.#decision?.choices ?? [];
    const now = this.candidate ? choices.indexOf(this.candidate) : by === 1 ? -1 : 0;
    const next = choices[(now + by + choices.length) % choices.length];
    if (next) this.choose(next);
  }

  /** Undoes one step. Returns whether there was one. */
  back(): boolean {
    if (!this.begun) return false;
    if (this.#lifted) this.#lifted = null;
    else {
      this.#picks = this.#steps.at(-1) ?? [];
      this.#steps = this.#steps.slice(0, -1);
      [this.#turn, this.#chosen] = [0, null];
    }
    return true;
  }

  /** Undoes all steps. */
  cancel(): void {
    [this.#picks, this.#steps] = [[], []];
    [this.#turn, this.#chosen, this.#lifted] = [0, null, null];
  }

  /** Sends what is previewed. */
  commit(): void {
    if (this.#decision && this.candidate) this.options.send(this.#decision, this.candidate);
  }

  /** Asks the server why a place can't be chosen with what is picked. */
  why(place: P): void {
    if (!this.#decision || !this.options.why) return;
    const turned: readonly string[] = this.#interaction.turned ?? [];
    const facing = (this.candidate?.text.places ?? []).filter((one) => turned.includes(kindOf(one)));
    const others = [...this.places, ...facing.filter((one) => !this.isPicked(one))];
    // Another square would have replaced the one picked; another card would have been added to those picked.
    const kind = kindOf(place);
    const several = this.#named.some(({ places }) => places.filter((one) => kindOf(one) === kind).length > 1);
    const kept = several ? others : others.filter((one) => kindOf(one) !== kind);
    this.options.why([...kept.slice(1 - MOST_PLACES), place]);
  }

  #playAtOnce(): void {
    if (this.options.confirms?.() === false) this.commit();
  }

  #again(): void {
    const kinds: readonly string[] = this.#interaction.turned ?? [];
    const turns = this.candidate?.text.places?.some((place) => kinds.includes(kindOf(place)));
    if (turns) this.turn();
    else this.commit();
  }

  /** Changes the picks. Only steps that lead to the new picks can still be undone. */
  #set(picks: readonly Pick<P>[]): void {
    const leadsHere = (step: readonly Pick<P>[]) =>
      step.length > 0 &&
      step.length < picks.length &&
      step.every((one) => picks.some((pick) => same(one, pick)));
    this.#steps = [...this.#steps, this.#picks].filter(leadsHere);
    this.#picks = picks;
    [this.#turn, this.#chosen, this.#lifted] = [0, null, null];
  }

  #fixed(): Pick<P>[] {
    return this.#picks.filter(({ place }) => !this.#isVariant(place));
  }

  #isVariant(place: P): boolean {
    const kinds: readonly string[] = this.#interaction.variants ?? [];
    return kinds.includes(kindOf(place));
  }

  /** The index of a pick. If it is unspecified which of several equal cards is meant, any matches. */
  #find(place: P, hand?: number): number {
    return this.#picks.findLastIndex(
      (pick) =>
        isSame(pick.place, place) && (hand === undefined || pick.hand === undefined || pick.hand === hand),
    );
  }
}

function same<P>(a: Pick<P>, b: Pick<P>): boolean {
  return a.hand === b.hand && isSame(a.place, b.place);
}
