// Owns the order of single options in the form: those that a preset sets are grouped under its name.
import type { GameInfo, OptionInfo, PresetInfo } from '$lib/client/types';

export type OptionGroup = { preset: string; options: OptionInfo[] };

/** Fewer options than this make a single list. */
const MANY = 7;

/** What a preset sets among the options in which presets differ; the others are up to the player. */
export function chosenBy(preset: PresetInfo, presets: readonly PresetInfo[]): PresetInfo['options'] {
  const differ = ([key, value]: [string, unknown]) => presets.some(({ options }) => options[key] !== value);
  return Object.fromEntries(Object.entries(preset.options).filter(differ));
}

/**
 * The options that presets leave alone, always shown; and the others, each under the first preset that changes it.
 * A group of one joins the default preset.
 */
export function groupsOf({ options, presets }: GameInfo): { open: OptionInfo[]; groups: OptionGroup[] } {
  const [usual, ...others] = presets;
  if (!usual || options.length < MANY) return { open: options, groups: [] };
  const changedBy = ({ key }: OptionInfo) =>
    others.find((preset) => preset.options[key] !== usual.options[key])?.name;
  const whole = others
    .map(({ name }) => ({ preset: name, options: options.filter((option) => changedBy(option) === name) }))
    .filter((group) => group.options.length > 1);
  const grouped = new Set(whole.flatMap((group) => group.options));
  const open = options.filter((option) => changedBy(option) === undefined);
  const single = options.filter((option) => !grouped.has(option) && !open.includes(option));
  return {
    open,
    groups: [{ preset: usual.name, options: single }, ...whole].filter(({ options: own }) => own.length > 0),
  };
}
