import { expect, freshEmail, resetCodeFor, test } from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';

const SENT = 'Se ha enviado un correo para restablecer la contraseña';

test('requesting a reset sends a code, shows a green confirmation and disables the button', async ({
  page,
}) => {
  const { email } = await makePerson('technician');
  await page.goto('/auth/lost-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' })).toBeVisible();
  await expect(page).toHaveTitle('Recuperar contraseña · Cuadrilla');
  const button = page.getByRole('button', { name: 'Enviar correo' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Correo electrónico').fill(email);
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible();
  await expect(button).toBeDisabled();
  expect(await resetCodeFor(email)).not.toBe('');
});

test('the e-mail is requested in Spanish', async ({ page }) => {
  const { email } = await makePerson('technician');
  await page.goto('/auth/lost-password');
  await page.getByLabel('Correo electrónico').fill(email);
  const request = page.waitForRequest(/accounts:sendOobCode/);
  await page.getByRole('button', { name: 'Enviar correo' }).click();
  expect((await request).headers()['x-firebase-locale']).toBe('es');
});

test('an unknown and a suspended address get the same answer as a known one', async ({ page }) => {
  const known = await makePerson('technician');
  const suspended = await makePerson('technician', { status: 'SUSPENDED' });
  const answers: unknown[] = [];
  for (const email of [known.email, freshEmail('nadie'), suspended.email]) {
    await page.goto('/auth/lost-password');
    await page.getByLabel('Correo electrónico').fill(email);
    const answer = page.waitForResponse(/accounts:sendOobCode/);
    await page.getByRole('button', { name: 'Enviar correo' }).click();
    await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible();
    answers.push({
      status: (await answer).status(),
      text: (await (await answer).text()).replaceAll(email, ''),
    });
  }
  const [first, ...others] = answers;
  expect(first).toMatchObject({ status: 200 });
  for (const other of others) expect(other).toEqual(first);
});

test('an invalid e-mail shows an error at the field and is not sent', async ({ page }) => {
  await page.goto('/auth/lost-password');
  await page.getByLabel('Correo electrónico').fill('esto no es');
  await page.getByRole('button', { name: 'Enviar correo' }).click();
  const field = page.getByLabel('Correo electrónico');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Indica un correo electrónico válido');
});

test('an error of the provider is shown in Spanish with its own text below', async ({ page, trouble }) => {
  trouble.allow(/400/);
  await page.route(/accounts:sendOobCode/, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER', errors: [] } },
    }),
  );
  await page.goto('/auth/lost-password');
  await page.getByLabel('Correo electrónico').fill('admin@demo.es');
  await page.getByRole('button', { name: 'Enviar correo' }).click();
  const box = page.getByRole('alert');
  await expect(box).toContainText('Demasiados intentos. Espera unos minutos');
  await expect(box).toContainText('too-many-requests');
});

test('the link back leads to the login', async ({ page }) => {
  await page.goto('/auth/lost-password');
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect(page).toHaveURL('/auth/login');
});
