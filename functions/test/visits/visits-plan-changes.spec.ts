import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  dayOf,
  givenStoredService,
  givenTechnician,
  givenVisit,
  iso,
  plan,
  planned,
  seen,
  setVisit,
  slotOn,
  storedVisit,
} from '../kits/visit-kit.ts';

const TUE = '2026-11-24';
const WED = '2026-11-25';

let kit: Kit;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent] = await Promise.all([kit.given.admin(), kit.given.agent()]);
});
afterAll(() => kit.stop());

test('moveVisit changes day and technicians, and updates all days concerned', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const [first, second] = [await givenTechnician(kit), await givenTechnician(kit)];
  const visit = await givenVisit(kit, agent, {
    ...{ serviceId, technicianIds: [first, second], ...slotOn(TUE, '09:00', '10:30') },
  });
  const third = await givenTechnician(kit);
  const input = { ...seen(visit), technicianIds: [third, second], ...slotOn(WED, '12:00', '13:00') };
  const moved = await planned(kit, admin, 'moveVisit', input);
  expect(moved.visit).toMatchObject({ version: 2, plannedStart: iso(WED, '12:00') });
  expect(moved.visit.technicians.map(({ id }) => id)).toEqual([third, second]);
  expect(moved.visit.service).toMatchObject({
    nextVisit: { plannedStart: iso(WED, '12:00') },
    technicians: [{ id: third }, {}],
  });
  const days = await Promise.all(
    [first, second, third].flatMap((id) => [dayOf(kit, id, TUE), dayOf(kit, id, WED)]),
  );
  expect(days).toEqual([[], [], [], [visit.id], [], [visit.id]]);
  const entries = await auditOf(kit, serviceId);
  expect(entries.map(({ action }) => String(action))).toEqual(['scheduleVisit', 'moveVisit']);
  expect(Object.keys(entries[1]?.['after'] as object).sort()).toEqual([
    ...['plannedEnd', 'plannedStart', 'technicians'],
  ]);
});

test('moveVisit keeps instructions that were not sent, as by an older app, and clears those sent as null', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const technicianIds = [await givenTechnician(kit)];
  const visit = await givenVisit(kit, agent, {
    ...{ serviceId, technicianIds, ...slotOn(TUE, '09:00', '10:30'), instructions: 'Por atrás' },
  });
  const later = { technicianIds, ...slotOn(WED, '12:00', '13:00') };
  const { visit: moved } = await planned(kit, agent, 'moveVisit', { ...seen(visit), ...later });
  expect(moved).toMatchObject({ version: 2, instructions: 'Por atrás' });
  const cleared = { ...seen(moved), ...later, instructions: null };
  expect((await planned(kit, agent, 'moveVisit', cleared)).visit).toMatchObject({
    version: 3,
    instructions: null,
  });
});

test("of two moves of one visit the second gets a conflict with the first's result", async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const technicianIds = [await givenTechnician(kit)];
  const visit = await givenVisit(kit, agent, { serviceId, technicianIds, ...slotOn(TUE, '09:00', '10:30') });
  const move = (day: string) =>
    plan(kit, agent, 'moveVisit', { ...seen(visit), technicianIds, ...slotOn(day, '12:00', '13:00') });
  expect((await move(WED)).__typename).toBe('PlanVisitSuccess');
  const answer = await move('2026-11-26');
  expect(answer.__typename).toBe('ConflictError');
  expect(answer.current).toMatchObject({ id: visit.id, version: 2, plannedStart: iso(WED, '12:00') });
  for (const name of ['unscheduleVisit', 'cancelVisit'] as const) {
    const input = { ...seen(visit), ...(name === 'cancelVisit' ? { reason: 'Ya no' } : {}) };
    expect((await plan(kit, agent, name, input)).__typename).toBe('ConflictError');
  }
});

test("unscheduleVisit frees the technician's day and makes the service pending", async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const technicianId = await givenTechnician(kit);
  const input = { serviceId, technicianIds: [technicianId], ...slotOn(TUE, '09:00', '10:30') };
  const visit = await givenVisit(kit, agent, input);
  const { visit: sentBack } = await planned(kit, agent, 'unscheduleVisit', seen(visit));
  expect(sentBack).toMatchObject({ status: 'CANCELLED', reason: null, version: 2 });
  expect(sentBack.service).toMatchObject({ status: 'PENDING', nextVisit: null, technicians: [] });
  expect(await storedVisit(kit, visit.id)).toMatchObject({ days: [] });
  expect(await dayOf(kit, technicianId, TUE)).toEqual([]);
  const again = await givenVisit(kit, agent, input);
  expect(again.service.status).toBe('SCHEDULED');
  expect((await auditOf(kit, serviceId)).map(({ action }) => String(action))).toEqual([
    ...['scheduleVisit', 'unscheduleVisit', 'scheduleVisit'],
  ]);
});

test('cancelVisit requires a reason, and also cancels a visit under way', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const technicianId = await givenTechnician(kit);
  const input = { serviceId, technicianIds: [technicianId], ...slotOn(TUE, '09:00', '10:30') };
  const visit = await givenVisit(kit, agent, input);
  await setVisit(kit, visit.id, { status: 'TRAVELLING' });
  const blank = await plan(kit, agent, 'cancelVisit', { ...seen(visit), reason: '  ' });
  expect(blank.fields).toMatchObject([{ path: 'reason' }]);
  const answer = await plan(kit, agent, 'cancelVisit', {
    ...seen(visit),
    reason: ' El cliente no quiere ',
  });
  expect(answer.visit).toMatchObject({ status: 'CANCELLED', reason: 'El cliente no quiere' });
  expect(await dayOf(kit, technicianId, TUE)).toEqual([]);
  expect((await auditOf(kit, serviceId)).at(-1)).toMatchObject({
    ...{ action: 'cancelVisit', text: 'El cliente no quiere', visitId: visit.id },
    ...{ before: { service: { status: 'SCHEDULED' } }, after: { service: { status: 'PENDING' } } },
  });
});

test('a completed visit cannot be moved', async () => {
  const { id: serviceId } = await givenStoredService(kit);
  const technicianIds = [await givenTechnician(kit)];
  const visit = await givenVisit(kit, agent, { serviceId, technicianIds, ...slotOn(TUE, '09:00', '10:30') });
  await setVisit(kit, visit.id, { status: 'COMPLETED' });
  const answer = await plan(kit, admin, 'moveVisit', {
    ...{ ...seen(visit), technicianIds, ...slotOn(WED, '09:00', '10:30') },
  });
  expect(answer.__typename).toBe('TransitionError');
  expect(answer.message).toContain('«Completada»');
});
