import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personSortKey } from '@cuadrilla/domain/text/text.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';

const PAGE = gql(`query Page2($first: PageSize!, $after: String) {
  technicians(first: $first, after: $after) {
    edges { cursor node { id name lastName email phone status createdAt } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`);

type Row = { id: string; name: string; lastName: string };
type Page = {
  technicians: {
    edges: { cursor: string; node: Row }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number | null;
  };
};

let kit: Kit;
let admin: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

async function page(first: number, after: string | null = null) {
  return (await execute(kit, admin, PAGE, { first, after })).technicians;
}

async function readsOf(work: () => Promise<unknown>): Promise<number> {
  tally.reads = 0;
  await work();
  return tally.reads;
}

async function addTechnicians(people: readonly (readonly [lastName: string, name: string])[]) {
  const writer = kit.firestore.bulkWriter({ throttling: false });
  for (const [lastName, name] of people) {
    void writer.create(kit.firestore.collection('users').doc(), {
      ...{ name, lastName, email: 'x@ejemplo.es', phone: null, rol: 'technician', status: 'ACTIVE' },
      ...{ timeStamp: new Date(), sortName: personSortKey(lastName, name), version: 1 },
    });
  }
  await writer.close();
}

async function clearTechnicians() {
  const { docs } = await kit.firestore.collection('users').where('rol', '==', 'technician').get();
  const writer = kit.firestore.bulkWriter({ throttling: false });
  for (const { ref } of docs) void writer.delete(ref);
  await writer.close();
}

const namesOf = ({ edges }: Page['technicians']) => edges.map(({ node }) => `${node.lastName}, ${node.name}`);

describe('the list of technicians', () => {
  test('is sorted by surname and name in Spanish alphabetical order', async () => {
    const ordered = [
      ['Álvarez', 'Zoe'],
      ['Alvarez Gil', 'Ana'],
      ['Núñez', 'Ana'],
      ['Nuñoz', 'Ana'],
      ['Nuoz', 'Ana'],
      ['Nz', 'Ana'],
      ['Ñandú', 'Ana'],
      ['Oca', 'Álvaro'],
      ['oca', 'Eva'],
    ] as const;
    await clearTechnicians();
    await addTechnicians([...ordered].reverse());
    expect(namesOf(await page(100))).toEqual(ordered.map(([lastName, name]) => `${lastName}, ${name}`));
  });

  test('has pages of any size without gaps or repeats, even among equal names', async () => {
    await clearTechnicians();
    await addTechnicians(
      Array.from({ length: 23 }, (_, index) => [index % 3 ? 'Ruiz' : `R${index}`, 'Ana'] as const),
    );
    const whole = (await page(100)).edges.map(({ node }) => node.id);
    expect(new Set(whole).size).toBe(23);
    const everyPageSize = fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (size) => {
      const ids: string[] = [];
      let after: string | null = null;
      let hasNextPage = true;
      while (hasNextPage) {
        const { edges, pageInfo }: Page['technicians'] = await page(size, after);
        expect(edges.length).toBe(Math.min(size, 23 - ids.length));
        ids.push(...edges.map(({ node }) => node.id));
        expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor);
        after = pageInfo.endCursor;
        ({ hasNextPage } = pageInfo);
      }
      expect(ids).toEqual(whole);
    });
    await fc.assert(everyPageSize, { numRuns: 10, examples: [[1], [22], [23], [24]] });
  });

  test('has a total count, and no cursor if it is empty', async () => {
    await clearTechnicians();
    expect(await page(25)).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 0,
    });
    await addTechnicians([['Ruiz', 'Ana']]);
    expect((await page(25)).totalCount).toBe(1);
  });

  test('returns null for an unknown or invalid id', async () => {
    const ids = ['nobody', '', '.', '..', '__x__', 'a/b', '/', '\u0000', 'x'.repeat(2_000), admin.uid];
    for (const id of ids) {
      const query = gql(`query Technicians($id: ID!) { technician(id: $id) { id } }`);
      expect(await execute(kit, admin, query, { id })).toEqual({ technician: null });
    }
  });
});

describe('reads', () => {
  const firstAndSecond = async (size: number) => {
    const first = await page(size);
    return { first, second: await page(size, first.pageInfo.endCursor) };
  };

  test.each([10, 100, 1_000])('for a page do not grow with the collection: %i technicians', async (count) => {
    await clearTechnicians();
    await addTechnicians(Array.from({ length: count }, (_, index) => [`R${index}`, 'Ana'] as const));
    const size = 5;
    expect(await readsOf(() => page(size))).toBe(size + 2);
    const { first } = await firstAndSecond(size);
    // The viewer, the rows, and one more row if there is a next page.
    const more = count > 2 * size ? 1 : 0;
    expect(await readsOf(() => page(size, first.pageInfo.endCursor))).toBe(1 + size + more);
    expect(first.pageInfo.hasNextPage).toBe(true);
  });

  test('for me are one', async () => {
    expect(await readsOf(() => execute(kit, admin, gql(`query TechniciansMe { me { id role } }`)))).toBe(1);
  });

  test('for the viewer are one, even if several fields need it', async () => {
    const query = gql(
      `query TechniciansMe2($id: ID!) { me { id } again: me { role } technician(id: $id) { id } }`,
    );
    expect(await readsOf(() => execute(kit, admin, query, { id: admin.uid }))).toBe(1);
  });

  test('for meAdmin are two', async () => {
    const query = gql(`query TechniciansMeAdmin { meAdmin { user { id } activeTechnicianCount } }`);
    expect(await readsOf(() => execute(kit, admin, query))).toBe(2);
  });

  test('for one technician are two, and for oneself one', async () => {
    const { edges } = await page(1);
    const query = gql(`query Technicians2($id: ID!) { technician(id: $id) { name } }`);
    expect(await readsOf(() => execute(kit, admin, query, { id: edges[0]?.node.id ?? '' }))).toBe(2);
    expect(await readsOf(() => execute(kit, admin, query, { id: admin.uid }))).toBe(1);
  });

  test('for a request without a token are none', async () => {
    expect(await readsOf(() => kit.send({ query: '{ me { id } }' }, null))).toBe(0);
  });
});
