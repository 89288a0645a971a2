import type { Page } from '@playwright/test';
import { makeProspect } from '../support/api.ts';
import {
  confirmation,
  expect,
  freshPhone,
  freshWord,
  inGroups,
  signIn,
  signOut,
  test,
} from '../support/fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

function dayFromToday(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
}

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a prospect needs a name and a phone or e-mail, and the form shows what is missing', async ({
  page,
}) => {
  await signIn(page, 'agent', '/customers/new');
  await page.getByRole('button', { name: 'Crear prospecto' }).click();
  await expect(field(page, 'Nombre')).toHaveAccessibleDescription(/Este campo es requerido/);
  await expect(field(page, 'Nombre')).toBeFocused();
  await expect(field(page, 'Teléfono')).toHaveAccessibleDescription(
    /Indica un teléfono o un correo electrónico/,
  );
  await field(page, 'NIF').fill('12345678A');
  await field(page, 'NIF').blur();
  await expect(field(page, 'NIF')).toHaveAccessibleDescription(/Indica un NIF válido/);
  await field(page, 'Código postal').fill('53001');
  await field(page, 'Código postal').blur();
  await expect(field(page, 'Código postal')).toHaveAccessibleDescription(/Indica un código postal válido/);
  await field(page, 'Teléfono').fill('112');
  await field(page, 'Teléfono').blur();
  await expect(field(page, 'Teléfono')).toHaveAccessibleDescription(/Indica un teléfono válido/);
});

test('a draft survives a reload, and a community has a legal name', async ({ page }) => {
  const name = `C. P. ${freshWord()}`;
  await signIn(page, 'agent', '/customers/new');
  await page.getByRole('radio', { name: 'Comunidad' }).check();
  await field(page, 'Razón social').fill(name);
  await field(page, 'Teléfono').fill(inGroups(freshPhone()));
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(field(page, 'Razón social')).toHaveValue(name);
  await expect(page.getByRole('radio', { name: 'Comunidad' })).toBeChecked();
  await page.getByRole('button', { name: 'Crear prospecto' }).click();
  await expect(title(page, name)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Datos' })).toContainText('Comunidad');
});

test('the next action is changed in place, and prospects are filtered by its due date', async ({ page }) => {
  const word = freshWord();
  const late = await makeProspect({ lastName: word, nextActionOn: dayFromToday(-3) });
  await signIn(page, 'agent', `/customers?q=${word}&accion=OVERDUE`);
  await page.getByRole('link', { name: late.displayName }).click();
  const next = page.getByRole('region', { name: 'Próxima acción' });
  await expect(next).toContainText(/Venció el/);
  await next.getByRole('button', { name: 'Cambiar' }).click();
  await next.getByLabel('Fecha de la próxima acción').fill(dayFromToday(0));
  await next.getByRole('button', { name: 'Guardar fecha' }).click();
  await expect(confirmation(page, 'Próxima acción guardada')).toBeVisible();
  await expect(next).toContainText('Hoy');
  await expect(next.getByRole('button', { name: 'Cambiar' })).toBeFocused();
  await page.goto(`/customers?q=${word}`);
  // The filter chip, not the column's heading.
  await page.getByRole('button', { name: 'Próxima acción', expanded: false }).click();
  await page.getByRole('menuitemradio', { name: 'Hoy' }).click();
  await expect(page.getByRole('link', { name: late.displayName })).toBeVisible();
  await page.getByRole('button', { name: 'Próxima acción: Hoy' }).click();
  await page.getByRole('menuitemradio', { name: 'Vencida' }).click();
  await expect(page.getByText('Ningún resultado con estos filtros')).toBeVisible();
});

test('a call note marks the prospect as answered and appears in the timeline', async ({ page }) => {
  const prospect = await makeProspect({ doNotContact: true });
  await signIn(page, 'agent', `/customers/${prospect.id}`);
  await expect(page.getByText('No contactar:')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pasar a Contactado' })).toBeChecked();
  await field(page, 'De qué se habló').fill('Quiere presupuesto\nantes del viernes');
  await page.getByRole('button', { name: 'Anotar llamada' }).click();
  await expect(confirmation(page, 'Llamada anotada')).toBeVisible();
  await expect(field(page, 'De qué se habló')).toHaveValue('');
  const activity = page.getByRole('region', { name: 'Actividad' }).getByRole('listitem');
  await expect(page.getByText('Respondido en', { exact: false })).toBeVisible();
  await expect(activity).toContainText([
    /a Contactado/,
    /Diego Salas registró una llamada.*Quiere presupuesto/s,
    /dio de alta el prospecto/,
  ]);
});

test('a prospect discarded by an agent can be restored only by an administrator', async ({ page }) => {
  test.slow();
  const { id, displayName } = await makeProspect();
  await signIn(page, 'agent', `/customers/${id}`);
  await chooseAction(page, 'Descartar');
  const dialog = page.getByRole('dialog', { name: `¿Descartar ${displayName}?` });
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog.getByText('Este campo es requerido')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Publicidad o broma' }).check();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(confirmation(page, `${displayName}: Descartado`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restaurar' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Convertir en cliente' })).toHaveCount(0);
  await signOut(page);
  await signIn(page, 'admin', `/customers/${id}`);
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(confirmation(page, `${displayName}: Nuevo`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Convertir en cliente' })).toBeVisible();
});
