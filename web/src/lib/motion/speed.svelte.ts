// Owns how fast events are played, as set by the player and by the system. Stored in this browser.
import { prefersReducedMotion } from 'svelte/motion';
import { read, write } from '$lib/storage';

export const SPEEDS = ['off', '500', '250', '120'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'duchy.motion';
const USUAL: Speed = '250';

let speed = $state<Speed>(initial());

function initial(): Speed {
  const remembered = read(KEY);
  return SPEEDS.find((one) => one === remembered) ?? USUAL;
}

export function currentSpeed(): Speed {
  return speed;
}

export function setSpeed(next: Speed): void {
  speed = next;
  write(KEY, next);
}

/** Milliseconds a step takes; 0 if nothing moves. */
export function stepTime(): number {
  return speed === 'off' || prefersReducedMotion.current ? 0 : Number(speed);
}
