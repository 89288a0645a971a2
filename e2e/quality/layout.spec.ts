import type { Page } from '@playwright/test';
import { expect, goWithin, signIn, test } from '../support/fixtures.ts';
import { recordScreens, SCREENS } from '../screens/areas.ts';
import { type Screen } from '../screens/kit.ts';

test('the clock shows time and date in Spanish and updates each second', async ({ page }) => {
  await signIn(page, 'agent');
  const clock = page.getByRole('timer');
  await expect(clock).toContainText(/\d{1,2}:\d{2}:\d{2}/);
  await expect(clock).toContainText(/(lun|mar|mié|jue|vie|sáb|dom),? \d{1,2} [a-z]{3,4} \d{4}/);
  await expect(clock).toHaveAttribute('aria-live', 'off');
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');
});

async function goUpFromEach(page: Page, screens: readonly Screen[]): Promise<void> {
  await signIn(page, 'admin');
  for (const { path, title, parents, up, crumb } of screens.filter((screen) => screen.parents.length > 0)) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Ruta' });
    await expect(trail).toHaveText([...parents, crumb ?? title].join(''));
    await trail.getByRole('link', { name: parents.at(-1) ?? '' }).click();
    const above = up ?? parents.at(-1) ?? '';
    await expect(page.getByRole('heading', { level: 1, name: above })).toBeVisible();
  }
}

test('the breadcrumb of each screen shows its parents and leads to the nearest', async ({ page }) => {
  test.slow();
  await goUpFromEach(page, SCREENS);
});

test('the breadcrumb of each record shows its parents and leads to the nearest', async ({ page }) => {
  test.slow();
  await goUpFromEach(page, await recordScreens());
});

test('navigating moves the focus to the new screen’s title', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Servicios', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeFocused();
});

test('a technician’s dashboard begins with Mi día', async ({ page }) => {
  await signIn(page, 'technician');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Mi día');
});
