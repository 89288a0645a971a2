import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** As many Tab presses as a person would try. */
const PATIENCE = 90;

type Way = 'here' | 'forward' | 'back';

function wayTo(target: Locator): Promise<Way> {
  return target.evaluate((element): Way => {
    const at = document.activeElement;
    if (element === at) return 'here';
    if (at === null || at === document.body) return 'forward';
    return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'forward';
  });
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < PATIENCE; step += 1) {
    const way = await wayTo(target);
    if (way === 'here') return;
    await page.keyboard.press(way === 'forward' ? 'Tab' : 'Shift+Tab');
  }
  await expect(target).toBeFocused();
}

export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
