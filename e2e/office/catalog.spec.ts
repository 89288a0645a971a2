import type { Page } from '@playwright/test';
import { makeClient, makeItem, raisePrice } from '../support/api.ts';
import { confirmation, expect, freshWord, signIn, test } from '../support/fixtures.ts';
import { makeService, makeType } from '../support/work.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const data = (page: Page) => page.getByRole('region', { name: 'Datos' });

test('an administrator adds an item, finds it by barcode, changes its price and archives it', async ({
  page,
}) => {
  const word = freshWord();
  await signIn(page, 'admin', '/catalog');
  await page.getByRole('link', { name: 'Nuevo artículo' }).filter({ visible: true }).click();
  await box(page, 'Referencia').fill(`BOM-${word}`);
  await box(page, 'Nombre').fill(`Circulador ${word}`);
  await box(page, 'Precio por unidad, sin IVA').fill('186,50');
  await box(page, 'Coste por unidad, sin IVA').fill('120');
  await page.getByLabel('Códigos de barras').fill('4006381333931');
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(confirmation(page, 'Nuevo artículo creado')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Circulador ${word}` })).toBeVisible();
  await expect(data(page)).toContainText(/66,50\s€ \(36\s%\)/);
  await page.getByRole('link', { name: 'Editar' }).click();
  await box(page, 'Precio por unidad, sin IVA').fill('199');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('region', { name: 'Precios' }).getByRole('row')).toHaveCount(3);
  await page.goto(`/catalog?q=4006381333931+${word}`);
  const row = page.getByRole('table', { name: 'Catálogo' }).getByRole('row', { name: new RegExp(word) });
  await expect(row).toContainText('199,00');
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Archivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archivar' }).click();
  await expect(confirmation(page, 'Artículo archivado')).toBeVisible();
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(confirmation(page, 'Artículo restaurado')).toBeVisible();
});

test('a reference already in use shows an error at its field and keeps what was typed', async ({ page }) => {
  const { ref } = await makeItem();
  await signIn(page, 'admin', '/catalog/new');
  await box(page, 'Referencia').fill(ref.toLowerCase());
  await box(page, 'Nombre').fill('Otra válvula');
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByText('Ya hay un artículo con esta referencia')).toBeVisible();
  await expect(box(page, 'Nombre')).toHaveValue('Otra válvula');
});

test('an agent prices a service with a catalogue item, and a later price change does not affect it', async ({
  page,
}) => {
  const [item, client, type] = await Promise.all([
    makeItem({ priceCents: 12_345 }),
    makeClient(),
    makeType(),
  ]);
  const { ref, name } = item;
  const service = await makeService(client, { typeId: type.id });
  await signIn(page, 'agent', `/services/${service.id}`);
  await page.getByRole('button', { name: 'Añadir línea' }).click();
  const picker = page.getByRole('combobox', { name: 'Artículo del catálogo' });
  await picker.fill(ref.toLowerCase());
  await expect(page.getByRole('option', { name: new RegExp(ref) })).toBeVisible();
  await picker.press('Enter');
  await expect(box(page, 'Concepto')).toHaveValue(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(confirmation(page, 'Línea añadida')).toBeVisible();
  await raisePrice(item, 99_999);
  await page.reload();
  const row = page.getByRole('table', { name: 'Líneas' }).getByRole('row', { name: new RegExp(ref) });
  await expect(row).toContainText(/123,45\s€/);
});

test('an agent sees the catalogue without costs and cannot change it', async ({ page }) => {
  const { id, name } = await makeItem({ costCents: 31_337 });
  await signIn(page, 'agent', `/catalog/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('313,37')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
});
