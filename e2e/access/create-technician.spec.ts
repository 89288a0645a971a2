import type { Page } from '@playwright/test';
import { expect, freshEmail, maskedFailure, signIn, signInAs, signOut, test } from '../support/fixtures.ts';
import { backOffice } from '../support/people.ts';

const TAKEN = 'Ya existe un usuario con ese correo registrado';
const CREATED = 'Nuevo técnico creado';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const submit = (page: Page) => page.getByRole('button', { name: 'Crear técnico' });
const toast = (page: Page, words: string) =>
  page.getByRole(words === CREATED ? 'status' : 'alert').filter({ hasText: words });

async function openForm(page: Page): Promise<void> {
  await signIn(page, 'admin', '/technicians/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo técnico' })).toBeVisible();
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const rocio = (email: string) => ({
  Nombre: 'Rocío',
  Apellidos: 'Galán Marín',
  'Correo electrónico': email,
  Teléfono: '600 00 00 50',
  Contraseña: 'Secreta1!',
});

/** Stops the page’s clock while submitting, so that its timers do not depend on the speed of the machine. */
async function submitWithClockStopped(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await submit(page).click();
  await expect(toast(page, CREATED)).toBeVisible();
}

test('an administrator creates a technician, who then signs in', async ({ page }) => {
  const email = freshEmail('rocio');
  await page.clock.install();
  await openForm(page);
  await fill(page, rocio(email));
  await submitWithClockStopped(page);
  await page.clock.runFor(2_800);
  await expect(submit(page)).toBeDisabled();
  await expect(page).toHaveURL('/technicians/new');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/technicians');
  await page.clock.resume();
  await signOut(page);
  await signInAs(page, email, 'Secreta1!');
  await expect(page.getByRole('heading', { level: 2, name: 'Mi día' })).toBeVisible();
});

test('the toast is at the top right, below the header, and closes after 3 seconds', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await fill(page, rocio(freshEmail('toast')));
  await submitWithClockStopped(page);
  const shown = toast(page, CREATED);
  await page.clock.runFor(2_500);
  const box = await shown.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(shown).toBeHidden();
});

test('name, surname, e-mail and password are required; the phone is not', async ({ page }) => {
  await openForm(page);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(field(page, 'Nombre')).toBeFocused();
  for (const label of ['Nombre', 'Apellidos', 'Correo electrónico', 'Contraseña']) {
    await expect(field(page, label)).toHaveAccessibleDescription(/Este campo es requerido/);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Teléfono')).not.toHaveAttribute('aria-invalid', 'true');
  await fill(page, {
    Nombre: 'Ana',
    Apellidos: 'Ñíguez',
    'Correo electrónico': freshEmail('ana'),
    Contraseña: '123456',
  });
  await submit(page).click();
  await expect(toast(page, CREATED)).toBeVisible();
});

test('an error message disappears as soon as the value is valid', { tag: '@once' }, async ({ page }) => {
  await openForm(page);
  await field(page, 'Correo electrónico').fill('esto no es');
  await field(page, 'Correo electrónico').blur();
  await expect(field(page, 'Correo electrónico')).toHaveAccessibleDescription(
    /Indica un correo electrónico válido/,
  );
  await field(page, 'Correo electrónico').fill('esto@si.es');
  await expect(field(page, 'Correo electrónico')).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'an invalid phone and a short password show an error at their fields',
  { tag: '@once' },
  async ({ page }) => {
    await openForm(page);
    await fill(page, { ...rocio(freshEmail('mal')), Teléfono: '112', Contraseña: '12345' });
    await submit(page).click();
    await expect(field(page, 'Teléfono')).toHaveAccessibleDescription(/Indica un teléfono válido/);
    await expect(field(page, 'Contraseña')).toHaveAccessibleDescription(
      /La contraseña debe tener al menos 6 caracteres/,
    );
    await expect(field(page, 'Teléfono')).toBeFocused();
  },
);

test(
  'an e-mail already in use shows a toast and an error at the field, and keeps the form as typed',
  { tag: '@once' },
  async ({ page }) => {
    await openForm(page);
    await fill(page, rocio('TECNICO@demo.es'));
    await submit(page).click();
    await expect(toast(page, TAKEN)).toBeVisible();
    await expect(field(page, 'Correo electrónico')).toHaveAccessibleDescription(new RegExp(TAKEN));
    await expect(field(page, 'Correo electrónico')).toHaveValue('TECNICO@demo.es');
    await expect(field(page, 'Contraseña')).toHaveValue('Secreta1!');
    await field(page, 'Correo electrónico').fill(freshEmail('otra'));
    await submit(page).click();
    await expect(toast(page, CREATED)).toBeVisible();
  },
);

test(
  'a retry after a lost answer creates only one technician',
  { tag: '@once' },
  async ({ page, trouble }) => {
    trouble.allow(/Failed to load resource/);
    const email = freshEmail('reintento');
    await openForm(page);
    await fill(page, rocio(email));
    // The response is lost, not the request: the technician exists and the browser does not know.
    await page.route(
      '**/graphql',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(page.getByText('Sin conexión. Comprueba la red e inténtalo de nuevo').first()).toBeVisible();
    await expect(field(page, 'Nombre')).toHaveValue('Rocío');
    await submit(page).click();
    await expect(toast(page, CREATED)).toBeVisible();
    const { firestore } = backOffice();
    const made = await firestore.collection('users').where('email', '==', email).get();
    expect(made.size).toBe(1);
  },
);

test(
  'an unexpected error shows its request id and keeps the form as typed',
  { tag: '@once' },
  async ({ page }) => {
    await openForm(page);
    await fill(page, rocio(freshEmail('error')));
    await page.route(
      '**/graphql',
      (route) =>
        route.fulfill({
          json: maskedFailure('req_7f3a-91c2-04be'),
        }),
      { times: 1 },
    );
    await submit(page).click();
    await expect(page.getByText('Algo ha fallado en el servidor. Inténtalo de nuevo').first()).toBeVisible();
    await expect(page.getByText('req_7f3a-91c2-04be').first()).toBeVisible();
    await expect(field(page, 'Apellidos')).toHaveValue('Galán Marín');
  },
);

test('Enter and Ctrl+S submit the form', { tag: '@once' }, async ({ page }) => {
  await openForm(page);
  await field(page, 'Nombre').press('Enter');
  await expect(field(page, 'Nombre')).toHaveAccessibleDescription(/Este campo es requerido/);
  await fill(page, rocio(freshEmail('teclado')));
  await field(page, 'Apellidos').press('Control+s');
  await expect(toast(page, CREATED)).toBeVisible();
});

test(
  'leaving with changes asks for confirmation, and a draft without the password survives a reload',
  { tag: '@once' },
  async ({ page }) => {
    await openForm(page);
    await fill(page, rocio(freshEmail('borrador')));
    await page.getByRole('link', { name: 'Servicios', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(page).toHaveURL('/technicians/new');
    page.on('dialog', (prompt) => void prompt.accept());
    await page.reload();
    await expect(field(page, 'Nombre')).toHaveValue('Rocío');
    await expect(field(page, 'Contraseña')).toHaveValue('');
    await page.getByRole('link', { name: 'Servicios', exact: true }).click();
    await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page).toHaveURL('/services');
  },
);

test('a double click creates one technician', { tag: '@once' }, async ({ page }) => {
  const email = freshEmail('doble');
  await openForm(page);
  await fill(page, rocio(email));
  await submit(page).dblclick();
  await expect(toast(page, CREATED)).toBeVisible();
  const { firestore } = backOffice();
  const made = await firestore.collection('users').where('email', '==', email).get();
  expect(made.size).toBe(1);
});

test(
  'markup, emoji and direction marks are stored as text and never run',
  { tag: '@once' },
  async ({ page }) => {
    const email = freshEmail('raro');
    await openForm(page);
    await fill(page, {
      ...rocio(email),
      Nombre: '<script>alert(1)</script>',
      Apellidos: '<img src=x onerror=alert(1)> 👩‍🔧 \u202Eabc',
    });
    page.on('dialog', () => {
      throw new Error('typed text ran as code');
    });
    await submit(page).click();
    await expect(page).toHaveURL('/technicians');
    const { firestore } = backOffice();
    const [made] = (await firestore.collection('users').where('email', '==', email).get()).docs;
    expect(made?.get('name')).toBe('<script>alert(1)</script>');
    expect(made?.get('lastName')).toBe('<img src=x onerror=alert(1)> 👩‍🔧 \u202Eabc');
    expect(JSON.stringify(made?.data())).not.toContain('Secreta1!');
  },
);
