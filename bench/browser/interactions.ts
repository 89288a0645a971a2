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

/** The duration of the slowest interaction that began during `act`, in milliseconds: entries of an earlier one may come late. */
export async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await settled(page);
  const start = await page.evaluate(() => performance.now());
  await act();
  // Entries come after the frame that ends the interaction.
  await settled(page);
  const seen = await page.evaluate(() => (globalThis as unknown as { interactions: Seen[] }).interactions);
  const began = seen.filter(({ startedAt }) => startedAt >= start);
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
  await settled(page);
  const before = await workSoFar(session);
  await act();
  await settled(page);
  const after = await workSoFar(session);
  return { taskMs: after.taskMs - before.taskMs, scriptMs: after.scriptMs - before.scriptMs };
}
