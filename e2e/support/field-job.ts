import type { Page } from '@playwright/test';
import { ADMIN, ask, makeClient } from './api.ts';
import { demoPassword, expect } from './fixtures.ts';
import { addMaterial, addPhoto, openDay, part, sign } from './phone.ts';
import { settled } from './settled.ts';
import { makeService, makeType, makeWorker, plan, serviceNow, today } from './work.ts';

export async function makeJob(day = today()) {
  const asks = { requiresSignature: true, minPhotos: 1 };
  const [client, type, worker] = await Promise.all([makeClient(), makeType(asks), makeWorker()]);
  const service = await makeService(client, { typeId: type.id });
  const visit = await plan(service, { technicians: [worker], day, from: '06:00', to: '07:00' });
  return { worker: { ...worker, password: demoPassword }, service, visit };
}

export type Job = Awaited<ReturnType<typeof makeJob>>;

export async function openJob(page: Page, { worker, service, visit }: Job): Promise<void> {
  await openDay(page, worker);
  await page.goto(`/visits/${visit.id}`);
  await expect(page.getByRole('heading', { level: 1, name: service.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'En camino' })).toBeVisible();
  // The visit's dialogs load lazily behind it.
  await settled(page);
}

const [MATERIAL, NOTE, TEXT, SIGNER] = [
  'Vaso de expansión 8 l',
  'Gotea la válvula',
  'Cambiado el vaso',
  'Remedios Lozano',
];

export type Tapped = { from: number; to: number };
export type JobTimes = { travel: Tapped; start: Tapped; end: Tapped };

export type World = { now: () => number; pass: (minutes: number) => Promise<void> };
const THIS_ONE: World = { now: Date.now, pass: () => Promise.resolve() };

async function tapped(world: World, tap: () => Promise<void>): Promise<Tapped> {
  const from = world.now();
  await tap();
  return { from, to: world.now() };
}

/** Ten minutes of travel and three hours of work, if the world's clock can be moved. */
export async function doJob(page: Page, world = THIS_ONE): Promise<JobTimes> {
  const steps = page.getByRole('group', { name: 'Siguiente paso' });
  const travel = await tapped(world, () => steps.getByRole('button', { name: 'En camino' }).click());
  await world.pass(10);
  const start = await tapped(world, () => steps.getByRole('button', { name: 'Iniciar' }).click());
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await addMaterial(page, MATERIAL, '1');
  await addPhoto(page, 'después');
  const notes = part(page, 'Notas');
  await notes.getByRole('textbox', { name: 'Nota nueva' }).fill(NOTE);
  await notes.getByRole('button', { name: 'Añadir nota' }).click();
  await expect(notes.getByRole('listitem')).toContainText(NOTE);
  await page.getByRole('textbox', { name: 'Qué se ha hecho' }).fill(TEXT);
  await sign(page, SIGNER);
  await world.pass(180);
  await page.getByRole('button', { name: 'Completar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Completar la visita?' });
  const end = await tapped(world, () => dialog.getByRole('button', { name: 'Completar' }).click());
  await expect(part(page, 'Parte de trabajo').getByRole('button')).toBeVisible();
  return { travel, start, end };
}

/** HTTP dates are exact to a second; a phone corrects its clock no better. */
const EXACT_MS = 5_500;

export function expectAt(at: string | null, { from, to }: Tapped, what: string): void {
  const time = Date.parse(at ?? '');
  expect(time, what).toBeGreaterThanOrEqual(from - EXACT_MS);
  expect(time, what).toBeLessThanOrEqual(to + EXACT_MS);
}

type Act = {
  operation: string;
  at: string;
  text: string | null;
  line: { text: string } | null;
  signer: { name: string } | null;
  signatureId: string | null;
};

export type Held = {
  openReviews: number;
  lines: { text: string }[];
  attachments: { id: string; kind: string }[];
  workReviews: { id: string; version: number; status: string; technician: { id: string }; acts: Act[] }[];
  visits: {
    id: string;
    status: string;
    arrivedAt: string | null;
    technicians: { id: string }[];
    unconfirmedTimes: string[];
  }[];
  reports: {
    visitId: string;
    signer: { name: string } | null;
    signatureId: string | null;
    content: {
      travelStartedAt: string;
      arrivedAt: string;
      finishedAt: string;
      workedMinutes: number;
      unconfirmedTimes: string[];
      resolution: string;
      lines: { text: string }[];
      photos: { attachmentId: string }[];
    };
  }[];
};

const HELD = `openReviews lines { text } attachments { id kind }
  workReviews { id version status technician { id }
    acts { operation at text line { text } signer { name } signatureId } }
  visits { id status arrivedAt technicians { id } unconfirmedTimes }
  reports { visitId signer { name } signatureId content {
    travelStartedAt arrivedAt finishedAt workedMinutes unconfirmedTimes resolution lines { text } photos { attachmentId } } }`;

export const heldOf = (service: { id: string }): Promise<Held> => serviceNow<Held>(service, HELD);

async function notesOf({ id }: { id: string }): Promise<(string | null)[]> {
  const query =
    'query N($id: ID!) { activity(entity: SERVICE, id: $id, first: 100) { edges { node { action text } } } }';
  type Log = { activity: { edges: { node: { action: string; text: string | null } }[] } };
  const { edges } = (await ask<Log>(ADMIN, query, { id })).activity;
  return edges.flatMap(({ node }) => (node.action === 'addNote' ? [node.text] : []));
}

const idOfKind = ({ attachments }: Held, wanted: string) =>
  attachments.find(({ kind }) => kind === wanted)?.id;

/** Photo, signature and note exist exactly once, whatever became of the visit. */
async function expectKept({ service }: Job, held: Held): Promise<void> {
  expect(held.attachments.map(({ kind }) => kind).sort()).toEqual(['AFTER', 'SIGNATURE']);
  expect(await notesOf(service)).toEqual([NOTE]);
}

/** The office has the whole job once as «Trabajo por revisar»; its line is added to the service if that still accepts lines. */
export async function expectFiled(job: Job, times: JobTimes): Promise<Held> {
  const held = await heldOf(job.service);
  expect(held).toMatchObject({ openReviews: 1, reports: [] });
  expect(held.workReviews).toHaveLength(1);
  const [review] = held.workReviews;
  expect(review).toMatchObject({ status: 'OPEN', technician: { id: job.worker.id } });
  const acts = review?.acts ?? [];
  const steps = acts.filter(({ operation }) => operation !== 'ADD_LINE');
  expect(steps.map(({ operation }) => operation)).toEqual(['TRAVEL', 'START', 'COMPLETE']);
  const [travel, start, end] = steps;
  expectAt(travel?.at ?? null, times.travel, 'setting out');
  expectAt(start?.at ?? null, times.start, 'the start');
  expectAt(end?.at ?? null, times.end, 'the end');
  expect([...held.lines, ...acts.flatMap(({ line }) => line ?? [])]).toEqual([{ text: MATERIAL }]);
  const signatureId = idOfKind(held, 'SIGNATURE');
  expect(end).toMatchObject({ text: TEXT, signer: { name: SIGNER }, signatureId });
  await expectKept(job, held);
  return held;
}

export async function expectDone(
  job: Job,
  times: JobTimes,
  visitId = job.visit.id,
): Promise<Held['reports'][number]['content']> {
  const held = await heldOf(job.service);
  expect(held).toMatchObject({ openReviews: 0, lines: [{ text: MATERIAL }] });
  expect(held.visits.find(({ id }) => id === visitId)?.status).toBe('COMPLETED');
  expect(held.reports).toHaveLength(1);
  const [report] = held.reports;
  if (!report) throw new Error('There is no report');
  expect(report).toMatchObject({
    visitId,
    signer: { name: SIGNER },
    signatureId: idOfKind(held, 'SIGNATURE'),
  });
  const { content } = report;
  expect(content).toMatchObject({
    ...{ resolution: TEXT, lines: [{ text: MATERIAL }], photos: [{ attachmentId: idOfKind(held, 'AFTER') }] },
  });
  expectAt(content.travelStartedAt, times.travel, 'setting out');
  expectAt(content.arrivedAt, times.start, 'the start');
  expectAt(content.finishedAt, times.end, 'the end');
  await expectKept(job, held);
  return content;
}
