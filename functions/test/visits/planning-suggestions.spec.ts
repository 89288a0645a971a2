import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearDocuments, clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import {
  at,
  givenAbsence,
  givenSettings,
  givenStoredService,
  givenTechnician,
  givenVisit,
  iso,
  plan,
} from '../kits/visit-kit.ts';

// A Monday, before working hours.
const NOW = at('2026-11-23', '07:00');
const TUE = '2026-11-24';

let kit: Kit;
let agent: Person;
let reads: Tally;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  reads = countReads(kit.firestore);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearDocuments(kit);
  agent = await kit.given.agent();
});

type Suggestion = { technician: { id: string }; start: string; end: string; reasons: string[] };

async function suggestions(serviceId: string, from: string | null = null): Promise<Suggestion[] | null> {
  const query =
    gql(`query PlanningSuggestionsSlotSuggestions($serviceId: ID!, $from: LocalDate) { slotSuggestions(serviceId: $serviceId, from: $from) {
    technician { id name color } start end reasons } }`);
  const data = await execute(kit, agent, query, {
    serviceId,
    from,
  });
  return data.slotSuggestions;
}

test('the first suggestion is the earliest able technician, with reasons, and can be scheduled', async () => {
  const named = (id: string, name: string) => ({ id, name, retired: false });
  await givenSettings(kit, 'skills', { values: [named('gas', 'Gas')] });
  await givenSettings(kit, 'zones', {
    values: [{ ...named('centro', 'Zona Centro'), postalPrefixes: ['28013'] }],
  });
  const able = await givenTechnician(kit, { skillIds: ['gas'], zoneIds: ['centro'] });
  await givenTechnician(kit);
  const service = await givenStoredService(kit, { skillIds: ['gas'] });
  await kit.firestore.doc(`services/${service.id}`).update({ 'site.zoneId': 'centro' });
  const found = await suggestions(service.id);
  expect(found).toHaveLength(5);
  const [best] = found ?? [];
  if (!best) throw new Error('Nothing was proposed');
  expect(best).toMatchObject({ technician: { id: able }, start: iso('2026-11-23', '08:00') });
  expect(best.end).toBe(iso('2026-11-23', '09:30'));
  expect(best.reasons).toEqual(
    expect.arrayContaining(['Tiene la competencia Gas', 'Trabaja en Zona Centro']),
  );
  const input = { serviceId: service.id, technicianIds: [able], start: best.start, end: best.end };
  expect((await plan(kit, agent, 'scheduleVisit', input)).__typename).toBe('PlanVisitSuccess');
});

test('suggestions avoid visits, absences and suspended technicians, and start on the requested day', async () => {
  const [busy, away] = [await givenTechnician(kit), await givenTechnician(kit)];
  await givenTechnician(kit, { status: 'SUSPENDED' });
  await givenAbsence(kit, { technicianId: away, from: TUE, to: '2026-12-04' });
  const { id: other } = await givenStoredService(kit);
  const slot = { start: iso(TUE, '08:00'), end: iso(TUE, '12:00') };
  await givenVisit(kit, agent, { serviceId: other, technicianIds: [busy], ...slot });
  const { id } = await givenStoredService(kit);
  const found = (await suggestions(id, TUE)) ?? [];
  expect(found.map(({ technician }) => technician.id)).toEqual(Array(5).fill(busy));
  expect(found.map(({ start }) => start)).toContain(iso(TUE, '12:00'));
  expect(found.filter(({ start }) => start < iso(TUE, '12:00'))).toEqual([]);
  // A past day counts as today.
  const today = (await suggestions(id, '2026-11-02')) ?? [];
  expect(today.map(({ start }) => start)).toContain(iso('2026-11-23', '08:00'));
});

test('a closed service has no suggestions, and an unknown one gives null', async () => {
  await givenTechnician(kit);
  const { id } = await givenStoredService(kit, { status: 'CLOSED', open: false, explicit: 'CLOSED' });
  expect(await suggestions(id)).toEqual([]);
  expect(await suggestions('AAAAAAAAAAAAAAAAAAAA')).toBeNull();
  expect(await suggestions('__no__')).toBeNull();
});

test.each(['x', '2026-02-31', '9999-12-31'])('the invalid day %j is refused', async (from) => {
  const { id: serviceId } = await givenStoredService(kit);
  const query =
    'query ($serviceId: ID!, $from: LocalDate) { slotSuggestions(serviceId: $serviceId, from: $from) { start } }';
  const { errors } = await kit.send({ query, variables: { serviceId, from } }, agent);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
});

test('suggestions cost the technicians, their days with visits, and seven reads', async () => {
  const technicians = await Promise.all(Array.from({ length: 10 }, () => givenTechnician(kit)));
  const { id } = await givenStoredService(kit);
  for (const technicianId of technicians.slice(0, 5)) {
    const slot = { start: iso(TUE, '08:00'), end: iso(TUE, '09:00') };
    await givenVisit(kit, agent, { serviceId: id, technicianIds: [technicianId], ...slot });
  }
  reads.reads = 0;
  expect(await suggestions(id)).toHaveLength(5);
  // The viewer, the service, five sections, ten technicians, their five days, and the query for absences.
  expect(reads.reads).toBeLessThanOrEqual(1 + 1 + 5 + 10 + 5 + 1);
});
