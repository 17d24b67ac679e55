// Owns how places behave on a board, drawn or laid out: how they look now, what a press means, where the arrow keys go.
// Shared by all parts of a board, which only draw and name places.
import { getContext, setContext } from 'svelte';
import type { DoesOf, GameId, PlaceOf, Seat } from '$lib/client/types';
import type { Highlight } from '$lib/play/highlight.svelte';
import { isSame, keyOf } from '$lib/play/places';
import type { Speaker } from '$lib/play/say';
import type { Selection } from '$lib/play/selection.svelte';
import { isOnControl } from '$lib/table/keys';
import { announce } from '$lib/ui/announcements.svelte';
import { closest, directionOf, nearest } from './compass';
import { Help, type HelpHandlers } from './help.svelte';

/** How a place looks now; pass it to `class`. */
export type Look = {
  /** Pressing it picks something. */
  lit: boolean;
  /** It can be combined with everything picked. */
  next: boolean;
  picked: boolean;
  /** The previewed choice names it. */
  meant: boolean;
  /** Pressing it again confirms. */
  goal: boolean;
  /** A log line, a list row or a refusal points at it. */
  pointed: boolean;
  /** A player's last move was there. */
  latest: boolean;
  /** The arrow keys are on it. */
  cursor: boolean;
};

/** Tells apart several things on the board that are the same place: a card in hand, one of two equal dice. */
export type Which = { hand?: number | undefined; copy?: number | undefined };

type Shared<P, K> = { selection: Selection<P, K>; highlight: Highlight<P>; speaker: Speaker };

export class Spots<P, K, S> {
  readonly help = new Help<S>();
  #cursor = $state<string | null>(null);
  /** What each spot explains, for the keyboard. */
  readonly #abouts: Record<string, S | null> = {};

  /** `name` gives a place's name; `props` returns the board's props. */
  constructor(
    private readonly props: () => Shared<P, K>,
    private readonly name: (place: P) => string,
  ) {}

  get selection(): Selection<P, K> {
    return this.props().selection;
  }

  look(place: P, which: Which = {}): Look {
    const { selection, highlight } = this.props();
    const { goal } = selection;
    return {
      lit: selection.isLit(place) || selection.isPicked(place, which.hand),
      next: selection.isNext(place),
      picked: selection.isPicked(place, which.hand),
      meant: selection.isMeant(place),
      goal: goal !== null && isSame(goal, place),
      pointed: highlight.isPointed(place),
      latest: highlight.isLatest(place),
      cursor: this.#cursor === idOf(place, which),
    };
  }

  /** Whether this player's last move was there. */
  isLatest(place: P, seat: Seat): boolean {
    return this.props().highlight.latestBy(place) === seat;
  }

  /** The colour of the player whose last move was there. */
  colour(place: P): string | undefined {
    const seat = this.props().highlight.latestBy(place);
    return seat === null ? undefined : `var(--seat-${seat + 1})`;
  }

  /** What pressing a place would do, if that is one thing; otherwise what it is called. */
  label(place: P): string {
    const { selection, speaker } = this.props();
    const { candidate, goal } = selection;
    if (candidate && goal !== null && isSame(goal, place)) return speaker.say(candidate.text);
    const [only, ...more] = selection.lit.get(keyOf(place))?.choices ?? [];
    return only && more.length === 0 ? speaker.say(only.text) : this.name(place);
  }

  /** Presses a place; one that no choice names explains itself, and the server says why not. */
  press(place: P, { hand }: Which = {}, about: S | null = null): void {
    const { selection, speaker } = this.props();
    if (selection.press(place, { hand })) this.help.clear();
    else this.help.tap(about);
    if (selection.candidate) announce(speaker.say(selection.candidate.text));
  }

  /** Attributes and handlers that make an element a place: spread them on a button or an SVG group. */
  on(place: P, { about = null, ...which }: Which & { about?: S | null } = {}): SpotAttributes {
    const { lit, picked, goal } = this.look(place, which);
    this.#abouts[idOf(place, which)] = about;
    return {
      ...this.help.on(about),
      'data-place': keyOf(place),
      'data-spot': idOf(place, which),
      'data-lit': lit ? '' : undefined,
      'data-picked': picked ? '' : undefined,
      'data-goal': goal ? '' : undefined,
      onclick: (event) => {
        event.stopPropagation();
        // A keyboard press has no pointer, and focus stays where it is.
        if (event.detail > 0) this.#cursor = null;
        this.press(place, which, about);
      },
    };
  }

  /**
   * What an element needs that only explains itself. With a place, a press also says why nothing can be done there: for boards
   * that draw what is lit over everything else.
   */
  explains(about: S, place?: P): HelpHandlers & { onclick: (event: MouseEvent) => void } {
    return {
      ...this.help.on(about),
      onclick: (event) => {
        event.stopPropagation();
        if (place === undefined) this.help.tap(about);
        else this.press(place, {}, about);
      },
    };
  }

  /**
   * A key pressed on the board: arrows go from lit place to lit place, Enter and Space press. Elements with `data-first` are
   * where the keyboard starts. Returns whether the key was handled; `reveal` scrolls an element into view.
   */
  key(
    event: KeyboardEvent,
    root: HTMLElement | undefined,
    reveal: (element: Element) => void = (element) =>
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  ): boolean {
    if (!root || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const lit = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element, at: { x: x + width / 2, y: y + height / 2 }, shown: width > 0 };
    });
    const here = lit.find(({ element }) => element.dataset.spot === this.#cursor);
    if (event.key === 'Enter' || event.key === ' ') {
      if (!here || isOnControl(event)) return false;
      event.stopPropagation();
      if (event.key === 'Enter' && 'goal' in here.element.dataset) this.selection.commit();
      else here.element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return true;
    }
    const direction = directionOf(event.key);
    if (!direction || !this.selection.decision) return false;
    const open = lit.filter(({ shown }) => shown);
    if (open.length === 0) {
      this.selection.step(direction === 'left' || direction === 'up' ? -1 : 1);
      const { candidate } = this.selection;
      if (candidate) announce(this.props().speaker.say(candidate.text));
      return true;
    }
    const { x, y, width, height } = root.getBoundingClientRect();
    const first = open.filter(({ element }) => 'first' in element.dataset);
    const start = { x: x + width / 2, y: y + height / 2 };
    const next = here ? nearest(open, here.at, direction) : closest(first.length > 0 ? first : open, start);
    if (next) this.#goTo(next.element, root, reveal);
    return true;
  }

  #goTo(element: HTMLElement | SVGElement, root: HTMLElement, reveal: (element: Element) => void): void {
    this.#cursor = element.dataset.spot ?? null;
    // A focused button would handle Enter itself.
    root.focus({ preventScroll: true });
    reveal(element);
    this.help.pass(this.#abouts[this.#cursor ?? ''] ?? null);
    const key = element.dataset.place ?? '';
    const place =
      this.selection.lit.get(key)?.place ?? this.selection.places.find((one) => keyOf(one) === key);
    if (place !== undefined) announce(this.label(place));
  }
}

export type SpotAttributes = HelpHandlers & {
  'data-place': string;
  'data-spot': string;
  'data-lit': '' | undefined;
  'data-picked': '' | undefined;
  'data-goal': '' | undefined;
  onclick: (event: MouseEvent) => void;
};

function idOf(place: unknown, { hand, copy }: Which): string {
  return [keyOf(place), hand, copy].filter((part) => part !== undefined).join(' #');
}

const KEY = Symbol('spots');

/** Called while the board is set up; its parts get the value from `useSpots`. */
export function shareSpots<P, K, S>(spots: Spots<P, K, S>): Spots<P, K, S> {
  return setContext(KEY, spots);
}

export function useSpots<G extends GameId, S>(): Spots<PlaceOf<G>, DoesOf<G>, S> {
  return getContext<Spots<PlaceOf<G>, DoesOf<G>, S>>(KEY);
}
