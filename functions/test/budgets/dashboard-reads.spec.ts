import { HOME_PROSPECTS, HOME_SERVICES } from '@cuadrilla/domain/home/home-lists.ts';
import { PRIORITIES } from '@cuadrilla/domain/services/service-type.ts';
import { PROSPECT_STATUSES, isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persistedOperations } from '../../src/graphql/persisted-operations.generated.ts';
import { forgetCounters } from '../../src/store/counters.ts';
import { forgetToInvoice } from '../../src/work/store/to-invoice.ts';
import { addClients, clearCollection } from '../kits/client-kit.ts';
import { clearProject, execute, executeText, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { putProspects } from '../kits/prospect-kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { addServices, givenCatalog, givenService, serviceDocument } from '../kits/service-kit.ts';
import { addVisits, changeTeam, givenTechnician } from '../kits/visit-kit.ts';
import { someLine } from '../kits/work-kit.ts';

/** A list without rows costs one of them. */
const GATE = 10;
const TECHNICIANS = 3;
const TODAY = '2026-11-24';
const PAST = '2026-06-02';
const NOW = new Date(`${TODAY}T09:00:00Z`);

let kit: Kit;
let tally: Tally;
let agent: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  agent = await kit.given.agent();
  await givenCatalog(kit);
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

const QUESTION = persistedOperations.find(
  ({ name, retiredOn }) => name === 'OfficeHome' && retiredOn === undefined,
)?.text;

type List<Row = unknown> = { totalCount: number | null; edges: { node: Row }[] };
type Services = List<{ client: { name: string } }>;
type Home = {
  figures: Record<'newProspects' | 'openProspects' | 'overdueProspects' | 'finishedServices', number | null>;
  toInvoice: { services: number; netCents: number };
  teamDay: { visits: unknown[]; load: unknown[] };
  pending: Services;
  overdue: Services;
  actions: List;
};

async function home(): Promise<{ reads: number; data: Home }> {
  tally.reads = 0;
  const data = (await executeText(kit, agent, QUESTION ?? '', { date: TODAY })) as Home;
  return { reads: tally.reads, data };
}

// `functions/test/platform/home-lists.spec.ts` counts the rows; here are more of them than a list counts.
const LISTS =
  gql(`query ListsOfTheDashboard($today: LocalDate!, $unassigned: ServiceFilter!, $overdue: ServiceFilter!,
    $toReview: ServiceFilter!, $toInvoice: ServiceFilter!, $unanswered: ProspectFilter!, $actionsToday: ProspectFilter!,
    $actionsOverdue: ProspectFilter!) {
  pending: services(first: 1, filter: $unassigned) { totalCount }
  overdue: services(first: 1, filter: $overdue, sort: DUE) { totalCount }
  finished: services(first: 1, filter: $toReview) { totalCount }
  toInvoice: services(first: 1, filter: $toInvoice) { totalCount }
  newOnes: prospects(first: 1, filter: $unanswered) { totalCount }
  open: prospects(first: 1, filter: { open: true }) { totalCount }
  late: prospects(first: 1, filter: $actionsOverdue) { totalCount }
  today: prospects(first: 1, filter: $actionsToday) { totalCount }
  planning(date: $today, view: DAY) { visits { id } technicians { id } }
}`);

const STATUSES = ['PENDING', 'FINISHED', 'CLOSED', 'CANCELLED', 'IN_PROGRESS', 'ON_HOLD'] as const;
const DAYS = ['2026-11-20', TODAY, '2026-11-27', null];
const VISITS = 7;
const MIXED = 48;

type Round = { more: number; rows: number; visits: number; technicians: number };

const FULL = { rows: 5, visits: VISITS, technicians: TECHNICIANS };

const ROUNDS: [name: string, round: Round][] = [
  ['nothing to show', { more: 0, rows: 0, visits: 0, technicians: 0 }],
  ['a few of each', { more: 48, ...FULL }],
  // A count stops before it would cost a second read.
  ['more than a thousand of some', { more: 1_100, ...FULL }],
];

async function addWork(more: number): Promise<void> {
  const like = await serviceDocument(kit, (await givenService(kit, agent)).id);
  await addServices(kit, like, more, (index) => {
    const status = (index < MIXED && STATUSES[index % STATUSES.length]) || 'PENDING';
    return {
      ...{ status, open: !['FINISHED', 'CLOSED', 'CANCELLED'].includes(status) },
      client: { id: `client${index}`, code: `C-2025-${index}`, name: `Cliente ${index}` },
      site: { ...like.site, id: `site${index}` },
      priority: PRIORITIES[index % PRIORITIES.length] ?? 'NORMAL',
      dueAt: new Date(NOW.getTime() + ((index % 9) - 4) * 3_600_000),
      lines: index % 4 === 0 ? [] : [someLine({ unitPriceCents: index })],
    };
  });
  await addClients(kit, 10);
  await putProspects(kit, more, (index) => {
    const status = (index < MIXED && PROSPECT_STATUSES[index % PROSPECT_STATUSES.length]) || 'NEW';
    return { status, nextActionOn: isOpen(status) ? (DAYS[index % DAYS.length] ?? null) : null };
  });
}

/** In place of those of the round before. */
async function putTeam(pastVisits: number): Promise<void> {
  await Promise.all(['users', 'visits'].map((name) => clearCollection(kit, name)));
  agent = await kit.given.agent();
  const technicianIds = await Promise.all(Array.from({ length: TECHNICIANS }, () => givenTechnician(kit)));
  await addVisits(kit, technicianIds, { day: TODAY, count: VISITS });
  await addVisits(kit, technicianIds, { day: PAST, count: pastVisits });
}

/** With the same rows to show, by how much there is. */
const costs = new Map<number, number>();

describe.each(ROUNDS)('with %s', (_name, { more, rows, visits, technicians }) => {
  beforeAll(async () => {
    if (more > 0) {
      await addWork(more);
      await putTeam(more);
    }
    await Promise.all([forgetCounters(kit.firestore), forgetToInvoice(kit.firestore), changeTeam(kit)]);
    // Warms up what is counted once per installation, the team, and the time zone, cached for a minute.
    await home();
  }, 240_000);

  test(`the dashboard costs at most ${GATE} reads besides the rows it shows`, async () => {
    const { reads, data } = await home();
    const lists = [data.pending, data.overdue, data.actions];
    const { teamDay } = data;
    expect(lists.map(({ edges }) => edges.length)).toEqual([rows, rows, rows]);
    expect([teamDay.visits.length, teamDay.load.length]).toEqual([visits, technicians]);
    const names = [data.pending, data.overdue].map(
      ({ edges }) => new Set(edges.map(({ node }) => node.client.name)),
    );
    expect(names.map(({ size }) => size)).toEqual([rows, rows]);
    expect(reads).toBeLessThanOrEqual(GATE + 3 * rows + visits);
    if (rows > 0) costs.set(more, reads);
  });

  test('each query of the dashboard has a limit, but for the visits of its day', async () => {
    tally.unlimited.clear();
    await home();
    expect([...tally.unlimited]).toEqual(['visits']);
  });

  test('each figure equals the length of the list it links to', async () => {
    const asked = { today: TODAY, ...HOME_SERVICES, ...HOME_PROSPECTS };
    const [{ data }, lists] = await Promise.all([home(), execute(kit, agent, LISTS, asked)]);
    const { figures, toInvoice, teamDay } = data;
    const limited = (count: number) => (count < 1_000 ? count : null);
    expect({
      pending: data.pending.totalCount,
      overdue: data.overdue.totalCount,
      finished: figures.finishedServices,
      toInvoice: limited(toInvoice.services),
      newOnes: limited(figures.newProspects ?? 0),
      open: limited(figures.openProspects ?? 0),
      late: figures.overdueProspects,
      today: data.actions.totalCount,
      visits: teamDay.visits.length,
      technicians: teamDay.load.length,
    }).toEqual({
      pending: lists.pending.totalCount,
      overdue: lists.overdue.totalCount,
      finished: lists.finished.totalCount,
      toInvoice: lists.toInvoice.totalCount,
      newOnes: lists.newOnes.totalCount,
      open: lists.open.totalCount,
      late: lists.late.totalCount,
      today: lists.today.totalCount,
      visits: lists.planning.visits.length,
      technicians: lists.planning.technicians.length,
    });
  });
});

test('the dashboard costs the same however many services and prospects there are', () => {
  expect(costs.size).toBe(2);
  expect(new Set(costs.values()).size).toBe(1);
});
