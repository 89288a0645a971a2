import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visit } from '../../src/work/visit.ts';
import { askVisit, eventsOf } from '../kits/calendar/calendar-kit.ts';
import { givenClient, someSite } from '../kits/client-kit.ts';
import { clearProject, execute, executeText, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { inStatus, madeBy, placeOf, putWork } from '../kits/work-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const daysOn = (days: number, ms = 0) => new Date(NOW.getTime() + days * 86_400_000 + ms);
const NOTES = 'Llave en portería';

let kit: Kit;
let admin: Person;
let technician: Person;
let other: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  admin = await kit.given.admin();
  tally = countReads(kit.firestore);
});
beforeEach(async () => {
  [technician, other] = await Promise.all([kit.given.technician(), kit.given.technician()]);
});
afterAll(() => kit.stop());

const COMPLETED = inStatus('COMPLETED');
const LONG_AGO: Partial<Visit> = { ...COMPLETED, finishedAt: daysOn(-30, -1), plannedStart: daysOn(-31) };

async function place() {
  const there = someSite({ contactName: 'Eva', accessNotes: NOTES });
  const { client, site } = await givenClient(kit, admin, { site: there });
  return placeOf({ client, site });
}

function work(at: Awaited<ReturnType<typeof place>>, visit: Partial<Visit>, others: Partial<Visit>[] = []) {
  return putWork(kit, [technician], { place: at, visit, others });
}

const SITE = 'site { accessNotes }';
const look = async (by: Person, { service, visit }: Awaited<ReturnType<typeof work>>) => {
  const query = gql(`query WorkContactDetailsService($service: ID!, $visit: ID!) {
    service(id: $service) { contact { name } site { accessNotes } }
    visit(id: $visit) { site { accessNotes } service { contact { name } site { accessNotes } } } }`);
  const ids = { service: service.id, visit: visit.id };
  const seen = await execute(kit, by, query, ids);
  return [
    ...[seen.service, seen.visit?.service].flatMap((each) => [
      each?.contact?.name ?? null,
      each?.site.accessNotes,
    ]),
    seen.visit?.site.accessNotes,
  ];
};
const KNOWN = ['Eva', NOTES, 'Eva', NOTES, NOTES];
const UNKNOWN = [null, null, null, null, null];

describe('contact and access notes', () => {
  test.each([
    ['scheduled', { status: 'SCHEDULED', plannedStart: daysOn(1) }],
    ['still open, however old', { status: 'PAUSED', plannedStart: daysOn(-90) }],
    ['completed 30 days ago', { ...COMPLETED, finishedAt: daysOn(-30) }],
  ] as [string, Partial<Visit>][])('are visible through a visit that is %s', async (_name, visit) => {
    expect(await look(technician, await work(await place(), visit))).toEqual(KNOWN);
  });

  test('are hidden from the technician, not the office, 30 days after the visit ended', async () => {
    const there = await work(await place(), LONG_AGO);
    expect(await look(technician, there)).toEqual(UNKNOWN);
    expect(await look(admin, there)).toEqual(KNOWN);
    const event = await eventsOf(await askVisit(kit, technician, there.visit.id));
    expect(JSON.stringify(event)).not.toMatch(/Eva|Llave/);
  });

  test('are visible through an old visit while another visit to the same site gives access', async () => {
    const at = await place();
    const there = await work(at, LONG_AGO);
    await work(at, { status: 'SCHEDULED', plannedStart: daysOn(2) });
    expect(await look(technician, there)).toEqual(KNOWN);
    const [event] = await eventsOf(await askVisit(kit, technician, there.visit.id));
    expect(event?.DESCRIPTION).toContain('Contacto: Eva');
    // Access notes never appear in a calendar, whoever reads it.
    expect(event?.DESCRIPTION).not.toContain(NOTES);
  });

  test("are not visible through a colleague's next visit", async () => {
    const there = await work(await place(), LONG_AGO, [{ ...madeBy(other), plannedStart: daysOn(1) }]);
    expect(await look(technician, there)).toEqual(UNKNOWN);
  });

  test('cost lists and days no read per row, and a detail few reads', async () => {
    const at = await place();
    for (const day of [0, 0.1, 0.2]) await work(at, { plannedStart: daysOn(0, day * 3_600_000) });
    const done = await work(at, { ...COMPLETED, plannedStart: NOW });
    const reads = async (query: string, variables = {}) => {
      tally.reads = 0;
      await executeText(kit, technician, query, variables);
      return tally.reads;
    };
    const day = `{ myVisits(from: "2026-11-21") { ${SITE} } }`;
    await reads(day);
    expect(await reads(day)).toBe(4 + 1);
    // The fourth row has no future visit: access to its site takes one query.
    const list = `{ services { edges { node { ${SITE} } } } }`;
    expect(await reads(list)).toBeLessThanOrEqual(4 + 2 + 2);
    expect(await reads('{ services { edges { node { site { name } } } } }')).toBe(4 + 2);
    const detail = `query ($id: ID!) { service(id: $id) { contact { name } ${SITE} visits { ${SITE} } reports { id } } }`;
    expect(await reads(detail, { id: done.service.id })).toBeLessThanOrEqual(12);
  });
});

describe('the next visit of a service', () => {
  const nextOf = async (by: Person, id: string) => {
    const query = gql(
      `query WorkContactDetailsService2($id: ID!) { service(id: $id) { nextVisit { id } technicians { id } } }`,
    );
    const { service } = await execute(kit, by, query, { id });
    return { next: service?.nextVisit?.id ?? null, technicians: service?.technicians.map((one) => one.id) };
  };

  test('is visible only to its own technician, while the assigned technicians are visible to all', async () => {
    const later = { ...madeBy(other), plannedStart: daysOn(1), plannedEnd: daysOn(1, 3_600_000) };
    const { service, others } = await work(await place(), COMPLETED, [later]);
    const technicians = [technician.uid, other.uid];
    const id = others[0]?.id;
    expect(await nextOf(technician, service.id)).toEqual({ next: null, technicians });
    expect(await nextOf(other, service.id)).toEqual({ next: id, technicians });
    expect(await nextOf(admin, service.id)).toEqual({ next: id, technicians });
  });
});
