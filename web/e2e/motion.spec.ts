// What happened is played on the board: in order, skipped with a press, not at all where nothing may move; and what others did
// since the player's last turn is told and played, after a reload too.
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { playOut } from './playout';
import { answerOnBoard, HOT_SEAT, openTable, panel, untilAsked, type SeatWish } from './table';
import { expect, expectAccessible, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const AGAINST_ONE: SeatWish[] = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', level: 'greedy', name: 'Steward' },
];
const COPIES = '[data-motion] > *';

/** Sets how fast events are played, for every page of this browser. */
async function setSpeed(page: Page, speed: 'off' | '120' | '250' | '500'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('duchy.motion', value), speed);
}

type Noted = { kind: string; delay: number };

/** Notes every copy that is put on the board: for which kind of event, and when it will start to move. */
async function noteMotion(page: Page): Promise<() => Promise<Noted[]>> {
  await page.addInitScript(() => {
    const noted: Noted[] = [];
    Object.assign(window, { noted });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        if (!(target instanceof HTMLElement) || !('motion' in target.dataset)) continue;
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          const delay = Number(node.getAnimations()[0]?.effect?.getTiming().delay);
          noted.push({ kind: node.dataset.event ?? '', delay });
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
}

/** Notes whether what happened since the last turn is being played: it may be over before a test looks. */
async function noteSince(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const since: string[] = [];
    Object.assign(window, { since });
    new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('[data-since]')?.dataset.since;
      if (now && now !== since.at(-1)) since.push(now);
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-since'] });
  });
  return () => page.evaluate(() => (window as unknown as { since: string[] }).since);
}

/** Makes every motion last, so that a test can't miss it. */
async function stretch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const STEP = 500;
    window.setTimeout = ((then: () => void, delay = 0) =>
      wait(then, delay >= STEP ? delay * 40 : delay)) as typeof window.setTimeout;
  });
  await setSpeed(page, '500');
}

/** Waits until motion and all else that comes after the board is loaded, and nothing moves. */
async function ready(page: Page): Promise<void> {
  await untilAsked(page);
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await expect(page.locator('[data-loaded]')).toBeAttached();
  await expect(page.locator('[data-since="playing"]')).toHaveCount(0);
}

/** Nothing moves any more, and so nothing on the board is hidden. */
async function expectTruth(page: Page): Promise<void> {
  await expect(page.locator(COPIES)).toHaveCount(0);
  const running = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, id }) => playState === 'running' && id !== 'camera')
          .length,
    );
  await expect.poll(running).toBe(0);
}

/**
 * Plays this many turns, but not in this page: what runs in a page counts as a press there. A turn may take one answer or two: where
 * there is no choice the server goes on by itself.
 */
async function playElsewhere(page: Page, id: string, turns: number): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(process.env.DUCHY_URL ?? '');
  await other.evaluate(
    async ([table, most]) => {
      const address = new URL(`api/tables/${table}`, document.baseURI).href;
      type Decision = { id: number; prompt: { key: string }; choices: { action: string }[] };
      type State = { decision: Decision | null };
      const asked = () =>
        new Promise<Decision>((resolve) => {
          const stream = new EventSource(`${address}/stream?since=0`);
          stream.addEventListener('state', (event: MessageEvent<string>) => {
            const { decision } = JSON.parse(event.data) as State;
            if (!decision) return;
            stream.close();
            resolve(decision);
          });
        });
      let decision = await asked();
      const { key } = decision.prompt;
      for (let played = 0; played < most;) {
        const [first] = decision.choices;
        await fetch(`${address}/actions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ decision: decision.id, action: first?.action }),
        });
        decision = await asked();
        if (decision.prompt.key === key) played += 1;
      }
    },
    [id, turns] as const,
  );
  await other.close();
}

/** Milliseconds in which the new state is painted, before anything moves. */
const LEAD = 50;

test('events are played in their order, and then the board is as it should be', async ({ page }) => {
  const noted = await noteMotion(page);
  await setSpeed(page, '250');
  await openTable(page, HOT_SEAT);
  await ready(page);
  await answerOnBoard(page);
  await expect.poll(noted).toEqual([{ kind: 'laid', delay: LEAD }]);
  await expectTruth(page);
  // A meeple, and then the next player's tile.
  await answerOnBoard(page);
  await expect.poll(async () => (await noted()).at(-1)?.kind).toBe('drawn');
  const delayOf = async (kind: string) => (await noted()).find((one) => one.kind === kind)?.delay;
  expect(await delayOf('placed')).toBe(LEAD);
  expect(await delayOf('drawn')).toBeGreaterThanOrEqual(LEAD + 250);
  await expectTruth(page);
});

test('a press skips to the end and counts at once', async ({ page }) => {
  await stretch(page);
  await openTable(page, HOT_SEAT);
  await ready(page);
  await answerOnBoard(page);
  await expect(page.locator(COPIES).first()).toBeAttached();
  const pass = page.locator('[data-answer="pass"]');
  await pass.click();
  await expectTruth(page);
  await expect(pass).toHaveAttribute('aria-pressed', 'true');
  // So does a key.
  await page.keyboard.press('Enter');
  await expect(page.locator(COPIES).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expectTruth(page);
});

test('nothing moves with reduced motion, or if motion is off', async ({ page }) => {
  const noted = await noteMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, HOT_SEAT);
  await ready(page);
  await answerOnBoard(page);
  await answerOnBoard(page);
  await expect(page.locator('[data-latest][data-by="0"]').first()).toBeAttached();
  expect(await noted()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${process.env.DUCHY_URL ?? ''}settings`);
  await page.getByRole('group', { name: 'Motion' }).getByText('Off').click();
  await openTable(page, HOT_SEAT);
  await ready(page);
  await answerOnBoard(page);
  expect(await noted()).toEqual([]);
});

test('a page out of sight catches up at once', async ({ page }) => {
  await stretch(page);
  await openTable(page, HOT_SEAT);
  await ready(page);
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await answerOnBoard(page);
  await expect(page.locator(COPIES).first()).toBeAttached();
  await hide(true);
  await expectTruth(page);
  await answerOnBoard(page);
  await expectTruth(page);
  await hide(false);
  await answerOnBoard(page);
  await expect(page.locator(COPIES).first()).toBeAttached();
});

test('a score counts up as its points arrive, however fast moves come', async ({ page }) => {
  await setSpeed(page, '250');
  const id = await openTable(page, HOT_SEAT);
  await ready(page);
  const chip = (seat: number) => page.locator(`[data-chip="${seat}"]`);
  const scores = async () => {
    const words = await Promise.all(
      [0, 1].map((seat) => chip(seat).locator('.visually-hidden').last().innerText()),
    );
    return words.map((text) => Number.parseInt(text, 10));
  };
  const shown = async () =>
    (await Promise.all([0, 1].map((seat) => chip(seat).locator('.score').innerText()))).map(Number);
  for (let round = 0; round < 6 && Math.max(...(await scores())) === 0; round++) await playOut(page, id, 20);
  await expect.poll(async () => Math.max(...(await scores()))).toBeGreaterThan(0);
  await expect.poll(async () => isDeepStrictEqual(await shown(), await scores())).toBe(true);
  await expectTruth(page);
});

test('what others did is told and played when the page is opened again', async ({ page }) => {
  await setSpeed(page, '250');
  const id = await openTable(page, AGAINST_ONE);
  await ready(page);
  const seen = await noteSince(page);
  await playElsewhere(page, id, 2);
  await page.reload();
  const since = page.getByRole('group', { name: 'Since your last turn' });
  await expect.poll(seen).toContain('playing');
  await expect(since).toContainText(/Steward|Your/);
  // It ends by itself, within eight seconds, and shows the present.
  await expect(since).toHaveAttribute('data-since', 'over', { timeout: 9500 });
  await expect(panel(page)).toHaveAttribute('data-decision', /\d+/);
  await expectTruth(page);
});

test('it plays again with one press, and the next press only ends it', async ({ page }) => {
  await stretch(page);
  const id = await openTable(page, AGAINST_ONE);
  await ready(page);
  await playElsewhere(page, id, 1);
  await page.reload();
  const since = page.getByRole('group', { name: 'Since your last turn' });
  await expect(since).toHaveAttribute('data-since', 'playing');
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await page.locator('[data-board]').click({ position: { x: 200, y: 200 } });
  await expect(since).toHaveAttribute('data-since', 'over');
  await expect(page.locator('[data-picked]')).toHaveCount(0);
  await expectTruth(page);
  await since.getByRole('button', { name: 'Replay' }).click();
  await expect(since).toHaveAttribute('data-since', 'playing');
  await page.keyboard.press('Escape');
  await expect(since).toHaveAttribute('data-since', 'over');
  await expectAccessible(page);
});

test('the sentence is there with reduced motion too, and plays on another device', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await openTable(page, AGAINST_ONE);
  await ready(page);
  await playElsewhere(page, id, 1);
  await page.reload();
  const since = page.getByRole('group', { name: 'Since your last turn' });
  await expect(since).toHaveAttribute('data-since', 'over');

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await other.newPage();
  await stretch(phone);
  await phone.goto(page.url());
  await expect(phone.getByRole('group', { name: 'Since your last turn' })).toHaveAttribute(
    'data-since',
    'playing',
  );
  await other.close();
});

test.describe('sound', () => {
  /** Counts what the page would play and notify. */
  async function listen(page: Page) {
    await page.addInitScript(() => {
      const heard = { sounds: 0, contexts: 0, notes: [] as string[] };
      const Real = window.AudioContext;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          heard.contexts += 1;
        }
        override createGain() {
          heard.sounds += 1;
          return super.createGain();
        }
      };
      class Note {
        static permission = 'granted';
        onclick = null;
        constructor(title: string) {
          heard.notes.push(title);
        }
      }
      Object.assign(window, { heard, Notification: Note });
    });
    return () =>
      page.evaluate(
        () => (window as unknown as { heard: { sounds: number; contexts: number; notes: string[] } }).heard,
      );
  }

  test('is never made before a press, and then by every move', async ({ page }) => {
    const heard = await listen(page);
    await setSpeed(page, '120');
    const id = await openTable(page, AGAINST_ONE);
    await ready(page);
    await playElsewhere(page, id, 1);
    await expectTruth(page);
    expect((await heard()).contexts).toBe(0);
    await answerOnBoard(page);
    await expect.poll(async () => (await heard()).sounds).toBeGreaterThan(1);
  });

  test('a turn announces itself by notification if the page is out of sight', async ({ page }) => {
    const heard = await listen(page);
    await page.addInitScript(() => localStorage.setItem('duchy.notify', 'on'));
    const id = await openTable(page, AGAINST_ONE);
    await ready(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
    await playElsewhere(page, id, 1);
    await expect.poll(async () => (await heard()).notes).toEqual(['Carcassonne']);
    await expect(page).toHaveTitle(/Your turn/);
  });

  test('what needs a secure address is hidden and says why', async ({ page }) => {
    await page.goto(`${process.env.DUCHY_URL ?? ''}settings`);
    await expect(page.getByRole('checkbox', { name: /Notify me/ })).toBeVisible();
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { get: () => false }));
    await page.reload();
    await expect(page.getByText('Notifications only work on a secure (https) address.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Notify me/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
