import type { Page } from '@playwright/test';
import { operationOf } from '../support/answers.ts';
import { makeClient } from '../support/api.ts';
import {
  expect,
  freshWord,
  inGroups,
  isPhone,
  maskedFailure,
  openFilters,
  signIn,
  test,
} from '../support/fixtures.ts';
import { goOffline } from '../support/phone.ts';
import { settled } from '../support/settled.ts';

const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar en la lista' });
const names = (page: Page) => page.getByRole('table', { name: 'Clientes' }).getByRole('rowheader');
const nothing = 'Ningún resultado con estos filtros';
/** The button of an empty list; the toolbar has its own. */
const showAll = (page: Page) =>
  page.locator('section').filter({ hasText: nothing }).getByRole('button', { name: 'Quitar filtros' });

async function makeThree() {
  const word = freshWord();
  const person = await makeClient({ legalName: `Íñigo Güemes ${word}` });
  const trade = { kind: 'COMPANY', nif: null, tradeName: 'El Ñandú' };
  const company = await makeClient({ ...trade, legalName: `${word} Ñandú, S. L.` });
  const community = await makeClient({ kind: 'COMMUNITY', legalName: `C. P. ${word} 14`, nif: null });
  return { word, person, company, community };
}

async function openList(page: Page, address = '/clients'): Promise<void> {
  await signIn(page, 'agent', address);
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
}

test(
  'a client is found without accents or capitals, by NIF, phone, code, trade name and street',
  { tag: '@once' },
  async ({ page }) => {
    const { word, person, company } = await makeThree();
    await openList(page);
    for (const [typed, found] of [
      [`INIGO guemes ${word.toUpperCase()}`, person.legalName],
      [`nandu ${word.toLowerCase()}`, company.legalName],
      [person.nif, person.legalName],
      [person.nif.toLowerCase(), person.legalName],
      [inGroups(person.phone), person.legalName],
      [`+34 ${inGroups(company.phone)}`, company.legalName],
      [company.code, company.legalName],
      [company.code.toLowerCase(), company.legalName],
      [`alcala ${word}`, null],
    ] as const) {
      await search(page).fill(typed);
      const all = [person.legalName, company.legalName, `C. P. ${word} 14`];
      const expected = found === null ? all : [found];
      await expect(names(page), typed).toHaveCount(expected.length);
      for (const each of expected) await expect(names(page).filter({ hasText: each }), typed).toHaveCount(1);
    }
  },
);

test(
  'search, kind and order are in the URL: reload, Back and a copied link give the same list',
  { tag: '@once' },
  async ({ page, context }) => {
    const { word, person, company, community } = await makeThree();
    const all = [community, person, company].map(({ legalName }) => legalName);
    await openList(page);
    await search(page).fill(word);
    await expect(names(page)).toContainText(all);
    await page
      .getByRole('group', { name: 'Tipo de cliente' })
      .getByRole('button', { name: 'Empresas' })
      .click();
    await expect(names(page)).toContainText([company.legalName]);
    await expect(names(page)).toHaveCount(1);
    await expect(page).toHaveURL(`/clients?q=${word}&tipo=COMPANY`);
    await page.reload();
    await expect(names(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue(word);
    await page.goBack();
    await expect(names(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Más recientes');
    await expect(page).toHaveURL(/orden=NEWEST/);
    const newest = [community, company, person].map(({ legalName }) => legalName);
    await expect(names(page)).toContainText(newest);
    const pasted = await context.newPage();
    await pasted.goto(page.url());
    await expect(names(pasted)).toContainText(newest);
    await names(page).filter({ hasText: person.legalName }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: person.legalName })).toBeVisible();
    await page.goBack();
    await expect(names(page)).toContainText(newest);
  },
);

test('the list can be filtered by agent, tag and town, and the filters can be removed', async ({ page }) => {
  const word = freshWord();
  const tagged = await makeClient({ legalName: `Uno ${word}`, tags: [word] });
  const away = { name: 'Tienda', address: { street: 'Calle Real', postalCode: '28901', city: 'Getafe' } };
  const elsewhere = await makeClient({ legalName: `Dos ${word}` }, away);
  await openList(page, `/clients?q=${word}`);
  await expect(names(page)).toHaveCount(2);
  await openFilters(page);
  for (const [label, typed, found] of [
    ['Etiqueta', word, tagged],
    ['Población', 'GETAFE', elsewhere],
  ] as const) {
    await page.getByRole('button', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: label === 'Etiqueta' ? '¿Qué etiqueta?' : '¿Qué población?',
    });
    const field = dialog.getByRole('combobox', { name: label });
    if (label === 'Etiqueta') {
      await field.fill(typed.slice(0, -1));
      await dialog.getByRole('option', { name: typed }).click();
    } else {
      await field.fill(typed);
      await dialog.getByRole('button', { name: 'Filtrar' }).click();
    }
    await expect(names(page)).toContainText([found.legalName]);
    await expect(names(page)).toHaveCount(1);
    await page.getByRole('button', { name: `Quitar filtro ${label}` }).click();
    await expect(names(page)).toHaveCount(2);
  }
  await page.getByRole('button', { name: 'Agente', exact: true }).click();
  await page.getByRole('combobox', { name: 'Agente' }).fill('diego');
  await page.getByRole('option', { name: 'Diego Salas' }).click();
  await expect(page.getByText(nothing)).toBeVisible();
  await showAll(page).click();
  await expect(page).toHaveURL('/clients');
});

test('a list with several pages can be paged forward and back', { tag: '@once' }, async ({ page }) => {
  test.slow();
  const word = freshWord();
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const number of numbers) await makeClient({ legalName: `${word} ${number}`, tags: [word] });
  await openList(page, `/clients?etiqueta=${word}&tam=10`);
  const first = numbers.slice(0, 10).map((number) => `${word} ${number}`);
  await expect(names(page)).toContainText(first);
  await expect(page.getByText('1–10 de 12 clientes con este filtro')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(names(page)).toContainText([`${word} 11`, `${word} 12`]);
  await expect(names(page)).toHaveCount(2);
  await page.reload();
  await expect(names(page)).toContainText([`${word} 11`, `${word} 12`]);
  await page.goBack();
  await expect(names(page)).toContainText(first);
  await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('25');
  await expect(names(page)).toHaveCount(12);
});

test(
  'a search without results says so, and one click shows the whole list',
  { tag: '@once' },
  async ({ page }) => {
    await openList(page);
    await search(page).fill('nadie se llama así de raro');
    await expect(page.getByText(nothing)).toBeVisible();
    await showAll(page).click();
    await expect(search(page)).toHaveValue('');
    await expect(names(page)).toHaveCount(25);
  },
);

test(
  'without a connection the list says so and can be retried',
  { tag: '@once' },
  async ({ page, context, trouble }) => {
    const { word, person } = await makeThree();
    await openList(page);
    await expect(names(page)).toHaveCount(25);
    await goOffline(page, trouble);
    await search(page).fill(`${word} inigo`);
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText('No se han podido cargar los clientes');
    await expect(problem).toContainText('Sin conexión. Comprueba la red e inténtalo de nuevo');
    await context.setOffline(false);
    await problem.getByRole('button', { name: 'Reintentar' }).click();
    await expect(names(page)).toContainText([person.legalName]);
  },
);

test(
  'a server error shows its request id, and retrying keeps the focus',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, 'agent');
    // What keeps the focus is fetched after the first screen.
    await settled(page);
    await page.route('**/graphql', (route) =>
      operationOf(route) === 'ClientsPage'
        ? route.fulfill({ json: maskedFailure('req_0000-1111-2222') })
        : route.fallback(),
    );
    await page.getByRole('link', { name: 'Clientes', exact: true }).filter({ visible: true }).click();
    await expect(page.getByText('req_0000-1111-2222')).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
    await expect(names(page)).toHaveCount(25);
    await expect(page.locator(':focus')).toBeVisible();
  },
);

test('a row opens its client, and its phone is a tel link', async ({ page }) => {
  const { word, person } = await makeThree();
  await openList(page, `/clients?q=${word}+guemes`);
  const row = page.getByRole('row', { name: new RegExp(person.legalName) });
  const phone = row.getByRole('link', { name: inGroups(person.phone) });
  await expect(phone).toHaveAttribute('href', `tel:${person.phone}`);
  await expect(row.getByText('Calle de Alcalá 21, Madrid')).toBeVisible();
  if (isPhone(page)) await row.getByText('Calle de Alcalá 21, Madrid').tap();
  else await row.getByText(person.nif).click();
  await expect(page.getByRole('heading', { level: 1, name: person.legalName })).toBeVisible();
});
