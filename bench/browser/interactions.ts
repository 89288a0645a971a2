import type { CDPSession, Page } from '@playwright/test';

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

/** The duration of the slowest interaction that began during `act`, in milliseconds: entries of an earlier one may come late. */
export async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  const taken = () =>
    page.evaluate(
      () =>
        new Promise<Seen[]>((resolve) => {
          const { interactions } = globalThis as unknown as { interactions: Seen[] };
          // Entries come after the frame that ends the interaction.
          requestAnimationFrame(() => setTimeout(() => resolve(interactions.splice(0)), 250));
        }),
    );
  await taken();
  const start = await page.evaluate(() => performance.now());
  await act();
  const began = (await taken()).filter(({ startedAt }) => startedAt >= start);
  return Math.max(LEAST_MS, ...began.map(({ ms }) => ms));
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
  const before = await workSoFar(session);
  await act();
  await page.waitForLoadState('networkidle');
  const after = await workSoFar(session);
  return { taskMs: after.taskMs - before.taskMs, scriptMs: after.scriptMs - before.scriptMs };
}
