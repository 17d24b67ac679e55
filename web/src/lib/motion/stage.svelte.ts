// Owns what the page shares with motion while it is not loaded yet: where places are on the screen, and points on their way.
import type { Point } from '$lib/board/camera';
import type { Seat } from '$lib/client/types';

type Locate = (places: readonly unknown[], seat: Seat | null) => Point | null;

let points = $state.raw<readonly number[]>([]);
let plays = false;
const locators: Locate[] = [];

/** A board says where its places are, in pixels of the window. Returns how to withdraw it. */
export function provideLocator(locate: Locate): () => void {
  locators.push(locate);
  return () => void locators.splice(locators.indexOf(locate), 1);
}

export function locate(places: readonly unknown[], seat: Seat | null): Point | null {
  for (const one of locators) {
    const at = one(places, seat);
    if (at) return at;
  }
  return null;
}

/** Points of a seat that were scored, but have not reached its chip yet. */
export function onTheWay(seat: Seat): number {
  return points[seat] ?? 0;
}

export function setOnTheWay(next: readonly number[]): void {
  points = next;
}

/** Whether new events are played as motion; otherwise boards show points by themselves. */
export function isPlaying(): boolean {
  return plays;
}

export function setPlaying(now: boolean): void {
  plays = now;
}
