import type { Page } from '@playwright/test';
import { makeClient, type MadeClient } from '../support/api.ts';
import { confirmation, demoPassword, expect, freshWord, inGroups, test } from '../support/fixtures.ts';
import { enter, tabTo, typeInto } from '../support/keyboard.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/');
  await typeInto(page, box(page, 'Correo electrónico'), 'agente@demo.es');
  await typeInto(page, box(page, 'Contraseña'), demoPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Tablero')).toBeVisible();
}

async function waveThrough(page: Page, other: MadeClient): Promise<void> {
  const panel = page.getByRole('region', { name: '¿Es la misma persona?' });
  await expect(panel).toContainText(other.legalName);
  await expect(panel).toContainText('Mismo teléfono');
  const choice = panel.getByRole('button', { name: 'Es otra persona' });
  await enter(page, choice);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
}

async function takeTheCall(page: Page, who: { lastName: string; phone: string }): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Prospectos', exact: true }).filter({ visible: true }));
  await expect(heading(page, 'Prospectos')).toBeFocused();
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Nuevo prospecto' }));
  await expect(heading(page, 'Nuevo prospecto')).toBeVisible();
  await expect(page.locator('main form').locator('input').first()).toBeFocused();
  await typeInto(page, box(page, 'Nombre'), 'Remedios');
  await typeInto(page, box(page, 'Apellidos'), who.lastName);
  await typeInto(page, box(page, 'Teléfono'), inGroups(who.phone));
  await typeInto(page, box(page, 'Necesidad'), 'La caldera no arranca');
}

async function convert(page: Page): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Convertir en cliente' }));
  await expect(heading(page, 'Convertir en cliente')).toBeVisible();
  await typeInto(page, box(page, 'Calle'), 'Calle de Embajadores');
  await typeInto(page, box(page, 'Número'), '35');
  await typeInto(page, box(page, 'Código postal'), '28012');
  await expect(page.getByText('Provincia: Madrid')).toBeVisible();
  await typeInto(page, box(page, 'Población'), 'Madrid');
}

async function askForService(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('checkbox', { name: 'Crear también el primer servicio' }));
  await page.keyboard.press('Space');
  // Without an accent: «Avería de c» left «ía de c» in the field typed into before.
  await typeInto(page, page.getByRole('combobox', { name: 'Tipo de servicio' }), 'Aver');
  await expect(box(page, 'Población')).toHaveValue('Madrid');
  await expect(box(page, 'Título')).toHaveValue('Avería de caldera');
  await expect(box(page, 'Descripción')).toHaveValue('La caldera no arranca');
}

async function addBoiler(page: Page, serialNumber: string): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Añadir equipo' }));
  await expect(heading(page, 'Nuevo equipo')).toBeVisible();
  const kind = page.getByRole('combobox', { name: 'Tipo de equipo' });
  await typeInto(page, kind, 'Cald');
  await expect(kind).toHaveValue('BOILER');
  await typeInto(page, box(page, 'Marca'), 'Vaillant');
  await typeInto(page, box(page, 'Modelo'), 'ecoTEC plus');
  await typeInto(page, box(page, 'Número de serie'), serialNumber);
  await enter(page, page.getByRole('button', { name: 'Crear equipo' }));
  await expect(confirmation(page, 'Nuevo equipo creado')).toBeVisible();
}

test('from a phone call to a client with a site and a boiler, using only the keyboard', async ({ page }) => {
  // A whole morning’s work, key by key.
  test.slow();
  const known = await makeClient();
  const lastName = freshWord();
  const name = `Remedios ${lastName}`;
  await signInByKeyboard(page);

  await takeTheCall(page, { lastName, phone: known.phone });
  await waveThrough(page, known);
  await page.keyboard.press('Control+s');
  await expect(confirmation(page, 'Prospecto creado')).toBeVisible();
  await expect(heading(page, name)).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Marcar como contactado' }));
  await expect(confirmation(page, `${name}: Contactado`)).toBeVisible();
  await expect(page.getByText('Respondido en', { exact: false })).toBeVisible();

  await convert(page);
  await askForService(page);
  // The question was answered when the prospect was created.
  await expect(page.getByRole('region', { name: '¿Es la misma persona?' })).toHaveCount(0);
  await enter(page, page.getByRole('button', { name: 'Convertir en cliente' }));
  await expect(confirmation(page, 'Prospecto convertido en cliente')).toBeVisible();
  await expect(page).toHaveURL(/\/clients\/\w{20}$/);
  await expect(heading(page, name)).toBeFocused();
  await expect(page.getByText('Calle de Embajadores 35, 28012 Madrid').first()).toBeVisible();

  await addBoiler(page, 'VT-2118-0042');
  await expect(heading(page, 'Caldera Vaillant ecoTEC plus')).toBeFocused();
  await enter(page, page.getByRole('main').getByRole('link', { name }));
  await expect(heading(page, name)).toBeFocused();
  const machines = page.getByRole('table', { name: 'Equipos' });
  await expect(machines.getByRole('row', { name: /Caldera Vaillant ecoTEC plus/ })).toContainText(
    'VT-2118-0042',
  );
  const tabs = page.getByRole('navigation', { name: 'Apartados del cliente' });
  await enter(page, tabs.getByRole('link', { name: 'Actividad' }));
  const timeline = page.getByRole('main').getByRole('listitem');
  await expect(timeline.filter({ hasText: 'Diego Salas añadió el equipo Caldera Vaillant' })).toBeVisible();
  await expect(
    timeline.filter({ hasText: 'Diego Salas dio de alta el cliente desde un prospecto' }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Anotar llamada' }));
  await enter(page, tabs.getByRole('link', { name: 'Servicios' }));
  const service = page.getByRole('main').getByRole('link', { name: 'Avería de caldera' });
  await enter(page, service);
  await expect(heading(page, 'Avería de caldera')).toBeFocused();
});
