import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClients } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';

const QUERY = gql(`query SearchReads(
  $first: PageSize!, $after: String, $search: String!, $filter: ClientFilter, $sort: ClientSort!
) {
  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    edges { node { legalName } } pageInfo { hasNextPage endCursor }
  }
}`);
const SIZE = 10;
const PATIENCE_MS = 240_000;

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

type Asked = { search: string; filter?: { tag: string }; sort?: 'NAME' | 'NEWEST' };

async function page({ sort = 'NAME', ...asked }: Asked, after: string | null = null) {
  tally.reads = 0;
  const variables = { first: SIZE, sort, after, ...asked };
  const { clients } = await execute(kit, agent, QUERY, variables);
  const { hasNextPage, endCursor } = clients.pageInfo;
  const names = clients.edges.map(({ node }) => node.legalName);
  return { names, hasNextPage, endCursor: endCursor ?? null, reads: tally.reads };
}

async function allPages(asked: Asked, max = Infinity) {
  const pages = [await page(asked)];
  for (let last = pages[0]; last?.hasNextPage === true && pages.length < max; last = pages.at(-1)) {
    pages.push(await page(asked, last.endCursor));
  }
  return { pages, names: pages.flatMap(({ names }) => names) };
}

const wordsOf = ({ search, filter }: Asked) => search.split(' ').length + (filter ? 1 : 0);
const gateOf = (asked: Asked) => SIZE + 2 + wordsOf(asked);

/**
 * Half of the clients contain Norte and half Sur; those with both are the oldest and last by name. All contain
 * Comunidad Propietarios, and every fiftieth also contains Este Oeste.
 */
function nameOf(index: number, of: number): string {
  const isLast = index >= of - 3;
  const side = isLast ? 'Norte Sur' : index % 2 === 0 ? 'Norte' : 'Sur';
  const thin = index % 50 === 25 ? 'Este Oeste' : index % 5 === 0 ? 'Este' : index % 5 === 1 ? 'Oeste' : '';
  const number = String(index).padStart(5, '0');
  return `N${number} Comunidad Propietarios ${side} ${thin} ${isLast ? 'Zurbarán' : ''}`.trim();
}

describe.each([150, 750])('with %i clients', (count) => {
  const names = Array.from({ length: count }, (_, index) => nameOf(index, count).replace(/ +/g, ' '));
  beforeAll(async () => {
    await kit.firestore.recursiveDelete(kit.firestore.collection('clients'));
    await addClients(kit, count, (index) => ({
      legalName: names[index] ?? '',
      createdAt: new Date(Date.UTC(2026, 0, 1) - index * 1_000),
      tags: index % 2 === 0 ? ['par'] : ['impar'],
    }));
  }, PATIENCE_MS);

  test.each<[string, Asked, expected: (name: string, index: number) => boolean]>([
    ['a rare and a common word', { search: 'comunidad zurb' }, (name) => name.includes('Zurbarán')],
    [
      'two common words with few common matches',
      { search: 'norte sur' },
      (_name, index) => index >= count - 3,
    ],
    [
      'two common words, newest first',
      { search: 'norte sur', sort: 'NEWEST' },
      (_name, index) => index >= count - 3,
    ],
    ['two words without a common match', { search: 'norte impar' }, () => false],
    ['a word without matches among common ones', { search: 'comunidad nadie propietarios' }, () => false],
    [
      'a word and a tag',
      { search: 'zurbaran', filter: { tag: 'par' } },
      (name, index) => name.includes('Zurbarán') && index % 2 === 0,
    ],
  ])('a search for %s returns all matches on one page within the gate', async (_what, asked, isHit) => {
    const { pages, names: found } = await allPages(asked);
    expect(found).toEqual(names.filter(isHit));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.reads).toBeLessThanOrEqual(gateOf(asked));
  });

  test('with two words that nearly always occur together, the first and second page stay within the gate', async () => {
    const asked = { search: 'propietarios comunidad' };
    const first = await page(asked);
    expect(first).toMatchObject({ names: names.slice(0, SIZE), hasNextPage: true });
    expect(first.reads).toBeLessThanOrEqual(gateOf(asked));
    const second = await page(asked, first.endCursor);
    expect(second.names).toEqual(names.slice(SIZE, 2 * SIZE));
    expect(second.reads).toBeLessThanOrEqual(gateOf(asked));
  });

  test('a word without matches costs no page', async () => {
    expect(await page({ search: 'comunidad nadie' })).toMatchObject({ reads: 1 + 1 + 2, hasNextPage: false });
  });

  test(
    'when matches are sparse, a page costs at most four pages of reads, in order and never empty',
    async () => {
      const asked = { search: 'este oeste' };
      const { pages, names: found } = await allPages(asked);
      expect(found).toEqual(names.filter((name) => name.includes('Este Oeste')));
      for (const { reads, names: some } of pages) {
        expect(some).not.toEqual([]);
        expect(reads).toBeLessThanOrEqual(4 * (SIZE + 1) + 2 + wordsOf(asked));
      }
    },
    PATIENCE_MS,
  );

  test('with three tokens that nearly always occur together, pages are in order and within the gate', async () => {
    const asked = { search: 'comunidad norte', filter: { tag: 'par' } };
    const { pages, names: found } = await allPages(asked, 3);
    const hits = names.filter((name, index) => name.includes('Norte') && index % 2 === 0);
    expect(found).toEqual(hits.slice(0, 3 * SIZE));
    for (const { reads, names: some } of pages) {
      expect(some).not.toEqual([]);
      expect(reads).toBeLessThanOrEqual(gateOf(asked));
    }
  });
});
