// Owns the order of single options in the form: those that make up a preset stand together under its name.
import type { GameInfo, OptionInfo } from '$lib/client/types';

export type OptionGroup = { preset: string; options: OptionInfo[] };

/** Fewer options than this are one list. */
const MANY = 7;

/** Each option under the first preset that changes it; what no preset changes, or only one alone, under the usual preset. */
export function groupsOf({ options, presets }: GameInfo): OptionGroup[] {
  const [usual, ...others] = presets;
  if (!usual || options.length < MANY) return [{ preset: usual?.name ?? '', options }];
  const changed = (key: string) =>
    others.find((preset) => preset.options[key] !== usual.options[key])?.name ?? usual.name;
  const groups = [usual, ...others].map(({ name }) => ({
    preset: name,
    options: options.filter(({ key }) => changed(key) === name),
  }));
  const whole = groups.filter(({ preset, options: own }) => preset !== usual.name && own.length > 1);
  const named = new Set(whole.flatMap(({ options: own }) => own));
  const rest = options.filter((option) => !named.has(option));
  return [{ preset: usual.name, options: rest }, ...whole];
}
