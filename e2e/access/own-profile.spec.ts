import type { Page } from '@playwright/test';
import { makeTechnician } from '../support/api.ts';
import {
  axe,
  confirmation,
  demoPassword,
  expect,
  freshEmail,
  secondWindow,
  signIn,
  signInAs,
  signOut,
  test,
} from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a technician requests an absence, an administrator approves it, and both see it', async ({
  page,
  trouble,
}) => {
  test.slow();
  const technician = await makeTechnician({ email: freshEmail('vacaciones') });
  const theirs = await secondWindow(page, trouble);
  await Promise.all([signIn(page, 'admin'), signInAs(theirs, technician.email, demoPassword)]);
  await theirs.goto('/settings/perfil');
  await theirs.getByRole('button', { name: 'Solicitar ausencia' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Solicitar ausencia' });
  await dialog.getByRole('button', { name: 'Solicitar' }).click();
  await expect(dialog.getByLabel('Desde')).toHaveAccessibleDescription(
    /Indica una fecha válida|Este campo es requerido/,
  );
  await dialog.getByLabel('Desde').fill('2027-03-01');
  await dialog.getByLabel('Hasta').fill('2027-03-07');
  await dialog.getByRole('textbox', { name: 'Nota' }).fill('Boda en Cádiz');
  await axe(theirs);
  await dialog.getByRole('button', { name: 'Solicitar' }).click();
  await expect(confirmation(theirs, 'Ausencia solicitada')).toBeVisible();
  await expect(theirs.getByText('Vacaciones · 7 días')).toBeVisible();

  await page.goto('/settings/ausencias');
  const request = page
    .getByRole('region', { name: 'Solicitudes' })
    .getByRole('listitem')
    .filter({ hasText: technician.lastName });
  await expect(request).toContainText('01/03/2027 – 07/03/2027');
  await request.getByRole('button', { name: 'Aprobar' }).click();
  await expect(confirmation(page, 'Ausencia aprobada')).toBeVisible();
  await expect(request).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Próximas ausencias' })).toContainText(technician.lastName);
  await theirs.reload();
  await expect(theirs.getByRole('region', { name: 'Mis ausencias' })).toContainText('La aprobó Elena Robles');
});

test('everyone changes their own profile and password', async ({ page, trouble }) => {
  test.slow();
  trouble.allow(/400/);
  const { email, password } = await makePerson('agent');
  await signInAs(page, email, password);
  await page.goto('/settings/perfil');
  await field(page, 'Nombre').fill('Nombrenuevo');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('status').filter({ hasText: /guardad/i })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await dialog.getByRole('textbox', { name: 'Contraseña actual' }).fill('no es esta');
  await dialog.getByRole('textbox', { name: 'Contraseña nueva' }).fill('otra distinta 1');
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const current = dialog.getByRole('textbox', { name: 'Contraseña actual' });
  await expect(current).toHaveAccessibleDescription(/La contraseña no es correcta/);
  await axe(page);
  await current.fill(password);
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(confirmation(page, 'Contraseña cambiada')).toBeVisible();
  await signOut(page);
  await signInAs(page, email, 'otra distinta 1');
  await expect(page.getByText(/^Nombrenuevo /)).toBeVisible();
});

test('ending the sessions on all devices ends them here and elsewhere', async ({ page, trouble }) => {
  const person = await makePerson('agent');
  const other = await secondWindow(page, trouble);
  await Promise.all([
    signInAs(page, person.email, person.password),
    signInAs(other, person.email, person.password),
  ]);
  await page.goto('/settings/perfil');
  await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cerrar sesión en todos los dispositivos?' });
  await dialog.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  trouble.allow(/400/);
  await other.goto('/clients');
  await expect(other).toHaveURL(/\/auth\/login/);
  await signInAs(page, person.email, person.password);
});
