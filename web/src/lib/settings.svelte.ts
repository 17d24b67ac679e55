// Owns the player's preferences at the table. Each is on or off and stored in this browser.
import { read, write } from '$lib/storage';

const DEFAULTS = { sound: false, shortcuts: true, choices: false } as const;
export type Setting = keyof typeof DEFAULTS;

const values = $state<Record<Setting, boolean>>({
  sound: initial('sound'),
  shortcuts: initial('shortcuts'),
  choices: initial('choices'),
});

function initial(setting: Setting): boolean {
  const remembered = read(`duchy.${setting}`);
  return remembered === null ? DEFAULTS[setting] : remembered === 'on';
}

export function isOn(setting: Setting): boolean {
  return values[setting];
}

export function set(setting: Setting, on: boolean): void {
  values[setting] = on;
  write(`duchy.${setting}`, on ? 'on' : 'off');
}
