import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readBatch, readBatches, readProposal } from './read-batches.ts';

type User = typeof AGENT;

const answer = () => Promise.resolve({ services: [], hasMore: false });
const deps = {
  stores: {
    billing: { list: answer, find: answer, proposed: answer },
    settings: { timeZone: () => Promise.resolve('Europe/Madrid') },
  },
  now: () => new Date(0),
} as never;

test.each([
  ['the list', (by: User) => readBatches(deps, by, { first: 25, after: null, status: null })],
  ['a batch', (by: User) => readBatch(deps, by, 'b')],
  ['the next batch', (by: User) => readProposal(deps, by, 'CLIENT_MONTH')],
] as const)('the office may read %s, a technician not', async (_what, read) => {
  await expect((async () => read(AGENT))()).resolves.toBeDefined();
  await expect((async () => read(TECHNICIAN))()).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});
