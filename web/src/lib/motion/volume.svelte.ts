// Owns how loud the page is. Stored in this browser.
import { read, write } from '$lib/storage';

const KEY = 'duchy.volume';
const USUAL = 50;

let volume = $state(initial());

function initial(): number {
  const remembered = Number(read(KEY) ?? USUAL);
  return remembered >= 0 && remembered <= 100 ? remembered : USUAL;
}

/** From 0 to 100. */
export function currentVolume(): number {
  return volume;
}

export function setVolume(next: number): void {
  volume = next;
  write(KEY, String(next));
}
