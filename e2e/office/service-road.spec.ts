import type { Locator, Page } from '@playwright/test';
import { operationOf } from '../support/answers.ts';
import { makeClient, makeEquipment } from '../support/api.ts';
import { confirmation, demoPassword, expect, freshWord, signIn, test } from '../support/fixtures.ts';
import { readsSavedAndPrinted } from '../support/paper.ts';
import {
  addLabour,
  addMaterial,
  addPhoto,
  complete,
  goOffline,
  nextVisit,
  NO_NETWORK,
  openDay,
  part,
  phoneWindow,
  sendPill,
  sign,
} from '../support/phone.ts';
import { actsOn, idOf, makeWorker, serviceNow, today } from '../support/work.ts';

/** A service type of the demo data. */
const FIRST_LINES = [
  { kind: 'TRAVEL', text: 'Desplazamiento', quantityMilli: 1000, unit: 'UNIT' },
  { kind: 'LABOUR', text: 'Mano de obra, oficial de 1.ª', quantityMilli: 1500, unit: 'HOUR' },
];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function takeIn(page: Page, clientId: string, what: string): Promise<string> {
  await page.goto(`/clients/${clientId}/services`);
  await page.getByRole('main').getByRole('link', { name: 'Nuevo servicio' }).click();
  await expect(title(page, 'Nuevo servicio')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ubicación' })).not.toHaveValue('');
  await page.getByRole('checkbox', { name: /Caldera Vaillant/ }).check({ force: true });
  await page.getByRole('combobox', { name: 'Tipo de servicio' }).selectOption('Avería de caldera');
  await expect(page.getByRole('textbox', { name: 'Duración prevista' })).toHaveValue('90');
  await page.getByRole('textbox', { name: 'Título' }).fill(what);
  await page.getByRole('button', { name: 'Crear servicio' }).click();
  await expect(confirmation(page, 'Nuevo servicio creado')).toBeVisible();
  await expect(title(page, what)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Planned so that it works at any hour and on any weekday. */
async function planForToday(page: Page, technician: { lastName: string }): Promise<void> {
  await page.getByRole('button', { name: 'Programar visita' }).click();
  const dialog = page.getByRole('dialog', { name: /^Programar S-/ });
  await dialog.getByRole('combobox', { name: 'Técnico' }).fill(technician.lastName);
  await dialog.getByRole('option', { name: technician.lastName }).click();
  await dialog.getByLabel('Fecha').fill(today());
  await dialog.getByLabel('Inicio').fill('06:00');
  await expect(dialog.getByRole('status').filter({ hasText: 'Fuera de su horario' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Programar igualmente' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Visitas' })).toContainText('Programada');
}

/** By keyboard: once an answer is sent its mark disappears, and the points below would move under a pointer. */
const sayYes = (list: Locator, point: RegExp) =>
  list.getByRole('radiogroup', { name: point }).getByRole('radio', { name: 'Sí' }).press(' ');

async function answerChecklist(page: Page): Promise<void> {
  const list = part(page, 'Lista de comprobación');
  await list.getByRole('textbox', { name: 'Presión del circuito al llegar (bar)' }).fill('0,6');
  await list.getByRole('combobox', { name: 'Qué falla' }).selectOption('Agua caliente');
  await sayYes(list, /^Prueba de fugas de gas correcta/);
  await list.getByRole('textbox', { name: 'CO en el ambiente (ppm)' }).fill('0');
  await expect(list).toContainText('4 de 7');
}

async function answerTheRest(page: Page): Promise<void> {
  const list = part(page, 'Lista de comprobación');
  await list.getByRole('textbox', { name: 'Presión del circuito al marcharte (bar)' }).fill('1,4');
  await sayYes(list, /^Agua caliente y calefacción/);
  await expect(list).toContainText('6 de 7');
}

/** Lets the request to complete succeed but drops its response once. */
async function loseAnswer(page: Page): Promise<() => number> {
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== 'CompleteVisit') return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  return () => sent;
}

test('from a broken boiler to a closed service, with the technician offline during the work', async ({
  page,
  trouble,
}) => {
  // A whole day’s work of two people.
  test.setTimeout(240_000);
  trouble.allow(NO_NETWORK);
  const what = `No hay agua caliente ${freshWord()}`;
  const [client, gas] = await Promise.all([makeClient(), idOf('skills', 'Calderas de gas')]);
  const [worker] = await Promise.all([
    makeWorker({ skillIds: [gas] }),
    makeEquipment(client.siteId, { serialNumber: '21 18 24 0042' }),
  ]);
  await signIn(page, 'agent');
  const id = await takeIn(page, client.id, what);
  await planForToday(page, worker);

  const phone = await phoneWindow(page, trouble);
  await openDay(phone, { email: worker.email, password: demoPassword });
  await expect(nextVisit(phone)).toContainText('Caldera Vaillant ecoTEC plus');
  await nextVisit(phone).getByRole('button', { name: 'En camino' }).click();
  await nextVisit(phone).getByRole('button', { name: 'Iniciar' }).click();
  await expect(nextVisit(phone)).toContainText('En curso');
  await expect(sendPill(phone)).toHaveText('Todo enviado');
  await nextVisit(phone).getByRole('link', { name: 'Completar' }).click();
  await expect(title(phone, what)).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Completar' })).toBeDisabled();
  await answerChecklist(phone);
  await addPhoto(phone, 'antes');

  await goOffline(phone, trouble);
  await answerTheRest(phone);
  await addMaterial(phone, 'Vaso de expansión 8 l', '1');
  await addLabour(phone, 'Cambio del vaso', '1,5');
  await addPhoto(phone, 'después');
  await phone.getByRole('textbox', { name: 'Qué se ha hecho' }).fill('Cambiado el vaso y puesta a presión');
  await sign(phone, 'Remedios Lozano');
  await complete(phone);
  await expect(phone.getByRole('main')).toContainText(what);
  await expect(sendPill(phone)).toHaveText(/^\d+ por enviar$/);
  expect(await serviceNow({ id }, 'status lines { text } reports { id }')).toEqual({
    ...{ status: 'IN_PROGRESS', lines: FIRST_LINES.map(({ text }) => ({ text })), reports: [] },
  });

  const sent = await loseAnswer(phone);
  await phone.context().setOffline(false);
  await expect(sendPill(phone)).toHaveText('Todo enviado', { timeout: 60_000 });
  expect(sent()).toBe(2);
  await happenedOnce(id);

  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Finalizado');
  await closeAfterReading(page);
  await expect(page.getByRole('banner')).toContainText('Cerrado');
  expect(await serviceNow({ id }, 'status')).toEqual({ status: 'CLOSED' });
});

async function happenedOnce(id: string): Promise<void> {
  const fields = `status lines { kind text quantityMilli unit } visits { status } checklist { text answer }
    attachments { kind } reports { number signer { name } content { client { name } } }`;
  type Now = { attachments: { kind: string }[]; reports: object[] } & Record<string, unknown>;
  const now = await serviceNow<Now>({ id }, fields);
  expect(now).toMatchObject({
    status: 'FINISHED',
    lines: [
      ...FIRST_LINES,
      { kind: 'MATERIAL', text: 'Vaso de expansión 8 l', quantityMilli: 1000, unit: 'UNIT' },
      { kind: 'LABOUR', text: 'Cambio del vaso', quantityMilli: 1500, unit: 'HOUR' },
    ],
    visits: [{ status: 'COMPLETED' }],
    reports: [{ number: 1, signer: { name: 'Remedios Lozano' } }],
  });
  expect(now.reports).toHaveLength(1);
  expect(now.attachments.map(({ kind }) => kind).sort()).toEqual(['AFTER', 'BEFORE', 'SIGNATURE']);
  const acts = await actsOn({ id });
  const count = (action: string) => acts.filter((each) => each === action).length;
  for (const once of ['createService', 'scheduleVisit', 'travelToVisit', 'startVisit', 'completeVisit'])
    expect(count(once), once).toBe(1);
  expect(count('addServiceLine'), 'addServiceLine').toBe(2);
  expect(count('answerChecklist'), 'answerChecklist').toBe(6);
}

async function closeAfterReading(page: Page): Promise<void> {
  const report = page.getByRole('region', { name: /^Partes/ }).getByRole('link', { name: /^PT-/ });
  await expect(report).toHaveCount(1);
  await report.click();
  const paper = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: /^PT-/ })).toBeVisible();
  await expect(paper).toContainText('Cambiado el vaso y puesta a presión');
  await expect(paper).toContainText('Vaso de expansión 8 l');
  await expect(paper.getByRole('row', { name: /^Cambio del vaso/ })).toContainText('1,5 h');
  await expect(paper).toContainText('Remedios Lozano');
  await readsSavedAndPrinted(page, { pictures: 3 });
  await page.getByRole('link', { name: 'Ver servicio' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar servicio' }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Cerrar S-/ });
  await expect(dialog).toContainText('Hay líneas sin precio');
  await dialog.getByRole('button', { name: 'Cerrar servicio' }).click();
  await expect(confirmation(page, 'Servicio cerrado')).toBeVisible();
}
