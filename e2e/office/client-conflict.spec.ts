import type { Page } from '@playwright/test';
import { AGENT, ask, makeClient } from '../support/api.ts';
import {
  axe,
  confirmation,
  expect,
  secondWindow,
  signIn,
  signInAs,
  test,
  type Trouble,
} from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';
import { goOffline } from '../support/phone.ts';

const CONFLICT = 'Alguien ha guardado cambios mientras editabas';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });

async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/clients/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar cliente' })).toBeVisible();
  await expect(save(page)).toBeVisible();
}

async function twoAtOnce(page: Page, trouble: Trouble) {
  const client = await makeClient({ tradeName: 'Al principio', notes: 'Nota del principio' });
  const colleague = await makePerson('agent');
  const other = await secondWindow(page, trouble);
  await Promise.all([signIn(page, 'agent'), signInAs(other, colleague.email, colleague.password)]);
  await Promise.all([edit(page, client.id), edit(other, client.id)]);
  await field(page, 'Nombre comercial').fill('El de Diego');
  await field(page, 'Correo electrónico').fill('diego@ejemplo.es');
  await save(page).click();
  await expect(confirmation(page, 'Cambios guardados')).toBeVisible();
  return { client, other };
}

const stored = async (id: string) => {
  const query = 'query C($id: ID!) { client(id: $id) { tradeName notes emails version } }';
  return (await ask<{ client: object }>(AGENT, query, { id })).client;
};

const difference = (page: Page, label: string) =>
  page.getByRole('dialog', { name: CONFLICT }).getByRole('group', { name: new RegExp(`^${label}`) });

test('two agents saving the same client each see both versions field by field, choose, and lose nothing typed', async ({
  page,
  trouble,
}) => {
  test.slow();
  const { client, other } = await twoAtOnce(page, trouble);
  await expect(page).toHaveURL(`/clients/${client.id}`);
  await edit(page, client.id);
  await field(other, 'Nombre comercial').fill('El de la colega');
  await field(other, 'Notas').fill('Nota de la colega');
  await save(other).click();
  const dialog = other.getByRole('dialog', { name: CONFLICT });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/^.*lo cambió (ahora mismo|hace \d+ minutos?) \(\d\d:\d\d\)/);
  await axe(other);
  await expect(difference(other, 'Nombre comercial')).toContainText('Lo habéis cambiado los dos');
  await expect(difference(other, 'Nombre comercial')).toContainText('El de la colega');
  await expect(difference(other, 'Nombre comercial')).toContainText('El de Diego');
  await expect(dialog).toContainText('De tu versión: Notas');
  await expect(dialog).toContainText('De la versión guardada: Correos electrónicos');
  await dialog.getByRole('button', { name: 'Comparar estos datos' }).click();
  await axe(other);
  await expect(difference(other, 'Notas').getByRole('radio', { name: /^Tu versión/ })).toBeChecked();
  const emails = difference(other, 'Correos electrónicos');
  await expect(emails.getByRole('radio', { name: /^La versión guardada/ })).toBeChecked();

  await dialog.getByRole('button', { name: 'Guardar la combinación' }).click();
  await expect(dialog.getByText('Falta elegir un dato')).toBeVisible();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(field(other, 'Nombre comercial')).toHaveValue('El de la colega');
  await expect(field(other, 'Notas')).toHaveValue('Nota de la colega');
  await save(other).click();
  await difference(other, 'Nombre comercial')
    .getByRole('radio', { name: /^Tu versión/ })
    .check();
  await dialog.getByRole('button', { name: 'Guardar la combinación' }).click();
  await expect(confirmation(other, 'Cambios guardados')).toBeVisible();
  expect(await stored(client.id)).toMatchObject({
    ...{ tradeName: 'El de la colega', notes: 'Nota de la colega', emails: ['diego@ejemplo.es'] },
  });
  await firstMeetsIt(page);
  expect(await stored(client.id)).toMatchObject({
    ...{ tradeName: 'Otra vez el de Diego', notes: 'Nota de la colega', emails: ['diego@ejemplo.es'] },
  });
});

async function firstMeetsIt(page: Page): Promise<void> {
  await field(page, 'Nombre comercial').fill('Otra vez el de Diego');
  await save(page).click();
  const name = difference(page, 'Nombre comercial');
  await expect(name).toContainText('Lo habéis cambiado los dos');
  await expect(name).toContainText('Otra vez el de Diego');
  await expect(name).toContainText('El de la colega');
  const dialog = page.getByRole('dialog', { name: CONFLICT });
  await expect(dialog).toContainText('De la versión guardada: Notas');
  await name.getByRole('radio', { name: /^Tu versión/ }).check();
  await page.getByRole('button', { name: 'Guardar la combinación' }).click();
  await expect(confirmation(page, 'Cambios guardados')).toBeVisible();
}

test('text typed before the network failed survives a reload and is merged with the other version', async ({
  page,
  trouble,
}) => {
  test.slow();
  const { client, other } = await twoAtOnce(page, trouble);
  await goOffline(other, trouble);
  await field(other, 'Nombre comercial').fill('Escrito sin red');
  await field(other, 'Notas').fill('También sin red');
  await save(other).click();
  const words = 'Sin conexión. Comprueba la red e inténtalo de nuevo';
  await expect(other.getByRole('main').getByText(words)).toBeVisible();
  await expect(field(other, 'Nombre comercial')).toHaveValue('Escrito sin red');
  await other.context().setOffline(false);
  other.on('dialog', (question) => void question.accept());
  await other.reload();
  await expect(field(other, 'Nombre comercial')).toHaveValue('Escrito sin red');
  await expect(field(other, 'Notas')).toHaveValue('También sin red');
  await save(other).click();
  const dialog = other.getByRole('dialog', { name: CONFLICT });
  await difference(other, 'Nombre comercial')
    .getByRole('radio', { name: /^La versión guardada/ })
    .check();
  await dialog.getByRole('button', { name: 'Guardar la combinación' }).click();
  await expect(confirmation(other, 'Cambios guardados')).toBeVisible();
  expect(await stored(client.id)).toMatchObject({
    ...{ tradeName: 'El de Diego', notes: 'También sin red', emails: ['diego@ejemplo.es'] },
  });
});
