import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearDocuments, clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import {
  addVisits,
  givenAbsence,
  givenSettings,
  givenStoredService,
  givenTechnician,
  givenVisit,
  iso,
  plan,
  planned,
} from '../kits/visit-kit.ts';

const MON = '2026-11-23';
const TUE = '2026-11-24';
const SUN = '2026-11-29';

let kit: Kit;
let agent: Person;
let reads: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  reads = countReads(kit.firestore);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearDocuments(kit);
  agent = await kit.given.agent();
});

const PLANNING =
  gql(`query Planning($date: LocalDate!, $view: PlanningView!) { planning(date: $date, view: $view) {
  from to revision
  technicians { id name lastName color status skillIds zoneIds weeklyHours { mon { from to } } absences { from to kind } }
  visits { id plannedStart plannedEnd status technicians { id color } summary { code title priority dueAt
    promisedWindow { start end } equipmentLabel } site { address { city } } client { name } version }
  holidays { date name } } }`);

async function planning(date: string, view: 'DAY' | 'WEEK' = 'DAY') {
  return (await execute(kit, agent, PLANNING, { date, view })).planning;
}

const revision = async (date: string) => {
  const query = gql(
    `query PlanningPlanningRevision($date: LocalDate!) { planningRevision(date: $date) { week tray } }`,
  );
  const data = await execute(kit, agent, query, { date });
  return data.planningRevision.week;
};

async function given(technicianIds: string[], day: string, from: string, to: string, toDay = day) {
  const { id: serviceId } = await givenStoredService(kit);
  return givenVisit(kit, agent, { serviceId, technicianIds, start: iso(day, from), end: iso(toDay, to) });
}

const version = ({ id, version: seen }: { id: string; version: number }) => ({ id, version: seen });

test('a day has the active technicians by name, and its visits by start', async () => {
  const second = await givenTechnician(kit, { lastName: 'Zamora' });
  const first = await givenTechnician(kit, { lastName: 'Álvarez' });
  await givenTechnician(kit, { lastName: 'Nadie', status: 'SUSPENDED' });
  const late = await given([second], TUE, '12:00', '13:00');
  const early = await given([first, second], TUE, '09:00', '10:00');
  await given([first], MON, '09:00', '10:00');
  const day = await planning(TUE);
  expect([day.from, day.to]).toEqual([TUE, TUE]);
  expect(day.technicians.map(({ id }) => id)).toEqual([first, second]);
  expect(day.technicians[0]?.weeklyHours.mon).toEqual([
    { from: '08:00', to: '14:00' },
    { from: '15:00', to: '18:00' },
  ]);
  expect(day.visits.map(({ id }) => id)).toEqual([early.id, late.id]);
});

test('a week has the visits of seven days, including those across midnight at both ends', async () => {
  const technicianId = await givenTechnician(kit);
  const before = await given([technicianId], '2026-11-22', '23:00', '01:00', MON);
  const during = await given([technicianId], TUE, '09:00', '10:00');
  const after = await given([technicianId], SUN, '23:00', '01:00', '2026-11-30');
  await given([technicianId], '2026-11-30', '09:00', '10:00');
  const week = await planning('2026-11-26', 'WEEK');
  expect([week.from, week.to]).toEqual([MON, SUN]);
  expect(week.visits.map(({ id }) => id)).toEqual([before.id, during.id, after.id]);
  expect((await planning(MON)).visits.map(({ id }) => id)).toEqual([before.id]);
});

test('a suspended technician is shown only on days with a visit of theirs', async () => {
  const technicianId = await givenTechnician(kit, { lastName: 'Baeza' });
  await givenTechnician(kit, { lastName: 'Zamora' });
  await given([technicianId], TUE, '09:00', '10:00');
  await kit.firestore.doc(`users/${technicianId}`).update({ status: 'SUSPENDED' });
  expect((await planning(TUE)).technicians).toMatchObject([
    { lastName: 'Baeza', status: 'SUSPENDED' },
    { lastName: 'Zamora', status: 'ACTIVE' },
  ]);
  expect((await planning(MON)).technicians).toHaveLength(1);
});

test('approved absences and holidays are shown on their days', async () => {
  const technicianId = await givenTechnician(kit);
  const away = { technicianId, from: '2026-11-20', to: TUE };
  await givenAbsence(kit, away);
  await givenAbsence(kit, { ...away, from: TUE, to: '2026-11-25', status: 'REQUESTED' });
  await givenAbsence(kit, { ...away, from: '2026-11-27', to: '2026-12-03', kind: 'TRAINING' });
  await givenAbsence(kit, { ...away, from: '2026-12-20', to: '2026-12-24' });
  const holiday = { id: 'h', date: '2026-11-25', name: 'La fiesta' };
  await givenSettings(kit, 'holidays', { values: [holiday, { ...holiday, id: 'i', date: '2026-12-25' }] });
  const day = await planning(TUE);
  expect(day.technicians[0]?.absences).toEqual([{ from: '2026-11-20', to: TUE, kind: 'VACATION' }]);
  expect(day.holidays).toEqual([]);
  const week = await planning(TUE, 'WEEK');
  expect(week.technicians[0]?.absences).toEqual([
    { from: '2026-11-20', to: TUE, kind: 'VACATION' },
    { from: '2026-11-27', to: '2026-12-03', kind: 'TRAINING' },
  ]);
  expect(week.holidays).toEqual([{ date: '2026-11-25', name: 'La fiesta' }]);
  expect((await planning('2026-11-26')).technicians[0]?.absences).toEqual([]);
});

test('a cancelled visit is not in the plan', async () => {
  const technicianId = await givenTechnician(kit);
  const visit = await given([technicianId], TUE, '09:00', '10:00');
  await plan(kit, agent, 'cancelVisit', { ...version(visit), reason: 'Ya no' });
  expect((await planning(TUE, 'WEEK')).visits).toEqual([]);
});

test("a week's revision changes with its own visits only", async () => {
  const technicianIds = [await givenTechnician(kit)];
  const NEXT = '2026-11-30';
  let known = [0, 0];
  const changed = async () => {
    const now = [await revision(TUE), await revision(NEXT)];
    const both = now.map((each, index) => each !== known[index]);
    known = now;
    return both;
  };
  expect(await changed()).toEqual([false, false]);
  const visit = await given(technicianIds, TUE, '09:00', '10:00');
  expect(await revision(MON)).toBe(await revision(SUN));
  expect(await changed()).toEqual([true, false]);
  const slot = { start: iso('2026-12-01', '09:00'), end: iso('2026-12-01', '10:00') };
  const moved = await planned(kit, agent, 'moveVisit', { ...version(visit), technicianIds, ...slot });
  expect(await changed()).toEqual([true, true]);
  const again = { ...version(moved.visit), technicianIds };
  await plan(kit, agent, 'moveVisit', { ...again, ...slot });
  expect(await changed()).toEqual([false, false]);
  await plan(kit, agent, 'unscheduleVisit', version(moved.visit));
  expect(await changed()).toEqual([false, true]);
  expect((await planning('2026-12-01')).revision).toBe(known[1]);
});

test('a poll costs three reads, and a day or week of 10 technicians its visits and at most 20', async () => {
  const technicians = await Promise.all(Array.from({ length: 10 }, () => givenTechnician(kit)));
  for (const technicianId of technicians.slice(0, 3)) {
    await givenAbsence(kit, { technicianId, from: MON, to: SUN });
    await givenAbsence(kit, { technicianId, from: '2026-12-07', to: '2026-12-08' });
  }
  await addVisits(kit, technicians, { day: TUE, count: 60 });
  await addVisits(kit, technicians, { day: MON, count: 40 });
  reads.reads = 0;
  expect((await planning(TUE)).visits).toHaveLength(60);
  expect(reads.reads).toBeLessThanOrEqual(60 + 20);
  reads.reads = 0;
  expect((await planning(TUE, 'WEEK')).visits).toHaveLength(100);
  expect(reads.reads).toBeLessThanOrEqual(100 + 20);
  reads.reads = 0;
  await revision(TUE);
  expect(reads.reads).toBe(3);
});

test.each(['x', '', '2026-02-31', '2026-11-24T00:00:00Z', '0000-01-01', '9999-12-31'])(
  'the invalid day %j is refused',
  async (date) => {
    for (const field of ['planning(date: $date) { from }', 'planningRevision(date: $date) { week }']) {
      const query = `query ($date: LocalDate!) { ${field} }`;
      const { errors } = await kit.send({ query, variables: { date } }, agent);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
  },
);
