import type { Page } from '@playwright/test';
import { makeClient } from '../support/api.ts';
import {
  confirmation,
  expect,
  freshNif,
  freshPhone,
  freshWord,
  inGroups,
  openFilters,
  signIn,
  test,
} from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillAddress(page: Page, group: string, street: string): Promise<void> {
  const address = page.getByRole('group', { name: group });
  await address.getByRole('textbox', { name: 'Calle' }).fill(street);
  await address.getByRole('textbox', { name: 'Número' }).fill('58');
  await address.getByRole('textbox', { name: 'Código postal' }).fill('28012');
  await address.getByRole('textbox', { name: 'Población' }).fill('Madrid');
  await expect(address.getByText('Provincia: Madrid')).toBeVisible();
}

test('a client is created with its first site, then gets a second site and a machine', async ({ page }) => {
  test.slow();
  const name = `Panadería ${freshWord()}`;
  await signIn(page, 'agent', '/clients/new');
  await field(page, 'NIF').fill('B86120474');
  await field(page, 'NIF').blur();
  await expect(page.getByRole('radio', { name: 'Empresa' })).toBeChecked();
  await field(page, 'NIF').fill('');
  await field(page, 'Razón social').fill(name);
  await field(page, 'Teléfono').fill(inGroups(freshPhone()));
  await fillAddress(page, 'Dirección fiscal', 'Calle de Lavapiés');
  await field(page, 'Nombre de la ubicación').fill('Obrador');
  await field(page, 'Notas de acceso').fill('Llaves en el bar de al lado');
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(confirmation(page, 'Nuevo cliente creado')).toBeVisible();
  await expect(title(page, name)).toBeVisible();
  const sites = page.getByRole('region', { name: 'Ubicaciones' });
  await expect(sites.getByRole('link', { name: 'Obrador' })).toBeVisible();
  await expect(sites).toContainText('Llaves en el bar de al lado');

  await sites.getByRole('link', { name: 'Añadir ubicación' }).click();
  await field(page, 'Nombre de la ubicación').fill('Tienda');
  await page.getByRole('button', { name: 'Usar la dirección fiscal' }).click();
  await expect(field(page, 'Calle')).toHaveValue('Calle de Lavapiés');
  await page.getByRole('button', { name: 'Crear ubicación' }).click();
  await expect(confirmation(page, 'Nueva ubicación creada')).toBeVisible();
  await expect(title(page, 'Tienda')).toBeVisible();

  await page.getByRole('link', { name: 'Añadir equipo' }).click();
  await page.getByRole('combobox', { name: 'Tipo de equipo' }).selectOption('Frío comercial');
  await expect(page.getByRole('combobox', { name: 'Ubicación' })).toHaveValue(/\w{20}/);
  await field(page, 'Marca').fill('Infrico');
  await page.getByRole('button', { name: 'Crear equipo' }).click();
  await expect(title(page, 'Frío comercial Infrico')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar estado: Operativo' }).click();
  await page.getByRole('menuitemradio', { name: 'Averiado' }).click();
  await expect(confirmation(page, 'Estado cambiado')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name }).click();
  const row = page
    .getByRole('table', { name: 'Equipos' })
    .getByRole('row', { name: /Frío comercial Infrico/ });
  await expect(row).toContainText('Averiado');
  await expect(row).toContainText('Tienda');
  const tabs = page.getByRole('navigation', { name: 'Apartados del cliente' });
  await expect(tabs).toContainText('Ubicaciones2');
  await expect(tabs).toContainText('Equipos1');
});

test('a NIF already in use is rejected with a link to that client', { tag: '@once' }, async ({ page }) => {
  const known = await makeClient();
  await signIn(page, 'agent', '/clients/new');
  await field(page, 'Nombre y apellidos').fill('Otra con el mismo NIF');
  await field(page, 'NIF').fill(known.nif.toLowerCase());
  const panel = page.getByRole('region', { name: '¿Es la misma persona?' });
  await expect(panel).toContainText('Mismo NIF');
  await expect(panel).toContainText('Ya es cliente: abre su ficha');
  await expect(panel.getByRole('link', { name: known.legalName })).toHaveAttribute(
    'href',
    `/clients/${known.id}`,
  );
  await page.getByRole('switch', { name: 'Añadir ya una ubicación' }).uncheck();
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /cliente/ })).toBeVisible();
  await expect(page).toHaveURL('/clients/new');
  await expect(field(page, 'Nombre y apellidos')).toHaveValue('Otra con el mismo NIF');
  await panel.getByRole('button', { name: 'Es este cliente' }).click();
  await page
    .getByRole('dialog', { name: '¿Salir sin guardar?' })
    .getByRole('button', { name: 'Salir sin guardar' })
    .click();
  await expect(title(page, known.legalName)).toBeVisible();
});

test(
  'a phone already in use asks whether it is the same person, and can be another person',
  { tag: '@once' },
  async ({ page }) => {
    const known = await makeClient();
    const name = `Vecina ${freshWord()}`;
    await signIn(page, 'agent', '/clients/new');
    await field(page, 'Nombre y apellidos').fill(name);
    await field(page, 'Teléfono').fill(inGroups(known.phone));
    await page.getByRole('switch', { name: 'Añadir ya una ubicación' }).uncheck();
    const panel = page.getByRole('region', { name: '¿Es la misma persona?' });
    await expect(panel).toContainText('Mismo teléfono');
    await page.getByRole('button', { name: 'Crear cliente' }).click();
    await expect(page.getByRole('main').getByText('Ya hay alguien con el mismo')).toBeVisible();
    await panel.getByRole('button', { name: 'Es otra persona' }).click();
    await page.getByRole('button', { name: 'Crear cliente' }).click();
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByText('Sin ubicaciones')).toBeVisible();
  },
);

test(
  'invalid NIF, phone and postal code show Spanish errors at their fields',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, 'agent', '/clients/new');
    await field(page, 'NIF').fill('12345678A');
    await field(page, 'Teléfono').fill('112');
    await page
      .getByRole('group', { name: 'Dirección fiscal' })
      .getByRole('textbox', { name: 'Código postal' })
      .fill('99999');
    await page.getByRole('button', { name: 'Crear cliente' }).click();
    await expect(field(page, 'Nombre y apellidos')).toHaveAccessibleDescription(/Este campo es requerido/);
    await expect(field(page, 'Nombre y apellidos')).toBeFocused();
    await expect(field(page, 'NIF')).toHaveAccessibleDescription(/Indica un NIF válido/);
    await expect(field(page, 'Teléfono')).toHaveAccessibleDescription(/Indica un teléfono válido/);
    await expect(field(page, 'Código postal')).toHaveAccessibleDescription(/Indica un código postal válido/);
  },
);

test(
  'an archived client leaves the list and cannot be changed until it is restored',
  { tag: '@once' },
  async ({ page }) => {
    const client = await makeClient();
    const [, word = ''] = client.legalName.split(' ');
    await signIn(page, 'agent', `/clients/${client.id}`);
    // What keeps the focus is fetched after the screen.
    await settled(page);
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await expect(page.getByRole('menuitem', { name: 'Fusionar con otro cliente' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Archivar' }).click();
    const dialog = page.getByRole('dialog', { name: `¿Archivar a ${client.legalName}?` });
    await dialog.getByRole('button', { name: 'Archivar' }).click();
    await expect(confirmation(page, 'Cliente archivado')).toBeVisible();
    await expect(page.getByText('Este cliente está archivado')).toBeVisible();
    await expect(page.locator(':focus')).toBeVisible();
    await page.goto(`/clients/${client.id}/edit`);
    await expect(page.getByText('Restáuralo antes de cambiarlo')).toBeVisible();
    await page.goto(`/clients?q=${word}`);
    await expect(page.getByText('Ningún resultado con estos filtros')).toBeVisible();
    await openFilters(page);
    await page.getByRole('button', { name: 'Archivados' }).click();
    await page.getByRole('link', { name: new RegExp(client.legalName) }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Restaurar' }).click();
    await expect(confirmation(page, 'Cliente restaurado')).toBeVisible();
    await expect(page.locator(':focus')).toBeVisible();
    await page.goto(`/clients?q=${word}`);
    await expect(page.getByRole('link', { name: new RegExp(client.legalName) })).toBeVisible();
  },
);

test(
  'a contact is added, made the main one and shown on the client’s page',
  { tag: '@once' },
  async ({ page }) => {
    const client = await makeClient({ nif: freshNif() });
    await signIn(page, 'agent', `/clients/${client.id}/edit`);
    await page.getByRole('button', { name: 'Añadir contacto' }).click();
    const contact = page.getByRole('group', { name: 'Contacto 1' });
    await expect(contact.getByRole('textbox', { name: 'Nombre del contacto' })).toBeFocused();
    await contact.getByRole('textbox', { name: 'Nombre del contacto' }).fill('Fermín Aguado');
    await contact.getByRole('textbox', { name: 'Cargo' }).fill('Conserje');
    await contact.getByRole('textbox', { name: 'Teléfono del contacto' }).fill('600 00 00 77');
    await contact.getByRole('checkbox', { name: 'Contacto principal' }).check();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(confirmation(page, 'Cambios guardados')).toBeVisible();
    const contacts = page.getByRole('region', { name: 'Contactos' });
    await expect(contacts).toContainText('Fermín Aguado');
    await expect(contacts).toContainText('Principal');
    await expect(contacts.getByRole('link', { name: '600 00 00 77' })).toHaveAttribute(
      'href',
      'tel:+34600000077',
    );
  },
);
