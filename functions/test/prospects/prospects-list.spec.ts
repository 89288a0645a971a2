import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProspectsListQuery, ProspectsListQueryVariables } from '../gql/graphql.ts';
import { clearCollection } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { putProspect, putProspects } from '../kits/prospect-kit.ts';

const PAGE =
  gql(`query ProspectsList($first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!) {
  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    edges { cursor node { id name due status } } pageInfo { hasNextPage endCursor } totalCount
  }
}`);
const TOTALS = gql(`query ProspectsListProspectTotals($filter: ProspectFilter) {
  prospectTotals(filter: $filter) { status count valueCents }
}`);
const SORTS = ['NEWEST', 'NEXT_ACTION', 'NAME', 'VALUE'] as const;

type Page = ProspectsListQuery['prospects'];
type Asked = Partial<ProspectsListQueryVariables>;

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());
beforeEach(() => clearCollection(kit, 'prospects'));

async function page(asked: Asked, on: Pick<Kit, 'send'> = kit): Promise<Page> {
  return (await execute(on, agent, PAGE, { first: 25, sort: 'NEWEST', ...asked })).prospects;
}

const namesOf = ({ edges }: Page) => edges.map(({ node }) => node.name);
const names = async (asked: Asked, on: Pick<Kit, 'send'> = kit) => namesOf(await page(asked, on));

describe('the list of prospects', () => {
  test('sorts by creation, name, value or next action', async () => {
    const rows = [
      { name: 'Ñu', lastName: 'B', nextActionOn: '2026-12-02', estimatedValueCents: 5 },
      { name: 'Nu', lastName: 'B', nextActionOn: null, estimatedValueCents: null },
      { name: 'Zoe', lastName: 'Á', nextActionOn: '2026-12-01', estimatedValueCents: 0 },
      {
        name: 'Lost',
        lastName: 'Z',
        nextActionOn: '2026-01-01',
        status: 'LOST' as const,
        estimatedValueCents: 9,
      },
    ];
    for (const row of rows) await putProspect(kit, row);
    expect(await names({ sort: 'NEWEST' })).toEqual(['Lost', 'Zoe', 'Nu', 'Ñu']);
    expect(await names({ sort: 'NAME' })).toEqual(['Zoe', 'Nu', 'Ñu', 'Lost']);
    expect(await names({ sort: 'VALUE' })).toEqual(['Lost', 'Ñu', 'Zoe', 'Nu']);
    // Prospects without a date, or closed ones, sort last.
    expect((await names({ sort: 'NEXT_ACTION' })).slice(0, 2)).toEqual(['Zoe', 'Ñu']);
  });

  test('filters by status, open state, owner, source and interest, alone and combined', async () => {
    const owner = { id: 'ana', name: 'Ana' };
    const whole = { owner, sourceId: 'web', interestIds: ['leak', 'boiler'] };
    await putProspect(kit, { ...whole, name: 'Todo' });
    await putProspect(kit, { ...whole, name: 'Perdido', status: 'LOST' });
    await putProspect(kit, { ...whole, name: 'De nadie', owner: null });
    await putProspect(kit, { ...whole, name: 'De radio', sourceId: 'radio' });
    await putProspect(kit, { ...whole, name: 'Otra cosa', interestIds: [] });
    const sorted = async (filter: object, search = '') => (await names({ filter, search })).sort();
    expect(await sorted({ status: 'LOST' })).toEqual(['Perdido']);
    expect(await sorted({ open: false })).toEqual(['Perdido']);
    expect(await sorted({ open: true })).toEqual(['De nadie', 'De radio', 'Otra cosa', 'Todo']);
    expect(await sorted({ interestId: 'leak', open: true })).toEqual(['De nadie', 'De radio', 'Todo']);
    const all = { open: true, ownerId: 'ana', sourceId: 'web', interestId: 'boiler' };
    expect(await sorted(all)).toEqual(['Todo']);
    expect((await page({ filter: all })).totalCount).toBe(1);
    expect(await sorted(all, 'todo')).toEqual(['Todo']);
    expect(await sorted({ interestId: 'leak' }, 'otra')).toEqual([]);
    expect(await sorted({ status: 'LOST', open: true })).toEqual([]);
  });

  test('searches the beginnings of words in code, name, NIF, phone, e-mail and need', async () => {
    const { code } = await putProspect(kit, {
      ...{ kind: 'COMPANY', name: 'Íñigo', lastName: 'García-López', legalName: 'Hostelería Peña, S. L.' },
      ...{ nif: 'B12345674', phone: '+34612345678', email: 'hola@pena.es', need: 'Cámara frigorífica' },
    });
    await putProspect(kit, { name: 'Nadie' });
    const found = [
      code,
      'iñi',
      'LOPEZ',
      'hostel',
      'b123',
      '612 34',
      '+34612',
      'hola@',
      'frigo',
      'iñigo camara',
    ];
    for (const search of found) expect(await names({ search })).toEqual(['Íñigo']);
    for (const search of ['arcía', 'iñigo nadie']) expect(await names({ search })).toEqual([]);
  });

  test.each(SORTS)(
    'has pages without gaps or repeats, by %s',
    async (sort) => {
      await putProspects(kit, 23, (index) => ({
        ...{ name: `N${index % 4}`, lastName: null, estimatedValueCents: index % 3 ? index % 5 : null },
        nextActionOn: index % 3 ? `2026-12-0${(index % 5) + 1}` : null,
        ...{ interestIds: ['leak'], createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 6))) },
      }));
      for (const filter of [{}, { interestId: 'leak' }, { open: true }]) {
        const whole = (await page({ first: 100, sort, filter })).edges.map(({ node }) => node.id);
        expect(new Set(whole).size).toBe(23);
        for (const first of [7, 22, 23]) {
          expect(await pagesOf({ first, sort, filter })).toEqual(whole);
        }
        expect((await pagesOf({ first: 4, sort, filter, search: 'n2 bulto' })).sort()).toEqual(
          (await pagesOf({ first: 100, sort, filter, search: 'n2 bulto' })).sort(),
        );
      }
    },
    240_000,
  );

  async function pagesOf(asked: Asked): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { edges, pageInfo }: Page = await page({ ...asked, after });
      ids.push(...edges.map(({ node }) => node.id));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) return ids;
    }
  }

  test('refuses a cursor of another order', async () => {
    await putProspects(kit, 3);
    const variables = { first: 1, sort: 'NAME', after: (await page({ first: 1 })).pageInfo.endCursor };
    const { errors } = await kit.send({ query: PAGE.toString(), variables }, agent);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  test('returns null for an unknown id', async () => {
    const query = gql(`query ProspectsList2($id: ID!) { prospect(id: $id) { id } }`);
    for (const id of ['nobody', '', '.', '__x__', 'a/b', '\u0000', 'x'.repeat(2_000)]) {
      expect(await execute(kit, agent, query, { id })).toEqual({ prospect: null });
    }
  });
});

describe('the due bucket of a prospect', () => {
  // Both nights of the clock change in Madrid, and the last day of a week, shortly after midnight.
  const NIGHTS = [
    { day: '2026-03-29', now: '2026-03-28T23:30:00Z', before: '2026-03-28', week: null, later: '2026-03-30' },
    { day: '2026-10-25', now: '2026-10-24T22:30:00Z', before: '2026-10-24', week: null, later: '2026-10-26' },
    { day: '2026-03-29', now: '2026-03-29T21:30:00Z', before: '2026-03-28', week: null, later: '2026-03-30' },
    { day: '2026-10-25', now: '2026-10-25T22:30:00Z', before: '2026-10-24', week: null, later: '2026-10-26' },
    {
      day: '2026-10-26',
      now: '2026-10-25T23:30:00Z',
      before: '2026-10-25',
      week: '2026-11-01',
      later: '2026-11-02',
    },
    {
      day: '2026-12-31',
      now: '2026-12-30T23:30:00Z',
      before: '2026-12-30',
      week: '2027-01-03',
      later: '2027-01-04',
    },
  ];

  test.each(NIGHTS)(
    'is correct at $now, which is $day in Madrid',
    async ({ now, day, before, week, later }) => {
      const clock = startKit(() => ({ now: () => new Date(now) }));
      const days = { OVERDUE: before, TODAY: day, THIS_WEEK: week, LATER: later, NONE: null };
      for (const [name, nextActionOn] of Object.entries(days)) {
        if (name === 'THIS_WEEK' && nextActionOn === null) continue;
        await putProspect(kit, { name, nextActionOn });
        await putProspect(kit, { name, nextActionOn, status: 'CONVERTED' });
      }
      for (const due of Object.keys(days) as (keyof typeof days)[]) {
        const { edges } = await page({ filter: { due } }, clock);
        const expected = due === 'THIS_WEEK' && week === null ? [] : [{ name: due, due }];
        expect(edges.map(({ node }) => ({ name: node.name, due: node.due }))).toEqual(expected);
      }
      const { edges } = await page({ filter: { open: false } }, clock);
      expect(edges.every(({ node }) => node.due === 'NONE')).toBe(true);
      await clock.stop();
    },
  );

  test("follows the company's time zone", async () => {
    await kit.firestore.doc('settings/company').set({ version: 1, timeZone: 'Atlantic/Canary' });
    // Already the 2nd in Madrid.
    const clock = startKit(() => ({ now: () => new Date('2026-07-01T22:30:00Z') }));
    await putProspect(kit, { name: 'Hoy', nextActionOn: '2026-07-01' });
    expect(await names({ filter: { due: 'TODAY' } }, clock)).toEqual(['Hoy']);
    await clock.stop();
    await kit.firestore.doc('settings/company').delete();
  });

  test('as a filter sorts by the day of the next action, whatever order is asked for', async () => {
    for (const nextActionOn of ['2020-01-02', '2020-01-01', '2020-01-03']) {
      await putProspect(kit, { name: nextActionOn, nextActionOn });
    }
    const filter = { due: 'OVERDUE' } as const;
    expect(await names({ filter, sort: 'NAME' })).toEqual(['2020-01-01', '2020-01-02', '2020-01-03']);
    const first = await page({ filter, first: 2 });
    expect(await names({ filter, first: 2, after: first.pageInfo.endCursor })).toEqual(['2020-01-03']);
  });
});

describe('prospectTotals', () => {
  test('counts each status and sums its estimated value', async () => {
    const owner = { id: 'ana', name: 'Ana' };
    await putProspect(kit, { estimatedValueCents: 150_000, owner, interestIds: ['leak'] });
    await putProspect(kit, { estimatedValueCents: 50_000 });
    await putProspect(kit, { estimatedValueCents: null });
    await putProspect(kit, { estimatedValueCents: 7, status: 'LOST', owner });
    const totals = async (filter: object) => (await execute(kit, agent, TOTALS, { filter })).prospectTotals;
    const none = ['CONTACTED', 'QUALIFIED', 'QUOTED'].map((status) => ({ status, count: 0, valueCents: 0 }));
    const closed = ['CONVERTED', 'LOST', 'DISCARDED'].map((status) => ({ status, count: 0, valueCents: 0 }));
    const lost = { status: 'LOST', count: 1, valueCents: 7 };
    expect(await totals({})).toEqual([
      { status: 'NEW', count: 3, valueCents: 200_000 },
      ...none,
      ...closed.map((total) => (total.status === 'LOST' ? lost : total)),
    ]);
    const mine = { status: 'NEW', count: 1, valueCents: 150_000 };
    // Column totals ignore the status and due filters.
    expect(await totals({ ownerId: 'ana', open: true, status: 'LOST', due: 'TODAY' })).toEqual([
      mine,
      ...none,
    ]);
    expect((await totals({ interestId: 'leak' }))[0]).toEqual(mine);
  });
});
