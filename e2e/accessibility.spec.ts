import type { Locator, Page } from '@playwright/test';
import { axe, expect, freshEmail, isPhone, maskedFailure, signIn, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

const SIGNED_OUT = [
  { path: '/auth/login', title: 'Iniciar sesión' },
  { path: '/auth/lost-password', title: 'Recuperar contraseña' },
  { path: '/auth/reset-password', title: 'Restablecer contraseña' },
  { path: '/auth/reset-password?oobCode=abc', title: 'Restablecer contraseña' },
] as const;

/** Presses Tab until an element has the focus, as far as a person would go before giving up. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on any signed-out screen', async ({ page }) => {
      for (const { path, title } of SIGNED_OUT) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await axe(page);
      }
    });

    test('axe finds nothing on any signed-in screen', async ({ page }) => {
      // Twelve screens, each examined whole.
      test.slow();
      await signIn(page, 'admin');
      for (const { path, title } of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
        await axe(page);
      }
    });

    test("axe finds nothing on a technician's dashboard and locked menu", async ({ page }) => {
      await signIn(page, 'technician');
      await axe(page);
      if (!isPhone(page)) return;
      await page.getByRole('link', { name: /Técnicos/ }).click({ force: true });
      await expect(page.getByText('Técnicos: sin acceso con tu perfil')).toBeVisible();
      await axe(page);
    });

    test("axe finds nothing on an agent's dashboard", async ({ page }) => {
      await signIn(page, 'agent');
      await axe(page);
    });

    test('axe finds nothing on an error, a toast and the question before leaving', async ({ page }) => {
      await signIn(page, 'admin');
      await page.route('**/graphql', (route) => route.fulfill({ json: maskedFailure('req_0000-1111-2222') }));
      await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
      await expect(page.getByText('req_0000-1111-2222')).toBeVisible();
      await axe(page);
      await page.unroute('**/graphql');
      await page.goto('/technicians/new');
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

    test('axe finds nothing on a form full of messages', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/technicians/new');
      await page.getByRole('button', { name: 'Crear técnico' }).click();
      await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
      await axe(page);
    });
  });
}

test('the road from sign-in to a new technician can be walked by keyboard alone', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Correo electrónico').focus();
  await page.keyboard.type('admin@demo.es');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo1234!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Técnicos', exact: true }).filter({ visible: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Técnicos' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Nuevo técnico' }).filter({ visible: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo técnico' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Nombre' }));
  for (const text of ['Teclado', 'Solo Teclas', freshEmail('teclado'), '600 00 00 51', 'Secreta1!']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, page.getByRole('button', { name: 'Crear técnico' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nuevo técnico creado' })).toBeVisible();
});
