import type { Page } from '@playwright/test';
import { emptyList } from '../support/answers.ts';
import { makeClient } from '../support/api.ts';
import { axeInBoth, expect, fits, goWithin, maskedFailure, show, signIn, test } from '../support/fixtures.ts';
import { AREAS } from '../screens/areas.ts';
import { at, MORE, press, type Layer } from '../screens/kit.ts';
import { records } from '../screens/records.ts';

const SIGNED_OUT = [
  { path: '/auth/login', title: 'Iniciar sesión' },
  { path: '/auth/lost-password', title: 'Recuperar contraseña' },
  { path: '/auth/reset-password', title: 'Restablecer contraseña' },
  { path: '/auth/reset-password?oobCode=abc', title: 'Restablecer contraseña' },
] as const;

const MENUS: readonly Layer[] = [
  {
    what: 'actions',
    path: ({ client }) => `/clients/${client.id}`,
    open: (page) => page.getByRole('button', { name: MORE }).click(),
  },
  { what: 'a filter', path: at('/customers'), open: press('Estado') },
];

const NOTHING_YET = /^(Todavía no hay|No hay servicios abiertos|Nada por revisar)/;

/** A reload takes most of the time of the next layer of one screen. */
async function close(page: Page, role: 'dialog' | 'menu'): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toBeHidden();
}

async function examine(page: Page, layers: readonly Layer[], role: 'dialog' | 'menu'): Promise<void> {
  let shown = '';
  for (const { what, path, open } of layers) {
    const address = await path(await records());
    if (address === shown) await close(page, role);
    else await show(page, address);
    shown = address;
    await open(page);
    const isOpen = () => expect(page.getByRole(role), what).toBeVisible();
    await isOpen();
    await axeInBoth(page, isOpen);
  }
}

// Every screen: `access/guards.spec.ts`, where it opens each.
test('axe finds no violations on any signed-out screen', async ({ page }) => {
  for (const { path, title } of SIGNED_OUT) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await axeInBoth(page);
  }
});

test('axe finds no violations on the board of prospects, with its closed states opened', async ({ page }) => {
  test.slow();
  await signIn(page, 'agent');
  await show(page, '/customers?vista=tablero');
  await axeInBoth(page, () => fits(page, 'the board'));
  const lost = page.getByRole('region', { name: /^Perdido/ }).getByRole('listitem');
  await page.getByRole('button', { name: /^Abrir Perdido/ }).click();
  await expect(lost).not.toHaveCount(0);
  await axeInBoth(page, async () => {
    const tabs = page.getByRole('group', { name: 'Estado que se ve' });
    await tabs.getByRole('button', { name: 'Perdido' }).click();
    await expect(lost).not.toHaveCount(0);
  });
});

test('axe finds no violations on a week of the plan', async ({ page }) => {
  await signIn(page, 'agent');
  await show(page, '/services/schedule?vista=semana');
  await expect(page.getByRole('region', { name: /^Plan de la semana/ })).toBeVisible();
  await axeInBoth(page, () => fits(page, 'the week'));
});

for (const { about, dialogs } of AREAS) {
  if (!dialogs) continue;
  test(`axe finds no violations on any dialog of ${about}`, async ({ page }) => {
    test.slow();
    await signIn(page, 'admin');
    await examine(page, dialogs, 'dialog');
  });
}

test('axe finds no violations on a menu of actions and one of filters', async ({ page }) => {
  await signIn(page, 'admin');
  await examine(page, MENUS, 'menu');
});

test('axe finds no violations on empty states', async ({ page }) => {
  test.slow();
  const bare = await makeClient({}, null);
  await signIn(page, 'admin');
  for (const [path, operation, field] of [
    ['/customers', 'ProspectsList', 'prospects'],
    ['/clients', 'ClientsPage', 'clients'],
    ['/services', 'ServicesPage', 'services'],
    ['/services/review', 'ReviewPage', 'services'],
    ['/technicians', 'TechniciansPage', 'technicians'],
    ['/agents', 'AgentsPage', 'agents'],
  ] as const) {
    await emptyList(page, operation, field);
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 2, name: NOTHING_YET }), path).toBeVisible();
    await axeInBoth(page);
  }
  await page.unroute('**/graphql');
  for (const path of ['', '/sites', '/equipment', '/equipment/new', '/activity']) {
    await show(page, `/clients/${bare.id}${path}`);
    await axeInBoth(page);
  }
  await goWithin(page, '/clients?q=nadie+se+llama+asi');
  await expect(page.getByText('Ningún resultado con estos filtros')).toBeVisible();
  await axeInBoth(page);
  await goWithin(page, '/clients/aaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { level: 1, name: 'No se ha encontrado' })).toBeVisible();
  await axeInBoth(page);
});

test('axe finds no violations on a technician’s screens and locked menu', async ({ page }) => {
  await signIn(page, 'technician');
  await axeInBoth(page);
  for (const path of ['/services', '/settings', '/settings/perfil']) {
    await show(page, path);
    await axeInBoth(page);
  }
  await axeInBoth(page, async () => {
    await page.getByRole('link', { name: /Técnicos/ }).click({ force: true });
    await expect(page.getByText('Técnicos: sin acceso con tu perfil')).toBeVisible();
  });
});

test('axe finds no violations on an agent’s dashboard and on read-only settings', async ({ page }) => {
  await signIn(page, 'agent');
  await axeInBoth(page);
  for (const path of ['/settings', '/settings/tipos', '/settings/zonas', '/settings/horario']) {
    await show(page, path);
    await axeInBoth(page);
  }
});

test('axe finds no violations on an error, a toast and the confirmation before leaving', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/graphql', (route) => route.fulfill({ json: maskedFailure('req_0000-1111-2222') }));
  await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
  await expect(page.getByText('req_0000-1111-2222')).toBeVisible();
  await axeInBoth(page);
  await page.unroute('**/graphql');
  await goWithin(page, '/technicians/new');
  const values = {
    Nombre: 'Ana',
    Apellidos: 'Ruiz',
    'Correo electrónico': 'tecnico@demo.es',
    Contraseña: 'Secreta1!',
  };
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value);
  const toast = page.getByRole('alert').filter({ hasText: 'Ya existe un usuario' });
  const provoke = async () => {
    await page.getByRole('button', { name: 'Crear técnico' }).click();
    await expect(toast).toBeVisible();
  };
  await provoke();
  await axeInBoth(page, async () => {
    // It is gone after three seconds.
    await expect(toast).toBeHidden();
    await provoke();
  });
  await page.getByRole('link', { name: 'Servicios', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axeInBoth(page);
});

test('axe finds no violations on forms full of errors', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  for (const [path, verb] of [
    ['/technicians/new', 'Crear técnico'],
    ['/clients/new', 'Crear cliente'],
    ['/customers/new', 'Crear prospecto'],
    ['/services/new', 'Crear servicio'],
    ['/settings/tipos/new', 'Crear tipo de servicio'],
  ] as const) {
    await goWithin(page, path);
    await page.getByRole('button', { name: verb }).click();
    await expect(page.getByText('Este campo es requerido'), path).not.toHaveCount(0);
    await axeInBoth(page);
  }
});
