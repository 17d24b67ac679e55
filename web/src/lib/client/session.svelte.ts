// Owns who this browser is to the server: a guest with a name, or no one yet.
import { postJson, requestJson } from './http';
import type { Me, User } from './types';

let user = $state<User | null>(null);
let asked: Promise<User | null> | undefined;

/** The guest as far as known; null before `loadUser` has finished, and for visitors without a name. */
export function currentUser(): User | null {
  return user;
}

/** Asks the server once who this is. Failures are not cached, so asking again retries. */
export function loadUser(): Promise<User | null> {
  asked ??= requestJson<Me>('./api/me').then((answer) => (user = answer.user));
  asked.catch(() => (asked = undefined));
  return asked;
}

/** Gives this browser a name, which makes it a guest if it wasn't one. */
export async function nameUser(name: string): Promise<User> {
  const answer = await postJson<{ user: User }>('./api/me', { name });
  becomeUser(answer.user);
  return answer.user;
}

/** Notes that this browser has signed in, or out. */
export function becomeUser(next: User | null): void {
  user = next;
  asked = Promise.resolve(user);
}

/** Asks again who this is: creating a table made a visitor a guest. */
export function adoptUser(): void {
  if (user) return;
  asked = undefined;
  loadUser().catch(() => undefined);
}

/** Makes sure there is a guest of this name, as joining and creating a table require. */
export async function ensureUser(name: string): Promise<User> {
  const known = await loadUser();
  return known && known.name === name ? known : nameUser(name);
}
