import type { Page } from '@playwright/test';
import { expect, resetCodeFor, signInAs, test } from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';

const DONE = 'Se ha actualizado la contraseña';

async function personWithCode(page: Page) {
  const person = await makePerson('agent');
  await page.goto('/auth/lost-password');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('button', { name: 'Enviar correo' }).click();
  return { ...person, code: await resetCodeFor(person.email) };
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
}

test('a valid code sets a new password, confirms it and leads to the login after 3 seconds', async ({
  page,
}) => {
  const { email, code } = await personWithCode(page);
  await page.goto(`/auth/reset-password?oobCode=${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Restablecer contraseña' })).toBeVisible();
  await expect(page).toHaveTitle('Restablecer contraseña · Cuadrilla');
  await expect(page.getByRole('textbox', { name: 'Nueva contraseña' })).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  await setPassword(page, 'una nueva ñ 1');
  await expect(page.getByRole('status').filter({ hasText: DONE })).toBeVisible();
  const shownAt = Date.now();
  await expect(page).toHaveURL('/auth/login');
  const seconds = (Date.now() - shownAt) / 1000;
  expect(seconds).toBeGreaterThan(2.3);
  expect(seconds).toBeLessThan(4.2);
  await signInAs(page, email, 'una nueva ñ 1');
});

test('a reset clears the session of the person signed in', async ({ page }) => {
  const { email, password, code } = await personWithCode(page);
  await signInAs(page, email, password);
  await page.goto(`/auth/reset-password?oobCode=${code}`);
  await setPassword(page, 'otra contraseña');
  await expect(page.getByRole('status').filter({ hasText: DONE })).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth/login');
});

test('without a code the page says so and offers another e-mail', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await expect(page.getByRole('alert')).toContainText('Falta el código del enlace');
  await page.getByRole('link', { name: 'Pedir otro correo' }).click();
  await expect(page).toHaveURL('/auth/lost-password');
});

test('a used code shows its own message', async ({ page, trouble }) => {
  trouble.allow(/400/);
  const { code } = await personWithCode(page);
  await page.goto(`/auth/reset-password?oobCode=${code}`);
  await setPassword(page, 'la primera vez');
  await expect(page.getByRole('status').filter({ hasText: DONE })).toBeVisible();
  await page.goto(`/auth/reset-password?oobCode=${code}`);
  await setPassword(page, 'la segunda vez');
  await expect(page.getByRole('alert')).toContainText('El enlace ya se ha usado o no es válido');
  await expect(page.getByRole('link', { name: 'Pedir otro correo' })).toBeVisible();
});

test('an expired code shows its own message', async ({ page, trouble }) => {
  trouble.allow(/400/);
  await page.route(/accounts:resetPassword/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'EXPIRED_OOB_CODE', errors: [] } } }),
  );
  await page.goto('/auth/reset-password?oobCode=caducado');
  await setPassword(page, 'demasiado tarde');
  await expect(page.getByRole('alert')).toContainText('El enlace ha caducado');
  await expect(page.getByRole('link', { name: 'Pedir otro correo' })).toBeVisible();
});

test('an empty or short password shows an error at the field', async ({ page }) => {
  await page.goto('/auth/reset-password?oobCode=cualquiera');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  const field = page.getByRole('textbox', { name: 'Nueva contraseña' });
  await expect(field).toHaveAccessibleDescription(/Este campo es requerido/);
  await expect(field).toBeFocused();
  await field.fill('12345');
  await expect(field).toHaveAccessibleDescription(/La contraseña debe tener al menos 6 caracteres/);
});
