/** What an absence meets: the visits that are still to be made on its days. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearProject, execute, startKit, type Kit, type Person } from './kit.ts';
import { mutate } from './staff-kit.ts';
import { givenStoredService, givenTechnician, givenVisit, setVisit, slotOn } from './visit-kit.ts';

let kit: Kit;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent] = await Promise.all([kit.given.admin(), kit.given.agent()]);
});
afterAll(() => kit.stop());

async function workOf(by: Person, id: string | undefined): Promise<unknown> {
  const query = 'query ($id: ID!) { absenceWork(id: $id) { visits firstDay } }';
  return (await execute<{ absenceWork: unknown }>(kit, by, query, { id })).absenceWork;
}

test('an absence names the visits that its technician is still to make on its days', async () => {
  const id = await givenTechnician(kit);
  const { id: serviceId } = await givenStoredService(kit);
  const days = { from: '2031-03-04', to: '2031-03-05' };
  const absence = await mutate(kit, admin, 'createAbsence', { technicianId: id, kind: 'VACATION', ...days });
  const work = (by: Person) => workOf(by, absence.absence?.id);
  expect(await work(agent)).toEqual({ visits: 0, firstDay: null });
  await kit.firestore.doc(`absences/${absence.absence?.id}`).update({ status: 'REQUESTED' });
  const slots = [
    ['2031-03-03', '09:00', '10:00'],
    ['2031-03-05', '09:00', '10:00'],
    ['2031-03-05', '23:00', '23:59'],
    ['2031-03-06', '00:00', '01:00'],
  ] as const;
  for (const [day, start, end] of slots) {
    await givenVisit(kit, agent, { serviceId, technicianIds: [id], ...slotOn(day, start, end) });
  }
  expect(await work(agent)).toEqual({ visits: 2, firstDay: '2031-03-05' });
  const night = slotOn('2031-03-03', '22:00', '02:00', '2031-03-04');
  const first = await givenVisit(kit, agent, { serviceId, technicianIds: [id], ...night });
  expect(await work(admin)).toEqual({ visits: 3, firstDay: '2031-03-04' });
  await setVisit(kit, first.id, { status: 'COMPLETED' });
  expect(await work(admin)).toEqual({ visits: 2, firstDay: '2031-03-05' });
});

test('one whose days are over meets none, and one that is not there is told apart', async () => {
  const id = await givenTechnician(kit);
  const { id: serviceId } = await givenStoredService(kit);
  await givenVisit(kit, agent, { serviceId, technicianIds: [id], ...slotOn('2020-03-04', '09:00', '10:00') });
  const days = { from: '2020-03-04', to: '2020-03-05', kind: 'VACATION' };
  const { absence } = await mutate(kit, admin, 'createAbsence', { technicianId: id, ...days });
  expect(await workOf(admin, absence?.id)).toEqual({ visits: 0, firstDay: null });
  expect(await workOf(admin, 'nobody')).toBeNull();
});
