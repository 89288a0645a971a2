import type { Page } from '@playwright/test';
import { begin, end } from '../support/alone.ts';
import { makeTechnician } from '../support/api.ts';
import { confirmation, expect, freshEmail, freshWord, signIn, test } from '../support/fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('the shared settings', () => {
  // Includes waiting for other tests that change the same list.
  test.describe.configure({ timeout: 300_000 });
  test.beforeEach(() => begin('settings'));
  test.afterEach(() => end('settings'));

  test('an administrator changes the company, and the change survives a reload', async ({ page }) => {
    await signIn(page, 'admin', '/settings');
    await expect(title(page, 'Configuración')).toBeVisible();
    await page.goto('/settings/empresa');
    await expect(field(page, 'Nombre')).not.toHaveValue('');
    const before = await field(page, 'Nombre').inputValue();
    const nif = await field(page, 'NIF').inputValue();
    await field(page, 'NIF').fill('B1234');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(field(page, 'NIF')).toHaveAccessibleDescription(/Indica un NIF válido/);
    await field(page, 'NIF').fill('B-86.120.474');
    const name = `Térmica ${freshWord()}`;
    await field(page, 'Nombre').fill(name);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(confirmation(page, 'Empresa guardada')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Nombre')).toHaveValue(name);
    await expect(field(page, 'NIF')).toHaveValue('B86120474');
    await field(page, 'NIF').fill(nif);
    await field(page, 'Nombre').fill(before);
    await field(page, 'Nombre').press('Enter');
    await expect(confirmation(page, 'Empresa guardada')).toBeVisible();
  });

  test('a skill in use cannot be deleted, and once retired it can no longer be chosen', async ({ page }) => {
    const skill = `Gases ${freshWord()}`;
    const [one, other] = await Promise.all([
      makeTechnician({ email: freshEmail('con-gases') }),
      makeTechnician({ email: freshEmail('sin-gases') }),
    ]);
    await signIn(page, 'admin', '/settings/competencias');
    await page.getByRole('button', { name: 'Añadir competencia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir competencia' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(skill);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(confirmation(page, 'Competencia guardada')).toBeVisible();

    await page.goto(`/technicians/${one.id}/profile`);
    await page.getByRole('checkbox', { name: skill }).check({ force: true });
    await page.getByRole('button', { name: 'Guardar perfil' }).click();
    await expect(confirmation(page, 'Perfil guardado')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Perfil' })).toContainText(skill);

    await page.goto('/settings/competencias');
    await page.getByRole('button', { name: `Acciones de ${skill}` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page
      .getByRole('dialog', { name: `¿Eliminar «${skill}»?` })
      .getByRole('button', { name: 'Eliminar' })
      .click();
    const refused = page.getByRole('dialog', { name: `«${skill}» está en uso` });
    await expect(refused).toContainText(/técnico/);
    await refused.getByRole('button', { name: 'Retirar' }).click();
    await expect(confirmation(page, `«${skill}» ya no se podrá elegir`)).toBeVisible();
    const row = page
      .getByRole('list', { name: 'Competencias' })
      .getByRole('listitem')
      .filter({ hasText: skill });
    await expect(row).toContainText('Retirado');

    await page.goto(`/technicians/${other.id}/profile`);
    await expect(page.getByRole('button', { name: 'Guardar perfil' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Climatización' })).toBeEnabled();
    await expect(page.getByRole('checkbox', { name: skill })).toHaveCount(0);
    await page.goto(`/technicians/${one.id}/profile`);
    await expect(page.getByRole('checkbox', { name: new RegExp(skill) })).toBeChecked();
  });

  test('an unused value can be deleted', async ({ page }) => {
    const motive = `Motivo ${freshWord()}`;
    await signIn(page, 'admin', '/settings/motivos');
    const list = page.getByRole('region', { name: 'Motivos de espera' });
    await list.getByRole('button', { name: 'Añadir motivo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir motivo de espera' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(motive);
    await dialog.getByRole('textbox', { name: 'Nombre' }).press('Enter');
    await expect(confirmation(page, 'Motivo guardado')).toBeVisible();
    await page.getByRole('button', { name: `Acciones de ${motive}` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page
      .getByRole('dialog', { name: `¿Eliminar «${motive}»?` })
      .getByRole('button', { name: 'Eliminar' })
      .click();
    await expect(confirmation(page, `«${motive}» se ha eliminado`)).toBeVisible();
    await expect(list).not.toContainText(motive);
  });

  test('a service type is created with its checklist in the given order', async ({ page }) => {
    const name = `Puesta a punto ${freshWord()}`;
    await signIn(page, 'admin', '/settings/tipos/new');
    await field(page, 'Nombre').fill(name);
    await page.getByRole('combobox', { name: 'Categoría' }).selectOption('Mantenimiento');
    await field(page, 'Duración de la visita').fill('90');
    for (const [index, text] of ['Limpiar filtros', 'Medir presión'].entries()) {
      await page.getByRole('button', { name: 'Añadir punto' }).click();
      const point = page.getByRole('group', { name: `Punto ${index + 1}` });
      await point.getByRole('textbox', { name: 'Qué se comprueba' }).fill(text);
    }
    await page
      .getByRole('group', { name: 'Punto 2' })
      .getByRole('combobox', { name: 'Respuesta' })
      .selectOption('Número');
    await page.getByRole('button', { name: 'Subir el punto 2' }).click();
    await page.getByRole('button', { name: 'Crear tipo de servicio' }).click();
    await expect(confirmation(page, 'Tipo de servicio guardado')).toBeVisible();
    await page.getByRole('link', { name }).click();
    const points = page.getByRole('textbox', { name: 'Qué se comprueba' });
    await expect(points).toHaveCount(2);
    await expect(
      page.getByRole('group', { name: 'Punto 1' }).getByRole('textbox', { name: 'Qué se comprueba' }),
    ).toHaveValue('Medir presión');
    await expect(
      page.getByRole('group', { name: 'Punto 2' }).getByRole('textbox', { name: 'Qué se comprueba' }),
    ).toHaveValue('Limpiar filtros');
  });

  test('a holiday is added and deleted', async ({ page }) => {
    const name = `Fiesta ${freshWord()}`;
    await signIn(page, 'admin', '/settings/festivos');
    await page.getByRole('button', { name: 'Añadir festivo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir festivo' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await dialog.getByLabel('Fecha').fill('2028-02-29');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const row = page
      .getByRole('list', { name: 'Próximos festivos' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(row).toContainText('29/02/2028, martes');
    await page.getByRole('button', { name: `Acciones de ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(row).toHaveCount(0);
  });
});

test('an agent can read the settings but change none', async ({ page }) => {
  await signIn(page, 'agent');
  for (const section of [
    'empresa',
    'tipos',
    'competencias',
    'zonas',
    'festivos',
    'motivos',
    'horario',
    'plazos',
  ]) {
    await page.goto(`/settings/${section}`);
    const main = page.getByRole('main');
    await expect(main, section).toContainText(
      'Solo lectura: un administrador puede cambiar la configuración.',
    );
    await expect(main.getByRole('textbox'), section).toHaveCount(0);
    await expect(main.getByRole('button', { name: /Añadir|Guardar|Acciones|Nuevo/ }), section).toHaveCount(0);
    await expect(main.getByRole('link', { name: /Nuevo|Añadir/ }), section).toHaveCount(0);
  }
  await page.goto('/settings/tipos');
  await page.getByRole('link', { name: 'Avería de caldera' }).click();
  await expect(title(page, 'Avería de caldera')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Lista de comprobación' })
      .getByRole('listitem')
      .filter({ hasText: 'obligatorio' }),
  ).not.toHaveCount(0);
});
