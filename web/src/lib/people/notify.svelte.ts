// Owns browser notifications: whether this browser shows them, and showing one when it's your turn in a hidden page.
import { read, write } from '$lib/storage';

const KEY = 'duchy.notify';

let on = $state(read(KEY) === 'on' && allowed());

function allowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Why this page can't show notifications; null if it can. */
export function whyNoNotices(): 'insecure' | 'unsupported' | null {
  if (!window.isSecureContext) return 'insecure';
  return typeof Notification === 'undefined' ? 'unsupported' : null;
}

export function canNotify(): boolean {
  return whyNoNotices() === null;
}

export function notifies(): boolean {
  return on;
}

/** Switches notifications on or off; the browser asks for permission. Returns whether they are on now. */
export async function switchNotices(wanted: boolean): Promise<boolean> {
  if (wanted && canNotify() && !allowed()) await Notification.requestPermission().catch(() => undefined);
  on = wanted && allowed();
  write(KEY, on ? 'on' : 'off');
  return on;
}

/** Shows a notice, at most one per table, unless the page is being looked at. It says nothing about the game itself. */
export function notify(table: string, title: string, text: string): void {
  if (!on || !allowed() || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(title, { body: text, tag: `duchy-${table}` });
    shown.onclick = () => window.focus();
  } catch {
    // Some phones only allow notifications from a service worker; the title still says it.
  }
}
