// How long a press waits until its answer is painted, over a whole game played with the mouse.
import { expect, test } from '@playwright/test';
import { answerOnBoard, HOT_SEAT, openTable, untilAsked } from '../e2e/table';

type Timed = PerformanceEntry & { interactionId: number };
type Noting = { noted: Map<number, number> };

test('interaction to next paint over a base game', async ({ page }) => {
  await page.addInitScript(() => {
    const noted = new Map<number, number>();
    Object.assign(window, { noted });
    // A press is several events: the slowest counts.
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Timed[]) {
        if (interactionId > 0) noted.set(interactionId, Math.max(duration, noted.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await openTable(page, HOT_SEAT, process.env.DUCHY_URL);
  let answers = 0;
  while (await untilAsked(page)) {
    await answerOnBoard(page);
    answers += 1;
  }
  const { slow, all } = await page.evaluate(() => {
    const { noted } = window as unknown as Noting;
    const { interactionCount } = performance as Performance & { interactionCount: number };
    return { slow: [...noted.values()], all: interactionCount };
  });
  // Presses under 16 ms are only counted.
  const times = [...Array.from({ length: Math.max(0, all - slow.length) }, () => 16), ...slow];
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  process.stdout.write(
    `base game, ${answers} answers, ${times.length} presses: painted within ${at(0.75)} ms (p75), ${at(0.98)} ms (p98)\n`,
  );
  expect(times.length).toBeGreaterThan(0);
});
