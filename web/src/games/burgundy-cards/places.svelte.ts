// Owns what the places of the table are to the player: which of them the choices name, which is picked, pointed at, or new.
// Shared by all parts of the board.
import { narrow, refsOf, type BoardProps, type BoardRef, type Choice } from '../old';
import { getContext, setContext } from 'svelte';
import { pathsTo } from './paths';
import { meantBy } from './refs';

export class Places {
  /** Explained while the pointer rests on it, or after it was pressed. */
  hovered = $state<BoardRef | null>(null);
  pressed = $state<BoardRef | null>(null);

  constructor(private readonly props: () => BoardProps) {}

  readonly #lit = $derived.by(() => pathsTo(this.#choices, this.selection.places));
  readonly #latest = $derived.by(() => {
    const told = this.props().news.flatMap(({ events }) => events);
    return told.flatMap(({ text }) => text.places ?? []);
  });

  get #choices(): readonly Choice[] {
    return this.selection.decision?.choices ?? [];
  }
  get selection() {
    return this.props().selection;
  }

  /** Every place that can be picked now. */
  get lit(): BoardRef[] {
    return [...this.#lit.keys()];
  }
  isLit(ref: BoardRef): boolean {
    return this.#lit.has(ref);
  }
  isPicked(ref: BoardRef): boolean {
    return this.selection.places.includes(ref);
  }
  /** Where the card picked would go. */
  isAim(ref: BoardRef): boolean {
    const { candidate } = this.selection;
    return candidate !== null && refsOf(candidate).slice(1).includes(ref);
  }
  isPointedAt(ref: BoardRef): boolean {
    return this.props().highlight.places.includes(ref);
  }
  isLatest(ref: BoardRef): boolean {
    return this.#latest.includes(ref);
  }

  /** What picking this place would do, in words; null if it can't be picked. */
  saying(ref: BoardRef): string | null {
    const path = this.#lit.get(ref);
    const choice = path && narrow(this.#choices, path)[0];
    return choice ? this.props().speaker.say(choice.text) : null;
  }

  /** Picks a place. Pressed again, it is meant; or goes on to the next thing that can be done there. */
  press(ref: BoardRef): void {
    const path = this.#lit.get(ref);
    this.pressed = this.pressed === ref && !path ? null : ref;
    if (!path) {
      this.#ask(ref);
    } else if (path.join() !== this.selection.places.join()) {
      this.selection.pick(path);
    } else if (this.selection.remaining.length > 1) {
      this.selection.turn();
    } else {
      this.selection.commit();
    }
  }

  /** Picks a place without meaning it yet: the keyboard's way. */
  go(ref: BoardRef): void {
    const path = this.#lit.get(ref);
    if (path) this.selection.pick(path);
    this.pressed = ref;
  }

  #ask(ref: BoardRef): void {
    const { why } = this.props();
    const seat = this.selection.decision?.seat;
    const action = seat === undefined ? null : meantBy(ref, seat);
    if (why && action) why(action);
  }
}

const KEY = Symbol('places');

export function sharePlaces(places: Places): Places {
  return setContext(KEY, places);
}

export function usePlaces(): Places {
  return getContext<Places>(KEY);
}
