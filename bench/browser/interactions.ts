import type { CDPSession, Page } from '@playwright/test';
import { settled } from '../../e2e/support/settled.ts';

type Seen = { startedAt: number; ms: number };

/** Records, for every page opened from now on, the time from each key or press to the next frame. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(globalThis, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId > 0) seen.push({ startedAt: entry.startTime, ms: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The browser reports interactions in steps of 8 ms, and none below this. */
const LEAST_MS = 16;

/** A press has several entries, and each comes after the frame that ends it: none may come for so long. */
const QUIET_MS = 200;
/** No entry within it means that the press was shorter than `LEAST_MS`. */
const PATIENCE_MS = 2_000;

const entriesSince = (page: Page, start: number): Promise<Seen[]> =>
  page.evaluate(
    async ({ start: from, quietMs, patienceMs }) => {
      const { interactions } = globalThis as unknown as { interactions: Seen[] };
      const found = () => interactions.filter(({ startedAt }) => startedAt >= from);
      const pause = () => new Promise((resolve) => setTimeout(resolve, quietMs));
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: patienceMs }));
      const end = performance.now() + patienceMs;
      let before: number;
      do {
        before = found().length;
        await idle();
        await pause();
      } while (found().length > before || (before === 0 && performance.now() < end));
      return found();
    },
    { start, quietMs: QUIET_MS, patienceMs: PATIENCE_MS },
  );

/** The duration of the slowest interaction that began during `act`, in milliseconds: entries of an earlier one may come late. */
export async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await settled(page);
  const start = await page.evaluate(() => performance.now());
  await act();
  const seen = await entriesSince(page, start);
  return Math.max(LEAST_MS, ...seen.map(({ ms }) => ms));
}

export type Work = { taskMs: number; scriptMs: number };

async function workSoFar(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { taskMs: of('TaskDuration'), scriptMs: of('ScriptDuration') };
}

/** The main thread’s work during `act`, until no more requests are made. */
export async function workOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Work> {
  await session.send('Performance.enable');
  await settled(page);
  const before = await workSoFar(session);
  await act();
  await settled(page);
  const after = await workSoFar(session);
  return { taskMs: after.taskMs - before.taskMs, scriptMs: after.scriptMs - before.scriptMs };
}
