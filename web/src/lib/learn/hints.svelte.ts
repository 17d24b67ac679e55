// Owns the first-time hints at the table: which there are, which applies, and which this browser has shown. Each is shown once.
import type { Highlight } from '$lib/play/highlight.svelte';
import type { Selection } from '$lib/play/selection.svelte';
import { isOn } from '$lib/settings.svelte';
import { read, write } from '$lib/storage';

/** In the order they are shown if several apply. */
export const HINTS = ['turn', 'confirm', 'press', 'ring', 'point'] as const;
export type Hint = (typeof HINTS)[number];

const KEY = 'duchy.hints';

let seen = $state.raw<readonly string[]>((read(KEY) ?? '').split(' ').filter(Boolean));

export function isSeen(hint: Hint): boolean {
  return seen.includes(hint);
}

export function anySeen(): boolean {
  return seen.length > 0;
}

export function markSeen(...hints: readonly Hint[]): void {
  seen = [...seen, ...hints.filter((hint) => !isSeen(hint))];
  write(KEY, seen.join(' '));
}

/** Shows all hints again. */
export function resetHints(): void {
  seen = [];
  write(KEY, null);
}

/** The hint for the moment: one at a time, and none twice. Called while the page is set up. */
export function firstHints<P, K>(
  selection: Selection<P, K>,
  highlight: Highlight<P>,
  game: () => string,
): { readonly current: Hint | null } {
  const asked = $derived(selection.decision !== null);
  const applies = $derived<Record<Hint, boolean>>({
    turn: selection.turns,
    confirm: selection.candidate !== null && isOn(`confirm-${game()}`),
    press: asked && !selection.begun && selection.lit.size > 0,
    ring: asked && highlight.marks.length > 0,
    point: asked,
  });
  const hint = $derived(HINTS.find((one) => applies[one] && !isSeen(one)) ?? null);

  // What no longer applies was read, or was not needed.
  let before: Hint | null = null;
  $effect(() => {
    if (before !== null && before !== hint && !applies[before]) markSeen(before);
    before = hint;
  });
  return {
    get current() {
      return hint;
    },
  };
}
