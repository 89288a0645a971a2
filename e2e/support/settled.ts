import type { BrowserContext, Page, Request } from '@playwright/test';

/** Nothing may happen for so long. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

/** Waits until the main thread was free: no long task, no answer, and time to be idle. */
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

type Requests = { begun: number; underWay: Set<Request> };

const watched = new WeakMap<BrowserContext, Requests>();

export function watchRequests(context: BrowserContext): void {
  const requests: Requests = { begun: 0, underWay: new Set() };
  watched.set(context, requests);
  const end = (request: Request) => void requests.underWay.delete(request);
  context.on('request', (request) => {
    requests.begun += 1;
    requests.underWay.add(request);
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/**
 * Waits for an idle page without requests, also of what is fetched ahead. Playwright's `networkidle` is only true of a document's
 * first time: it does not wait in an app that changes its screens itself.
 */
export async function settled(page: Page): Promise<void> {
  const requests = watched.get(page.context());
  if (!requests) throw new Error('The requests of this window are not watched');
  let before: number;
  do {
    before = requests.begun;
    await idle(page);
  } while (requests.begun !== before || requests.underWay.size > 0);
}
