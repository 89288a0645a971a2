import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientsManyQueryVariables, ClientValue } from '../gql/graphql.ts';
import { addClients } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';

const PAGE =
  gql(`query ClientsMany($after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {
  clients(first: 25, after: $after, search: $search, filter: $filter, sort: $sort) {
    edges { node { id } } pageInfo { hasNextPage endCursor } totalCount
  }
}`);

/**
 * More than a count reads of each word that is searched for. The emulator looks through the whole collection for every word, so
 * that searches take four times as long among four times as many.
 */
const SEARCHED = 2_200;
const MANY = 10_000;
const VIEWER = 1;
const ADDRESS = { street: 'Calle Real', number: null, floor: null, postalCode: '28901' };

let kit: Kit;
let agent: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

const add = (count: number) =>
  addClients(kit, count, (index) => ({
    tags: index % 100 === 0 ? ['Raro'] : [],
    mainSite: { ...ADDRESS, city: `Pueblo ${index % 50}` },
  }));

async function ask(asked: Partial<ClientsManyQueryVariables>) {
  tally.reads = 0;
  const { clients } = await execute(kit, agent, PAGE, { sort: 'NAME', ...asked });
  return { ...clients, reads: tally.reads };
}

describe('of 2,200 clients', () => {
  beforeAll(() => add(SEARCHED), 120_000);

  test('listing their towns and tags costs one read per value, and one', async () => {
    const query = gql(`query ClientValues($of: ClientValue!) { clientValues(of: $of) }`);
    const values = async (of: ClientValue) => {
      tally.reads = 0;
      const { clientValues } = await execute(kit, agent, query, { of });
      return { count: clientValues.length, reads: tally.reads };
    };
    expect(await values('TOWN')).toEqual({ count: 20, reads: VIEWER + 20 });
    expect(await values('TAG')).toEqual({ count: 1, reads: VIEWER + 2 });
  }, 120_000);

  test('a search costs one page for one word, and at most four for three words', async () => {
    const one = await ask({ search: 'bulto' });
    expect(one).toMatchObject({ reads: 27, pageInfo: { hasNextPage: true } });
    expect(one.edges).toHaveLength(25);
    const three = await ask({ search: 'bulto c2025 1' });
    expect(three.reads).toBeLessThanOrEqual(4 * 27);
    const rare = await ask({ search: 'bulto c2025 2100' });
    expect(rare.reads).toBeLessThanOrEqual(4 * 27);
    // Paging reaches even a rare match.
    expect(rare.pageInfo.hasNextPage || rare.edges.length === 1).toBe(true);
  }, 120_000);
});

describe('of 10,000 clients', () => {
  beforeAll(() => add(MANY - SEARCHED), 240_000);

  test('a page costs its rows and two reads, and has no total count', async () => {
    const first = await ask({ sort: 'UPDATED' });
    expect(first).toMatchObject({ reads: 27, totalCount: null, pageInfo: { hasNextPage: true } });
    expect(await ask({ sort: 'UPDATED', after: first.pageInfo.endCursor })).toMatchObject({ reads: 27 });
    expect(await ask({ filter: { tag: 'raro' } })).toMatchObject({ reads: 27, totalCount: 100 });
  }, 120_000);
});
