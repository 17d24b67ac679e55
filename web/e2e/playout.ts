// Plays a table through the API, without drawing it: for tests and measurements that need a game far advanced or finished.
import type { Page } from '@playwright/test';

/**
 * Answers for the seats of this page's guest, with a pseudo-random choice each time, until the game is over or `answers` were
 * given. `preferred` is played wherever it is offered. The page must be on the server's origin.
 */
export async function playOut(
  page: Page,
  id: string,
  answers = Number.POSITIVE_INFINITY,
  preferred = '',
): Promise<number> {
  return page.evaluate(
    async ([table, most, wanted]) => {
      type Decision = { id: number; revise: boolean; choices: { action: string }[] };
      type State = { seq: number; decision: Decision | null; status: object | null };
      let seed = 7;
      const roll = (sides: number) => {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        return Math.floor((seed / 2 ** 32) * sides);
      };
      const address = new URL(`api/tables/${table}`, document.baseURI).href;
      const stream = new EventSource(`${address}/stream?since=0`);
      let given = 0;
      let sent = -1;
      await new Promise<void>((resolve, reject) => {
        stream.addEventListener('state', (event: MessageEvent<string>) => {
          const { decision, status } = JSON.parse(event.data) as State;
          if ((status && 'over' in status) || given >= most) return resolve();
          if (!decision || decision.revise || decision.id === sent) return;
          sent = decision.id;
          given += 1;
          const chosen = decision.choices[roll(decision.choices.length)];
          const { action } = decision.choices.find(({ action }) => action === wanted) ??
            chosen ?? { action: '' };
          fetch(`${address}/actions`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ decision: decision.id, action }),
          }).catch(reject);
        });
      });
      stream.close();
      return given;
    },
    [id, answers, preferred] as const,
  );
}
