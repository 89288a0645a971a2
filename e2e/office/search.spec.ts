import type { Page } from '@playwright/test';
import { makeClient, makeEquipment } from '../support/api.ts';
import { axe, expect, freshWord, inGroups, isPhone, signIn, test } from '../support/fixtures.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const options = (page: Page) => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox', { name: 'Buscar' })).toBeFocused();
}

test('Ctrl+K finds a client by phone, and Enter opens it', async ({ page }) => {
  const client = await makeClient();
  await signIn(page, 'agent');
  await openPalette(page);
  await page.keyboard.type(inGroups(client.phone));
  const clients = palette(page).getByRole('group', { name: 'Clientes' });
  await expect(clients.getByRole('option')).toHaveText([new RegExp(client.legalName)]);
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: client.legalName })).toBeFocused();
  await expect(palette(page)).toBeHidden();
});

test(
  'keys typed right after the first Ctrl+K are kept while the search code loads',
  { tag: '@once' },
  async ({ page }) => {
    const client = await makeClient();
    await signIn(page, 'agent');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/findings[^/]*\.(tsx|js)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/clients');
    await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(client.phone);
    await expect(palette(page).getByRole('combobox', { name: 'Buscar' })).toHaveValue(client.phone);
    release();
    const hit = palette(page).getByRole('option', { name: client.legalName });
    await expect(hit).toContainText(inGroups(client.phone));
    await expect(hit).toContainText('0 servicios abiertos');
  },
);

test(
  'machines are found by serial number, sites by name, clients by code, NIF and name without accents',
  { tag: '@once' },
  async ({ page }) => {
    const word = freshWord();
    const client = await makeClient({ legalName: `Ángela Muñiz ${word}` }, { name: `Ático ${word}` });
    await makeEquipment(client.siteId, { serialNumber: `SN${word}` });
    await signIn(page, 'agent');
    await openPalette(page);
    for (const [typed, group, found] of [
      [`sn${word}`, 'Equipos', 'Caldera Vaillant ecoTEC plus'],
      [`angela muniz ${word}`, 'Clientes', client.legalName],
      [`atico ${word}`, 'Ubicaciones', `Ático ${word}`],
      [client.code, 'Clientes', client.legalName],
      [client.nif, 'Clientes', client.legalName],
    ] as const) {
      await palette(page).getByRole('combobox').fill(typed);
      const hit = palette(page).getByRole('group', { name: group }).getByRole('option', { name: found });
      await expect(hit, typed).toHaveCount(1);
    }
  },
);

test(
  'the palette opens screens and forms, is used with the arrow keys, and Escape returns the focus',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, 'agent', '/clients');
    await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
    await openPalette(page);
    await expect(options(page).filter({ hasText: 'Nuevo técnico' })).toHaveCount(0);
    await page.keyboard.type('nuevo pros');
    await expect(options(page).filter({ hasText: 'Nuevo prospecto' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customers/new');
    await page.goBack();
    const box = page.getByRole('textbox', { name: 'Buscar en la lista' });
    await box.focus();
    await openPalette(page);
    await page.keyboard.type('ir a');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).filter({ hasText: 'Ir a Prospectos' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(box).toBeFocused();
    await openPalette(page);
    await page.keyboard.type('revisar');
    await expect(options(page)).toHaveText(['Por revisar']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/review');
  },
);

test('a search without results says so', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'agent');
  await openPalette(page);
  await page.keyboard.type('zzxxqq ninguno');
  await expect(palette(page).getByRole('status')).toHaveText('No hay nada con «zzxxqq ninguno»');
});

test('? shows the shortcuts, and Escape closes them', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'agent');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(dialog).toContainText('Buscar en la lista');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/clients');
  const box = page.getByRole('textbox', { name: 'Buscar en la lista' });
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('?');
  await expect(dialog).toBeHidden();
  await expect(box).toHaveValue('?');
});

test('the button opens the palette too, and a technician finds screens but no records', async ({ page }) => {
  await signIn(page, 'technician');
  const scope = isPhone(page) ? page.getByRole('banner') : page;
  await scope.getByRole('button', { name: /Ir a…/ }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ir a' });
  await dialog.getByRole('combobox').fill('config');
  await expect(dialog.getByRole('option')).toHaveText(['Ir a Configuración']);
  await dialog.getByRole('option', { name: 'Ir a Configuración' }).click();
  await expect(page).toHaveURL('/settings');
});
