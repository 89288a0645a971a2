import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readProspect, readProspects, readProspectTotals } from './read-prospects.ts';

type User = typeof AGENT;

const answer = () => Promise.resolve({ services: [], hasMore: false });
const deps = {
  stores: { prospects: { list: answer, totals: answer, find: answer } },
  now: () => new Date(0),
} as never;
const PAGE = { first: 25, after: null, search: null, filter: {}, sort: 'NEWEST' } as const;

test.each([
  ['the list', (by: User) => readProspects(deps, by, PAGE)],
  ['the totals', (by: User) => readProspectTotals(deps, by, {})],
  ['a prospect', (by: User) => readProspect(deps, by, 'p')],
] as const)('the office may read %s, a technician not', async (_what, read) => {
  await expect((async () => read(AGENT))()).resolves.toBeDefined();
  await expect((async () => read(TECHNICIAN))()).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});
