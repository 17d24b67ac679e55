// Owns what is being explained on a board: whatever the pointer or the keyboard cursor is on, or was tapped last.
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

  /** Explains something while the pointer is on it; null when it leaves. */
  pass(subject: S | null): void {
    this.#passing = subject;
  }

  /** Explains something until another thing is tapped; tapping the same again closes it. */
  tap(subject: S | null): void {
    this.#passing = null;
    this.#tapped = subject === null || isSame(subject, this.#tapped) ? null : subject;
  }

  clear(): void {
    [this.#passing, this.#tapped] = [null, null];
  }

  /** Handlers that explain an element on hover. No focus handler: it would make an SVG element focusable. */
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
