import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/work/service.ts';
import type { ServicesListQueryVariables } from '../gql/graphql.ts';
import { clearCollection } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import {
  addServices,
  givenCatalog,
  givenService,
  givenVisitOf,
  serviceDocument,
} from '../kits/service-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
let kit: Kit;
let agent: Person;
let technician: Person;
let like: Service;
let tally: Tally;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  [agent, technician] = await Promise.all([kit.given.agent(), kit.given.technician()]);
  await givenCatalog(kit);
  like = await serviceDocument(kit, (await givenService(kit, agent)).id);
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

type Asked = Partial<ServicesListQueryVariables>;
type PageOf = {
  edges: { node: { id: string; code: string; title: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number | null;
};
const LIST =
  gql(`query ServicesList($first: PageSize!, $after: String, $search: String, $filter: ServiceFilter, $sort: ServiceSort!) {
  services(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    edges { node { id code title client { name } site { name address { city } } technicians { name } dueAt
      nextVisit { plannedStart } lines { unitPriceCents } } }
    pageInfo { hasNextPage endCursor } totalCount
  }
}`);

async function page(by: Person, variables: Asked = {}): Promise<PageOf> {
  return (await execute(kit, by, LIST, { first: 25, sort: 'DUE', ...variables })).services;
}

const titles = async (variables: Asked, by = agent) =>
  (await page(by, variables)).edges.map(({ node }) => node.title);

async function givenOnly(...services: (Partial<Service> & { title: string })[]): Promise<void> {
  await clearCollection(kit, 'services');
  await addServices(kit, like, services.length, (index) => ({ ...services[index] }));
}

const planned = (day: string) => ({ plannedAt: new Date(`${day}T09:00:00Z`) });
const due = (day: string) => ({ dueAt: new Date(`${day}T09:00:00Z`) });

test('services are filtered by each filter, alone and combined', async () => {
  const technicians = (id: string) => ({
    technicianIds: [id],
    technicians: [{ id, name: 'x', color: 'red' }],
  });
  await givenOnly(
    { title: 'a', priority: 'URGENT', ...due('2026-11-20') },
    { title: 'b', status: 'CLOSED', open: false, ...due('2026-11-21') },
    { title: 'c', typeId: 'other', client: { ...like.client, id: 'client' }, ...due('2026-11-22') },
    {
      title: 'd',
      site: { ...like.site, id: 'site', zoneId: 'zone' },
      ...due('2026-11-23'),
      ...technicians('t1'),
    },
    {
      ...{ title: 'e', owner: { id: 'owner', name: 'x' }, ...due('2026-11-24') },
      equipment: [{ id: 'machine', label: 'Caldera', serialNumber: null, warrantyUntil: null }],
    },
    // On hold, so not overdue.
    { title: 'f', status: 'ON_HOLD', explicit: 'ON_HOLD', priority: 'LOW', ...due('2026-11-19') },
  );
  const cases: [filter: Record<string, unknown>, found: string][] = [
    [{}, 'fabcde'],
    [{ priority: 'URGENT' }, 'a'],
    [{ status: 'CLOSED' }, 'b'],
    [{ open: true }, 'facde'],
    [{ open: false }, 'b'],
    [{ typeId: 'other' }, 'c'],
    [{ clientId: 'client' }, 'c'],
    [{ siteId: 'site' }, 'd'],
    [{ zoneId: 'zone' }, 'd'],
    [{ technicianId: 't1' }, 'd'],
    [{ ownerId: 'owner' }, 'e'],
    [{ equipmentId: 'machine' }, 'e'],
    [{ overdue: true }, 'a'],
    [{ overdue: true, priority: 'LOW' }, ''],
    [{ status: 'ON_HOLD' }, 'f'],
    [{ zoneId: 'zone', technicianId: 't1', open: true, status: 'PENDING' }, 'd'],
  ];
  for (const [filter, found] of cases) {
    expect([filter, (await titles({ filter })).join('')]).toEqual([filter, found]);
  }
  expect(await titles({ search: like.code })).toEqual([]);
  expect(await titles({ search: 's-2025-0003' })).toEqual(['d']);
  expect(await titles({ search: 'calle mayor', filter: { technicianId: 't1' } })).toEqual(['d']);
  expect(await titles({ search: 'mayor', filter: { equipmentId: 'machine' } })).toEqual(['e']);
});

test("services are sorted, and planned days follow the company's time zone", async () => {
  await givenOnly(
    { title: 'a', ...due('2026-11-24'), requestedAt: new Date('2026-11-01'), ...planned('2026-11-21') },
    { title: 'b', ...due('2026-11-23'), requestedAt: new Date('2026-11-03'), plannedAt: null },
    // Half past midnight of the 22nd in Madrid.
    {
      title: 'c',
      ...due('2026-11-25'),
      requestedAt: new Date('2026-11-02'),
      plannedAt: new Date('2026-11-21T23:30:00Z'),
    },
  );
  expect(await titles({ sort: 'DUE' })).toEqual(['b', 'a', 'c']);
  expect(await titles({ sort: 'NEWEST' })).toEqual(['b', 'c', 'a']);
  expect(await titles({ sort: 'PLANNED' })).toEqual(['a', 'c']);
  expect((await page(agent, { sort: 'PLANNED' })).totalCount).toBe(2);
  expect(await titles({ filter: { plannedFrom: '2026-11-21', plannedTo: '2026-11-21' } })).toEqual(['a']);
  expect(await titles({ filter: { plannedFrom: '2026-11-22' } })).toEqual(['c']);
  expect(await titles({ sort: 'NEWEST', filter: { plannedTo: '2026-11-22' } })).toEqual(['a', 'c']);
});

test('incompatible filters and invalid days are refused', async () => {
  const wrong = [
    { technicianId: 'x', equipmentId: 'y' },
    { overdue: true, plannedFrom: '2026-11-21' },
    { plannedTo: 'mañana' },
  ];
  for (const filter of wrong) {
    const { errors } = await kit.send(
      { query: LIST.toString(), variables: { first: 5, sort: 'DUE', filter } },
      agent,
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

describe.each([10, 100, 1_000])('with %i services', (total) => {
  beforeAll(async () => {
    await clearCollection(kit, 'services');
    // Many ties in the sort key.
    await addServices(kit, like, total, (index) => {
      const at = new Date(Date.UTC(2026, 10, 1) + Math.floor(index / 7) * 60_000);
      const technicianIds = index % 2 === 0 ? [technician.uid] : [];
      return { dueAt: at, requestedAt: at, plannedAt: at, title: `Trabajo ${index}`, technicianIds };
    });
  }, 120_000);

  test.each(['DUE', 'NEWEST', 'PLANNED'] as const)(
    'pages by %s have each service once and cost their rows and two reads',
    async (sort) => {
      const seen: string[] = [];
      for (let after: string | null = null; ;) {
        tally.reads = 0;
        const { edges, pageInfo }: PageOf = await page(agent, { first: 40, after, sort });
        expect(tally.reads).toBeLessThanOrEqual(edges.length + 2);
        seen.push(...edges.map(({ node }) => node.id));
        after = pageInfo.endCursor;
        if (!pageInfo.hasNextPage) break;
      }
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    },
  );

  test('a search costs at most four pages of reads', async () => {
    for (const [search, technicianId, times] of [
      ['trabajo', null, 1],
      ['caldera madrid', null, 4],
      ['trabajo', 'nobody', 4],
      ['', technician.uid, 1],
    ] as const) {
      tally.reads = 0;
      await page(agent, { first: 10, search, filter: { technicianId } });
      expect(tally.reads).toBeLessThanOrEqual(times * (10 + 2));
    }
  }, 120_000);

  test('a technician gets only their own services, whatever they filter by', async () => {
    const own = await page(technician, { first: 100 });
    expect(own.totalCount).toBe(total / 2);
    const others = await page(technician, { first: 100, filter: { technicianId: agent.uid } });
    expect(others.edges).toHaveLength(Math.min(100, total / 2));
    expect(
      (await page(technician, { search: 'Trabajo 1' })).edges.map(({ node }) => node.title),
    ).not.toContain('Trabajo 1');
  });
});

test('missingToInvoice costs no reads beyond the rows', async () => {
  await clearCollection(kit, 'services');
  const finished = { status: 'FINISHED', open: true } as const;
  await addServices(kit, like, 30, (index) => ({
    ...{ ...finished, client: { ...like.client, id: `client${index}` } },
    ...{ billing: { hasNif: index % 2 === 0, hasAddress: true }, lines: [] },
    lastReport: { signed: index % 3 === 0, refused: false },
  }));
  tally.reads = 0;
  const query = gql(`query ServicesList2 { services(first: 25, sort: DUE, filter: { status: FINISHED }) {
    edges { node { missingToInvoice } } totalCount } }`);
  const { services } = await execute(kit, agent, query);
  expect(tally.reads).toBeLessThanOrEqual(25 + 2);
  expect(services.edges.slice(0, 2).map(({ node }) => node.missingToInvoice)).toEqual([
    ['No hay líneas'],
    ['Falta el NIF del cliente', 'No hay líneas', 'El parte no está firmado'],
  ]);
});

test('the detail of a service costs at most 12 reads', async () => {
  await clearCollection(kit, 'services');
  const { id } = await givenService(kit, agent);
  for (let visit = 0; visit < 3; visit += 1) {
    await givenVisitOf(kit, agent, { serviceId: id, technicianId: technician.uid });
  }
  tally.reads = 0;
  const query = gql(`query ServiceDetail($id: ID!) { service(id: $id) {
    code client { name } site { name } equipment { label } technicians { name } lines { text } checklist { text }
    visits { id } reports { id } contact { phone } missingToInvoice totals { totalCents } followsUp { code }
  } }`);
  expect((await execute(kit, agent, query, { id })).service).not.toBeNull();
  expect(tally.reads).toBeLessThanOrEqual(12);
});
