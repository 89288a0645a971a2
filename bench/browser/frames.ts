import type { Page } from '@playwright/test';

type Watched = { frames: number[]; watching: boolean };

export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { frames: [], watching: true };
    Object.assign(globalThis, { watched });
    let before = performance.now();
    const next = (now: number) => {
      watched.frames.push(now - before);
      before = now;
      if (watched.watching) requestAnimationFrame(next);
    };
    requestAnimationFrame((now) => {
      before = now;
      requestAnimationFrame(next);
    });
  });
}

export const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    watched.watching = false;
    return watched.frames;
  });
