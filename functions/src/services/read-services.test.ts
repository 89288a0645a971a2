import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readService, readServices } from './read-services.ts';

const SERVICES: Record<string, { id: string; technicianIds: string[] }> = {
  own: { id: 'own', technicianIds: [TECHNICIAN.id] },
  other: { id: 'other', technicianIds: ['other'] },
};

test('a technician lists and reads their own services, the office all', async () => {
  const asked: unknown[] = [];
  const services = {
    list: ({ visibleTo }: { visibleTo: string | null }) => {
      asked.push(visibleTo);
      return Promise.resolve({});
    },
    find: (id: string) => Promise.resolve(SERVICES[id] ?? null),
  };
  const all: unknown = { stores: { services }, now: () => new Date() };
  const deps = all as Parameters<typeof readServices>[0];
  const page = { first: 20, after: null, search: null, filter: {}, sort: 'DUE' } as const;
  await readServices(deps, AGENT, page);
  await readServices(deps, TECHNICIAN, page);
  expect(asked).toEqual([null, TECHNICIAN.id]);
  expect(await readService(deps, TECHNICIAN, 'own')).toBe(SERVICES['own']);
  expect(await readService(deps, TECHNICIAN, 'other')).toBeNull();
  expect(await readService(deps, AGENT, 'other')).toBe(SERVICES['other']);
  expect(await readService(deps, AGENT, 'nobody')).toBeNull();
});
