import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '../../src/work/visit.ts';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person, execute, gql } from '../kits/kit.ts';
import {
  act,
  ask,
  CANCEL_ID,
  COMPLETED,
  done,
  givenCatalog,
  givenVisitOf,
  HOLD_ID,
  putVisit,
  serviceDocument,
} from '../kits/service-kit.ts';
import { givenServiceWith } from '../kits/service-visits-kit.ts';
import { dayOf, givenSettings, givenTechnician, storedVisit } from '../kits/visit-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;
let now = NOW;
let kit: Kit;
let agent: Person;
let technicianId: string;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => now }));
  await clearProject(kit);
  agent = await kit.given.agent();
  technicianId = await givenTechnician(kit);
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

async function givenWith(...visits: Partial<Visit>[]) {
  now = NOW;
  const { service, visitIds } = await givenServiceWith(kit, agent, technicianId, { visits });
  return { id: service.id, version: 1, visitIds };
}

describe('holding a service', () => {
  test('stores reason and time, and resuming moves its deadline, also in its visits', async () => {
    const { id, visitIds } = await givenWith({});
    const [visitId = ''] = visitIds;
    const { dueAt } = await serviceDocument(kit, id);
    const held = await done(kit, agent, 'holdService', {
      id,
      version: 1,
      reasonId: HOLD_ID,
      note: 'Bomba pedida',
    });
    expect(held).toMatchObject({
      ...{ status: 'ON_HOLD', dueAt: dueAt.toISOString(), version: 2 },
      hold: { reasonId: HOLD_ID, note: 'Bomba pedida', since: NOW.toISOString(), until: null },
    });
    expect((await kit.firestore.doc(`services/${id}`).get()).get('holdReasonId')).toBe(HOLD_ID);
    now = new Date(NOW.getTime() + 5 * HOUR);
    const resumed = await done(kit, agent, 'resumeService', { id, version: 2 });
    const later = new Date(dueAt.getTime() + 5 * HOUR);
    expect(resumed).toMatchObject({
      status: 'SCHEDULED',
      hold: null,
      dueAt: later.toISOString(),
      version: 3,
    });
    expect((await storedVisit(kit, visitId)).summary.dueAt).toEqual(later);
    expect(await serviceDocument(kit, id)).toMatchObject({ heldMs: 5 * HOUR, open: true });
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      action: 'resumeService',
      before: { status: 'ON_HOLD' },
      after: { status: 'SCHEDULED', hold: null },
    });
  });

  test('adds up over several holds, and a later update counts them', async () => {
    // Always open, so that the deadline is where the hours end.
    const open = [{ from: '00:00', to: '24:00' }];
    const hours = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open };
    await givenSettings(kit, 'workingHours', { hours });
    const { id } = await givenWith();
    const start = await serviceDocument(kit, id);
    let version = 1;
    for (const hours of [1, 2]) {
      await done(kit, agent, 'holdService', { id, version, reasonId: HOLD_ID });
      now = new Date(now.getTime() + hours * HOUR);
      await done(kit, agent, 'resumeService', { id, version: version + 1 });
      version += 2;
    }
    const service = {
      ...{ clientId: start.client.id, siteId: start.site.id, typeId: start.typeId, title: start.title },
      priority: 'URGENT' as const,
    };
    const changed = await done(kit, agent, 'updateService', { id, version, service });
    expect(changed.dueAt).toBe(new Date(start.requestedAt.getTime() + (8 + 3) * HOUR).toISOString());
    await kit.firestore.doc('settings/workingHours').delete();
  });
});

test('of twenty simultaneous closings one succeeds and the others get a conflict with the closed service', async () => {
  const { id } = await givenWith(COMPLETED);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => act(kit, agent, 'closeService', { id, version: 1 })),
  );
  const successes = answers.filter(({ __typename }) => __typename === 'ServiceSuccess');
  const conflicts = answers.filter(({ current }) => current?.status === 'CLOSED');
  expect([successes.length, conflicts.length]).toEqual([1, 19]);
  const closings = (await auditOf(kit, id)).filter(({ action }) => action === 'closeService');
  expect(closings).toHaveLength(1);
}, 120_000);

describe('cancelling a service', () => {
  test('cancels visits that have not started, frees their days, and keeps past ones', async () => {
    const { id, visitIds } = await givenWith(
      { ...COMPLETED, status: 'NOT_COMPLETED' },
      {},
      { status: 'TRAVELLING' },
    );
    const [past = '', planned = '', travelling = ''] = visitIds;
    const { plannedStart, days } = await storedVisit(kit, planned);
    expect(plannedStart).toBeInstanceOf(Date);
    expect(await dayOf(kit, technicianId, days[0] ?? '')).toEqual([planned]);
    const cancelled = await done(kit, agent, 'cancelService', {
      id,
      version: 1,
      reasonId: CANCEL_ID,
      note: 'Llamó',
    });
    expect(cancelled).toMatchObject({
      ...{ status: 'CANCELLED', nextVisit: null },
      cancellation: { reasonId: CANCEL_ID, note: 'Llamó' },
    });
    const after = await Promise.all([past, planned, travelling].map((visit) => storedVisit(kit, visit)));
    expect(after.map(({ status }) => status)).toEqual(['NOT_COMPLETED', 'CANCELLED', 'CANCELLED']);
    expect(after[1]).toMatchObject({ reason: 'Lo arregló otro', version: 2 });
    expect(await dayOf(kit, technicianId, days[0] ?? '')).toEqual([]);
    expect(await serviceDocument(kit, id)).toMatchObject({ open: false });
    expect((await kit.firestore.doc(`services/${id}`).get()).get('cancelReasonId')).toBe(CANCEL_ID);
    const entries = (await auditOf(kit, id)).filter(({ action }) => action === 'cancelVisit');
    expect(new Set(entries.map(({ visitId }) => visitId as unknown))).toEqual(new Set([planned, travelling]));
    expect(entries.find(({ visitId }) => visitId === planned)).toMatchObject({
      ...{ actor: agent.uid, after: null, text: 'Lo arregló otro' },
      before: { technicians: [{ id: technicianId }], instructions: null },
    });
  });

  test('ends its hold, and reopening it makes it pending', async () => {
    const { id } = await givenWith({});
    await done(kit, agent, 'holdService', { id, version: 1, reasonId: HOLD_ID });
    now = new Date(NOW.getTime() + HOUR);
    const cancelled = await done(kit, agent, 'cancelService', { id, version: 2, reasonId: CANCEL_ID });
    expect(cancelled).toMatchObject({ status: 'CANCELLED', hold: null });
    const reopened = await done(kit, agent, 'reopenService', {
      id,
      version: 3,
      reason: 'Ha vuelto a llamar',
    });
    expect(reopened).toMatchObject({ status: 'PENDING', cancellation: null });
    expect(await serviceDocument(kit, id)).toMatchObject({ heldMs: 0, open: true, reopenedAt: now });
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      action: 'reopenService',
      text: 'Ha vuelto a llamar',
    });
  });
});

describe('closing and reopening a service', () => {
  test('refuses updates while closed, and counts only later visits after reopening', async () => {
    const { id } = await givenWith(COMPLETED);
    expect(await ask(kit, agent, id)).toMatchObject({ status: 'FINISHED' });
    const closed = await done(kit, agent, 'closeService', { id, version: 1 });
    expect(closed.status).toBe('CLOSED');
    const { client, site, typeId } = closed;
    const service = { clientId: client.id, siteId: site.id, typeId, title: 'x' };
    expect(await act(kit, agent, 'updateService', { id, version: 2, service })).toMatchObject({
      __typename: 'TransitionError',
      message: 'No es posible editar un servicio «Cerrado»',
    });
    const reopened = await done(kit, agent, 'reopenService', { id, version: 2, reason: 'Gotea' });
    expect(reopened.status).toBe('PENDING');
    const visit = await givenVisitOf(kit, agent, { serviceId: id, technicianId });
    expect(await ask(kit, agent, id)).toMatchObject({ status: 'SCHEDULED' });
    await putVisit(kit, id, visit.id, { ...COMPLETED, finishedAt: new Date(NOW.getTime() + HOUR) });
    expect(await ask(kit, agent, id)).toMatchObject({ status: 'FINISHED' });
  });

  test("counts a visit that a phone finished ahead of the server's clock as before the reopening", async () => {
    const ahead = new Date(NOW.getTime() + 4 * 60_000);
    const { id } = await givenWith({ ...COMPLETED, finishedAt: ahead });
    const reopened = await done(kit, agent, 'reopenService', { id, version: 1, reason: 'Gotea' });
    expect(reopened.status).toBe('PENDING');
    expect(await serviceDocument(kit, id)).toMatchObject({ reopenedAt: ahead, open: true });
  });

  test('lists what is missing to invoice only while finished', async () => {
    const { id } = await givenWith(COMPLETED);
    const MISSING = gql(
      `query MissingToInvoice($id: ID!) { service(id: $id) { missingToInvoice invoiceGaps { kind text } } }`,
    );
    const missing = async () => (await execute(kit, agent, MISSING, { id })).service;
    const gaps = [
      { kind: 'NIF', text: 'Falta el NIF del cliente' },
      { kind: 'ADDRESS', text: 'Falta la dirección fiscal' },
      { kind: 'LINES', text: 'No hay líneas' },
      { kind: 'REPORT', text: 'No hay parte de trabajo' },
    ];
    expect(await missing()).toEqual({ invoiceGaps: gaps, missingToInvoice: gaps.map(({ text }) => text) });
    await done(kit, agent, 'closeService', { id, version: 1 });
    expect(await missing()).toEqual({ invoiceGaps: [], missingToInvoice: [] });
  });
});
