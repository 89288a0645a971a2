import type { Page } from '@playwright/test';
import { makeClient } from '../support/api.ts';
import {
  axe,
  confirmation,
  expect,
  fits,
  freshPhone,
  freshWord,
  inGroups,
  openFilters,
  signIn,
  test,
} from '../support/fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an administrador is marked, chosen for a community, and used as a filter of the list', async ({
  page,
}) => {
  test.slow();
  const word = freshWord();
  const phone = freshPhone();
  const fincas = await makeClient({
    kind: 'COMPANY',
    nif: null,
    legalName: `Fincas ${word}`,
    phones: [phone],
  });
  const known = await makeClient({ kind: 'COMMUNITY', nif: null, legalName: `C. P. ${word} 1` });
  await signIn(page, 'agent', `/clients/${fincas.id}/edit`);
  await page.getByRole('checkbox', { name: 'Es administrador de fincas' }).check();
  await axe(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(title(page, fincas.legalName)).toBeVisible();

  await page.goto(`/clients/${known.id}/edit`);
  const manager = page.getByRole('combobox', { name: 'Administrador de fincas' });
  await manager.fill(word);
  const option = page.getByRole('option', { name: fincas.legalName });
  await expect(option).toBeVisible();
  await axe(page);
  await option.click();
  await expect(manager).toHaveValue(fincas.legalName);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(title(page, known.legalName)).toBeVisible();
  const facts = page.getByRole('region', { name: 'Datos' });
  await expect(facts.getByRole('link', { name: inGroups(phone) })).toBeVisible();
  await facts.getByRole('link', { name: fincas.legalName }).click();

  await page.getByRole('link', { name: 'Comunidades' }).click();
  await expect(page.getByRole('table', { name: 'Comunidades' })).toContainText(known.legalName);
  await axe(page);
  await fits(page, 'the communities of an administrator');
  await page.getByRole('link', { name: 'Añadir comunidad' }).click();
  await expect(page.getByRole('radio', { name: 'Comunidad' })).toBeChecked();
  await field(page, 'Razón social').fill(`C. P. ${word} 2`);
  const asked = page.waitForResponse(
    (response) => response.request().postData()?.includes('Duplicates') === true,
  );
  await field(page, 'Teléfono').fill(inGroups(phone));
  expect(await (await asked).json()).toEqual({ data: { duplicates: [] } });
  await page.getByRole('switch', { name: 'Añadir ya una ubicación' }).uncheck();
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(confirmation(page, 'Nuevo cliente creado')).toBeVisible();

  await page.goto('/clients');
  await openFilters(page);
  await page.getByRole('button', { name: 'Administrador', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Administrador' }).fill(word);
  await expect(dialog.getByRole('option', { name: fincas.legalName })).toBeVisible();
  await axe(page);
  await dialog.getByRole('option', { name: fincas.legalName }).click();
  await expect(page.getByRole('button', { name: `Administrador: ${fincas.legalName}` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Clientes' }).getByRole('rowheader')).toHaveCount(2);
  await fits(page, 'the list of one administrator');
  await page.getByRole('button', { name: 'Quitar filtro Administrador' }).click();
  await page.getByRole('textbox', { name: 'Buscar en la lista' }).fill(word);
  await page.getByRole('button', { name: 'Administradores de fincas' }).click();
  await expect(page.getByRole('table', { name: 'Clientes' }).getByRole('rowheader')).toHaveCount(1);
});

test(
  'a community with the phone of its administrador is not reported as a duplicate',
  { tag: '@once' },
  async ({ page }) => {
    const phone = freshPhone();
    await makeClient({ kind: 'COMPANY', nif: null, phones: [phone], isPropertyManager: true });
    await signIn(page, 'agent', '/customers/new');
    await page.getByRole('radio', { name: 'Comunidad' }).check();
    await field(page, 'Razón social').fill(`C. P. ${freshWord()}`);
    const asked = page.waitForResponse(
      (response) => response.request().postData()?.includes('Duplicates') === true,
    );
    await field(page, 'Teléfono').fill(inGroups(phone));
    expect(await (await asked).json()).toEqual({ data: { duplicates: [] } });
    await page.getByRole('button', { name: 'Crear prospecto' }).click();
    await expect(confirmation(page, 'Prospecto creado')).toBeVisible();
  },
);
