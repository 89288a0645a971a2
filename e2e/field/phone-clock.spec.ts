import type { Page } from '@playwright/test';
import { formatLocalDate, todayIn } from '../../domain/time/local-date.ts';
import { localOf } from '../../domain/time/time.ts';
import { confirmation, expect, signIn, test, type Trouble } from '../support/fixtures.ts';
import {
  doJob,
  expectAt,
  expectDone,
  heldOf,
  makeJob,
  openJob,
  type Job,
  type World,
} from '../support/field-job.ts';
import { backOffice } from '../support/people.ts';
import { deskWindow, NO_NETWORK } from '../support/phone.ts';
import { ZONE } from '../support/work.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Shifts the browser’s time `ago` ms into the past until that time has passed: the phone’s clock and the `Date` header
 * of every response. The server itself runs in the present, as when work arrives late.
 */
async function worldBefore(page: Page, { ago, ahead = 0 }: { ago: number; ahead?: number }) {
  let behind = ago;
  let isCut = false;
  await page.clock.install({ time: Date.now() - ago + ahead });
  await page.route('**/graphql', async (route) => {
    if (isCut || behind === 0) return route.fallback();
    const response = await route.fetch();
    const date = new Date(Date.now() - behind).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  const elapse = async (ms: number) => {
    behind -= ms;
    await page.clock.fastForward(ms);
  };
  return {
    now: () => Date.now() - behind,
    pass: (minutes: number) => elapse(minutes * MINUTE_MS),
    setClock: (off: number) => page.clock.setSystemTime(Date.now() - behind + off),
    cutOff() {
      isCut = true;
      return page.context().setOffline(true);
    },
    async comeBack() {
      await elapse(behind);
      isCut = false;
      await page.context().setOffline(false);
      await expect(page.getByText('Todo enviado')).toBeVisible({ timeout: 60_000 });
    },
  } satisfies World & Record<string, unknown>;
}

async function plannedBefore({ visit }: Job, { ago }: { ago: number }): Promise<void> {
  const createdAt = new Date(Date.now() - ago - 24 * HOUR_MS);
  await backOffice().firestore.doc(`visits/${visit.id}`).update({ createdAt });
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'El reloj de este móvil' });
const TOLD = { ahead: /va 2 h adelantado/, behind: /va 2 h atrasado/ };

/** A job done before a long weekend and sent now. */
async function lateJob(page: Page, trouble: Trouble) {
  const ago = 80 * HOUR_MS;
  const job = await makeJob(todayIn(ZONE, new Date(Date.now() - ago)));
  await plannedBefore(job, { ago });
  const world = await worldBefore(page, { ago });
  await openJob(page, job);
  trouble.allow(NO_NETWORK);
  await world.cutOff();
  const times = await doJob(page, world);
  await world.comeBack();
  return { job, times };
}

const unconfirmedAt = (desk: Page) => desk.getByRole('group', { name: /^Horas sin confirmar de la visita/ });

test('work sent after a long weekend is on the report with its own times, marked «sin confirmar» until the office confirms them', async ({
  page,
  trouble,
}) => {
  test.slow();
  const { job, times } = await lateJob(page, trouble);
  const { unconfirmedTimes, workedMinutes } = await expectDone(job, times);
  expect(unconfirmedTimes.toSorted()).toEqual(['ARRIVAL', 'FINISH', 'TRAVEL']);
  expect(workedMinutes).toBe(180);

  const desk = await deskWindow(page, trouble);
  await signIn(desk, 'agent');
  await desk.goto(`/services/${job.service.id}`);
  const unsure = unconfirmedAt(desk);
  await expect(unsure).toContainText('Sin confirmar: salida, llegada, fin');
  await unsure.getByRole('button', { name: 'Confirmar' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirmar horas' }).click();
  await expect(confirmation(desk, 'Horas confirmadas')).toBeVisible();
  await expect(unsure).toHaveCount(0);
  expect((await heldOf(job.service)).visits[0]?.unconfirmedTimes).toEqual([]);
});

test('corrected times of late work are in the timeline and in the report’s next version', async ({
  page,
  trouble,
}) => {
  test.slow();
  const { job, times } = await lateJob(page, trouble);
  const desk = await deskWindow(page, trouble);
  await signIn(desk, 'agent');
  await desk.goto(`/services/${job.service.id}`);
  await unconfirmedAt(desk).getByRole('button', { name: 'Corregir' }).click();
  const arrived = new Date(times.start.from + 15 * MINUTE_MS);
  const finished = new Date(arrived.getTime() + 150 * MINUTE_MS);
  const typed = (at: Date) => {
    const { day, time } = localOf(ZONE, at);
    return { time, text: `${formatLocalDate(day)} ${time}` };
  };
  const [from, to] = [typed(arrived), typed(finished)];
  const dialog = desk.getByRole('dialog', { name: '¿Cuáles son las horas correctas?' });
  await dialog.getByLabel('Llegada').fill(from.text);
  await dialog.getByLabel('Fin').fill(to.text);
  await dialog.getByLabel('Motivo').fill('Según el cliente');
  await dialog.getByRole('button', { name: 'Corregir horas' }).click();
  await expect(confirmation(desk, 'Horas corregidas')).toBeVisible();
  await expect(unconfirmedAt(desk)).toHaveCount(0);
  const entry = desk
    .getByRole('region', { name: 'Actividad' })
    .getByRole('listitem')
    .filter({ hasText: 'corrigió las horas de la visita' });
  await expect(entry).toContainText('Según el cliente');
  await expect(entry).toContainText(from.time);
  await expect(entry).toContainText(to.time);

  await desk
    .getByRole('region', { name: /^Partes/ })
    .getByRole('link', { name: /^PT-/ })
    .click();
  const sheet = desk.getByRole('main');
  await expect(sheet).toContainText('3 h 00 min (sin confirmar)');
  await sheet.getByRole('button', { name: 'Nueva versión' }).click();
  const revision = desk.getByRole('dialog', { name: /^¿Por qué se corrige PT-/ });
  await revision.getByLabel('Motivo').fill('Horas según el cliente');
  await revision.getByRole('button', { name: 'Guardar nueva versión' }).click();
  await expect(sheet).toContainText('2 h 30 min');
  await expect(sheet).toContainText(from.time);
  await expect(sheet).toContainText(to.time);
  await expect(sheet).not.toContainText('sin confirmar');
});

test('offline, three hours of work with a clock two hours ahead are three hours on the report', async ({
  page,
  trouble,
}) => {
  test.slow();
  const ago = 4 * HOUR_MS;
  const job = await makeJob();
  await plannedBefore(job, { ago });
  const world = await worldBefore(page, { ago, ahead: 2 * HOUR_MS });
  await openJob(page, job);
  await expect(notice(page)).toContainText(TOLD.ahead);
  trouble.allow(NO_NETWORK);
  await world.cutOff();
  const times = await doJob(page, world);
  await world.comeBack();
  expect(await expectDone(job, times)).toMatchObject({ workedMinutes: 180, unconfirmedTimes: [] });
});

test('offline, setting the clock back two hours does not change the times of the work', async ({
  page,
  trouble,
}) => {
  test.slow();
  const ago = 4 * HOUR_MS;
  const job = await makeJob();
  await plannedBefore(job, { ago });
  const world = await worldBefore(page, { ago });
  await openJob(page, job);
  await expect(notice(page)).toHaveCount(0);
  trouble.allow(NO_NETWORK);
  await world.cutOff();
  await world.setClock(-2 * HOUR_MS);
  const times = await doJob(page, world);
  await world.comeBack();
  await expect(notice(page)).toContainText(TOLD.behind);
  expect(await expectDone(job, times)).toMatchObject({ workedMinutes: 180, unconfirmedTimes: [] });
});

test('with a clock two hours ahead the timer of a started visit begins at zero', async ({ page }) => {
  const job = await makeJob();
  const world = await worldBefore(page, { ago: 0, ahead: 2 * HOUR_MS });
  await openJob(page, job);
  await expect(notice(page)).toContainText(TOLD.ahead);
  const from = world.now();
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await expect(page.getByRole('timer', { name: 'Tiempo de trabajo' })).toHaveText(/^0?0:0\d(:\d\d)?$/);
  const to = world.now();
  await expect(page.getByText('Todo enviado')).toBeVisible();
  const { visits } = await heldOf(job.service);
  expectAt(visits[0]?.arrivedAt ?? null, { from, to }, 'the start');
  expect(visits[0]?.unconfirmedTimes).toEqual([]);
});
