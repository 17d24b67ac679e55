// Owns the theme: the system's, or the one the reader chose here. Colours live in styles/tokens.css.
import { read, write } from '$lib/storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'duchy.theme';

let theme = $state<Theme>(initialTheme());

function initialTheme(): Theme {
  const remembered = read(KEY);
  return remembered === 'light' || remembered === 'dark' ? remembered : 'system';
}

export function currentTheme(): Theme {
  return theme;
}

export function setTheme(next: Theme): void {
  theme = next;
  write(KEY, next === 'system' ? null : next);
  apply();
}

function apply(): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

apply();
