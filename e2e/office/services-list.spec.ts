import type { Page } from '@playwright/test';
import { addDays, formatLocalDate } from '../../domain/time/local-date.ts';
import { makeClient } from '../support/api.ts';
import {
  axe,
  confirmation,
  expect,
  fits,
  freshWord,
  isCovered,
  openFilters,
  secondWindow,
  signIn,
  signInAs,
  test,
} from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';
import { makeFinished, makeService, makeType, makeWorker, plan, serviceNow, today } from '../support/work.ts';

const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar en la lista' });
const rows = (page: Page) => page.getByRole('table', { name: 'Servicios' }).getByRole('rowheader');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const status = (page: Page) => page.getByRole('banner');
const bar = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function choose(page: Page, filter: string, value: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: filter, exact: true }).click();
  await page.getByRole('menuitemradio', { name: value }).click();
}

async function makeThree() {
  const word = freshWord();
  const [client, type, worker] = await Promise.all([makeClient(), makeType(), makeWorker()]);
  const service = (what: string, own: object = {}) =>
    makeService(client, { typeId: type.id, title: `${what} ${word}`, ...own });
  // Due in two weeks: at a weekend both deadlines would move to the same opening hour.
  const waits = await service('Avería', { notBefore: `${addDays(today(), 14)}T10:00:00.000Z` });
  const planned = await service('Calentador', { priority: 'URGENT' });
  await plan(planned, { technicians: [worker], day: today(), from: '22:00', to: '23:00' });
  const done = await makeFinished(client, type.id, { title: `Instalación ${word}` });
  return { word, client, type, worker, waits, planned, done };
}

async function openService(page: Page, { id, title: name }: { id: string; title: string }): Promise<void> {
  await page.goto(`/services/${id}`);
  await expect(title(page, name)).toBeVisible();
}

test('services are found by search and filters, which are in the URL', async ({ page, context }) => {
  test.slow();
  const { word, client, type, worker, waits, planned, done } = await makeThree();
  await signIn(page, 'agent', '/services');
  await search(page).fill(word.toLowerCase());
  // By deadline: the most urgent first, finished ones not at all.
  await expect(rows(page)).toHaveText([planned.title, waits.title]);
  await page.getByRole('group', { name: 'Qué servicios' }).getByRole('button', { name: 'Todos' }).click();
  await expect(rows(page)).toHaveCount(3);
  await openFilters(page);
  await choose(page, 'Estado', 'Finalizado');
  await expect(rows(page)).toHaveText([done.title]);
  await expect(page).toHaveURL(`/services?q=${word.toLowerCase()}&estado=FINISHED`);
  await page.reload();
  await expect(rows(page)).toHaveText([done.title]);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);

  await page.goto(`/services?q=${word}`);
  await openFilters(page);
  await choose(page, 'Prioridad', 'Urgente');
  await expect(rows(page)).toHaveText([planned.title]);
  await page.getByRole('button', { name: 'Quitar filtro Prioridad' }).click();
  await choose(page, 'Tipo', type.name);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Técnico', exact: true }).click();
  await page.getByRole('combobox', { name: 'Técnico' }).fill(worker.lastName);
  await page.getByRole('option', { name: `${worker.name} ${worker.lastName}` }).click();
  await expect(rows(page)).toHaveText([planned.title]);
  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expect(rows(pasted)).toHaveText([planned.title]);
  // On a small phone a row is a card.
  await pasted.setViewportSize({ width: 360, height: 740 });
  await expect(pasted.getByRole('cell', { name: planned.code })).toBeVisible();
  await fits(pasted, 'a card');
  await pasted.goto(`/services?cliente=${client.id}&desde=${today()}&hasta=${today()}`);
  await expect(rows(pasted)).toContainText([planned.title]);
  await expect(pasted.getByRole('button', { name: `Cliente: ${client.legalName}` })).toBeVisible();
  await pasted.goto(`/services?q=${word}&vencidos=si`);
  await expect(pasted.getByText('Ningún resultado con estos filtros')).toBeVisible();
});

test('a service is put on hold with a reason and resumed, cancelled with its visit, and reopened', async ({
  page,
}) => {
  test.slow();
  const { planned, worker } = await makeThree();
  await signIn(page, 'agent');
  await openService(page, planned);
  const menu = page.getByRole('button', { name: 'Más acciones' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Poner en espera' }).click();
  const hold = page.getByRole('dialog', { name: '¿Por qué queda en espera?' });
  await hold.getByRole('button', { name: 'Poner en espera' }).click();
  await expect(hold.getByRole('combobox', { name: 'Motivo' })).toHaveAccessibleDescription(
    /Este campo es requerido/,
  );
  await hold.getByRole('combobox', { name: 'Motivo' }).selectOption('Falta material');
  await hold.getByRole('textbox', { name: 'Nota' }).fill('Llega el jueves');
  await hold.getByRole('button', { name: 'Poner en espera' }).click();
  await expect(confirmation(page, 'Servicio en espera')).toBeVisible();
  await expect(status(page)).toContainText('En espera');
  await expect(page.getByRole('main')).toContainText('Falta material. Llega el jueves');
  await bar(page, 'Reanudar').click();
  await expect(confirmation(page, 'Servicio reanudado')).toBeVisible();
  // The toast covers the menu, and stays while the mouse rests on it.
  await page.getByRole('button', { name: 'Cerrar aviso' }).last().click();
  await expect(status(page)).toContainText('Programado');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Anular servicio' }).click();
  const cancel = page.getByRole('dialog', { name: `¿Anular ${planned.code}?` });
  await expect(cancel).toContainText('También se anula la visita que tiene programada');
  await cancel.getByRole('combobox', { name: 'Motivo' }).selectOption('Lo pide el cliente');
  await cancel.getByRole('button', { name: 'Anular servicio' }).click();
  await expect(confirmation(page, 'Servicio anulado')).toBeVisible();
  await expect(status(page)).toContainText('Anulado');
  await expect(page.getByRole('region', { name: 'Visitas' })).toContainText(worker.lastName);
  const fields = 'status visits { status }';
  expect(await serviceNow(planned, fields)).toEqual({
    status: 'CANCELLED',
    visits: [{ status: 'CANCELLED' }],
  });

  await bar(page, 'Reabrir').click();
  const reopen = page.getByRole('dialog', { name: `¿Por qué se reabre ${planned.code}?` });
  await reopen.getByRole('textbox', { name: 'Motivo' }).fill('El cliente vuelve a llamar');
  await reopen.getByRole('button', { name: 'Reabrir' }).click();
  await expect(confirmation(page, 'Servicio reabierto')).toBeVisible();
  await expect(status(page)).toContainText('Pendiente de asignar');
  await expect(page.getByRole('region', { name: 'Actividad' })).toContainText('El cliente vuelve a llamar');
});

test('a service on hold until a day leaves the plan, and the day is shown in the list', async ({ page }) => {
  test.slow();
  const { word, planned, worker } = await makeThree();
  const until = formatLocalDate(addDays(today(), 11));
  await signIn(page, 'agent');
  await openService(page, planned);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Poner en espera' }).click();
  const hold = page.getByRole('dialog', { name: '¿Por qué queda en espera?' });
  await hold.getByRole('combobox', { name: 'Motivo' }).selectOption('Falta material');
  await hold.getByLabel('Hasta cuándo').fill(formatLocalDate(today()));
  await hold.getByRole('radio', { name: /^Devolverla a la bandeja/ }).check();
  await expect(hold.getByRole('group', { name: 'Su visita programada' })).toContainText(worker.name);
  await hold.getByRole('button', { name: 'Poner en espera' }).click();
  await expect(hold.getByLabel('Hasta cuándo')).toHaveAccessibleDescription(/Elige un día posterior a hoy/);
  await hold.getByLabel('Hasta cuándo').fill(until);
  await hold.getByRole('textbox', { name: 'Nota' }).fill('Falta la válvula de tres vías. '.repeat(12));
  await hold.getByRole('button', { name: 'Poner en espera' }).click();
  const toast = confirmation(page, 'Servicio en espera');
  await expect(toast).toBeVisible();
  expect(await isCovered(page.getByText(`En espera hasta el ${until}`), toast)).toBe(false);
  expect(await serviceNow(planned, 'status visits { status reason }')).toEqual({
    status: 'ON_HOLD',
    visits: [{ status: 'CANCELLED', reason: null }],
  });
  await page.goto('/services');
  await search(page).fill(word.toLowerCase());
  await expect(page.getByRole('row').filter({ hasText: planned.title })).toContainText(`Hasta el ${until}`);
  await openService(page, planned);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar la espera' }).click();
  const change = page.getByRole('dialog', { name: '¿Hasta cuándo sigue en espera?' });
  await expect(change.getByRole('combobox', { name: 'Motivo' })).toHaveValue(/./);
  const later = formatLocalDate(addDays(today(), 25));
  await change.getByLabel('Hasta cuándo').fill(later);
  await axe(page);
  await change.getByRole('button', { name: 'Cambiar la espera' }).click();
  await expect(confirmation(page, 'Espera cambiada')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`En espera hasta el ${later}`);
  await expect(page.getByRole('region', { name: 'Actividad' })).toContainText(
    'cambió la espera del servicio',
  );
  await bar(page, 'Reanudar').click();
  await expect(status(page)).toContainText('Pendiente de asignar');
});

test('a finished service is listed for review with what is missing for invoicing, and leaves the list when closed', async ({
  page,
}) => {
  test.slow();
  const { word, done } = await makeThree();
  await signIn(page, 'agent', `/services/review?q=${word}`);
  const row = page.getByRole('table', { name: 'Servicios por revisar' }).getByRole('row');
  const mine = row.filter({ hasText: done.title });
  await expect(mine).toContainText('Falta la dirección fiscal');
  await expect(mine).toContainText('No hay líneas');
  await mine.getByRole('button', { name: 'Cerrar' }).click();
  const close = page.getByRole('dialog', { name: `¿Cerrar ${done.code}, ${done.title}?` });
  await expect(close.getByRole('listitem')).toHaveText(['Falta la dirección fiscal', 'No hay líneas']);
  await close.getByRole('button', { name: 'Cerrar servicio' }).click();
  await expect(confirmation(page, 'Servicio cerrado')).toBeVisible();
  await expect(page.getByText('Ningún resultado con estos filtros')).toBeVisible();
  expect(await serviceNow(done, 'status')).toEqual({ status: 'CLOSED' });
  await openService(page, done);
  await expect(status(page)).toContainText('Cerrado');
  await expect(page.getByRole('main').getByRole('link', { name: 'Editar' })).toHaveCount(0);
});

test('of two people editing a service, the second sees both versions, and an action on an outdated version is refused', async ({
  page,
  trouble,
}) => {
  test.slow();
  const { waits } = await makeThree();
  const colleague = await makePerson('agent');
  const other = await secondWindow(page, trouble);
  await Promise.all([signIn(page, 'agent'), signInAs(other, colleague.email, colleague.password)]);
  await openService(page, waits);
  await other.goto(`/services/${waits.id}/edit`);
  const box = (where: Page, name: string) => where.getByRole('textbox', { name, exact: true });
  await expect(box(other, 'Título')).toHaveValue(waits.title);
  await page.getByRole('main').getByRole('link', { name: 'Editar' }).click();
  await box(page, 'Título').fill(`${waits.title} en la cocina`);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(title(page, `${waits.title} en la cocina`)).toBeVisible();

  await box(other, 'Título').fill(`${waits.title} en el baño`);
  await box(other, 'Lo que dice el cliente').fill('Gotea desde ayer');
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = other.getByRole('dialog', { name: 'Alguien ha guardado cambios mientras editabas' });
  const both = dialog.getByRole('group', { name: /^Título/ });
  await expect(both).toContainText('en la cocina');
  await both.getByRole('radio', { name: /^Tu versión/ }).check();
  await dialog.getByRole('button', { name: 'Guardar la combinación' }).click();
  await expect(title(other, `${waits.title} en el baño`)).toBeVisible();
  expect(await serviceNow(waits, 'title description')).toEqual({
    ...{ title: `${waits.title} en el baño`, description: 'Gotea desde ayer' },
  });

  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Anular servicio' }).click();
  const cancel = page.getByRole('dialog', { name: `¿Anular ${waits.code}?` });
  await cancel.getByRole('combobox', { name: 'Motivo' }).selectOption('Duplicado');
  await cancel.getByRole('button', { name: 'Anular servicio' }).click();
  await expect(cancel).toContainText(
    /Persona De Prueba ha cambiado este servicio (ahora mismo|hace .+) \(\d\d:\d\d\)/,
  );
  expect(await serviceNow(waits, 'status')).toEqual({ status: 'PENDING' });
  await cancel.getByRole('button', { name: 'Anular servicio' }).click();
  await expect(confirmation(page, 'Servicio anulado')).toBeVisible();
});
