// Owns a table as the page sees it: the newest state, the log, the connection, and the deeds a player can send.
// The server's state always wins; nothing is guessed in advance.
import type { Connection } from '$lib/ui/ConnectionState.svelte';
import { RequestError } from './http';
import { merge, type Merged } from './merge';
import { follow, type Stream } from './stream';
import { askWhy, sendAction, sendResignation, sendUndo } from './tables';
import { reloadIfOutdated } from './build';
import type { LogEntryOf, PlaceOf, Refusal, Seat, StateOf } from './types';

export class LiveTable {
  #merged = $state.raw<Merged | null>(null);
  #connection = $state<Connection>('connecting');
  #busy = $state(false);
  #stream: Stream | null = null;
  #listeners: ((news: LogEntryOf[], state: StateOf) => void)[] = [];

  constructor(readonly id: string) {}

  get state(): StateOf | null {
    return this.#merged?.state ?? null;
  }
  get log(): readonly LogEntryOf[] {
    return this.#merged?.log ?? [];
  }
  get connection(): Connection {
    return this.#connection;
  }
  /** A deed has been sent and not yet answered. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Follows the stream until the returned function is called. */
  start(): () => void {
    const stream = follow(this.id, () => this.#known(), {
      state: (state) => this.#take(state),
      connection: (connection) => (this.#connection = connection),
    });
    this.#stream = stream;
    return () => stream.stop();
  }

  /** Follows it as the guest one has just become. */
  reopen(): void {
    this.#stream?.reopen();
  }

  /** Tells `listener` of everything new, after it is shown. */
  onNews(listener: (news: LogEntryOf[], state: StateOf) => void): void {
    this.#listeners.push(listener);
  }

  act(decision: number, action: string): Promise<void> {
    return this.#send(() => sendAction(this.id, decision, action));
  }
  undo(seat: Seat): Promise<void> {
    return this.#send(() => sendUndo(this.id, seat));
  }
  resign(seat: Seat): Promise<void> {
    return this.#send(() => sendResignation(this.id, seat));
  }
  /** Why nothing can be done with these places; null if something can, or nobody knows what was meant. */
  why(seat: Seat, places: PlaceOf[]): Promise<Refusal<PlaceOf> | null> {
    return askWhy(this.id, seat, places);
  }

  async #send(deed: () => Promise<unknown>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await deed();
    } catch (error) {
      // A deed that came too late brings the current state along.
      const current = error instanceof RequestError ? error.error?.state : undefined;
      if (current) this.#take(current);
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  /** The newest entry known; nothing before the game has begun, so that its beginning is told too. */
  #known(): number | null {
    return this.#merged && this.#merged.log.length > 0 ? this.#merged.state.seq : null;
  }

  #take(message: StateOf): void {
    if (reloadIfOutdated(message.build)) return;
    const merged = merge(this.#merged, message);
    if (!merged) return;
    this.#merged = merged;
    for (const listener of this.#listeners) listener(merged.news, merged.state);
  }
}
