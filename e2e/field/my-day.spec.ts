import type { Page } from '@playwright/test';
import { operationOf } from '../support/answers.ts';
import { makeClient, makeItem, type MadeItem } from '../support/api.ts';
import { axe, demoPassword, expect, test } from '../support/fixtures.ts';
import {
  addMaterial,
  addPhoto,
  goOffline,
  nextVisit,
  NO_NETWORK,
  openDay,
  part,
  sendPill,
} from '../support/phone.ts';
import { actsOn, makeService, makeType, makeWorker, plan, serviceNow, step, today } from '../support/work.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se ha aceptado' });

async function makeDay() {
  const [client, type, worker] = await Promise.all([makeClient(), makeType(), makeWorker()]);
  const service = await makeService(client, { typeId: type.id });
  const visit = await plan(service, { technicians: [worker], day: today(), from: '06:00', to: '07:00' });
  return { worker: { ...worker, password: demoPassword }, service, visit };
}

type Day = Awaited<ReturnType<typeof makeDay>>;

async function atWork(page: Page): Promise<Day> {
  const day = await makeDay();
  await step(day.worker.email, 'startVisit', { id: day.visit.id });
  await openDay(page, day.worker);
  await nextVisit(page).getByRole('link', { name: day.service.title }).click();
  await expect(title(page, day.service.title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  return day;
}

test('a visit is paused, resumed and ended as not completed, and its service waits to be scheduled again', async ({
  page,
}) => {
  test.slow();
  const { service } = await atWork(page);
  await page.getByRole('button', { name: 'Pausar' }).click();
  const pause = page.getByRole('dialog', { name: '¿Pausar la visita?' });
  await pause.getByText('Material', { exact: true }).click();
  await axe(page);
  await pause.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('main').getByText('Pausada')).toBeVisible();
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByRole('main').getByText('En curso')).toBeVisible();
  await addMaterial(page, 'Vaso de expansión 8 l', '2');

  await page.getByRole('button', { name: 'No completada' }).click();
  const end = page.getByRole('dialog', { name: '¿Dar la visita por no completada?' });
  await end.getByRole('button', { name: 'No completada' }).click();
  await expect(end.getByText('Este campo es requerido')).toHaveCount(2);
  await axe(page);
  await end.getByText('Parcial', { exact: true }).click();
  await end.getByText('Falta material', { exact: true }).click();
  await end.getByRole('textbox', { name: 'Nota' }).fill('Hace falta un vaso mayor');
  await end.getByRole('button', { name: 'No completada' }).click();
  await expect(page).toHaveURL('/');
  await expect(sendPill(page)).toHaveText('Todo enviado');
  const fields = 'status lines { text } visits { status outcome incompleteReason pauses { reason } }';
  expect(await serviceNow(service, fields)).toEqual({
    ...{ status: 'PENDING', lines: [{ text: 'Vaso de expansión 8 l' }] },
    visits: [
      {
        ...{ status: 'NOT_COMPLETED', outcome: 'PARTIAL', incompleteReason: 'MISSING_MATERIAL' },
        pauses: [{ reason: 'MATERIAL' }],
      },
    ],
  });
});

test('the visit and the service of another technician are not found by their address', async ({ page }) => {
  const [mine, other] = await Promise.all([makeDay(), makeDay()]);
  await openDay(page, mine.worker);
  for (const path of [
    `/visits/${other.visit.id}`,
    `/services/${other.service.id}`,
    '/visits/aaaaaaaaaaaaaaaaaaaa',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('No se ha encontrado'), path).toBeVisible();
    await expect(page.getByText(other.service.title), path).toHaveCount(0);
  }
  await page.goto(`/visits/${mine.visit.id}`);
  await expect(title(page, mine.service.title)).toBeVisible();
});

test('signing out asks when changes are unsent, and another person on the same phone does not send them', async ({
  page,
  trouble,
}) => {
  test.slow();
  const [{ worker, service }, colleague] = await Promise.all([atWork(page), makeDay()]);
  // Only the API is unreachable: other people can still sign in.
  trouble.allow(NO_NETWORK);
  const sent: string[] = [];
  let isCut = true;
  await page.route('**/graphql', (route) => {
    const operation = operationOf(route);
    if (operation !== 'AddVisitLine') return route.fallback();
    if (isCut) return route.abort('internetdisconnected');
    sent.push(operation);
    return route.fallback();
  });
  await addMaterial(page, 'Sonda de temperatura', '1');
  await page.goto('/');
  await expect(sendPill(page)).toHaveText('1 por enviar');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('dialog', { name: '¿Cerrar sesión con cambios por enviar?' });
  await expect(question).toContainText('Queda 1 cambio sin enviar');
  await axe(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(sendPill(page)).toHaveText('1 por enviar');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await question.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/auth/login');

  isCut = false;
  await openDay(page, colleague.worker);
  await expect(nextVisit(page)).toContainText(colleague.service.title);
  await expect(sendPill(page)).toHaveText('Todo enviado');
  await nextVisit(page).getByRole('button', { name: 'En camino' }).click();
  await expect.poll(() => actsOn(colleague.service)).toContain('travelToVisit');
  expect(sent).toEqual([]);
  expect(await serviceNow(service, 'lines { text }')).toEqual({ lines: [] });
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/auth/login');

  await openDay(page, worker);
  await expect
    .poll(() => serviceNow(service, 'lines { text }'))
    .toEqual({
      lines: [{ text: 'Sonda de temperatura' }],
    });
  await expect(sendPill(page)).toHaveText('Todo enviado');
  expect(sent).toEqual(['AddVisitLine']);
});

test('work the visit can no longer accept is filed with the office, with its lines and photos', async ({
  page,
  trouble,
}) => {
  test.slow();
  const { worker, service, visit } = await atWork(page);
  await goOffline(page, trouble);
  await addMaterial(page, 'Vaso de expansión 12 l', '3');
  await addPhoto(page, 'después');
  // A colleague completed the visit meanwhile: its lines now belong to the office.
  await step(worker.email, 'completeVisit', { id: visit.id, resolution: 'Lo terminó otra persona' });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Enviado a la oficina' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('La oficina lo está revisando')).toBeVisible();
  await expect(refusal(page)).toHaveCount(0);
  await axe(page);
  const asked =
    'lines { text } attachments { kind } visits { resolution } workReviews { status acts { operation line { text } } }';
  await expect
    .poll(() => serviceNow(service, asked))
    .toEqual({
      lines: [],
      attachments: [{ kind: 'AFTER' }],
      visits: [{ resolution: 'Lo terminó otra persona' }],
      workReviews: [
        { status: 'OPEN', acts: [{ operation: 'ADD_LINE', line: { text: 'Vaso de expansión 12 l' } }] },
      ],
    });
});

function catalogue(page: Page) {
  const add = part(page, 'Materiales').getByRole('button', { name: 'Añadir' });
  const dialog = page.getByRole('dialog', { name: 'Añadir una línea' });
  const picker = dialog.getByRole('combobox', { name: 'Artículo del catálogo' });
  const pick = async ({ ref, name }: MadeItem) => {
    await picker.fill(ref.toLowerCase());
    await dialog.getByRole('option', { name: new RegExp(ref) }).click();
    await expect(dialog.getByRole('textbox', { name: 'Concepto' })).toHaveValue(name);
  };
  return { add, dialog, picker, pick };
}

test('offline, catalogue items are picked by typing and arrive with their price', async ({
  page,
  trouble,
}) => {
  test.slow();
  const [valve, pump] = await Promise.all([
    makeItem({ name: 'Válvula de seguridad', priceCents: 4_321, vatPercent: 10 }),
    makeItem(),
  ]);
  const { service } = await atWork(page);
  const { add, dialog, picker, pick } = catalogue(page);
  await add.click();
  await expect(picker).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await goOffline(page, trouble);
  await add.click();
  await pick(valve);
  await axe(page);
  await dialog.getByRole('button', { name: 'Añadir otra' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: `Añadido: ${valve.name}` })).toBeVisible();
  await pick(pump);
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(part(page, 'Materiales').getByRole('listitem')).toHaveCount(2);
  await expect(part(page, 'Materiales')).toContainText(valve.ref);
  await page.context().setOffline(false);
  await expect(page.getByText('Todo enviado')).toBeVisible({ timeout: 60_000 });
  expect(await serviceNow(service, 'lines { text unitPriceCents vatPercent item { code } }')).toEqual({
    lines: [
      { text: valve.name, unitPriceCents: 4_321, vatPercent: 10, item: { code: valve.ref } },
      { text: pump.name, unitPriceCents: 1_250, vatPercent: 21, item: { code: pump.ref } },
    ],
  });
});

test('a note written offline arrives once, even if the first answer is lost', async ({ page, trouble }) => {
  test.slow();
  const { service } = await atWork(page);
  const notes = part(page, 'Notas');
  await goOffline(page, trouble);
  await notes.getByRole('textbox', { name: 'Nota nueva' }).fill('Gotea la válvula de seguridad');
  await notes.getByRole('button', { name: 'Añadir nota' }).click();
  const note = notes.getByRole('listitem');
  await expect(note).toContainText('Gotea la válvula de seguridad');
  await expect(note).toContainText('(por enviar)');
  await axe(page);

  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== 'AddVisitNote' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await page.context().setOffline(false);
  await expect(page.getByText('Todo enviado')).toBeVisible({ timeout: 60_000 });
  expect(lost).toBe(1);
  await expect(note).not.toContainText('(por enviar)');
  expect((await actsOn(service)).filter((name) => name === 'addNote')).toHaveLength(1);
  await page.reload();
  await expect(note).toHaveCount(1);
  await expect(note).toContainText('Gotea la válvula de seguridad');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // The app is cached once the page has settled, not while it loads.
  async function keepApp(page: Page): Promise<void> {
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(worker, { message: 'the app on the device', timeout: 60_000 }).toBe('activated');
  }

  test('the catalogue is there after a reload without a connection, and a line waits with its reference', async ({
    page,
    trouble,
  }) => {
    test.slow();
    const valve = await makeItem({ name: 'Válvula de tres vías', priceCents: 4_321 });
    const { service } = await atWork(page);
    const { add, dialog, picker, pick } = catalogue(page);
    const lines = part(page, 'Materiales').getByRole('listitem');
    await add.click();
    await expect(picker).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await keepApp(page);
    await goOffline(page, trouble);
    await page.reload();
    await expect(title(page, service.title)).toBeVisible();
    await add.click();
    await pick(valve);
    await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
    await expect(lines).toContainText([valve.ref]);
    await expect(page.getByText('1 cambio por enviar')).toBeVisible();
    await page.reload();
    await expect(lines).toContainText([valve.ref]);
    await page.context().setOffline(false);
    await expect(page.getByText('Todo enviado')).toBeVisible({ timeout: 60_000 });
    await expect(lines).toContainText([valve.ref]);
    expect(await serviceNow(service, 'lines { unitPriceCents item { code } }')).toEqual({
      lines: [{ unitPriceCents: 4_321, item: { code: valve.ref } }],
    });
  });

  test('offline, the day and its visit open again with the unsent changes, even after the app was closed', async ({
    page,
    trouble,
  }) => {
    test.slow();
    const { service } = await atWork(page);
    await keepApp(page);
    await goOffline(page, trouble);
    await addMaterial(page, 'Purgador', '1');
    // Until it shows as waiting the act is not stored, and closing the page would lose it.
    await expect(page.getByText('1 cambio por enviar')).toBeVisible();
    await page.reload();
    await expect(title(page, service.title)).toBeVisible();
    await expect(part(page, 'Materiales')).toContainText('Purgador');
    await page.goto('/');
    await expect(nextVisit(page)).toContainText(service.title);
    await expect(sendPill(page)).toHaveText('1 por enviar');

    // Nothing runs any more: whatever is shown now was stored on the device.
    await page.close();
    const again = await page.context().newPage();
    await again.goto('/');
    await expect(sendPill(again)).toHaveText('1 por enviar');
    await nextVisit(again).getByRole('link', { name: service.title }).click();
    await expect(part(again, 'Materiales')).toContainText('Purgador');
    await again.context().setOffline(false);
    await expect(again.getByText('Todo enviado')).toBeVisible({ timeout: 60_000 });
    expect(await serviceNow(service, 'lines { text }')).toEqual({ lines: [{ text: 'Purgador' }] });
    expect((await actsOn(service)).filter((name) => name === 'addServiceLine')).toHaveLength(1);
  });
});
