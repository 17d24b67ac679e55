// Owns short messages to the player: shown as toasts and spoken through one live region (Announcer.svelte).

export type ToastLink = { href: string; text: string };
export type Toast = { id: number; text: string; tone: 'plain' | 'good' | 'bad'; link?: ToastLink };

const LIFETIME_MS = 6000;

let toasts = $state<Toast[]>([]);
let spoken = $state('');
let last = 0;

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function currentSpoken(): string {
  return spoken;
}

/** Speaks a text to screen readers without showing it: for what the board already shows. */
export function announce(text: string): void {
  // The same text twice is no change and would not be read again; a trailing space makes it one.
  spoken = text === spoken ? `${text}\u00a0` : text;
}

/** Shows a message for a few seconds and speaks it. Errors stay until dismissed. */
export function toast(text: string, tone: Toast['tone'] = 'plain', link?: ToastLink): void {
  const id = ++last;
  // A repeated message replaces the first.
  toasts = [...toasts.filter((one) => one.text !== text), { id, text, tone, ...(link ? { link } : {}) }];
  announce(text);
  if (tone !== 'bad') setTimeout(() => dismiss(id), LIFETIME_MS);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
}
