import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, stored } from '../kits/client-kit.ts';
import { clearProject, execute, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  dayOf,
  givenStoredService,
  givenTechnician,
  givenVisit,
  iso,
  plan,
  seen,
  setVisit,
  slotOn,
  storedVisit,
  storedVisits,
} from '../kits/visit-kit.ts';

const TUE = '2026-11-24';
const WED = '2026-11-25';

let kit: Kit;
let admin: Person;
let agent: Person;
let technician: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent, technician] = await Promise.all([
    kit.given.admin(),
    kit.given.agent(),
    kit.given.technician(),
  ]);
});
afterAll(() => kit.stop());

test('a visit is planned: its service, the day of who goes, the week and the log know of it', async () => {
  const service = await givenStoredService(kit);
  const input = {
    serviceId: service.id,
    technicianIds: [technician.uid],
    ...slotOn(TUE, '09:00', '10:30'),
    instructions: ' Llama antes ',
  };
  const { __typename, visit } = await plan(kit, agent, 'scheduleVisit', input);
  expect(__typename).toBe('PlanVisitSuccess');
  expect(visit).toMatchObject({
    ...{ status: 'SCHEDULED', instructions: 'Llama antes', version: 1, reason: null },
    ...{ plannedStart: iso(TUE, '09:00'), plannedEnd: iso(TUE, '10:30') },
    technicians: [{ id: technician.uid, name: 'Nombre Apellido' }],
    summary: { serviceId: service.id, code: service.code, title: 'No hay agua caliente' },
    site: { id: service.site.id, address: { province: 'Madrid' } },
  });
  expect(visit.service).toMatchObject({
    ...{ id: service.id, status: 'SCHEDULED', technicians: [{ id: technician.uid }] },
    nextVisit: { id: visit.id, plannedStart: iso(TUE, '09:00') },
  });
  expect(await storedVisit(kit, visit.id)).toMatchObject({ days: [TUE], technicianIds: [technician.uid] });
  expect(await dayOf(kit, technician.uid, TUE)).toEqual([visit.id]);
  expect(await stored(kit, 'planning/2026-11-23')).toEqual({ revision: 1 });
  const [entry] = await auditOf(kit, service.id);
  expect(entry).toMatchObject({
    ...{ action: 'scheduleVisit', entity: 'SERVICE', actor: agent.uid, visitId: visit.id },
    subject: `${service.code} No hay agua caliente`,
    on: [`SERVICE_${service.id}`, `CLIENT_${service.client.id}`, `SITE_${service.site.id}`],
    before: { service: { status: 'PENDING' } },
    after: { instructions: 'Llama antes', service: { status: 'SCHEDULED' } },
  });
});

test('what is wrong is told at its field, and nothing is written', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const technicianId = await givenTechnician(kit);
  const before = (await storedVisits(kit)).length;
  const wrong = async (input: Record<string, unknown>) => {
    const given = { serviceId, technicianIds: [technicianId], ...slotOn(TUE, '09:00', '10:30'), ...input };
    const { __typename, fields } = await plan(kit, agent, 'scheduleVisit', given);
    expect(__typename).toBe('ValidationError');
    return fields;
  };
  const unavailable = [{ path: 'technicianIds', message: 'No existe o ya no se puede elegir' }];
  expect(await wrong({ technicianIds: [] })).toEqual([
    { path: 'technicianIds', message: 'Elige al menos un técnico' },
  ]);
  expect(await wrong({ technicianIds: Array.from({ length: 11 }, (_, index) => `t${index}`) })).toMatchObject(
    [{ path: 'technicianIds' }],
  );
  expect(await wrong({ technicianIds: ['nobody'] })).toEqual(unavailable);
  expect(await wrong({ technicianIds: [technicianId, agent.uid] })).toEqual(unavailable);
  expect(await wrong({ end: iso(TUE, '09:00') })).toMatchObject([{ path: 'end' }]);
  expect(await wrong({ end: iso(WED, '01:01') })).toMatchObject([{ path: 'end' }]);
  expect(await wrong({ instructions: 'x'.repeat(4_001) })).toMatchObject([{ path: 'instructions' }]);
  expect(await storedVisits(kit)).toHaveLength(before);
});

test('there is no visit of a service that is not there', async () => {
  const technicianIds = [await givenTechnician(kit)];
  for (const serviceId of ['AAAAAAAAAAAAAAAAAAAA', '__no__', 'a/b']) {
    const input = { serviceId, technicianIds, ...slotOn(TUE, '09:00', '10:30') };
    expect((await plan(kit, agent, 'scheduleVisit', input)).__typename).toBe('NotFoundError');
  }
});

test.each([
  ['FINISHED', 'reábrelo antes'],
  ['CLOSED', '«Cerrado»'],
  ['CANCELLED', '«Anulado»'],
] as const)('no visit is planned of a service that is %s', async (status, why) => {
  const { id: serviceId } = await givenStoredService(kit, { status, open: false });
  const input = { serviceId, technicianIds: [await givenTechnician(kit)], ...slotOn(TUE, '09:00', '10:30') };
  const { __typename, message } = await plan(kit, agent, 'scheduleVisit', input);
  expect(__typename).toBe('TransitionError');
  expect(message).toContain(why);
});

test('a service on hold may be planned, and stays on hold', async () => {
  const hold = { reasonId: 'r', note: null, since: new Date('2026-11-20T10:00:00Z'), until: null };
  const { id: serviceId } = await givenStoredService(kit, { status: 'ON_HOLD', explicit: 'ON_HOLD', hold });
  const input = { serviceId, technicianIds: [await givenTechnician(kit)], ...slotOn(TUE, '09:00', '10:30') };
  expect((await givenVisit(kit, agent, input)).service).toMatchObject({ status: 'ON_HOLD' });
});

test('a service that has a visit to come or going on gets a second one only from who accepts it', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const [first, second] = [
    await givenTechnician(kit, { name: 'Jorge', lastName: 'Gil' }),
    await givenTechnician(kit),
  ];
  const day = '2026-12-01';
  const input = { serviceId, technicianIds: [first], ...slotOn(day, '09:00', '10:30') };
  const { visit } = await plan(kit, agent, 'scheduleVisit', input);
  const again = { serviceId, technicianIds: [second], ...slotOn(day, '12:00', '13:00') };
  const before = (await storedVisits(kit)).length;
  const warned = await plan(kit, agent, 'scheduleVisit', again);
  const message = 'Ya tiene una visita: martes 01/12/2026 09:00–10:30, Jorge Gil';
  expect(warned).toMatchObject({
    __typename: 'SlotWarningsError',
    reasons: [{ kind: 'ALREADY_PLANNED', severity: 'WARNING', technicianId: second, message }],
  });
  expect(await storedVisits(kit)).toHaveLength(before);

  // What has the very time is told as what it is, and no other hour is proposed for a second visit.
  const same = { ...input, acceptedWarnings: ['ALREADY_PLANNED'] };
  expect(await plan(kit, agent, 'scheduleVisit', same)).toMatchObject({
    ...{ __typename: 'SlotTakenError', nearestStart: null },
    reasons: [{ kind: 'ALREADY_PLANNED', severity: 'HARD', technicianId: first, message }],
  });

  const accepted = { ...again, acceptedWarnings: ['ALREADY_PLANNED'] };
  expect((await plan(kit, agent, 'scheduleVisit', accepted)).__typename).toBe('PlanVisitSuccess');
  // A move makes no second visit, whatever the service has besides.
  const moved = { ...seen(visit), technicianIds: [first], ...slotOn(day, '15:00', '16:00') };
  expect((await plan(kit, agent, 'moveVisit', moved)).__typename).toBe('PlanVisitSuccess');
});

test('a visit that is over or annulled warns of nothing', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const technicianIds = [await givenTechnician(kit)];
  const day = '2026-12-02';
  const over = await givenVisit(kit, agent, { serviceId, technicianIds, ...slotOn(day, '09:00', '10:00') });
  await setVisit(kit, over.id, { status: 'NOT_COMPLETED' });
  const input = { serviceId, technicianIds, ...slotOn(day, '11:00', '12:00') };
  const { __typename, visit } = await plan(kit, agent, 'scheduleVisit', input);
  expect(__typename).toBe('PlanVisitSuccess');
  await plan(kit, agent, 'cancelVisit', { ...seen(visit), reason: 'Ya no' });
  expect((await plan(kit, agent, 'scheduleVisit', input)).__typename).toBe('PlanVisitSuccess');
});

test('a repeat with its key plans no second visit; the key stands for nothing else', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const key = randomUUID();
  const input = { serviceId, technicianIds: [await givenTechnician(kit)], ...slotOn(TUE, '09:00', '10:30') };
  const first = await plan(kit, agent, 'scheduleVisit', input, key);
  const again = await plan(kit, agent, 'scheduleVisit', input, key);
  expect([again.__typename, again.visit.id]).toEqual(['PlanVisitSuccess', first.visit.id]);
  const other = { ...input, ...slotOn(WED, '09:00', '10:30') };
  expect((await plan(kit, agent, 'scheduleVisit', other, key)).__typename).toBe('KeyReusedError');
});

test('a service has at most 100 visits', async () => {
  const service = await givenStoredService(kit);
  const technicianIds = [await givenTechnician(kit)];
  const input = { serviceId: service.id, technicianIds, ...slotOn(TUE, '09:00', '10:30') };
  const visit = await givenVisit(kit, agent, input);
  const document = (await kit.firestore.doc(`visits/${visit.id}`).get()).data() ?? {};
  const batch = kit.firestore.batch();
  for (let index = 1; index < 100; index += 1) {
    batch.create(kit.firestore.collection('visits').doc(), { ...document, status: 'CANCELLED', days: [] });
  }
  await batch.commit();
  const answer = await plan(kit, agent, 'scheduleVisit', { ...input, ...slotOn(WED, '09:00', '10:30') });
  expect(answer).toMatchObject({
    ...{ __typename: 'TransitionError', message: 'Un servicio no puede tener más de 100 visitas' },
  });
});

const find = async (by: Person, id: string) =>
  (
    await execute<{ visit: { id: string } | null }>(kit, by, 'query ($id: ID!) { visit(id: $id) { id } }', {
      id,
    })
  ).visit?.id ?? null;

test('a technician finds their own visit until it is annulled; another’s is as one that is not there', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const day = '2026-11-27';
  const input = { serviceId, technicianIds: [technician.uid], ...slotOn(day, '09:00', '10:30') };
  const own = await givenVisit(kit, agent, input);
  const another = await kit.given.technician();
  expect(await find(technician, own.id)).toBe(own.id);
  expect(await find(agent, own.id)).toBe(own.id);
  expect(await find(another, own.id)).toBeNull();
  expect(await find(agent, 'AAAAAAAAAAAAAAAAAAAA')).toBeNull();
  expect(await find(agent, '__no__')).toBeNull();
  await plan(kit, agent, 'cancelVisit', { ...seen(own), reason: 'Ya no' });
  expect(await find(technician, own.id)).toBeNull();
  expect(await find(agent, own.id)).toBe(own.id);
});

test('the work that somebody has in hand counts what is planned from now on', async () => {
  const held = async () => {
    const query = 'query ($id: ID!) { heldWork(id: $id) { visits } }';
    return (await execute<{ heldWork: { visits: number } }>(kit, admin, query, { id })).heldWork.visits;
  };
  const id = await givenTechnician(kit);
  const { id: serviceId } = await givenStoredService(kit);
  const planned = async (start: Date) =>
    givenVisit(kit, agent, {
      ...{ serviceId, technicianIds: [id], start: start.toISOString() },
      end: new Date(start.getTime() + 3_600_000).toISOString(),
    });
  await planned(new Date(Date.now() - 7 * 86_400_000));
  const next = await planned(new Date(Date.now() + 86_400_000));
  await planned(new Date(Date.now() + 2 * 86_400_000));
  expect(await held()).toBe(2);
  await plan(kit, agent, 'unscheduleVisit', seen(next));
  expect(await held()).toBe(1);
});
