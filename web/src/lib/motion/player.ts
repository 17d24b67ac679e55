// Owns playing events as motion, one after another. The new state is already shown: copies move from where things were before
// to where they are now, and what they will become stays hidden until they arrive. Everything ends by itself, so whatever
// happens, the board is left as it is. Only transforms and opacity are animated.
import type { LoggedEvent, Seat } from '$lib/client/types';
import { seatLook } from '$lib/ui/seats';
import type { Anchor, Move, Points, Step } from './moves';
import {
  around,
  copyOf,
  drawn,
  layerFor,
  mapping,
  middle,
  put,
  rectOf,
  type Copy,
  type Rect,
} from './overlay';
import { hush, sound } from './sound';
import { locate, setOnTheWay } from './stage.svelte';

/** The size of a piece that goes to or comes from a larger thing, such as a player's chip. */
const SMALL = 24;
/** If more steps than this are still to be played, a new event ends them. */
const MOST_BEHIND = 14;
/** What happens at once takes the time of this many steps at most: a whole round may end with one answer. */
const LONGEST = 12;
/** The browser paints the new state first, in about three frames; a piece that moves meanwhile would stutter. */
const LEAD_MS = 50;
const EASED = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** An event to be played: its kind, how it moves, and the points it gave. */
export type Act = { kind: string; step: Step; points: readonly Points<unknown>[] };
/** The same with what was measured before the new state was shown. */
type Prepared = Act & { befores: (Before | null)[] };
/** Where a piece was, a copy of it, and the elements that were at its goal already. */
type Before = { element: Element | null; rect: Rect | null; copy: Copy | null; known: ReadonlySet<Element> };

export class Player {
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #animations = new Set<Animation>();
  #points: number[] = [];
  #end = 0;
  /** The kind of the event whose pieces are put on the board. */
  #kind = '';
  #idle: (() => void)[] = [];

  constructor(private readonly root: () => Element | null) {}

  /** Whether something is moving. */
  get busy(): boolean {
    return this.#timers.size > 0;
  }

  /** Measures where things are before the new state is shown. */
  before(acts: readonly Act[]): Prepared[] {
    const root = this.root();
    if (!root) return [];
    return acts.map((act) => ({
      ...act,
      befores: act.step.moves.map((move) => (move.way === 'fly' ? measured(root, move) : null)),
    }));
  }

  /** Plays what was measured, once the new state is shown; after what is still being played. */
  play(prepared: readonly Prepared[], usual: number): void {
    const root = this.root();
    if (!root || prepared.length === 0 || usual === 0) return;
    const now = performance.now();
    if (this.#end - now > MOST_BEHIND * usual) this.skip();
    const steps = prepared.reduce((sum, act) => sum + stepsOf(act), 0);
    const time = usual * Math.min(1, LONGEST / steps);
    let start = Math.max(LEAD_MS, this.#end - now);
    settled(() => {
      for (const { kind, step, points, befores } of prepared) {
        this.#kind = kind;
        step.moves.forEach((move, index) => {
          const late = start + (index * time) / (2 * Math.max(4, step.moves.length));
          if (move.way === 'fly') this.#fly(root, move, befores[index] ?? null, late, time);
          else this.#inPlace(root, move, late, time * (step.beats ?? 1));
        });
        if (step.sound) sound(step.sound, start / 1000);
        [...points, ...(step.points ?? [])].forEach((one, index) => {
          const counted = index < points.length;
          this.#score(root, one, start + (index * time) / 2, time, counted);
        });
        start += time * stepsOf({ step, points });
      }
    });
    this.#end = now + start;
    this.#after(start, () => undefined);
  }

  /** Ends everything at once: the board shows the truth already. */
  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const animation of this.#animations) animation.cancel();
    this.#animations.clear();
    this.root()
      ?.querySelectorAll('[data-motion]')
      .forEach((layer) => layer.replaceChildren());
    this.#points = [];
    setOnTheWay([]);
    this.#end = 0;
    hush();
    this.#rest();
  }

  /** Resolves once nothing moves any more. */
  finished(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  #after(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
      if (!this.busy) this.#rest();
    }, wait);
    this.#timers.add(timer);
  }

  #rest(): void {
    const waiting = this.#idle;
    this.#idle = [];
    for (const resolve of waiting) resolve();
  }

  #animate(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions, done?: () => void): void {
    const animation = node.animate(frames, options);
    this.#animations.add(animation);
    const { delay = 0, duration = 0 } = options;
    this.#after(delay + Number(duration), () => {
      this.#animations.delete(animation);
      done?.();
    });
  }

  #put(copy: Copy, layer: HTMLElement): HTMLElement {
    copy.node.dataset.event = this.#kind;
    return put(copy, layer);
  }

  /** Keeps what is on the board out of sight until its copy arrives. */
  #hide(element: Element, until: number): void {
    const frames = [{ visibility: 'hidden' }, { visibility: 'hidden' }];
    this.#animate(element, frames, { duration: until });
  }

  #fly(
    root: Element,
    move: Extract<Move, { way: 'fly' }>,
    before: Before | null,
    delay: number,
    duration: number,
  ) {
    const to = goalOf(root, move.to, before?.known);
    const from = before?.rect ?? goalOf(root, move.from)?.rect ?? null;
    if (!to || !from) return;
    const lands = to.element !== null && to.exact;
    const copy = move.piece
      ? drawn(move.piece(), lands ? to.rect : around(middle(to.rect), SMALL * 1.4))
      : lands && to.element
        ? copyOf(to.element)
        : (before?.copy ?? null);
    if (!copy) return;
    const own = copy.rect;
    const goal = lands || !move.piece ? to.rect : own;
    const near =
      Math.hypot(middle(goal).x - middle(from).x, middle(goal).y - middle(from).y) < goal.width / 4;
    const turn = move.turn ?? 0;
    const frames: Keyframe[] = near
      ? [
          { transform: mapping(own, goal, 0, 0, 1.14), opacity: 1 },
          { transform: mapping(own, goal), opacity: 1 },
        ]
      : [
          { transform: mapping(own, from, -turn), opacity: 1 },
          ...(move.hop ? [hopOf(own, from, goal)] : []),
          { transform: mapping(own, goal), opacity: lands ? 1 : 0.2 },
        ];
    const node = this.#put(copy, layerFor(to.element, root));
    // What has left its place stays there until it is its turn; what comes from a supply appears then.
    const fill = before?.element?.isConnected === false ? 'backwards' : 'none';
    this.#animate(node, frames, { delay, duration, easing: EASED, fill }, () => node.remove());
    if (lands && to.element) this.#hide(to.element, delay + duration);
    for (const more of move.with ?? []) {
      root.querySelectorAll(more).forEach((element) => this.#hide(element, delay + duration));
    }
  }

  #inPlace(
    root: Element,
    { way, at, every }: Exclude<Move, { way: 'fly' }>,
    delay: number,
    duration: number,
  ) {
    const found = at.flatMap((anchor) => elementsOf(root, anchor));
    const elements = every ? found : found.slice(0, 1);
    elements.forEach((element, index) => {
      const copy = copyOf(element);
      if (!copy) return;
      const late = delay + (index * duration) / (2 * Math.max(4, elements.length));
      const node = this.#put(copy, layerFor(element, root));
      if (way === 'rise') node.style.transformOrigin = '50% 100%';
      const frames = WAYS[way].map((transform) => ({ transform, opacity: 1 }));
      if (way === 'drop') Object.assign(frames[0] ?? {}, { opacity: 0 });
      this.#animate(node, frames, { delay: late, duration, easing: 'ease-out' }, () => node.remove());
      if (way !== 'swell') this.#hide(element, late + duration);
    });
  }

  /** Points rise where they were scored and fly to their player, whose score counts up as they arrive. */
  #score(
    root: Element,
    { seat, points, places }: Points<unknown>,
    delay: number,
    time: number,
    counted: boolean,
  ) {
    const chip = root.querySelector(`[data-chip="${seat}"]`);
    const goal = chip && rectOf(chip);
    if (!goal) return;
    if (counted) this.#count(seat, points);
    const number = chip.querySelector('.score');
    const end = around(middle((number && rectOf(number)) ?? goal), SMALL);
    const at = locate(places, seat) ?? { x: middle(goal).x, y: goal.y + goal.height + 26 };
    const badge = badgeOf(seat, points);
    const own = around(at, 44);
    const node = this.#put({ node: badge, rect: own }, layerFor(null, root));
    const frames: Keyframe[] = [
      { transform: mapping(own, own, 0, -8, 0.6), opacity: 0 },
      { transform: mapping(own, own), opacity: 1, offset: 0.12 },
      { transform: mapping(own, own, 0, 8), opacity: 1, offset: 0.62, easing: 'ease-in' },
      { transform: mapping(own, end), opacity: 0.3 },
    ];
    this.#animate(node, frames, { delay, duration: time * 4 }, () => {
      node.remove();
      if (counted) this.#count(seat, -points);
      const grow = [{ transform: 'scale(1.35)' }, { transform: 'none' }];
      number?.animate(grow, { duration: time, easing: 'ease-out' });
    });
  }

  #count(seat: Seat, points: number): void {
    this.#points[seat] = (this.#points[seat] ?? 0) + points;
    setOnTheWay([...this.#points]);
  }
}

/** How many steps an event takes: points follow each other at half a step. */
function stepsOf({ step, points }: Pick<Act, 'step' | 'points'>): number {
  return (step.beats ?? 1) + Math.max(0, points.length - 1) / 2;
}

const WAYS: Record<'rise' | 'drop' | 'roll' | 'swell', string[]> = {
  rise: ['scale(0.6, 0)', 'scale(1.06, 1.12)', 'none'],
  drop: ['translateY(-60px) scale(1.3)', 'none'],
  roll: [
    'translateY(-46px) rotate(-400deg) scale(1.15)',
    'translateY(6px) rotate(-140deg)',
    'translateY(-14px) rotate(-50deg)',
    'none',
  ],
  swell: ['none', 'scale(1.35)', 'none'],
};

function hopOf(own: Rect, from: Rect, to: Rect): Keyframe {
  const [a, b] = [middle(from), middle(to)];
  const size = { width: (from.width + to.width) / 2, height: (from.height + to.height) / 2 };
  const between = { x: (a.x + b.x) / 2 - size.width / 2, y: (a.y + b.y) / 2 - size.height / 2, ...size };
  const lift = Math.min(90, 24 + Math.hypot(a.x - b.x, a.y - b.y) / 6);
  return { transform: mapping(own, between, 0, lift, 1.1), opacity: 1, offset: 0.5 };
}

/** Visible elements for an anchor. */
function elementsOf(root: Element, anchor: Anchor<unknown>): Element[] {
  if (typeof anchor === 'object' && 'places' in anchor) return [];
  const found = root.querySelectorAll(typeof anchor === 'string' ? anchor : anchor.into);
  return [...found].filter((element) => rectOf(element) !== null);
}

type Goal = { element: Element | null; rect: Rect; exact: boolean };

/** The first anchor that is on the screen. Of equal elements it is one that was not there before, else the last. */
function goalOf(
  root: Element,
  anchors: readonly Anchor<unknown>[],
  known?: ReadonlySet<Element>,
): Goal | null {
  for (const anchor of anchors) {
    if (typeof anchor === 'object' && 'places' in anchor) {
      const at = locate(anchor.places, null);
      if (at) return { element: null, rect: around(at, SMALL * 1.4), exact: false };
      continue;
    }
    const elements = elementsOf(root, anchor);
    const element = elements.find((one) => !known?.has(one)) ?? elements.at(-1);
    const rect = element && rectOf(element);
    if (!element || !rect) continue;
    if (typeof anchor === 'string') return { element, rect, exact: true };
    return { element, rect: around(middle(rect), SMALL), exact: false };
  }
  return null;
}

function measured(root: Element, { from, to, piece }: Extract<Move, { way: 'fly' }>): Before {
  const known = new Set(to.flatMap((anchor) => elementsOf(root, anchor)));
  for (const anchor of from) {
    const [element] = elementsOf(root, anchor);
    const rect = element && rectOf(element);
    if (!element || !rect) continue;
    if (typeof anchor === 'string') return { element, rect, copy: piece ? null : copyOf(element), known };
    return { element: null, rect: around(middle(rect), SMALL), copy: null, known };
  }
  return { element: null, rect: null, copy: null, known };
}

/** Measures the board as it will be once its camera has come to rest. */
function settled(measure: () => void): void {
  const cameras = document.getAnimations().filter(({ id }) => id === 'camera');
  const times = cameras.map(({ currentTime }) => currentTime);
  for (const camera of cameras) {
    camera.currentTime = Number(camera.effect?.getComputedTiming().endTime ?? 0) - 0.01;
  }
  try {
    measure();
  } finally {
    cameras.forEach((camera, index) => (camera.currentTime = times[index] ?? 0));
  }
}

/** An event's points by seat, as they are shown on their way. */
export function pointsOf<P>({ lines = [] }: LoggedEvent<P, unknown>): Points<P>[] {
  return [...new Set(lines.map(({ seat }) => seat))].flatMap((seat) => {
    const own = lines.filter((line) => line.seat === seat);
    const points = own.reduce((sum, line) => sum + line.points, 0);
    return points === 0 ? [] : [{ seat, points, places: own.flatMap(({ places }) => places) }];
  });
}

function badgeOf(seat: Seat, points: number): HTMLElement {
  const badge = document.createElement('div');
  badge.dataset.points = String(points);
  Object.assign(badge.style, { display: 'grid', placeItems: 'center' });
  const plate = document.createElement('span');
  Object.assign(plate.style, {
    display: 'flex',
    alignItems: 'center',
    gap: '3px',
    padding: '1px 8px 1px 4px',
    borderRadius: '16px',
    background: '#fffaec',
    color: '#2a2017',
    boxShadow: '0 2px 8px rgb(0 0 0 / 0.4)',
    font: '800 22px var(--font-display)',
    whiteSpace: 'nowrap',
  });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-1 -1 26 26');
  svg.setAttribute('width', '22');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', seatLook(seat).shape);
  path.setAttribute('stroke', '#2a2017');
  path.setAttribute('stroke-width', '1.5');
  path.style.fill = `var(--seat-${seat + 1})`;
  svg.append(path);
  plate.append(svg, `${points < 0 ? '−' : '+'}${Math.abs(points)}`);
  badge.append(plate);
  return badge;
}
