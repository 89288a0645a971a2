import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readItem, readItemFamilies, readItems } from './read-items.ts';

type User = typeof AGENT;

const answer = () => Promise.resolve({ services: [], hasMore: false });
const deps = {
  stores: { items: { list: answer, find: answer, families: answer } },
  now: () => new Date(0),
} as never;
const PAGE: Parameters<typeof readItems>[2] = {
  ...{ first: 25, after: null, search: null, sort: 'NAME' },
  ...{ archived: false, kind: null, family: null },
};

test.each([
  ['the list', (by: User) => readItems(deps, by, PAGE)],
  ['an item', (by: User) => readItem(deps, by, 'v')],
  ['the families', (by: User) => readItemFamilies(deps, by, '')],
] as const)('the office may read %s, a technician not', async (_what, read) => {
  await expect((async () => read(AGENT))()).resolves.toBeDefined();
  await expect((async () => read(TECHNICIAN))()).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});
