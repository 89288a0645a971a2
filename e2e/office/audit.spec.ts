import { makeClient } from '../support/api.ts';
import { confirmation, expect, freshWord, signIn, test } from '../support/fixtures.ts';
import { backOffice } from '../support/people.ts';

/** The two entries of a new client, one in the last millisecond of a summer day in Madrid, one in the first of the next. */
async function moveAround(clientId: string, midnight: Date): Promise<void> {
  const on = `CLIENT_${clientId}`;
  const { docs } = await backOffice().firestore.collection('audit').where('on', 'array-contains', on).get();
  const before = new Date(midnight.getTime() - 1);
  await Promise.all(docs.map(({ ref }, index) => ref.update({ at: index === 0 ? before : midnight })));
}

test('an administrator changes a client and sees the previous value in the audit log', async ({ page }) => {
  const word = freshWord();
  const { id, legalName } = await makeClient();
  await signIn(page, 'admin', `/clients/${id}/edit`);
  await page.getByRole('textbox', { name: 'Nombre y apellidos' }).fill(`Nuevo ${word}`);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(confirmation(page, 'Cambios guardados')).toBeVisible();
  await page.goto('/settings/auditoria?tipo=CLIENT');
  const audit = page.getByRole('region', { name: 'Auditoría' });
  const entry = audit.getByRole('listitem').filter({ hasText: `Nuevo ${word}` });
  await expect(entry).toContainText('cambió los datos');
  await expect(entry.getByRole('deletion')).toHaveText(legalName);
  await expect(entry.getByRole('insertion')).toHaveText(`Nuevo ${word}`);
  await entry.getByRole('link', { name: /^Solo este registro/ }).click();
  await expect(audit.getByRole('listitem')).toHaveCount(3);
  await expect(audit.getByText('dio de alta el cliente')).toBeVisible();
  await expect(audit.getByText('añadió la ubicación')).toBeVisible();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar auditoría' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^auditoria-.*\.xlsx$/);
  await page.goto('/settings/auditoria?tipo=EXPORT');
  await expect(audit.getByRole('listitem').first()).toContainText('exportó la lista');
});

test('an administrator finds the history of a client by its name, and that of one day to its end', async ({
  page,
}) => {
  const { id, legalName } = await makeClient();
  await signIn(page, 'admin', '/settings/auditoria');
  await page.getByRole('button', { name: 'Registro' }).click();
  await page.getByRole('combobox', { name: 'Registro' }).fill(legalName);
  await page
    .getByRole('option', { name: new RegExp(legalName) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: `Registro: ${legalName}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`tipo=CLIENT&registro=${id}`));
  const entries = page.getByRole('region', { name: 'Auditoría' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await moveAround(id, new Date('2020-06-30T22:00:00Z'));
  await page.getByRole('button', { name: 'Fechas' }).click();
  await page.getByLabel('Desde').fill('2020-06-30');
  await page.getByLabel('Hasta').fill('2020-06-30');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('button', { name: 'Fechas: el 30/06/2020' })).toBeVisible();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('23:59');
});
