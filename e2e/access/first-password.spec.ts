import { axe, expect, fits, signInAs, signOut, test } from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';

test('a person with an initial password must replace it before using the app', async ({ page, trouble }) => {
  trouble.allow(/400/);
  const { email, password } = await makePerson('agent', { mustChangePassword: true });
  await page.goto('/clients');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elige tu contraseña' })).toBeVisible();
  await axe(page);
  await fits(page, 'the choice of a password');
  const fill = async (current: string, next: string) => {
    await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(current);
    await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill(next);
    await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  };
  await fill('no es esta', 'caldera azul martes');
  await expect(page.getByRole('textbox', { name: 'Contraseña actual' })).toHaveAccessibleDescription(
    /La contraseña no es correcta/,
  );
  // A reload does not skip this screen.
  await page.reload();
  await fill(password, 'caldera azul martes');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await signOut(page);
  await signInAs(page, email, 'caldera azul martes');
});
