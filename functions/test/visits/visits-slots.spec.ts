import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeVisit } from '../../src/work/store/technician-days.ts';
import { rowToVisit } from '../../src/work/store/visit-document.ts';
import type { Visit } from '../../src/work/visit.ts';
import type { ScheduleVisitInput, SlotReasonKind } from '../gql/graphql.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  at,
  dayOf,
  givenAbsence,
  givenSettings,
  givenStoredService,
  givenTechnician,
  givenVisit,
  iso,
  kindsOf,
  plan,
  planned,
  storedVisit,
  storedVisits,
  ZONE,
  type Answer,
} from '../kits/visit-kit.ts';

const MON = '2026-11-23';
const TUE = '2026-11-24';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
  const named = (id: string, name: string) => ({ id, name, retired: false });
  await Promise.all([
    givenSettings(kit, 'skills', { values: [named('gas', 'Gas')] }),
    givenSettings(kit, 'zones', { values: [{ ...named('norte', 'Zona Norte'), postalPrefixes: ['280'] }] }),
    givenSettings(kit, 'holidays', { values: [{ id: 'h', date: '2026-12-08', name: 'La Inmaculada' }] }),
  ]);
});
afterAll(() => kit.stop());

const slot = (from: string, to: string, day = TUE) => ({ start: iso(day, from), end: iso(day, to) });

async function ask(
  technicianIds: string[],
  input: Pick<ScheduleVisitInput, 'start' | 'end' | 'acceptedWarnings'>,
): Promise<Answer> {
  const { id: serviceId } = await givenStoredService(kit);
  return plan(kit, agent, 'scheduleVisit', { serviceId, technicianIds, ...input });
}

async function asked(
  technicianIds: string[],
  input: Pick<ScheduleVisitInput, 'start' | 'end' | 'acceptedWarnings'>,
) {
  const { id: serviceId } = await givenStoredService(kit);
  return planned(kit, agent, 'scheduleVisit', { serviceId, technicianIds, ...input });
}

test('a taken slot names the visit that took it, and the nearest free start', async () => {
  const technicianId = await givenTechnician(kit, { name: 'Sergio', lastName: 'Acuña' });
  const { id: serviceId, code } = await givenStoredService(kit);
  await givenVisit(kit, agent, { serviceId, technicianIds: [technicianId], ...slot('12:30', '13:30') });
  const before = (await storedVisits(kit)).length;
  const answer = await ask([technicianId], slot('13:00', '14:00'));
  const message = `Se solapa con ${code}, 12:30–13:30, de Sergio Acuña`;
  expect(answer).toMatchObject({
    ...{ __typename: 'SlotTakenError', message: `No se puede programar ahí. ${message}` },
    reasons: [{ kind: 'OVERLAP', severity: 'HARD', technicianId, message }],
    // Not 13:30, because the lunch break begins at 14:00.
    nearestStart: iso(TUE, '15:00'),
  });
  expect(await storedVisits(kit)).toHaveLength(before);
});

test('adjacent visits do not overlap', async () => {
  const technicianId = await givenTechnician(kit);
  expect((await ask([technicianId], slot('09:00', '10:00'))).__typename).toBe('PlanVisitSuccess');
  expect((await ask([technicianId], slot('10:00', '11:00'))).__typename).toBe('PlanVisitSuccess');
  expect((await ask([technicianId], slot('08:30', '09:00'))).__typename).toBe('PlanVisitSuccess');
});

test('an approved absence blocks scheduling, a requested one does not', async () => {
  const technicianId = await givenTechnician(kit);
  await givenAbsence(kit, { technicianId, from: TUE, to: '2026-11-26' });
  await givenAbsence(kit, { technicianId, from: '2026-12-01', to: '2026-12-02', status: 'REQUESTED' });
  const answer = await ask([technicianId], slot('09:00', '10:00', '2026-11-26'));
  expect(answer.reasons).toMatchObject([
    { kind: 'ABSENCE', message: 'Está de vacaciones del 24/11/2026 al 26/11/2026' },
  ]);
  expect(answer.nearestStart).toBe(iso('2026-11-27', '08:00'));
  const asked = await ask([technicianId], slot('09:00', '10:00', '2026-12-01'));
  expect(asked.__typename).toBe('PlanVisitSuccess');
});

test('all warnings must be accepted by kind', async () => {
  const technicianId = await givenTechnician(kit, { zoneIds: ['norte'] });
  const { id: serviceId } = await givenStoredService(kit, {
    skillIds: ['gas'],
    notBefore: at('2026-12-09', '08:00'),
    promisedWindow: { start: at('2026-12-09', '10:00'), end: at('2026-12-09', '12:00') },
  });
  const input = { serviceId, technicianIds: [technicianId], ...slot('20:00', '21:00', '2026-12-08') };
  const ask = (acceptedWarnings: SlotReasonKind[]) =>
    plan(kit, agent, 'scheduleVisit', { ...input, acceptedWarnings });
  const first = await ask([]);
  const kinds: SlotReasonKind[] = [
    'HOLIDAY',
    'OUTSIDE_HOURS',
    'MISSING_SKILL',
    'OUTSIDE_ZONES',
    'OUTSIDE_WINDOW',
    'TOO_EARLY',
  ];
  expect(first.__typename).toBe('SlotWarningsError');
  expect(kindsOf(first)).toEqual(kinds);
  expect(first.reasons?.map(({ message }) => message)).toEqual([
    'Es festivo: La Inmaculada',
    'Fuera de su horario: martes de 08:00 a 14:00 y de 15:00 a 18:00',
    'Le falta la competencia Gas',
    'Fuera de zona: 28013 no está en ninguna; trabaja en Zona Norte',
    'Fuera de la franja prometida, 09/12/2026 10:00–12:00',
    'Antes de la fecha pedida, 09/12/2026',
  ]);
  // All of them again: listing only the rest would lose the accepted ones.
  expect(kindsOf(await ask(kinds.slice(1)))).toEqual(kinds);
  expect((await ask(kinds)).__typename).toBe('PlanVisitSuccess');
});

test('a completed visit occupies its real time, and an unstarted one none', async () => {
  const technicianId = await givenTechnician(kit);
  const { visit } = await asked([technicianId], slot('09:00', '12:00'));
  const end = (changes: Partial<Visit>) =>
    kit.firestore.runTransaction(async (tx) => {
      const before = rowToVisit(await tx.get(kit.firestore.doc(`visits/${visit.id}`)));
      const by = { actor: { id: agent.uid, name: 'Agente' }, now: new Date() };
      writeVisit(tx, kit.firestore, { before, after: { ...before, ...changes } }, by, ZONE);
    });
  await end({ status: 'COMPLETED', arrivedAt: at(TUE, '11:30'), finishedAt: at(TUE, '13:00') });
  expect(kindsOf(await ask([technicianId], slot('12:30', '13:30')))).toEqual(['OVERLAP']);
  expect((await ask([technicianId], slot('09:00', '11:30'))).__typename).toBe('PlanVisitSuccess');
  const before = await dayOf(kit, technicianId, TUE);
  await end({ status: 'NOT_COMPLETED', arrivedAt: null, finishedAt: at(TUE, '13:00') });
  expect(await dayOf(kit, technicianId, TUE)).toEqual(before.filter((id) => id !== visit.id));
  // Ending it does not move it: the plan shows it on its planned day.
  expect((await storedVisit(kit, visit.id)).days).toEqual([TUE]);
});

test('a visit across midnight occupies both days', async () => {
  const technicianId = await givenTechnician(kit);
  const night = {
    start: iso(MON, '23:00'),
    end: iso(TUE, '01:30'),
    acceptedWarnings: ['OUTSIDE_HOURS' as const],
  };
  const { visit } = await asked([technicianId], night);
  expect(await dayOf(kit, technicianId, MON)).toEqual([visit.id]);
  expect(await dayOf(kit, technicianId, TUE)).toEqual([visit.id]);
  const answer = await ask([technicianId], slot('01:00', '02:00'));
  expect(answer.reasons?.[0]?.message).toContain('23/11/2026 23:00 – 24/11/2026 01:30');
  // Ending at midnight leaves the next day free.
  const other = await givenTechnician(kit);
  await ask([other], { ...night, end: iso(TUE, '00:00') });
  expect([(await dayOf(kit, other, MON)).length, (await dayOf(kit, other, TUE)).length]).toEqual([1, 0]);
});

test('an absence or a holiday on the second day of a night visit counts', async () => {
  const technicianId = await givenTechnician(kit);
  await givenAbsence(kit, { technicianId, from: TUE, to: TUE });
  const night = { start: iso(MON, '22:00'), end: iso(TUE, '01:00') };
  expect(kindsOf(await ask([technicianId], night))).toContain('ABSENCE');
  const eve = { start: iso('2026-12-07', '22:00'), end: iso('2026-12-08', '01:00') };
  expect(kindsOf(await ask([technicianId], eve))).toContain('HOLIDAY');
});

test('when the clocks go back, the repeated hour can be scheduled twice', async () => {
  const technicianId = await givenTechnician(kit, { weeklyHours: EVERY_NIGHT });
  // Midnight to 02:30 summer time, and from 02:30 winter time: an hour lies between them.
  const first = { start: '2026-10-24T22:00:00.000Z', end: '2026-10-25T00:30:00.000Z' };
  const second = { start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T03:00:00.000Z' };
  const { visit } = await ask([technicianId], first);
  expect((await ask([technicianId], second)).__typename).toBe('PlanVisitSuccess');
  expect(visit).toMatchObject({ plannedStart: first.start, plannedEnd: first.end });
  expect(await dayOf(kit, technicianId, '2026-10-25')).toHaveLength(2);
  const between = { start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z' };
  expect((await ask([technicianId], between)).__typename).toBe('PlanVisitSuccess');
  const over = { start: '2026-10-25T00:29:00.000Z', end: '2026-10-25T00:59:00.000Z' };
  expect(kindsOf(await ask([technicianId], over))).toContain('OVERLAP');
});

test('when the clocks go forward, the skipped hour does not exist', async () => {
  const technicianId = await givenTechnician(kit, { weeklyHours: EVERY_NIGHT });
  const day = '2026-03-29';
  const { visit } = await asked([technicianId], { start: iso(day, '01:00'), end: iso(day, '02:00') });
  expect(visit.plannedEnd).toBe(iso(day, '03:00'));
  const late = { start: '2026-03-28T22:30:00.000Z', end: '2026-03-28T23:30:00.000Z' };
  const across = await asked([technicianId], late);
  expect(across.__typename).toBe('PlanVisitSuccess');
  expect((await storedVisit(kit, across.visit.id)).days).toEqual(['2026-03-28', day]);
  const taken = await ask([technicianId], { start: iso(day, '01:30'), end: iso(day, '04:00') });
  expect(kindsOf(taken)).toEqual(['OVERLAP']);
  expect(taken.nearestStart).toBe(iso(day, '03:00'));
});

const NIGHT = [{ from: '00:00', to: '24:00' }];
const EVERY_NIGHT = { mon: NIGHT, tue: NIGHT, wed: NIGHT, thu: NIGHT, fri: NIGHT, sat: NIGHT, sun: NIGHT };

test("days follow the company's time zone", async () => {
  await givenSettings(kit, 'company', { timeZone: 'Atlantic/Canary' });
  const technicianId = await givenTechnician(kit, { weeklyHours: EVERY_NIGHT });
  // 00:30 in Madrid is still the day before in Las Palmas.
  await ask([technicianId], { start: iso(TUE, '00:15'), end: iso(TUE, '00:45') });
  expect([
    (await dayOf(kit, technicianId, MON)).length,
    (await dayOf(kit, technicianId, TUE)).length,
  ]).toEqual([1, 0]);
});
