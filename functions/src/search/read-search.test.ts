import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readSearch } from './read-search.ts';

type User = typeof AGENT;

const answer = () => Promise.resolve({ services: [], hasMore: false });
const deps = { stores: { search: { find: answer } }, now: () => new Date(0) } as never;

test.each([['the search', (by: User) => readSearch(deps, by, 'eva')]] as const)(
  'the office may read %s, a technician not',
  async (_what, read) => {
    await expect((async () => read(AGENT))()).resolves.toBeDefined();
    await expect((async () => read(TECHNICIAN))()).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  },
);
