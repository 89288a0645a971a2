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

export function quantile(series: readonly number[], share: number): number {
  const sorted = [...series].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (series: readonly number[]): number => quantile(series, 0.5);

/** `16.7 (16.6–17.1)`: median, minimum and maximum of the rounds. */
export const spread = (series: readonly number[]): string => {
  const [middle, least, greatest] = [median(series), Math.min(...series), Math.max(...series)];
  return `${middle.toFixed(1)} (${least.toFixed(1)}–${greatest.toFixed(1)})`;
};
