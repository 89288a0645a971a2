import type { Page } from '@playwright/test';
import { makeClient } from '../support/api.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const FILE = 'e2e/office/files/clientes-libreoffice.xlsx';

/** The NIF in row 13 of the file. */
const KNOWN_NIF = 'B77000099';

/** For hundreds of records on an emulator shared with other tests. */
const LONG = { timeout: 60_000 };

const counts = (page: Page, label: string) => page.getByLabel(label);
const row = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Fila ${number}`, exact: true });

async function bringIn(page: Page) {
  await page.goto('/settings/importar?tipo=clientes');
  await page.getByLabel('Archivo que se importa').setInputFiles(FILE);
  await expect(page.getByRole('heading', { level: 1, name: 'clientes-libreoffice.xlsx' })).toBeVisible();
}

test('an agent imports 300 clients from a spreadsheet, decides the duplicates, undoes the import and repeats it', async ({
  page,
}) => {
  test.slow();
  await makeClient({ kind: 'COMPANY', legalName: 'Zurita de siempre', nif: KNOWN_NIF, phones: [] });
  await signIn(page, 'agent', '/settings/importar?tipo=clientes');
  await bringIn(page);
  const mapping = page.getByRole('table', { name: 'Columnas del archivo' });
  await expect(mapping.getByLabel('Campo para «C.I.F.»')).toHaveValue('client.nif');
  await expect(mapping.getByLabel('Campo para «Domicilio»')).toHaveValue('site.address.street');
  await expect(page.getByLabel('Fila de encabezados')).toHaveValue('3');
  await page.getByRole('button', { name: 'Comprobar' }).click();

  await expect(counts(page, 'Lo que se hará')).toContainText('Se crearán299', LONG);
  await expect(counts(page, 'Lo que se hará')).toContainText('Sin decidir2');
  await expect(counts(page, 'Lo que se hará')).toContainText('Con errores1');
  await expect(page.getByText('La fila 307 es de totales')).toBeVisible();
  await expect(row(page, 13)).toContainText('Ya existe: Zurita de siempre');
  await row(page, 13).getByRole('combobox').selectOption('Completar lo que falte');
  await expect(counts(page, 'Lo que se hará')).toContainText('Se actualizará1');
  await page.getByText('Con errores', { exact: true }).last().click();
  await expect(row(page, 306)).toContainText('NIF');
  await expect(row(page, 306)).toContainText('Indica un código postal válido');
  await page.getByLabel('Con las filas que ya existen').selectOption('No importarlos');
  await expect(counts(page, 'Lo que se hará')).toContainText('No se importará1');

  await page.getByRole('button', { name: 'Importar 300 filas' }).click();
  await expect(counts(page, 'Lo que se ha hecho')).toContainText('Creadas299', LONG);
  await expect(page.getByText('Se ha hecho exactamente lo anunciado.')).toBeVisible();
  await page.goto('/clients?q=Zurita+Clima+003');
  await expect(
    page.getByRole('table', { name: 'Clientes' }).getByRole('row', { name: /Zurita Clima 003/ }),
  ).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer importación' }).click();
  await expect(page.getByText(/deshizo: 599 registros quitados y 1 recuperado\.$/)).toBeVisible(LONG);
  await page.goto('/clients?q=Zurita+Clima+003');
  await expect(page.getByText('Ningún resultado con estos filtros')).toBeVisible();

  await bringIn(page);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByLabel('Con las filas que ya existen').selectOption('No importarlos');
  await page.getByRole('button', { name: 'Importar 299 filas' }).click();
  await expect(counts(page, 'Lo que se ha hecho')).toContainText('Creadas299', LONG);
});
