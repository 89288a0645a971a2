import type { Page } from '@playwright/test';
import { addDays } from '../../domain/time/local-date.ts';
import { act, AGENT } from '../support/api.ts';
import { axe, confirmation, expect, signIn, test, type Trouble } from '../support/fixtures.ts';
import {
  doJob,
  expectDone,
  expectFiled,
  makeJob,
  openJob,
  type Held,
  type Job,
} from '../support/field-job.ts';
import { deskWindow, goOffline, part, sendPill } from '../support/phone.ts';
import { at, makeWorker, plan, today } from '../support/work.ts';

const ACCEPTED = ['ALREADY_PLANNED', 'HOLIDAY', 'OUTSIDE_HOURS', 'OUTSIDE_ZONES', 'MISSING_SKILL'];

const ACTS = {
  async annuls({ visit }: Job) {
    const input = { id: visit.id, version: visit.version, reason: 'Llamó el cliente' };
    await act(AGENT, 'cancelVisit', 'CancelVisitInput', input, '');
  },
  async 'gives to somebody else'(job: Job) {
    await move(job, { technicianIds: [(await makeWorker()).id] });
  },
  async 'moves to another day'(job: Job) {
    const day = addDays(today(), 4);
    await move(job, { start: at(day, '06:00'), end: at(day, '07:00') });
  },
  async ends({ visit }: Job) {
    const input = { id: visit.id, outcome: 'NOT_DONE', reason: 'CUSTOMER_ABSENT' };
    await act(AGENT, 'endVisitIncomplete', 'EndVisitIncompleteInput', input, '');
  },
};

async function move({ visit: { id, version }, worker }: Job, changes: object): Promise<void> {
  const slot = {
    technicianIds: [worker.id],
    ...{ start: at(today(), '06:00'), end: at(today(), '07:00') },
    ...changes,
  };
  const input = { id, version, acceptedWarnings: ACCEPTED, ...slot };
  await act(AGENT, 'moveVisit', 'MoveVisitInput', input, '');
}

/** Completes the whole job offline while the office changes the visit with `office`. */
async function workUnheard(page: Page, trouble: Trouble, office: keyof typeof ACTS) {
  test.slow();
  const job = await makeJob();
  await openJob(page, job);
  await goOffline(page, trouble);
  const [times] = await Promise.all([doJob(page), ACTS[office](job)]);
  await expectKept(page);
  return { job, times };
}

/** Waits until everything is stored: closing the page earlier would lose it («Guardando…»). */
async function expectKept(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Volver a Mi día' }).first().click();
  await expect(sendPill(page)).toHaveText('7 por enviar');
}

async function comeBack(page: Page, { service }: Job): Promise<void> {
  await page.context().setOffline(false);
  await page.goto('/');
  await expect(sendPill(page)).toHaveText('Todo enviado', { timeout: 60_000 });
  const sent = part(page, 'Enviado a la oficina');
  await expect(sent).toContainText(service.title);
  await expect(sent).toContainText('La oficina lo está revisando');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(part(page, 'Escrito y sin enviar')).toHaveCount(0);
}

const decide = (
  verb: 'applyWorkReview' | 'rejectWorkReview',
  inputType: string,
  { workReviews: [review] }: Held,
  more: object = {},
) => act(AGENT, verb, inputType, { id: review?.id, version: review?.version, ...more }, '');

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline work on a visit the office cancels is filed, survives closing the app, and once applied is on the report', async ({
    page,
    trouble,
  }) => {
    test.slow();
    const job = await makeJob();
    await openJob(page, job);
    const kept = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(kept, { message: 'the app on the device', timeout: 60_000 }).toBe('activated');
    await goOffline(page, trouble);
    const [times] = await Promise.all([doJob(page), ACTS.annuls(job)]);
    await expectKept(page);
    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto('/');
    await expect(sendPill(again)).toHaveText('7 por enviar');
    await comeBack(again, job);
    await decide('applyWorkReview', 'ApplyWorkReviewInput', await expectFiled(job, times));
    const { unconfirmedTimes } = await expectDone(job, times);
    expect(unconfirmedTimes).toEqual([]);
    await again.goto(`/visits/${job.visit.id}`);
    await expect(part(again, 'Enviado a la oficina')).toContainText('La oficina lo ha aplicado a la visita');
  });
});

test('offline work on a visit the office reassigns is filed; once rejected the technician reads why', async ({
  page,
  trouble,
}) => {
  const { job, times } = await workUnheard(page, trouble, 'gives to somebody else');
  await comeBack(page, job);
  const held = await expectFiled(job, times);
  expect(held.visits[0]?.technicians).not.toContainEqual({ id: job.worker.id });
  const reason = 'Ya lo había hecho Nuria por la mañana';
  await decide('rejectWorkReview', 'RejectWorkReviewInput', held, { reason });
  await page.reload();
  const sent = part(page, 'Enviado a la oficina');
  await expect(sent).toContainText('La oficina lo ha rechazado');
  await expect(sent).toContainText(reason);
  await axe(page);
});

test('offline work on a visit the office moves to another day is filed, and once applied has its own times', async ({
  page,
  trouble,
}) => {
  const { job, times } = await workUnheard(page, trouble, 'moves to another day');
  await comeBack(page, job);
  const held = await expectFiled(job, times);
  await decide('applyWorkReview', 'ApplyWorkReviewInput', held);
  await expectDone(job, times);
});

test('offline work on a visit the office ends is filed and can be moved to another visit of the service', async ({
  page,
  trouble,
}) => {
  const { job, times } = await workUnheard(page, trouble, 'ends');
  await comeBack(page, job);
  await expectFiled(job, times);
  const slot = { technicians: [job.worker], day: today(), from: '08:00', to: '09:00' };
  const other = await plan(job.service, slot);
  const desk = await deskWindow(page, trouble);
  await signIn(desk, 'agent');
  await desk.goto(`/services/${job.service.id}`);
  const filed = desk.getByRole('region', { name: 'Trabajo por revisar' });
  await filed.getByRole('button', { name: 'Añadir a otra visita' }).click();
  const question = desk.getByRole('dialog', { name: /^¿A qué visita va el trabajo de/ });
  await expect(question).toBeVisible();
  await axe(desk);
  await question.getByRole('button', { name: 'Añadir a la visita' }).click();
  await expect(confirmation(desk, 'Trabajo añadido a la visita')).toBeVisible();
  await expectDone(job, times, other.id);
  await page.goto(`/visits/${job.visit.id}`);
  await expect(part(page, 'Enviado a la oficina')).toContainText('La oficina lo ha pasado a otra visita');
});
