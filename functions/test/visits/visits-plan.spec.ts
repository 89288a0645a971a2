import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import {
  changesOfWeek,
  dayOf,
  givenStoredService,
  givenTechnician,
  givenVisit,
  iso,
  plan,
  planned,
  seen,
  slotOn,
  storedVisit,
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

test("scheduleVisit updates the service, the technician's day and the week, and is audited", async () => {
  const service = await givenStoredService(kit);
  const input = {
    serviceId: service.id,
    technicianIds: [technician.uid],
    ...slotOn(TUE, '09:00', '10:30'),
    instructions: ' Llama antes ',
  };
  const { __typename, visit } = await planned(kit, agent, 'scheduleVisit', input);
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
  expect(await changesOfWeek(kit, '2026-11-23')).toBe(1);
  const [entry] = await auditOf(kit, service.id);
  expect(entry).toMatchObject({
    ...{ action: 'scheduleVisit', entity: 'SERVICE', actor: agent.uid, visitId: visit.id },
    subject: `${service.code} No hay agua caliente`,
    on: [`SERVICE_${service.id}`, `CLIENT_${service.client.id}`, `SITE_${service.site.id}`],
    before: { service: { status: 'PENDING' } },
    after: { instructions: 'Llama antes', service: { status: 'SCHEDULED' } },
  });
});

test('scheduleVisit schedules once per key; the same key with other input is refused', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const key = randomUUID();
  const input = { serviceId, technicianIds: [await givenTechnician(kit)], ...slotOn(TUE, '09:00', '10:30') };
  const first = await planned(kit, agent, 'scheduleVisit', input, key);
  const again = await planned(kit, agent, 'scheduleVisit', input, key);
  expect([again.__typename, again.visit.id]).toEqual(['PlanVisitSuccess', first.visit.id]);
  const other = { ...input, ...slotOn(WED, '09:00', '10:30') };
  expect((await plan(kit, agent, 'scheduleVisit', other, key)).__typename).toBe('KeyReusedError');
});

const find = async (by: Person, id: string) =>
  (
    await execute(kit, by, gql(`query VisitsPlan($id: ID!) { visit(id: $id) { id } }`), {
      id,
    })
  ).visit?.id ?? null;

test('a technician can read their own visit until it is cancelled; others are null', async () => {
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

test('heldWork counts the visits planned from now on', async () => {
  const held = async () => {
    const query = gql(`query VisitsPlanHeldWork($id: ID!) { heldWork(id: $id) { visits } }`);
    return (await execute(kit, admin, query, { id })).heldWork?.visits;
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
