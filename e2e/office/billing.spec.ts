import type { Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import {
  batchOf,
  closeAll,
  LINE,
  makeBatch,
  makeDeliveredBatch,
  makeManyFinished,
  pendingNow,
} from '../support/billing.ts';
import { confirmation, expect, signIn, test } from '../support/fixtures.ts';

const COUNT = 40;
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

/** Of the sum that Tablero shows in cents, what is not of other services. */
async function shownFor(page: Page, ids: readonly string[]): Promise<number> {
  await page.goto('/');
  const summary = page.getByRole('region', { name: 'Resumen del día' });
  const label = page.getByRole('link', { name: 'Por facturar' });
  const figure = summary.locator('div').filter({ has: label }).first();
  await expect(figure).toContainText('€');
  const [, euros = ''] = /([\d.]+,\d\d)\s€/u.exec(await figure.innerText()) ?? [];
  const { others } = await pendingNow(ids);
  return Number(euros.replace(/\D/gu, '')) - others;
}

test('forty services are closed together, delivered and invoiced, and the figure on the dashboard falls by their exact sum', async ({
  page,
}) => {
  test.slow();
  const { client, word, ids, codes } = await makeManyFinished(COUNT);
  await signIn(page, 'admin', `/services/review?q=${word}&tam=50`);
  await page.getByRole('button', { name: 'Listo para facturar' }).click();
  await expect(page.getByRole('row')).toHaveCount(COUNT + 1);
  await button(page, 'Elegir los de esta página').click();
  await button(page, `Cerrar ${COUNT} servicios`).click();
  await dialog(page)
    .getByRole('button', { name: `Cerrar ${COUNT} servicios` })
    .click();
  await expect(confirmation(page, `${COUNT} servicios cerrados`)).toBeVisible();

  await page.getByRole('link', { name: 'Facturar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facturar' })).toBeVisible();
  await page.getByRole('link', { name: 'Preparar lote' }).filter({ visible: true }).click();
  await button(page, 'No elegir ninguno').click();
  const invoice = page.getByRole('group', { name: client.legalName });
  await invoice.getByRole('checkbox', { name: `Incluir los ${COUNT}` }).check();
  await expect(page.getByRole('status').filter({ hasText: `${COUNT} servicios elegidos` })).toContainText(
    '4.000,00',
  );
  await button(page, 'Preparar lote').click();
  await expect(confirmation(page, 'Lote preparado')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^LF-\d{4}-\d{4}$/ })).toBeVisible();

  expect(await pendingNow(ids)).toMatchObject({ own: COUNT * 10_000, rest: 0 });
  const batch = page.url();
  await expect.poll(() => shownFor(page, ids)).toBe(COUNT * 10_000);
  await page.goto(batch);
  await header(page, 'Entregar').click();
  await dialog(page).getByRole('button', { name: 'Entregar' }).click();
  await expect(confirmation(page, 'entregado')).toBeVisible();
  expect(await pendingNow(ids)).toMatchObject({ own: 0, rest: 0 });
  await expect.poll(() => shownFor(page, ids)).toBe(0);
  await page.goto(batch);

  const download = page.waitForEvent('download');
  await button(page, 'CSV').click();
  expect((await download).suggestedFilename()).toMatch(/^LF-\d{4}-\d{4}\.csv$/);

  const rows = codes.map((code, index) => `F-2026-${index + 1}\t25/11/2026\t${code}`);
  await header(page, 'Traer números de factura').click();
  const paste = page.getByRole('textbox', { name: /^Pega aquí las filas/ });
  await paste.fill(['Nº de factura\tFecha\tCódigo', ...rows, 'F-9\t25/11/2026\tS-2026-999999'].join('\n'));
  await expect(dialog(page)).toContainText('Fila 42: S-2026-999999 no está en este lote o se ha devuelto');
  await dialog(page)
    .getByRole('button', { name: `Anotar en ${COUNT} servicios` })
    .click();
  await expect(confirmation(page, `Facturas anotadas en ${COUNT} servicios`)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Confirmado')).toBeVisible();
  await page.goto(`/services/${ids[0] ?? ''}`);
  await expect(page.getByText('Facturado el 25/11/2026')).toBeVisible();
});

test('a delivered service cannot be reopened until it is returned from its batch', async ({ page }) => {
  const { id, code, ids } = await makeBatch();
  await signIn(page, 'admin', `/services/billing/${id}`);
  await header(page, 'Entregar').click();
  await dialog(page).getByRole('button', { name: 'Entregar' }).click();
  await expect(confirmation(page, `${code} entregado`)).toBeVisible();
  await page.goto(`/services/${ids[0] ?? ''}`);
  await button(page, 'Reabrir').or(header(page, 'Reabrir')).first().click();
  await expect(dialog(page)).toContainText(`Está en el lote ${code}, ya entregado`);
  await dialog(page)
    .getByRole('link', { name: `Ir al lote ${code}` })
    .click();
  await page
    .getByRole('button', { name: /^Devolver S-/ })
    .first()
    .click();
  await dialog(page).getByRole('textbox', { name: 'Motivo' }).fill('Precio equivocado');
  await dialog(page).getByRole('button', { name: 'Devolver' }).click();
  await expect(confirmation(page, 'Devuelto: vuelve a estar por facturar')).toBeVisible();
  const returned = page.getByRole('listitem').filter({ hasText: 'Precio equivocado' });
  await returned.getByRole('link').first().click();
  await button(page, 'Reabrir').or(header(page, 'Reabrir')).first().click();
  await dialog(page).getByRole('textbox', { name: 'Motivo' }).fill('Corregir el precio');
  await dialog(page).getByRole('button', { name: 'Reabrir' }).click();
  await expect(confirmation(page, 'Servicio reabierto')).toBeVisible();
});

test('a price forgotten at closing is given from the batch, which is then delivered', async ({ page }) => {
  const unpriced = { lines: [{ ...LINE, unitPriceCents: null }], netCents: 0, billingState: 'MISSING' };
  const { ids } = await makeManyFinished(1, unpriced);
  const { id, code } = await batchOf(ids);
  await signIn(page, 'admin', `/services/billing/${id}`);
  await expect(header(page, 'Entregar')).toBeDisabled();
  const problem = page.getByRole('listitem').filter({ hasText: 'hay líneas sin precio' });
  await problem.getByRole('link', { name: 'Abrir el servicio' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Precio por unidad/ })
    .fill('45,50');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: code }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('55,06 €');
  await header(page, 'Entregar').click();
  await dialog(page).getByRole('button', { name: 'Entregar' }).click();
  await expect(confirmation(page, `${code} entregado`)).toBeVisible();
});

test('an agent prepares a batch but cannot deliver it', async ({ page }) => {
  const { client, ids } = await makeManyFinished(1, { billing: { hasNif: true, hasAddress: true } });
  await closeAll(ids);
  await signIn(page, 'agent', '/services/billing/new');
  await button(page, 'No elegir ninguno').click();
  const invoice = page.getByRole('group', { name: client.legalName });
  await invoice.getByRole('checkbox', { name: /^Incluir S-/ }).check();
  await button(page, 'Preparar lote').click();
  await expect(page.getByText('Está listo: lo entrega un administrador.')).toBeVisible();
  await expect(header(page, 'Entregar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Descartar' }).click();
  await dialog(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(confirmation(page, 'descartado')).toBeVisible();
});

test('an administrator fills in the Excel file of a batch and gets its invoice numbers back', async ({
  page,
  trouble,
}) => {
  trouble.allow(/422.*files\/billing\/invoices/);
  const { id } = await makeDeliveredBatch();
  await signIn(page, 'admin', `/services/billing/${id}`);
  const download = page.waitForEvent('download');
  await button(page, 'Excel').click();
  const [lines] = await readExcelFile(await (await download).path());
  const [head = [], ...rows] = lines?.data ?? [];
  const filled = rows.map((row) => [...row.slice(0, -2), 'F-2026-77', '25/11/2026']);
  const sheet = [head, ...filled].map((row) =>
    row.map((cell) => (cell === null ? null : { type: String, value: String(cell) })),
  );
  const buffer = await writeExcelFile([{ data: sheet, sheet: 'Líneas' }]).toBuffer();
  await header(page, 'Traer números de factura').click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const input = dialog(page).locator('input[type=file]');
  await input.setInputFiles({ name: 'lote.ods', mimeType, buffer: Buffer.from('%PDF-1.7\u0000') });
  await expect(dialog(page)).toContainText('No es un archivo CSV ni un Excel (.xlsx)');
  await input.setInputFiles({ name: 'lote.xlsx', mimeType, buffer });
  await expect(dialog(page).getByRole('list', { name: 'Lo que se ha leído' })).toContainText('F-2026-77');
  await dialog(page).getByRole('button', { name: 'Anotar en 2 servicios' }).click();
  await expect(confirmation(page, 'Facturas anotadas en 2 servicios')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Confirmado')).toBeVisible();
});
