import type { Page } from '@playwright/test';
import { emptyList } from '../support/answers.ts';
import { makeClient } from '../support/api.ts';
import {
  axe,
  expect,
  fits,
  goWithin,
  isPhone,
  maskedFailure,
  show,
  signIn,
  test,
} from '../support/fixtures.ts';
import { AREAS, screensOf } from '../screens/areas.ts';
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
    await expect(page.getByRole(role), what).toBeVisible();
    await axe(page);
  }
}

// In light and on a desktop `access/guards.spec.ts` examines them, where it opens each.
test.describe('small and dark', { tag: '@dark' }, () => {
  test.use({ colorScheme: 'dark' });

  for (const area of AREAS) {
    test(`axe finds no violations on any screen of ${area.about}, and none is wider than a small phone`, async ({
      page,
    }) => {
      // Up to a dozen screens with records, each examined whole.
      test.slow();
      // The smallest supported phone.
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn(page, 'admin');
      for (const { path, title } of await screensOf(area)) {
        await show(page, path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await fits(page, path);
        // The compact header has room for the title only.
        await expect(page.getByRole('navigation', { name: 'Ruta' })).toBeHidden();
        await axe(page);
      }
    });
  }
});

// Each scheme and each size is covered, but only two of the four pairs: light on desktop, dark on the phone.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: `@${colorScheme}` }, () => {
    test.use({ colorScheme });

    test('axe finds no violations on any signed-out screen', async ({ page }) => {
      for (const { path, title } of SIGNED_OUT) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await axe(page);
      }
    });

    test('axe finds no violations on the board of prospects, with its closed states opened', async ({
      page,
    }) => {
      test.slow();
      await signIn(page, 'agent');
      await show(page, '/customers?vista=tablero');
      if (isPhone(page)) await fits(page, 'the board');
      await axe(page);
      if (isPhone(page)) {
        const tabs = page.getByRole('group', { name: 'Estado que se ve' });
        await tabs.getByRole('button', { name: 'Perdido' }).click();
      } else {
        await page.getByRole('button', { name: /^Abrir Perdido/ }).click();
      }
      await expect(page.getByRole('region', { name: /^Perdido/ }).getByRole('listitem')).not.toHaveCount(0);
      await axe(page);
    });

    test('axe finds no violations on a week of the plan', async ({ page }) => {
      await signIn(page, 'agent');
      await show(page, '/services/schedule?vista=semana');
      await expect(page.getByRole('region', { name: /^Plan de la semana/ })).toBeVisible();
      if (isPhone(page)) await fits(page, 'the week');
      await axe(page);
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
        await axe(page);
      }
      await page.unroute('**/graphql');
      for (const path of ['', '/sites', '/equipment', '/equipment/new', '/activity']) {
        await show(page, `/clients/${bare.id}${path}`);
        await axe(page);
      }
      await goWithin(page, '/clients?q=nadie+se+llama+asi');
      await expect(page.getByText('Ningún resultado con estos filtros')).toBeVisible();
      await axe(page);
      await goWithin(page, '/clients/aaaaaaaaaaaaaaaaaaaa');
      await expect(page.getByRole('heading', { level: 1, name: 'No se ha encontrado' })).toBeVisible();
      await axe(page);
    });

    test('axe finds no violations on a technician’s screens and locked menu', async ({ page }) => {
      await signIn(page, 'technician');
      await axe(page);
      for (const path of ['/services', '/settings', '/settings/perfil']) {
        await show(page, path);
        await axe(page);
      }
      if (!isPhone(page)) return;
      await page.getByRole('link', { name: /Técnicos/ }).click({ force: true });
      await expect(page.getByText('Técnicos: sin acceso con tu perfil')).toBeVisible();
      await axe(page);
    });

    test('axe finds no violations on an agent’s dashboard and on read-only settings', async ({ page }) => {
      await signIn(page, 'agent');
      await axe(page);
      for (const path of ['/settings', '/settings/tipos', '/settings/zonas', '/settings/horario']) {
        await show(page, path);
        await axe(page);
      }
    });

    test('axe finds no violations on an error, a toast and the confirmation before leaving', async ({
      page,
    }) => {
      await signIn(page, 'admin');
      await page.route('**/graphql', (route) => route.fulfill({ json: maskedFailure('req_0000-1111-2222') }));
      await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
      await expect(page.getByText('req_0000-1111-2222')).toBeVisible();
      await axe(page);
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
      await page.getByRole('button', { name: 'Crear técnico' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Ya existe un usuario' })).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: 'Servicios', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page);
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
        await axe(page);
      }
    });
  });
}
