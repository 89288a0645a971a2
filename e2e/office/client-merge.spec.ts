import type { Page } from '@playwright/test';
import { answerOnce } from '../support/answers.ts';
import { makeClient, makeEquipment } from '../support/api.ts';
import { axe, confirmation, demoPassword, expect, signIn, signOut, test } from '../support/fixtures.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an administrator merges two clients after seeing what moves and confirming the password', async ({
  page,
}) => {
  test.slow();
  const [keep, merge] = await Promise.all([makeClient(), makeClient()]);
  await makeEquipment(merge.siteId, { serialNumber: 'MUEVE-1' });
  await signIn(page, 'admin', `/clients/${keep.id}/merge`);
  await page.getByRole('textbox', { name: 'Buscar el otro cliente' }).fill(merge.legalName);
  await page.getByRole('button', { name: `Elegir ${merge.code}` }).click();
  const moves = page.getByRole('region', { name: `Qué pasa de ${merge.code} a ${keep.code}` });
  await expect(moves).toContainText('1 ubicación');
  await expect(moves).toContainText('1 equipo');
  const left = page.getByRole('region', { name: 'Se queda atrás' });
  await expect(left).toContainText(merge.nif);
  await axe(page);
  await page.getByRole('button', { name: 'Fusionar clientes' }).click();
  const dialog = page.getByRole('dialog', { name: `¿Fusionar ${merge.code} en ${keep.code}?` });
  await dialog.getByRole('button', { name: 'Fusionar' }).click();
  const code = dialog.getByRole('textbox', { name: `Escribe ${merge.code}` });
  await expect(code).toHaveAccessibleDescription(new RegExp(`Escribe ${merge.code} para confirmar`));
  await code.fill(merge.code.toLowerCase());
  // Replaces the server's answer once, instead of waiting ten minutes for the sign-in to age.
  const message = 'Vuelve a escribir tu contraseña para continuar';
  await answerOnce(page, 'MergeClients', {
    data: { mergeClients: { __typename: 'RecentSignInError', message } },
  });
  await dialog.getByRole('button', { name: 'Fusionar' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await axe(page);
  await proof.getByRole('button', { name: 'Continuar' }).click();
  await expect(confirmation(page, 'Clientes fusionados')).toBeVisible();
  await expect(title(page, keep.legalName)).toBeVisible();
  await expect(page.getByRole('row', { name: /Caldera Vaillant/ })).toContainText('MUEVE-1');
  await page.goto(`/clients/${merge.id}`);
  await expect(page.getByText('Este cliente se fusionó con')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(keep.code) })
    .click();
  await expect(title(page, keep.legalName)).toBeVisible();
});

test('a technician cannot open any page of a client, and an agent cannot merge', async ({ page }) => {
  const { id, siteId } = await makeClient();
  await signIn(page, 'technician');
  for (const path of [
    '',
    '/edit',
    '/merge',
    '/sites',
    '/sites/new',
    `/sites/${siteId}`,
    '/equipment/new',
    '/activity',
  ]) {
    await page.goto(`/clients/${id}${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Tablero');
    await expect(page, path).toHaveURL('/');
  }
  await signOut(page);
  await signIn(page, 'agent', `/clients/${id}/merge`);
  await expect(page).toHaveURL('/');
});
