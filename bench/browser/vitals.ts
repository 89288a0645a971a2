import type { Page } from '@playwright/test';

export type Vitals = {
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  longestTaskMs: number;
};

/** Records paints, layout shifts and long tasks of every page opened from now on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, tasks: [] as { at: number; ms: number }[] };
    Object.assign(globalThis, { vitals: seen });
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.first = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shift += value;
    });
    observe('longtask', ({ startTime, duration }) => {
      seen.tasks.push({ at: startTime, ms: duration });
    });
  });
}

/** A task blocks by what it takes beyond 50 ms, once something has been painted. */
const FREE_MS = 50;

export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate((free) => {
    type Seen = { first: number; largest: number; shift: number; tasks: { at: number; ms: number }[] };
    const { vitals } = globalThis as unknown as { vitals: Seen };
    const { first, largest, shift, tasks } = vitals;
    const after = tasks.filter(({ at, ms }) => at + ms > first);
    return {
      firstPaintMs: first,
      largestPaintMs: largest,
      blockedMs: after.reduce((sum, { ms }) => sum + Math.max(0, ms - free), 0),
      shift,
      longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
    };
  }, FREE_MS);

/** Ignores the tasks recorded so far. */
export const forgetTasks = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { vitals } = globalThis as unknown as { vitals: { tasks: unknown[] } };
    return vitals.tasks.splice(0).length;
  });
