import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanningOfChangesQuery } from '../gql/graphql.ts';
import { mutate, someSite } from '../kits/client-kit.ts';
import { clearDocuments, clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { act as changeService, givenCatalog, givenService } from '../kits/service-kit.ts';
import { mutate as changeStaff } from '../kits/staff-kit.ts';
import { addVisits, givenTechnician, givenVisit, iso, plan, type VisitRow } from '../kits/visit-kit.ts';

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-29', '2026-12-01'];
const VIEWS = [
  { date: '2026-11-24', view: 'DAY' },
  { date: '2026-11-24', view: 'WEEK' },
  { date: '2026-12-01', view: 'WEEK' },
] as const;

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
  await givenCatalog(kit);
});

type Plan = PlanningOfChangesQuery['planning'];
type View = (typeof VIEWS)[number];

gql(`fragment VisitOfChanges on Visit { id plannedStart plannedEnd status version technicians { id name } client { name }
  site { name } summary { title } }`);
const PLANNING = gql(`query PlanningOfChanges($date: LocalDate!, $view: PlanningView!) {
  planning(date: $date, view: $view) { mark tray technicians { id name } visits { ...VisitOfChanges } } }`);
const CHANGES = gql(`query ChangesOfPlanning($date: LocalDate!, $view: PlanningView!, $since: String!) {
  planningChanges(date: $date, view: $view, since: $since) {
    isTooOld mark tray visits { ...VisitOfChanges } goneIds } }`);

const whole = async (view: View) => (await execute(kit, agent, PLANNING, view)).planning;
const changesOf = async (view: View, since: string) =>
  (await execute(kit, agent, CHANGES, { ...view, since })).planningChanges;

async function follow(view: View, known: Plan): Promise<Plan> {
  const { isTooOld, mark, visits, goneIds } = await changesOf(view, known.mark);
  if (isTooOld) return whole(view);
  const left = new Set([...goneIds, ...visits.map(({ id }) => id)]);
  return { ...known, mark, visits: [...known.visits.filter(({ id }) => !left.has(id)), ...visits] };
}

const shown = ({ visits }: Plan) => visits.toSorted((a, b) => (a.id < b.id ? -1 : 1));

type Step = { act: string; which: number; day: number; hour: number; who: number };

const step = fc.record({
  act: fc.constantFrom('plan', 'move', 'move', 'unschedule', 'annul', 'retitle', 'rename'),
  which: fc.nat(9),
  day: fc.nat(DAYS.length - 1),
  hour: fc.integer({ min: 8, max: 16 }),
  who: fc.nat(1),
});

async function startOffice() {
  const technicians = [await givenTechnician(kit), await givenTechnician(kit)];
  const services = [await givenService(kit, agent), await givenService(kit, agent)];
  const visits: VisitRow[] = [];
  const versionOf = async (path: string) => (await kit.firestore.doc(path).get()).get('version') as number;
  return async ({ act, which, day, hour, who }: Step) => {
    const [visit, service] = [visits[which % (visits.length || 1)], services[which % 2]];
    const date = DAYS[day] ?? '';
    const slot = {
      start: iso(date, `${hour}:00`.padStart(5, '0')),
      end: iso(date, `${hour + 1}:30`.padStart(5, '0')),
    };
    const technicianIds = [technicians[who] ?? ''];
    if (service === undefined) return;
    if (act === 'plan') {
      await givenVisit(kit, agent, { serviceId: service.id, technicianIds, ...slot }).then(
        (made) => visits.push(made),
        () => undefined,
      );
    } else if (act === 'retitle') {
      const { client, site, typeId } = service;
      const form = { clientId: client.id, siteId: site.id, typeId, title: `Título ${hour}` };
      const version = await versionOf(`services/${service.id}`);
      await changeService(kit, agent, 'updateService', { id: service.id, version, service: form });
    } else if (act === 'rename') {
      const { id } = service.site;
      const version = await versionOf(`sites/${id}`);
      await mutate(kit, agent, 'updateSite', { id, version, site: someSite({ name: `Local ${hour}` }) });
    } else if (visit !== undefined) {
      const current = { id: visit.id, version: await versionOf(`visits/${visit.id}`) };
      if (act === 'move') {
        const acceptedWarnings = ['OUTSIDE_HOURS', 'ALREADY_PLANNED', 'TOO_EARLY', 'HOLIDAY'] as const;
        await plan(kit, agent, 'moveVisit', {
          ...current,
          technicianIds,
          ...slot,
          acceptedWarnings: [...acceptedWarnings],
        });
      }
      if (act === 'unschedule') await plan(kit, agent, 'unscheduleVisit', current);
      if (act === 'annul') await plan(kit, agent, 'cancelVisit', { ...current, reason: 'Ya no' });
    }
  };
}

test('applying the changes gives the same plan as a whole load, after any sequence of simultaneous acts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 4, maxLength: 8 }), async (history) => {
      const takeStep = await startOffice();
      let known = await Promise.all(VIEWS.map(whole));
      for (const [one, other] of history) {
        await Promise.all([takeStep(one), takeStep(other)]);
        known = await Promise.all(VIEWS.map((view, index) => follow(view, known[index] as Plan)));
        const there = await Promise.all(VIEWS.map(whole));
        expect(known.map(shown)).toEqual(there.map(shown));
      }
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('in a week of 20 technicians with 12 visits a day, a change costs at most 10 reads and a poll 3', async () => {
  const technicians = await Promise.all(Array.from({ length: 20 }, () => givenTechnician(kit)));
  for (const day of DAYS.slice(0, 3)) await addVisits(kit, technicians, { day, count: 240 });
  const { id: serviceId } = await givenService(kit, agent);
  const [technicianId = '', other = ''] = technicians;
  const slot = { start: iso('2026-11-24', '16:00'), end: iso('2026-11-24', '17:00') };
  const view = VIEWS[1];
  const { mark } = await whole(view);
  const visit = await givenVisit(kit, agent, { serviceId, technicianIds: [technicianId], ...slot });
  const costs = async (since: string) => {
    reads.reads = 0;
    const changes = await changesOf(view, since);
    return { ...changes, reads: reads.reads };
  };
  const planned = await costs(mark);
  expect(planned.visits.map(({ id }) => id)).toEqual([visit.id]);
  // The viewer, the tray and team, the change and its visit.
  expect(planned.reads).toBe(4);
  const acceptedWarnings = ['OUTSIDE_HOURS' as const];
  const moved = { id: visit.id, version: visit.version, technicianIds: [other], ...slot, acceptedWarnings };
  await plan(kit, agent, 'moveVisit', moved);
  const changed = await costs(planned.mark);
  expect(changed.visits.map(({ technicians: [first] }) => first?.id)).toEqual([other]);
  expect(changed.reads).toBeLessThanOrEqual(10);
  const later = `${Number(changed.mark.split('.')[0]) + 20}.0/${changed.mark.split('/')[1]}`;
  expect((await costs(later)).reads).toBe(3);
});

test('changed absences and invalid or old marks are reported as too old', async () => {
  const technicianId = await givenTechnician(kit);
  const view = VIEWS[0];
  const { mark } = await whole(view);
  expect((await changesOf(view, mark)).isTooOld).toBe(false);
  const absence = { from: '2026-11-24', to: '2026-11-25', kind: 'VACATION' as const };
  await changeStaff(kit, await kit.given.admin(), 'createAbsence', { technicianId, ...absence });
  expect((await changesOf(view, mark)).isTooOld).toBe(true);
  for (const none of ['', 'x', '1', '1.2', '0.0/0', '99999999999999.0/0']) {
    expect((await changesOf(view, none)).isTooOld).toBe(true);
  }
});
