import type { Page } from '@playwright/test';

const LOOKS_EVERY_MS = 50;

/** A CSS selector that something matches, or a text that the page holds. */
export type Sign = { css: string } | { text: string };

/**
 * Waits in the page. While `expect` or a locator by role waits, each try reads the accessibility tree of the whole page on its main
 * thread, which is what is measured. False where nothing appeared within `patienceMs`.
 */
export const hasAppeared = (page: Page, sign: Sign, patienceMs: number): Promise<boolean> =>
  page.evaluate(
    ({ sign, patienceMs, everyMs }) =>
      new Promise<boolean>((resolve) => {
        const end = performance.now() + patienceMs;
        const isThere = () =>
          'css' in sign
            ? document.querySelector(sign.css) !== null
            : document.documentElement.textContent.includes(sign.text);
        const look = () => {
          if (isThere() || performance.now() > end) resolve(isThere());
          else setTimeout(look, everyMs);
        };
        look();
      }),
    { sign, patienceMs, everyMs: LOOKS_EVERY_MS },
  );

export async function appears(page: Page, css: string): Promise<void> {
  const seconds = 60;
  if (!(await hasAppeared(page, { css }, seconds * 1_000)))
    throw new Error(`Nothing matched ${css} within ${seconds} s`);
}
