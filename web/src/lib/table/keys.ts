// Owns when a key press is meant for the table rather than for a text field, a dialog or the browser.

/** Whether the key is typed into a text field, or has a modifier that makes it the browser's. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('input, select, textarea, [contenteditable], dialog') !== null && target !== null;
}

/** Whether the focused element already handles Enter. */
export function isOnControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, summary, [role=tab]') !== null;
}

export function digitOf({ key }: KeyboardEvent): number | null {
  return /^[1-9]$/.test(key) ? Number(key) : null;
}

/** The letter of a key by its position on the keyboard, so that shortcuts also work in a Russian layout. */
export function letterOf({ code, key }: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}
