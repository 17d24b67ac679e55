// Owns what is stored in this browser. Storage may be disabled; then nothing is remembered, and nothing breaks.

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storing is a convenience: the choice still holds until the page is closed.
  }
}
