import type { Locator } from '@playwright/test';
import { expect, fits, goWithin, signIn, test } from '../support/fixtures.ts';
import { records } from '../screens/records.ts';

test('the clock shows time and date in Spanish and updates each second', async ({ page }) => {
  await signIn(page, 'agent');
  const clock = page.getByRole('timer');
  await expect(clock).toContainText(/\d{1,2}:\d{2}:\d{2}/);
  await expect(clock).toContainText(/(lun|mar|mié|jue|vie|sáb|dom),? \d{1,2} [a-z]{3,4} \d{4}/);
  await expect(clock).toHaveAttribute('aria-live', 'off');
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');
});

test('a link of the breadcrumb leads to its screen', async ({ page }) => {
  const { client } = await records();
  await signIn(page, 'admin', `/clients/${client.id}/edit`);
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: client.code }).click();
  await expect(page.getByRole('heading', { level: 1, name: client.legalName })).toBeFocused();
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

test('the tools of a list stand in one line on an ordinary screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'admin');
  for (const path of ['/services', '/services/review', '/clients', '/catalog', '/customers']) {
    await goWithin(page, path);
    const main = page.getByRole('main');
    const middleOf = async (part: Locator): Promise<number> => {
      await expect(part).toBeVisible();
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height / 2);
    };
    const search = await middleOf(main.getByRole('textbox', { name: 'Buscar en la lista' }));
    const last = await middleOf(main.getByRole('combobox', { name: 'Ordenar por' }));
    expect(Math.abs(search - last), `${path}: lines apart`).toBeLessThan(8);
    await fits(page, path);
  }
});
