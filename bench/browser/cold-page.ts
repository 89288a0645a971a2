import type { Page } from '@playwright/test';
import { throttle, watchNetwork, type Exchange, type Line } from './network.ts';
import { watchVitals } from './vitals.ts';

/** Lighthouse's slow 4G as the browser applies it, on a processor four times slower. */
export const MOBILE: Line = { latencyMs: 562.5, kilobitsPerSecond: 1_474, slowdown: 4 };

/** A new page for each opening: nothing is in memory, and the session is stored. */
export async function coldly<T>(
  page: Page,
  line: Line,
  run: (fresh: Page, exchanges: () => Exchange[]) => Promise<T>,
): Promise<T> {
  const fresh = await page.context().newPage();
  try {
    const session = await page.context().newCDPSession(fresh);
    const exchanges = await watchNetwork(session);
    await watchVitals(fresh);
    await throttle(session, line);
    return await run(fresh, exchanges);
  } finally {
    await fresh.close();
  }
}
