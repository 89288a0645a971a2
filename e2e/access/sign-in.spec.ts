import type { Page } from '@playwright/test';
import { demoPassword, expect, freshEmail, signIn, test } from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';

const WRONG = 'Correo electrónico o contraseña erróneos';

async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test('the form has its heading, labels, link and autocomplete attributes', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page).toHaveTitle('Iniciar sesión · Cuadrilla');
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('autocomplete', /username|email/);
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/auth/lost-password');
});

test('the button is disabled while e-mail or password is empty', async ({ page }) => {
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Correo electrónico').fill('admin@demo.es');
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('x');
  await expect(button).toBeEnabled();
  await page.getByLabel('Correo electrónico').fill('   ');
  await expect(button).toBeDisabled();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/auth/login');
  const field = page.getByRole('textbox', { name: 'Contraseña' });
  await field.fill('secreto');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('a correct password loads the role and leads to the dashboard', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/');
});

test('the e-mail is recognised in any case', async ({ page }) => {
  await page.goto('/auth/login');
  await tryToSignIn(page, ' Admin@Demo.ES ', demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
});

test('a wrong password and an unknown address show the same banner for about 3 seconds', async ({
  page,
  trouble,
}) => {
  trouble.allow(/400/);
  const suspended = await makePerson('technician', { status: 'SUSPENDED' });
  const answers: unknown[] = [];
  await page.goto('/auth/login');
  for (const email of ['admin@demo.es', freshEmail('nadie'), suspended.email]) {
    const answer = page.waitForResponse(/accounts:signInWithPassword/);
    await tryToSignIn(page, email, 'no es esta');
    const banner = page.getByRole('alert').filter({ hasText: WRONG });
    await expect(banner).toBeVisible();
    const shownAt = Date.now();
    answers.push({
      status: (await answer).status(),
      text: (await (await answer).text()).replaceAll(email, ''),
    });
    await expect(banner).toBeHidden();
    const seconds = (Date.now() - shownAt) / 1000;
    expect(seconds).toBeGreaterThan(2.3);
    expect(seconds).toBeLessThan(4.2);
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  }
  const [first, ...others] = answers;
  expect(first).toMatchObject({ status: 400 });
  for (const other of others) expect(other).toEqual(first);
});

test('without a connection the banner says so', async ({ page, context, trouble }) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/auth/login');
  await context.setOffline(true);
  await tryToSignIn(page, 'admin@demo.es', demoPassword);
  await expect(page.getByRole('alert')).toContainText('Sin conexión. Comprueba la red e inténtalo de nuevo');
});

const REFUSED = [
  [
    'a suspended account',
    'admin',
    { status: 'SUSPENDED' },
    'Tu cuenta está suspendida. Habla con tu administrador',
  ],
  ['an account without a document', null, {}, 'Tu cuenta no tiene acceso a Cuadrilla'],
  ['an unknown role', 'jefe', {}, 'Tu cuenta no tiene acceso a Cuadrilla'],
] as const;

for (const [who, rol, document, words] of REFUSED) {
  test(`${who} is rejected with its own message and stays at the login`, async ({ page }) => {
    const { email, password } = await makePerson(rol, document);
    await page.goto('/auth/login');
    await tryToSignIn(page, email, password);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page).toHaveURL('/auth/login');
    await page.goto('/settings');
    await expect(page).toHaveURL('/auth/login');
  });
}
