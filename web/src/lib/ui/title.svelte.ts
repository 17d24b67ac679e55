// Owns the prefix of the page's title in the browser tab: that it is your turn.

let badge = $state<string | null>(null);

export function currentBadge(): string | null {
  return badge;
}

export function setBadge(text: string | null): void {
  badge = text;
}
