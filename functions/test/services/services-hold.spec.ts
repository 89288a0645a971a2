import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visit } from '../../src/work/visit.ts';
import type { ChangeHoldInput } from '../gql/graphql.ts';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import {
  act,
  done,
  givenCatalog,
  givenVisitOf,
  HOLD_ID,
  RETIRED_REASON_ID,
  serviceDocument,
} from '../kits/service-kit.ts';
import { givenServiceWith } from '../kits/service-visits-kit.ts';
import { givenTechnician, givenVisit, plan, seen, slotOn, storedVisit } from '../kits/visit-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const UNTIL = '2026-12-03';
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
beforeEach(() => {
  now = NOW;
});

async function givenWith(...visits: Partial<Visit>[]) {
  const { service, visitIds } = await givenServiceWith(kit, agent, technicianId, { visits });
  return { id: service.id, version: 1, visitIds };
}

const hold = (id: string, input: Record<string, unknown> = {}) =>
  act(kit, agent, 'holdService', { id, version: 1, reasonId: HOLD_ID, ...input });

async function returned(day: string, filter: Record<string, unknown> = {}) {
  const query = gql(`query ServicesHold($filter: ServiceFilter) {
    services(filter: $filter) { edges { node { id status hold { until } } } totalCount }
  }`);
  const data = await execute(kit, agent, query, {
    filter: { heldUntilBy: day, ...filter },
  });
  return data.services.edges.map(({ node }) => node.id);
}

test('a hold with a day is found by heldUntilBy from that day until the service is resumed', async () => {
  const { id } = await givenWith();
  const { service } = await hold(id, { until: UNTIL });
  expect(service).toMatchObject({ status: 'ON_HOLD', hold: { until: UNTIL, reasonId: HOLD_ID } });
  expect((await auditOf(kit, id)).at(-1)).toMatchObject({
    action: 'holdService',
    after: { status: 'ON_HOLD', hold: { until: UNTIL } },
  });
  expect(await returned('2026-12-02')).not.toContain(id);
  expect(await returned(UNTIL)).toContain(id);
  expect(await returned('2026-12-20')).toContain(id);
  const zoneId = 'zonazonazonazonazona';
  await kit.firestore.doc(`services/${id}`).update({ zoneId });
  expect(await returned(UNTIL, { zoneId: 'anotherzoneanotherzo' })).not.toContain(id);
  expect(await returned(UNTIL, { zoneId })).toContain(id);
  await done(kit, agent, 'resumeService', { id, version: 2 });
  expect(await returned(UNTIL)).not.toContain(id);
});

test('a held service with a planned visit is not found by heldUntilBy', async () => {
  const { id, visitIds } = await givenWith({});
  await hold(id, { until: UNTIL });
  expect(await returned(UNTIL)).not.toContain(id);
  const visit = await storedVisit(kit, visitIds[0] ?? '');
  expect((await plan(kit, agent, 'unscheduleVisit', seen(visit))).__typename).toBe('VisitSuccess');
  expect(await returned(UNTIL)).toContain(id);
});

test('a hold until today is refused, and nothing is written', async () => {
  const { id } = await givenWith({});
  const answer = await hold(id, { until: '2026-11-21', visits: 'ANNUL' });
  expect(answer).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'until', message: 'Elige un día posterior a hoy' }],
  });
  expect(await serviceDocument(kit, id)).toMatchObject({ status: 'SCHEDULED', hold: null });
});

test('heldUntilBy can only be combined with zoneId', async () => {
  await expect(returned(UNTIL, { status: 'ON_HOLD' })).rejects.toThrow(
    'heldUntilBy solo va junto con zoneId',
  );
});

test('a hold leaves its visits unchanged by default', async () => {
  const { id, visitIds } = await givenWith({});
  await hold(id);
  expect(await storedVisit(kit, visitIds[0] ?? '')).toMatchObject({ status: 'SCHEDULED' });
});

test.each([
  ['TRAY', 'unscheduleVisit', null],
  ['ANNUL', 'cancelVisit', 'Material'],
])(
  'a hold with visits %s cancels planned visits as %s and keeps those under way',
  async (visits, action, reason) => {
    const { id, visitIds } = await givenWith({}, { status: 'PAUSED' }, {});
    const [first = '', atWork = '', last = ''] = visitIds;
    const { service } = await hold(id, { visits, until: UNTIL });
    expect(service).toMatchObject({ status: 'ON_HOLD' });
    for (const gone of [first, last]) {
      expect(await storedVisit(kit, gone)).toMatchObject({ status: 'CANCELLED', reason });
    }
    expect(await storedVisit(kit, atWork)).toMatchObject({ status: 'PAUSED' });
    const entries = (await auditOf(kit, id)).filter((entry) => entry['action'] === action);
    expect(entries.map((entry): unknown[] => [entry['visitId'], entry['text']]).sort()).toEqual(
      [first, last].sort().map((visitId) => [visitId, reason]),
    );
    expect((await serviceDocument(kit, id)).nextVisit).toMatchObject({ id: atWork });
  },
);

describe('changeHold', () => {
  const LATER = '2026-12-10';
  const change = (id: string, input: Partial<ChangeHoldInput> & { version: number }, key?: string) =>
    act(kit, agent, 'changeHold', { id, reasonId: HOLD_ID, ...input }, key);

  test('changes the day without resuming the service', async () => {
    const { id } = await givenWith();
    await hold(id, { until: UNTIL, note: 'Pedido' });
    now = new Date('2026-11-23T10:00:00Z');
    const { service } = await change(id, { version: 2, until: LATER });
    const since = NOW.toISOString();
    expect(service).toMatchObject({
      ...{ status: 'ON_HOLD', version: 3, hold: { until: LATER, note: 'Pedido', since } },
    });
    expect(await returned(UNTIL)).not.toContain(id);
    expect(await returned(LATER)).toContain(id);
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      ...{ action: 'changeHold', before: { hold: { until: UNTIL } }, after: { hold: { until: LATER } } },
    });
    await done(kit, agent, 'resumeService', { id, version: 3 });
    expect((await serviceDocument(kit, id)).heldMs).toBe(now.getTime() - NOW.getTime());
  });

  test('without a day removes it from heldUntilBy, and keeps fields that were not sent', async () => {
    const { id } = await givenWith();
    await hold(id, { until: UNTIL });
    expect((await change(id, { version: 2, note: 'Sin stock' })).service).toMatchObject({
      hold: { until: UNTIL, note: 'Sin stock' },
    });
    expect((await change(id, { version: 3, until: null })).service).toMatchObject({
      hold: { until: null, note: 'Sin stock' },
    });
    expect(await returned('2027-01-01')).not.toContain(id);
  });

  test('is applied once per key, and a stale version or a day not after today is refused', async () => {
    const { id } = await givenWith();
    await hold(id, { until: UNTIL });
    const key = '0f0f0f0f-2222-4222-8333-444444444444';
    for (const each of [key, key]) {
      expect((await change(id, { version: 2, until: LATER }, each)).__typename).toBe('ServiceSuccess');
    }
    const entries = (await auditOf(kit, id)).filter(({ action }) => action === 'changeHold');
    expect(entries).toHaveLength(1);
    expect((await change(id, { version: 2, until: UNTIL })).__typename).toBe('ConflictError');
    expect(await change(id, { version: 3, until: '2026-11-21' })).toMatchObject({
      ...{
        __typename: 'ValidationError',
        fields: [{ path: 'until', message: 'Elige un día posterior a hoy' }],
      },
    });
  });

  test('keeps a reason that was retired since', async () => {
    const { id } = await givenWith();
    await hold(id, { until: UNTIL });
    const retired = { 'hold.reasonId': RETIRED_REASON_ID };
    await kit.firestore.doc(`services/${id}`).update(retired);
    const kept = await change(id, { version: 2, reasonId: RETIRED_REASON_ID, until: LATER });
    expect(kept.service).toMatchObject({ hold: { until: LATER } });
  });
});

test('a repeated key holds once and cancels each visit once', async () => {
  const { id } = await givenWith({});
  const input = { id, version: 1, reasonId: HOLD_ID, visits: 'ANNUL' as const, until: UNTIL };
  const key = '0f0f0f0f-1111-4222-8333-444444444444';
  await done(kit, agent, 'holdService', input, key);
  await done(kit, agent, 'holdService', input, key);
  const actions = (await auditOf(kit, id)).map((entry) => entry['action'] as string);
  expect(actions.filter((action) => /^(hold|cancel)/.test(action)).sort()).toEqual([
    'cancelVisit',
    'holdService',
  ]);
});

test('planning a visit keeps the hold before its day and ends it from that day on', async () => {
  const { id: serviceId } = await givenWith();
  await hold(serviceId, { until: UNTIL });
  const technicianIds = [await givenTechnician(kit)];
  const early = await givenVisit(kit, agent, {
    ...{ serviceId, technicianIds, ...slotOn('2026-12-10', '09:00', '10:00') },
  });
  expect(early.service.status).toBe('ON_HOLD');
  await plan(kit, agent, 'unscheduleVisit', seen(early));
  const held = await serviceDocument(kit, serviceId);
  now = new Date('2026-12-03T08:00:00Z');
  const made = await givenVisit(kit, agent, {
    ...{ serviceId, technicianIds, ...slotOn('2026-12-11', '09:00', '10:00') },
  });
  expect(made.service.status).toBe('SCHEDULED');
  const after = await serviceDocument(kit, serviceId);
  expect(after).toMatchObject({ explicit: null, hold: null });
  // The deadline runs again from that midnight.
  expect(after.heldMs).toBe(new Date('2026-12-02T23:00:00Z').getTime() - NOW.getTime());
  expect(after.dueAt.getTime()).toBeGreaterThan(held.dueAt.getTime());
  expect((await storedVisit(kit, made.id)).summary.dueAt).toEqual(after.dueAt);
  expect((await auditOf(kit, serviceId)).at(-1)).toMatchObject({
    action: 'scheduleVisit',
    before: { hold: { until: UNTIL } },
    after: { hold: null },
  });
  expect(await returned(UNTIL)).not.toContain(serviceId);
});

test('a hold leaves visits of other services unchanged', async () => {
  const [held, other] = [await givenWith({}), await givenWith()];
  const kept = await givenVisitOf(kit, agent, { serviceId: other.id, technicianId });
  await hold(held.id, { visits: 'ANNUL' });
  expect(await storedVisit(kit, kept.id)).toMatchObject({ status: 'SCHEDULED' });
});
