import { expect, signIn, test } from './fixtures.ts';
import { ROLES, SCREENS } from './screens.ts';

for (const role of ROLES) {
  test(`every screen opens for a ${role} or leads to the dashboard, as the specification's table says`, async ({
    page,
  }) => {
    await signIn(page, role);
    for (const { path, title, roles } of SCREENS) {
      await page.goto(path);
      const allowed = roles.includes(role);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(allowed ? title : 'Tablero');
      await expect(page).toHaveURL(allowed ? path : '/');
      await expect(page).toHaveTitle(`${allowed ? title : 'Tablero'} · Cuadrilla`);
    }
  });
}

test('signed out, every screen leads to the login', async ({ page }) => {
  for (const { path } of SCREENS) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/login');
  }
});

test('an unknown path leads to the dashboard for who is signed in, to the login for who is not', async ({
  page,
}) => {
  await page.goto('/no/existe');
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/auth/no-existe');
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, 'agent');
  await page.goto('/no/existe');
  await expect(page).toHaveURL('/');
});

test('who is signed in has nothing to do at the login or at the lost password, and may reset', async ({
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
