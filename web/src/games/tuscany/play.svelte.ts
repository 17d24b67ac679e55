// Owns what the parts of the board share while a choice is made: which places are lit, what a press means, what is explained.
import { refsOf, type BoardRef, type Highlight, type Selection } from '../old';
import { isSettled, litPlaces, pathTo } from './pick';

export type About = { title: string; text: string };

/** How a place looks now. */
export type Look = {
  /** Some choice goes on with it. */
  next: boolean;
  /** Pressing it picks something. */
  can: boolean;
  /** It has been picked. */
  picked: boolean;
  /** What would be done now names it. */
  meant: boolean;
  /** A line of the log or a refusal points at it. */
  shown: boolean;
};

export class Play {
  /** What the pointer or the focus rests on, and what was tapped without anything to pick. */
  #passing = $state.raw<About | null>(null);
  #tapped = $state.raw<About | null>(null);

  constructor(
    readonly selection: Selection,
    private readonly highlight: Highlight,
  ) {}

  readonly #lit = $derived.by(() => litPlaces(this.selection.decision?.choices ?? [], this.selection.places));
  readonly #meant = $derived.by(() => (this.selection.candidate ? refsOf(this.selection.candidate) : []));

  get about(): About | null {
    return this.#passing ?? this.#tapped;
  }

  look(ref: BoardRef): Look {
    return {
      next: this.#lit.next.has(ref),
      can: this.#lit.other.has(ref),
      picked: this.selection.places.includes(ref),
      meant: this.#meant.includes(ref),
      shown: this.highlight.places.includes(ref),
    };
  }

  /** Some choice names a place of this kind, such as `clear:`. */
  asks(prefix: string): boolean {
    return [...this.#lit.other].some((ref) => ref.startsWith(prefix));
  }

  /** Picks a place. Once more on what is picked means: do it, or let it go if there is still something to say. */
  press(ref: BoardRef): void {
    const { selection } = this;
    this.#tapped = null;
    if (selection.places.at(-1) === ref) {
      if (isSettled(selection.remaining, selection.places)) selection.commit();
      else selection.cancel();
      return;
    }
    const path = pathTo(selection.decision?.choices ?? [], selection.places, ref);
    if (path) selection.pick(path);
  }

  pass(about: About | null): void {
    this.#passing = about;
  }

  /** Explains something until something else is pressed; the same again is let go. */
  tap(about: About | null): void {
    this.#tapped = about && this.#tapped?.title === about.title ? null : about;
  }
}
