import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProspectFilter, WholeProspectsQueryVariables } from '../gql/graphql.ts';
import { clearCollection } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { putProspect, putProspects } from '../kits/prospect-kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';

const PAGE = gql(`query WholeProspects(
  $first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!
) {
  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    edges { node { ...ProspectFields } } pageInfo { hasNextPage endCursor }
  }
}`);
const SIZE = 5;
const PATIENCE_MS = 240_000;
const NOW = new Date();

let kit: Kit;
let agent: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  agent = await kit.given.agent();
  tally = countReads(kit.firestore);
  // Warms up the cached time zone; the clock stands still here.
  await putProspect(kit, { nextActionOn: '2026-12-01' });
  await page();
});
afterAll(() => kit.stop());
async function page(asked: Partial<WholeProspectsQueryVariables> = {}) {
  const variables = { first: SIZE, sort: 'NEWEST' as const, ...asked };
  tally.reads = 0;
  const { prospects } = await execute(kit, agent, PAGE, variables);
  return { ...prospects, reads: tally.reads };
}

describe.each([10, 100, 1_000])('with %i prospects', (count) => {
  beforeAll(async () => {
    await clearCollection(kit, 'prospects');
    await putProspects(kit, count, (index) => ({
      ...{ name: 'Ana', lastName: index % 50 === 0 ? 'Zúñiga' : 'Ruiz', owner: { id: 'ana', name: 'Ana' } },
      ...{ nextActionOn: '2020-01-01', interestIds: ['leak'], sourceId: 'web' },
    }));
  }, PATIENCE_MS);

  test(
    'a page costs its rows and two reads',
    async () => {
      const filter: ProspectFilter = {
        ownerId: 'ana',
        sourceId: 'web',
        open: true,
        interestId: 'leak',
        due: 'OVERDUE',
      };
      const pages: Partial<WholeProspectsQueryVariables>[] = [
        {},
        { sort: 'VALUE' },
        { search: 'ana' },
        { filter },
      ];
      for (const asked of pages) {
        const first = await page(asked);
        expect(first.edges).toHaveLength(SIZE);
        expect(first.reads).toBe(SIZE + 2);
        const second = await page({ ...asked, after: first.pageInfo.endCursor });
        expect(second.edges).toHaveLength(SIZE);
        expect(second.reads).toBeLessThanOrEqual(SIZE + 2);
      }
    },
    PATIENCE_MS,
  );

  test(
    'a search by several words, or by a word and an interest, costs one more read for each',
    async () => {
      const asked = [{ search: 'ana zúñiga' }, { search: 'ana', filter: { interestId: 'nothing' } }];
      for (const each of asked) expect((await page(each)).reads).toBeLessThanOrEqual(SIZE + 2 + 2);
    },
    PATIENCE_MS,
  );

  test(
    "the board's totals cost one aggregation per status, and one prospect costs one read",
    async () => {
      tally.reads = 0;
      await execute(
        kit,
        agent,
        gql(
          `query ProspectsReadsProspectTotals { prospectTotals(filter: { ownerId: "ana" }) { count valueCents } }`,
        ),
      );
      expect(tally.reads).toBe(1 + 7);
      const { id } = await putProspect(kit);
      tally.reads = 0;
      const one = gql(`query OneProspect($id: ID!) { prospect(id: $id) { ...ProspectFields } }`);
      await execute(kit, agent, one, { id });
      expect(tally.reads).toBe(2);
    },
    PATIENCE_MS,
  );
});
