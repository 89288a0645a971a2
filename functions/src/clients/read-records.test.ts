import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readClients, readClientValues, readEquipmentList, readSites, readTowns } from './read-records.ts';

type User = typeof AGENT;

const answer = () => Promise.resolve({ services: [], hasMore: false });
const deps = {
  stores: {
    clients: { list: answer, values: answer },
    sites: { list: answer, townsOf: answer },
    equipment: { list: answer },
  },
  now: () => new Date(0),
} as never;
const PAGE = { first: 25, after: null, search: null };
const CLIENTS = {
  ...{ sort: 'NAME' as const, kind: null, ownerId: null, tag: null, city: null, managedById: null },
  ...{ propertyManagers: false, archived: false },
};

test.each([
  ['the clients', (by: User) => readClients(deps, by, { ...PAGE, ...CLIENTS })],
  ['the tags', (by: User) => readClientValues(deps, by, 'TAG', '')],
  ['the sites', (by: User) => readSites(deps, by, { ...PAGE, clientId: 'c' })],
  ['the towns', (by: User) => readTowns(deps, by, '28013')],
  ['the equipment', (by: User) => readEquipmentList(deps, by, { ...PAGE, clientId: 'c', siteId: null })],
] as const)('the office may read %s, a technician not', async (_what, read) => {
  await expect((async () => read(AGENT))()).resolves.toBeDefined();
  await expect((async () => read(TECHNICIAN))()).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});
