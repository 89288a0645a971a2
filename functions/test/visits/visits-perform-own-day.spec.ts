import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';
import { inStatus, putWork, startWork, type Cast } from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

let kit: Kit;
let people: Cast;
beforeAll(async () => {
  ({ kit, people } = await startWork(() => NOW));
});
afterAll(() => kit.stop());

const startsAt = (start: string) => {
  const plannedStart = new Date(start);
  return { plannedStart, plannedEnd: new Date(plannedStart.getTime() + 3_600_000) };
};

async function mine(by: Person, from: string, days = 1): Promise<string[]> {
  const query = gql(
    `query VisitsPerformOwnDayMyVisits($from: LocalDate!, $days: Int!) { myVisits(from: $from, days: $days) { plannedStart } }`,
  );
  const { myVisits } = await execute(kit, by, query, {
    from,
    days,
  });
  return myVisits.map(({ plannedStart }) => plannedStart);
}

describe('myVisits', () => {
  test('returns the visits starting on the day in Madrid, by start', async () => {
    const technician = await kit.given.technician();
    const inside = ['2026-11-20T22:59:59.000Z', '2026-11-19T23:00:00.000Z', '2026-11-20T10:00:00.000Z'];
    for (const start of [...inside, '2026-11-19T22:59:59Z', '2026-11-20T23:00:00Z']) {
      await putWork(kit, [technician], { visit: startsAt(start) });
    }
    expect(await mine(technician, '2026-11-20')).toEqual(inside.toSorted());
    expect(await mine(technician, '2026-11-19', 3)).toHaveLength(5);
  });

  test.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z', '2026-10-25T23:00:00.000Z'],
  ])('covers the whole of %s, when the clocks change', async (day, first, last, next) => {
    const technician = await kit.given.technician();
    for (const start of [first, last, next]) await putWork(kit, [technician], { visit: startsAt(start) });
    expect(await mine(technician, day)).toEqual([first, last]);
  });

  test('includes visits that are over, but not cancelled ones or those of others', async () => {
    const technician = await kit.given.technician();
    const at = (hour: number) => startsAt(`2026-11-20T${hour}:00:00.000Z`);
    await putWork(kit, [people.OTHER, technician], { visit: { ...at(10), ...inStatus('COMPLETED') } });
    await putWork(kit, [technician], { visit: { ...at(11), ...inStatus('CANCELLED') } });
    await putWork(kit, [people.OTHER], { visit: at(12) });
    expect(await mine(technician, '2026-11-20')).toEqual(['2026-11-20T10:00:00.000Z']);
  });

  test('costs one read per visit, and one', async () => {
    const technician = await kit.given.technician();
    await mine(technician, '2026-11-20');
    for (const hour of [10, 11, 12]) {
      await putWork(kit, [technician], { visit: startsAt(`2026-11-20T${hour}:00:00.000Z`) });
    }
    const tally = countReads(kit.firestore);
    expect(await mine(technician, '2026-11-20')).toHaveLength(3);
    // The viewer is one read; the time zone is cached.
    expect(tally.reads).toBe(4);
  });

  test.each([
    ['{ myVisits(from: "2026-02-30") { id } }'],
    ['{ myVisits(from: "hoy") { id } }'],
    ['{ myVisits(from: "2026-11-20", days: 0) { id } }'],
    ['{ myVisits(from: "2026-11-20", days: 32) { id } }'],
  ])('refuses %s', async (query) => {
    const { errors } = await kit.send({ query }, people.OWN);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});
