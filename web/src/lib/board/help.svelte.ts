// Owns what is being explained on a board: what the pointer or the keyboard's cursor rests on, or what was tapped last.
import { isSame } from '$lib/play/places';

/** What a bubble says: a name, what the thing is or does now, and the clause of the rules about it. */
export type About = { title: string; text?: string | null; rule?: string };

/** `S` is what the game can explain: a place, a card, a part of the table. */
export class Help<S> {
  #passing = $state.raw<S | null>(null);
  #tapped = $state.raw<S | null>(null);

  get subject(): S | null {
    return this.#passing ?? this.#tapped;
  }

  /** Explains while the pointer rests there; null when it leaves. */
  pass(subject: S | null): void {
    this.#passing = subject;
  }

  /** Explains until something else is tapped; the same again is let go. */
  tap(subject: S | null): void {
    this.#passing = null;
    this.#tapped = subject === null || isSame(subject, this.#tapped) ? null : subject;
  }

  clear(): void {
    [this.#passing, this.#tapped] = [null, null];
  }

  /** What an element needs to explain itself under a mouse. No focus: a drawn element that listens for it would take it. */
  on(subject: S | null): HelpHandlers {
    return {
      onpointerenter: ({ pointerType }) => {
        if (pointerType === 'mouse') this.pass(subject);
      },
      onpointerleave: () => this.pass(null),
    };
  }
}

export type HelpHandlers = {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
};
