// Owns a table as the page sees it: the newest state, the log, the connection, and the requests a player can send.
// The server's state always wins; the client never predicts it.
import type { Connection } from '$lib/ui/ConnectionState.svelte';
import { RequestError } from './http';
import { merge, type Merged } from './merge';
import { follow, type Stream } from './stream';
import { askWhy, loadTable, sendAction, sendEnd, sendResignation, sendUndo } from './tables';
import { reloadIfOutdated } from './build';
import type { LogEntryOf, PlaceOf, Refusal, Seat, StateOf, TablePeople } from './types';

export class LiveTable {
  #merged = $state.raw<Merged | null>(null);
  #people = $state.raw<TablePeople | null>(null);
  #connection = $state<Connection>('connecting');
  /** The request in flight, and the question that was open when it was sent. */
  #sent = $state.raw<{ question: string } | null>(null);
  #stream: Stream | null = null;
  #listeners: ((news: LogEntryOf[], state: StateOf) => void)[] = [];

  constructor(readonly id: string) {}

  get state(): StateOf | null {
    return this.#merged?.state ?? null;
  }
  get log(): readonly LogEntryOf[] {
    return this.#merged?.log ?? [];
  }
  /** Who is looking, and what they write. */
  get people(): TablePeople | null {
    return this.#people;
  }
  get connection(): Connection {
    return this.#connection;
  }
  /** A request is in flight, and nothing shows yet what came of it. */
  get busy(): boolean {
    return this.#sent !== null;
  }

  /** Follows the stream until the returned function is called. `removed` is called if the table no longer exists. */
  start(removed: () => void): () => void {
    const stream = follow(this.id, () => this.#known(), {
      state: (state) => this.#take(state),
      people: (people) => (this.#people = people),
      connection: (connection) => (this.#connection = connection),
      refused: () => {
        // A stream can't say why it was refused.
        const gone = () => {
          stream.stop();
          removed();
        };
        loadTable(this.id).then(
          (table) => {
            if (!table.watchable) gone();
          },
          (error: unknown) => {
            if (error instanceof RequestError && error.error?.code === 'no_such_table') gone();
          },
        );
      },
      removed,
    });
    this.#stream = stream;
    return () => stream.stop();
  }

  /** Reconnects as the guest this browser has just become. */
  reopen(): void {
    this.#stream?.reopen();
  }

  /** Calls `listener` with everything new, after it is shown. */
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
  /** Proposes to end the game, or agrees to it. */
  end(seat: Seat): Promise<void> {
    return this.#send(() => sendEnd(this.id, seat));
  }
  /** Why nothing can be done with these places; null if something can, or if it is unclear what was meant. */
  why(seat: Seat, places: PlaceOf[]): Promise<Refusal<PlaceOf> | null> {
    return askWhy(this.id, seat, places);
  }

  async #send(request: () => Promise<unknown>): Promise<void> {
    if (this.#sent) return;
    const sent = { question: questionOf(this.state) };
    this.#sent = sent;
    try {
      await request();
    } catch (error) {
      // The response to a stale request includes the current state.
      const current = error instanceof RequestError ? error.error?.state : undefined;
      if (current) this.#take(current);
      throw error;
    } finally {
      if (this.#sent === sent) this.#sent = null;
    }
  }

  /** The newest known entry; null before the game has started, so that its first entry is sent too. */
  #known(): number | null {
    return this.#merged && this.#merged.log.length > 0 ? this.#merged.state.seq : null;
  }

  #take(message: StateOf): void {
    if (reloadIfOutdated(message.build)) return;
    const merged = merge(this.#merged, message);
    if (!merged) return;
    this.#merged = merged;
    // The stream may be faster than the response: the next question can be answered at once, so that no press is lost.
    if (this.#sent && this.#sent.question !== questionOf(merged.state)) this.#sent = null;
    for (const listener of this.#listeners) listener(merged.news, merged.state);
  }
}

function questionOf(state: StateOf | null): string {
  return state?.decision ? `${state.decision.id}/${state.decision.seat}` : 'none';
}
