import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { mutate } from '../kits/staff-kit.ts';
import { givenStoredService, givenTechnician, givenVisit, setVisit, slotOn } from '../kits/visit-kit.ts';

let kit: Kit;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent] = await Promise.all([kit.given.admin(), kit.given.agent()]);
});
afterAll(() => kit.stop());

async function givenSomebody() {
  const [id, { id: serviceId }] = await Promise.all([givenTechnician(kit), givenStoredService(kit)]);
  const plan = (...slot: Parameters<typeof slotOn>) =>
    givenVisit(kit, agent, { serviceId, technicianIds: [id], ...slotOn(...slot) });
  return { id, plan };
}

async function workOf(by: Person, id = ''): Promise<unknown> {
  const query = gql(`query AbsenceWork($id: ID!) { absenceWork(id: $id) { visits firstDay } }`);
  return (await execute(kit, by, query, { id })).absenceWork;
}

test("absenceWork counts the technician's remaining visits on the days of an absence", async () => {
  const { id, plan } = await givenSomebody();
  const days = { from: '2031-03-04', to: '2031-03-05' };
  const absence = await mutate(kit, admin, 'createAbsence', { technicianId: id, kind: 'VACATION', ...days });
  const work = (by: Person) => workOf(by, absence.absence?.id);
  expect(await work(agent)).toEqual({ visits: 0, firstDay: null });
  await kit.firestore.doc(`absences/${absence.absence?.id}`).update({ status: 'REQUESTED' });
  const slots: Parameters<typeof slotOn>[] = [
    ['2031-03-03', '09:00', '10:00'],
    ['2031-03-05', '09:00', '10:00'],
    ['2031-03-05', '23:00', '23:59'],
    ['2031-03-06', '00:00', '01:00'],
  ];
  for (const slot of slots) await plan(...slot);
  expect(await work(agent)).toEqual({ visits: 2, firstDay: '2031-03-05' });
  const first = await plan('2031-03-03', '22:00', '02:00', '2031-03-04');
  expect(await work(admin)).toEqual({ visits: 3, firstDay: '2031-03-04' });
  await setVisit(kit, first.id, { status: 'COMPLETED' });
  expect(await work(admin)).toEqual({ visits: 2, firstDay: '2031-03-05' });
});

test('absenceWork counts nothing for a past absence, and is null for an unknown one', async () => {
  const { id, plan } = await givenSomebody();
  await plan('2020-03-04', '09:00', '10:00');
  const days = { from: '2020-03-04', to: '2020-03-05', kind: 'VACATION' as const };
  const { absence } = await mutate(kit, admin, 'createAbsence', { technicianId: id, ...days });
  expect(await workOf(admin, absence?.id)).toEqual({ visits: 0, firstDay: null });
  expect(await workOf(admin, 'nobody')).toBeNull();
});
