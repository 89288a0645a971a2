import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClientFilter, ClientsListQueryVariables } from '../gql/graphql.ts';
import {
  addClients,
  clearCollection,
  givenClient,
  mutate,
  someClient,
  someSite,
} from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';

const PAGE =
  gql(`query ClientsList($first: PageSize!, $after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {
  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    edges { cursor node { id code legalName tags mainSite { city } owner { name } siteCount } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`);

type Page = {
  edges: { cursor: string; node: { id: string; legalName: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number | null;
};
type Asked = Partial<ClientsListQueryVariables>;

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
beforeEach(() => clearCollection(kit, 'clients'));

async function page(asked: Asked = {}): Promise<Page> {
  return (await execute(kit, agent, PAGE, { first: 25, sort: 'NAME', ...asked })).clients;
}

const namesOf = ({ edges }: Page) => edges.map(({ node }) => node.legalName);
const found = async (asked: Asked) => namesOf(await page(asked));

async function readsOf(work: () => Promise<unknown>): Promise<number> {
  tally.reads = 0;
  await work();
  return tally.reads;
}

describe('the list of clients', () => {
  test('is sorted in Spanish alphabetical order, by creation or by last change', async () => {
    const names = ['Ñandú', 'Álvarez', 'Oca', 'Nuoz', 'Núñez'];
    for (const legalName of names) await givenClient(kit, agent, { client: someClient({ legalName }) });
    expect(await found({})).toEqual(['Álvarez', 'Núñez', 'Nuoz', 'Ñandú', 'Oca']);
    expect(await found({ sort: 'NEWEST' })).toEqual([...names].reverse());
    const id = (await page()).edges[0]?.node.id ?? '';
    await mutate(kit, agent, 'updateClient', { id, version: 1, client: someClient({ legalName: 'Zoe' }) });
    expect(await found({ sort: 'UPDATED' })).toEqual(['Zoe', 'Núñez', 'Nuoz', 'Oca', 'Ñandú']);
  });

  test('filters by kind, owner, tag, town and archived state, alone and combined', async () => {
    const site = someSite({ address: { street: 'Calle', postalCode: '15001', city: 'A Coruña' } });
    const client = someClient({
      kind: 'PERSON',
      legalName: 'Ésta',
      ownerId: agent.uid,
      tags: ['Revisión Anual'],
    });
    const { client: made } = await givenClient(kit, agent, { client, site });
    await addClients(kit, 3);
    const all: ClientFilter = {
      kind: 'PERSON',
      ownerId: agent.uid,
      tag: 'revision anual',
      city: ' a coruna ',
    };
    const { ownerId, tag, city } = all;
    for (const filter of [{ ownerId }, { tag }, { city }, all]) {
      expect(await found({ filter }), JSON.stringify(filter)).toEqual(['Ésta']);
      expect(await found({ filter, search: 'coruña' }), JSON.stringify(filter)).toEqual(['Ésta']);
    }
    expect(await found({ filter: { kind: 'PERSON' } })).toHaveLength(4);
    expect(await found({ filter: { ...all, tag: 'revision' } })).toEqual([]);
    expect(await found({ filter: { ...all, kind: 'COMPANY' } })).toEqual([]);
    await mutate(kit, agent, 'archiveClient', { id: made.id, version: 1 });
    expect(await found({ filter: all })).toEqual([]);
    expect(await found({ filter: { ...all, archive: 'ARCHIVED' } })).toEqual(['Ésta']);
  });

  test("searches code, names, NIF, phone, e-mail and the main site's address", async () => {
    const client = someClient({
      ...{ legalName: 'Panadería Núñez', tradeName: 'El Horno', nif: 'B12345674', phones: ['612 34 56 78'] },
      ...{ emails: ['hola@elhorno.es'], notes: 'secreto' },
    });
    const { client: made } = await givenClient(kit, agent, { client, site: someSite() });
    const words = [
      'nunez pan',
      'HORNO',
      'b1234',
      '612 345',
      '+34 612',
      'elhorno',
      'mayor 3 madrid',
      made.code,
    ];
    for (const search of words) expect(await found({ search }), search).toEqual(['Panadería Núñez']);
    for (const search of ['secreto', 'nunez sevilla', '699']) expect(await found({ search })).toEqual([]);
  });

  test('has pages of any size without gaps or repeats, in every order', async () => {
    const at = new Date('2026-03-01T00:00:00.000Z');
    await addClients(kit, 23, (index) => ({
      legalName: index % 3 ? 'Ruiz' : `R${index}`,
      ...(index % 2 ? { createdAt: at, updatedAt: at } : {}),
    }));
    for (const sort of ['NAME', 'NEWEST', 'UPDATED'] as const) {
      const whole = (await page({ first: 100, sort })).edges.map(({ node }) => node.id);
      expect(new Set(whole).size).toBe(23);
      const everySize = fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (first) => {
        expect(await walk({ first, sort })).toEqual(whole);
        expect((await walk({ first, sort, search: 'r' })).sort()).toEqual([...whole].sort());
      });
      await fc.assert(everySize, { numRuns: 4, examples: [[1], [23]] });
    }
  });

  test('refuses an invalid cursor and one of another order', async () => {
    await addClients(kit, 3);
    const { pageInfo } = await page({ first: 1 });
    for (const after of [pageInfo.endCursor, 'x', '']) {
      const variables = { first: 1, sort: 'NEWEST', after };
      const { errors } = await kit.send({ query: PAGE.toString(), variables }, agent);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
  });

  test('refuses a cursor with a forged position', async () => {
    await addClients(kit, 3);
    const { endCursor } = (await page({ first: 1, sort: 'NEWEST' })).pageInfo;
    const honest = JSON.parse(Buffer.from(endCursor ?? '', 'base64url').toString()) as { k: string[] };
    for (const place of ['t999999999999.0', 't-999999999999.0', 't0.-1', 't0.1000000000', 't', 'x1']) {
      const after = Buffer.from(JSON.stringify({ ...honest, k: [place] })).toString('base64url');
      const variables = { first: 1, sort: 'NEWEST', after };
      const { errors } = await kit.send({ query: PAGE.toString(), variables }, agent);
      expect(
        errors?.map(({ extensions }) => extensions.code),
        place,
      ).toEqual(['BAD_USER_INPUT']);
    }
  });
});

async function walk(asked: Asked): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { edges, pageInfo }: Page = await page({ ...asked, after });
    ids.push(...edges.map(({ node }) => node.id));
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return ids;
  }
}

describe('reads', () => {
  test.each([10, 100, 1_000])('for a page do not grow with the collection: %i clients', async (count) => {
    await addClients(kit, count);
    expect(await readsOf(() => page({ first: 5 }))).toBe(7);
    const { pageInfo } = await page({ first: 5 });
    expect(await readsOf(() => page({ first: 5, after: pageInfo.endCursor }))).toBeLessThanOrEqual(7);
    expect(await readsOf(() => page({ first: 5, search: 'bul' }))).toBe(7);
    expect(await readsOf(() => page({ first: 5, search: 'bul c2025 000' }))).toBeLessThanOrEqual(4 * 7);
  });

  test('for a client are two, and for its sites and equipment four besides their rows', async () => {
    const { client } = await givenClient(kit, agent);
    const one = gql(
      `query ClientsList2($id: ID!) { client(id: $id) { legalName owner { name } mainSite { city } } }`,
    );
    expect(await readsOf(() => execute(kit, agent, one, { id: client.id }))).toBe(2);
    const all =
      gql(`query ClientsList3($id: ID!) { client(id: $id) { id } sites(clientId: $id) { edges { node { name client { name } } } }
      equipmentList(clientId: $id) { edges { node { id } } } }`);
    // The viewer, the client, a site row and count, and an empty equipment page and count.
    expect(await readsOf(() => execute(kit, agent, all, { id: client.id }))).toBe(6);
  });
});
