// Owns the player's preferences at the table. Each is on or off and stored in this browser.
import { read, write } from '$lib/storage';

const DEFAULTS = { sound: true, shortcuts: true, choices: false, patterns: false } as const;
export type Setting = keyof typeof DEFAULTS | `confirm-${string}`;

const values = $state<Record<string, boolean>>({});

export function isOn(setting: Setting): boolean {
  return values[setting] ?? initial(setting);
}

function initial(setting: Setting): boolean {
  const remembered = read(`duchy.${setting}`);
  if (remembered !== null) return remembered === 'on';
  // A move is confirmed unless the player has said otherwise.
  return setting in DEFAULTS ? DEFAULTS[setting as keyof typeof DEFAULTS] : true;
}

export function set(setting: Setting, on: boolean): void {
  values[setting] = on;
  write(`duchy.${setting}`, on ? 'on' : 'off');
}
