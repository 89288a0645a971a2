import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { makeClient } from '../support/api.ts';
import { expect, freshWord, signIn, test } from '../support/fixtures.ts';

test('an agent exports the clients of a search, and the file has the rows of the list', async ({ page }) => {
  const word = freshWord();
  const first = await makeClient({ legalName: `=Ábaco ${word}` });
  const second = await makeClient({ legalName: `Zuloaga ${word}` });
  await makeClient();
  await signIn(page, 'agent', `/clients?q=${word}`);
  const rows = page.getByRole('table', { name: 'Clientes' }).getByRole('rowheader');
  await expect(rows).toHaveText([new RegExp(first.legalName), new RegExp(second.legalName)]);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar clientes' });
  await dialog.getByRole('radio', { name: /^CSV/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^clientes-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data.map((row) => [row['Código'], row['Nombre o razón social'], row['NIF']])).toEqual([
    [first.code, `'${first.legalName}`, first.nif],
    [second.code, second.legalName, second.nif],
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'Exportado: 2 filas' })).toBeVisible();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const kept = dialog.getByRole('region', { name: 'Últimas exportaciones' });
  await expect(kept.getByRole('listitem').first()).toContainText('2 filas');
});

test('an agent cannot export services or the catalogue', async ({ page }) => {
  for (const [path, title] of [
    ['/catalog', 'Catálogo'],
    ['/services', 'Servicios'],
  ] as const) {
    await signIn(page, 'agent', path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Buscar en la lista' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
  }
});
