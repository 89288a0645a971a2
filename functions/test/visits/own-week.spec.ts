import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';
import { givenAbsence } from '../kits/visit-kit.ts';
import { startWork, type Cast } from '../kits/work-kit.ts';

let kit: Kit;
let people: Cast;
beforeAll(async () => {
  ({ kit, people } = await startWork(() => new Date('2026-12-01T10:00:00Z')));
  const values = [
    { id: 'h1', date: '2026-12-08', name: 'Inmaculada Concepción' },
    { id: 'h2', date: '2026-12-25', name: 'Navidad' },
  ];
  await kit.firestore.doc('settings/holidays').set({ version: 1, values });
  const company = { name: 'Clima Sol SL', nif: 'B12345674', phone: '+34910000001', email: 'a@ejemplo.es' };
  const address = {
    street: 'Calle de Ibiza',
    number: '21',
    floor: null,
    postalCode: '28009',
    city: 'Madrid',
  };
  await kit.firestore.doc('settings/company').set({ ...company, address }, { merge: true });
});
afterAll(() => kit.stop());

type DayOff = { date: string; holiday: string | null; absence: string | null };

async function daysOff(by: Person, from: string, days: number): Promise<DayOff[]> {
  const query = gql(
    `query OwnWeekMyDaysOff($from: LocalDate!, $days: Int!) { myDaysOff(from: $from, days: $days) { date holiday absence } }`,
  );
  return (await execute(kit, by, query, { from, days })).myDaysOff;
}

describe('myDaysOff', () => {
  test("returns holidays and the technician's own approved absences in the requested days", async () => {
    const technician = await kit.given.technician();
    const own = { technicianId: technician.uid };
    await givenAbsence(kit, { ...own, from: '2026-12-01', to: '2026-12-04' });
    await givenAbsence(kit, { ...own, from: '2026-12-09', to: '2026-12-09', kind: 'TRAINING' });
    await givenAbsence(kit, { ...own, from: '2026-12-06', to: '2026-12-06', status: 'REQUESTED' });
    await givenAbsence(kit, { ...own, from: '2026-12-07', to: '2026-12-07', status: 'REJECTED' });
    await givenAbsence(kit, { technicianId: people.OTHER.uid, from: '2026-12-05', to: '2026-12-05' });
    expect(await daysOff(technician, '2026-12-04', 7)).toEqual([
      { date: '2026-12-04', holiday: null, absence: 'VACATION' },
      { date: '2026-12-08', holiday: 'Inmaculada Concepción', absence: null },
      { date: '2026-12-09', holiday: null, absence: 'TRAINING' },
    ]);
  });

  test('costs the absences not yet over and two reads', async () => {
    const technician = await kit.given.technician();
    const own = { technicianId: technician.uid };
    for (const day of ['01', '02', '03']) {
      await givenAbsence(kit, { ...own, from: `2026-11-${day}`, to: `2026-11-${day}` });
    }
    await givenAbsence(kit, { ...own, from: '2026-12-09', to: '2026-12-09' });
    // Warms up cached values such as the time zone.
    await daysOff(technician, '2026-12-05', 7);
    const tally = countReads(kit.firestore);
    expect(await daysOff(technician, '2026-12-05', 7)).toHaveLength(2);
    expect(tally.reads).toBe(3);
  });

  test.each([
    ['{ myDaysOff(from: "2026-02-30") { date } }'],
    ['{ myDaysOff(from: "2026-12-01", days: 0) { date } }'],
    ['{ myDaysOff(from: "2026-12-01", days: 32) { date } }'],
  ])('refuses %s', async (query) => {
    const { errors } = await kit.send({ query }, people.OWN);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});

test('letterhead returns the company as reports show it', async () => {
  const query = gql(`query OwnWeekLetterhead { letterhead { name nif address phone } }`);
  const { letterhead } = await execute(kit, people.OWN, query);
  expect(letterhead).toEqual({
    ...{ name: 'Clima Sol SL', nif: 'B12345674', phone: '+34910000001' },
    address: 'Calle de Ibiza 21, 28009 Madrid',
  });
});
