import { emptyList } from '../support/answers.ts';
import { makeTechnician } from '../support/api.ts';
import { expect, freshEmail, freshWord, maskedFailure, signIn, test } from '../support/fixtures.ts';

test('the list shows name, e-mail, phone and state of real technicians', async ({ page }) => {
  await signIn(page, 'admin', '/technicians?q=ortega');
  const row = page.getByRole('row', { name: /Javier Ortega Ruiz/ });
  await expect(row).toContainText('tecnico@demo.es');
  await expect(row).toContainText('600 00 00 10');
  await expect(row).toContainText('Activo');
  await page.goto('/technicians?q=agente@demo.es');
  await expect(page.getByText('Ningún resultado con estos filtros')).toBeVisible();
});

test('search, state and order are in the URL, which opens the same list', async ({ page }) => {
  const word = freshWord();
  const [ana, zoe] = await Promise.all([
    makeTechnician({ email: freshEmail('ana'), name: 'Ána', lastName: `${word} Álvarez` }),
    makeTechnician({ email: freshEmail('zoe'), name: 'Zoe', lastName: `${word} Zúñiga` }),
  ]);
  await signIn(page, 'admin', '/technicians');
  await page.getByRole('textbox', { name: 'Buscar en la lista' }).fill(`ana ${word.toUpperCase()}`);
  const names = page.getByRole('table', { name: 'Técnicos' }).getByRole('rowheader');
  await expect(names).toHaveText([new RegExp(`${ana.name} ${ana.lastName}`)]);
  await page.getByRole('textbox', { name: 'Buscar en la lista' }).fill(word);
  await expect(names).toHaveText([new RegExp(ana.lastName), new RegExp(zoe.lastName)]);
  await page.getByRole('button', { name: 'Estado', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Activos' }).click();
  await expect(page.getByRole('button', { name: 'Estado: Activos' })).toBeVisible();
  await page.reload();
  await expect(names).toHaveText([new RegExp(ana.lastName), new RegExp(zoe.lastName)]);
  await expect(page.getByRole('button', { name: 'Estado: Activos' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(zoe.lastName) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${zoe.name} ${zoe.lastName}`);
  await page.goBack();
  await expect(names).toHaveText([new RegExp(ana.lastName), new RegExp(zoe.lastName)]);
});

test('a server error shows its request id and can be retried', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route(
    '**/graphql',
    (route) =>
      route.fulfill({
        json: maskedFailure('req_0000-1111-2222'),
      }),
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
  await expect(page.getByText('req_0000-1111-2222')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  // First in the alphabet: technicians made by other journeys may push later ones off the first page.
  await expect(page.getByText('sergio.acuna@ejemplo.es')).toBeVisible();
});

test('an empty list offers to create the first technician', async ({ page }) => {
  await signIn(page, 'admin');
  await emptyList(page, 'TechniciansPage', 'technicians');
  await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
  await expect(page.getByText('Todavía no hay técnicos')).toBeVisible();
  await page.getByRole('link', { name: 'Crear el primer técnico' }).click();
  await expect(page).toHaveURL('/technicians/new');
});
