import type { CDPSession, Page, Request } from '@playwright/test';

type Seen = { startedAt: number; ms: number };

export type Settle = () => Promise<void>;

/** For so long nothing must have happened. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

/** Until the main thread was free: no long task, no answer, and time to be idle. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    ({ quietMs, patienceMs }) =>
      new Promise<void>((resolve, reject) => {
        const end = performance.now() + patienceMs;
        let since = performance.now();
        let last = 'nothing';
        const work = new PerformanceObserver((list) => {
          since = performance.now();
          for (const { entryType, name } of list.getEntries()) last = `${entryType} ${name}`;
        });
        work.observe({ type: 'longtask' });
        work.observe({ type: 'resource' });
        // Where frames follow one another the browser finds no time to be idle.
        const lookSoon = () => requestIdleCallback(look, { timeout: quietMs });
        const look = () => {
          const now = performance.now();
          if (now - since < quietMs && now < end) {
            lookSoon();
            return;
          }
          work.disconnect();
          if (now < end) resolve();
          else reject(new Error(`Not idle within ${patienceMs} ms; the last was ${last}`));
        };
        lookSoon();
      }),
    { quietMs: QUIET_MS, patienceMs: PATIENCE_MS },
  );

/** Waits for an idle page without requests; `networkidle` is only true of a document’s first time. */
export function watchWork(page: Page): Settle {
  let begun = 0;
  const underWay = new Set<Request>();
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => {
    begun += 1;
    underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    let before: number;
    do {
      before = begun;
      await idle(page);
    } while (begun !== before || underWay.size > 0);
  };
}

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
export async function slowestOf(page: Page, settle: Settle, act: () => Promise<void>): Promise<number> {
  await settle();
  const start = await page.evaluate(() => performance.now());
  await act();
  // Entries come after the frame that ends the interaction.
  await settle();
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
export async function workOf(session: CDPSession, settle: Settle, act: () => Promise<void>): Promise<Work> {
  await session.send('Performance.enable');
  await settle();
  const before = await workSoFar(session);
  await act();
  await settle();
  const after = await workSoFar(session);
  return { taskMs: after.taskMs - before.taskMs, scriptMs: after.scriptMs - before.scriptMs };
}
