import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { axeInBoth, expect, fits, follow, signIn, test, type Role } from '../support/fixtures.ts';
import { recordScreens, routes, SCREENS } from '../screens/areas.ts';
import { everyone, type Screen } from '../screens/kit.ts';

/** The breadcrumb shows the parents of a screen and leads to the nearest, whose title is in the map by its address. */
async function checkTrail(
  page: Page,
  { path, title, parents, up, crumb }: Screen,
  titles: ReadonlyMap<string, string>,
): Promise<void> {
  const trail = page.getByRole('navigation', { name: 'Ruta' });
  await expect(trail, path).toHaveText([...parents, crumb ?? title].join(''));
  const nearest = parents.at(-1) ?? '';
  const href = await trail.getByRole('link', { name: nearest }).getAttribute('href');
  expect(titles.get(href ?? ''), `${path}: ${href ?? 'no address'}`).toBe(up ?? nearest);
}

async function visit(page: Page, role: Role, screens: readonly Screen[]): Promise<void> {
  const titles = new Map([...SCREENS, ...(await recordScreens())].map(({ path, title }) => [path, title]));
  await signIn(page, role);
  for (const each of screens) {
    const { path, title, roles, hidden, parents } = each;
    await follow(page, path);
    const shown = roles.includes(role) ? title : hidden;
    // The address first: the title of the screen before may be the same.
    await expect(page, path).toHaveURL(shown === undefined ? '/' : path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(shown ?? 'Tablero');
    await expect(page).toHaveTitle(`${shown ?? 'Tablero'} · Cuadrilla`);
    if (role !== 'admin') continue;
    // Everyone else sees the same, or less.
    if (parents.length > 0) await checkTrail(page, each, titles);
    const hasData = () => expect(page.getByRole('main'), path).toHaveAttribute('aria-busy', 'false');
    await hasData();
    await axeInBoth(page, async () => {
      await hasData();
      await fits(page, path);
      // The compact header has room for the title only.
      await expect(page.getByRole('navigation', { name: 'Ruta' }), path).toBeHidden();
    });
  }
}

/** For some thirty screens, each examined twice. */
const MANY_SCREENS_MS = 5 * 60_000;

/** Covered by my-day.spec: only a technician has visits of their own. */
const ELSEWHERE = ['/visits/:id'];

test('every route of the app is among the screens', async () => {
  // The worker's first test makes the records.
  test.slow();
  const walked = [...SCREENS, ...(await recordScreens())].map(({ path }) => path);
  const all = routes();
  expect(all.length).toBeGreaterThan(40);
  const isWalked = (route: string) => walked.some((path) => matchPath(route, path) !== null);
  expect(all.filter((route) => !isWalked(route))).toEqual(ELSEWHERE);
});

for (const role of everyone) {
  test(`opened from cold, a screen opens for a ${role} or leads to the dashboard`, async ({ page }) => {
    await signIn(page, role);
    const isOwn = ({ roles }: Screen) => roles.includes(role);
    for (const { path, title, roles } of [
      SCREENS.findLast(isOwn),
      SCREENS.find((each) => !isOwn(each)),
    ].flatMap((each) => each ?? [])) {
      await page.goto(path);
      await expect(page, path).toHaveURL(roles.includes(role) ? path : '/');
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        roles.includes(role) ? title : 'Tablero',
      );
    }
  });

  test(`every screen opens for a ${role} or leads to the dashboard, as the specification's table says, with its breadcrumb`, async ({
    page,
  }) => {
    test.setTimeout(MANY_SCREENS_MS);
    await visit(page, role, SCREENS);
  });

  test(`every screen about a record opens for a ${role} or leads to the dashboard, with its breadcrumb`, async ({
    page,
  }) => {
    test.setTimeout(MANY_SCREENS_MS);
    await visit(page, role, await recordScreens());
  });
}

test('signed out, every screen leads to the login', async ({ page }) => {
  await page.goto('/');
  for (const { path } of [...SCREENS, ...(await recordScreens())]) {
    await follow(page, path);
    await expect(page, path).toHaveURL('/auth/login');
  }
});

test('an unknown path leads to the dashboard when signed in and to the login otherwise', async ({ page }) => {
  await page.goto('/no/existe');
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/auth/no-existe');
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, 'agent');
  await page.goto('/no/existe');
  await expect(page).toHaveURL('/');
});

test('when signed in, the login and the lost password lead to the dashboard, but the password can be reset', async ({
  page,
}) => {
  await signIn(page, 'technician');
  for (const path of ['/auth/login', '/auth/lost-password', '/auth/otra-cosa']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/auth/reset-password?oobCode=abc');
  await expect(page.getByRole('heading', { level: 1, name: 'Restablecer contraseña' })).toBeVisible();
});

const NOBODY = 'aaaaaaaaaaaaaaaaaaaa';

test('the address of a missing record says so and links to the list', async ({ page }) => {
  await signIn(page, 'admin');
  for (const [path, list] of [
    [`/customers/${NOBODY}`, 'Prospectos'],
    [`/customers/${NOBODY}/edit`, 'Prospectos'],
    [`/clients/${NOBODY}`, 'Clientes'],
    [`/clients/${NOBODY}/edit`, 'Clientes'],
    [`/equipment/${NOBODY}`, 'Clientes'],
    [`/services/${NOBODY}`, 'Servicios'],
    [`/services/${NOBODY}/report/${NOBODY}`, 'Servicios'],
    [`/technicians/${NOBODY}`, 'Técnicos'],
    [`/agents/${NOBODY}`, 'Agentes'],
    [`/settings/tipos/${NOBODY}`, 'Tipos de servicio'],
  ] as const) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('No se ha encontrado');
    await page.getByRole('main').getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(list);
  }
});
