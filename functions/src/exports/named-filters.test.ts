import { expect, test } from 'vitest';
import type { SourceDeps } from './lists/export-source.ts';
import { withNames } from './named-filters.ts';

const user = { name: 'Ana', lastName: 'Ruiz' };
const deps = {
  now: () => new Date(0),
  users: { find: (id: string) => Promise.resolve(id === 'ana' ? { kind: 'user', user } : null) },
  stores: {
    clients: { find: (id: string) => Promise.resolve({ id, code: 'C-1', legalName: 'Fincas Sur' }) },
    sites: {
      find: (id: string) => Promise.resolve({ id, name: 'Portal 3', client: { name: 'Fincas Sur' } }),
    },
    equipment: { find: () => Promise.resolve({ kind: 'BOILER', brand: 'Vaillant', model: null }) },
    audit: {
      list: () =>
        Promise.resolve({
          edges: [
            { node: { kind: 'SITE', recordId: 's', subject: 'Portal 3' } },
            { node: { kind: 'CLIENT', recordId: 'c', subject: 'Fincas Sur' } },
          ],
        }),
    },
  },
} as unknown as SourceDeps;

const names = (list: string, id: string) => (id === 't' ? `${list} T` : '');
const named = (asked: object) => withNames(deps, asked, names);

test.each([
  [{ technicianId: 'ana' }, { technicianId: { id: 'ana', name: 'Ana Ruiz' } }],
  [{ technicianId: 'nobody' }, { technicianId: 'nobody' }],
  [{ filter: { actorId: 'ana' } }, { filter: { actorId: { id: 'ana', name: 'Ana Ruiz' } } }],
  [{ filter: { clientId: 'c' } }, { filter: { clientId: { id: 'c', code: 'C-1', name: 'Fincas Sur' } } }],
  [{ filter: { siteId: 's' } }, { filter: { siteId: { id: 's', name: 'Fincas Sur: Portal 3' } } }],
  [{ filter: { equipmentId: 'e' } }, { filter: { equipmentId: { id: 'e', name: 'Caldera Vaillant' } } }],
  [{ filter: { typeId: 't' } }, { filter: { typeId: { id: 't', name: 'serviceTypes T' } } }],
  [{ filter: { sourceId: 'gone' } }, { filter: { sourceId: 'gone' } }],
  [
    { filter: { kind: 'CLIENT', recordId: 'c' } },
    { filter: { kind: 'CLIENT', recordId: { id: 'c', name: 'Fincas Sur' } } },
  ],
  [{ filter: { kind: 'CLIENT', recordId: 'x' } }, { filter: { kind: 'CLIENT', recordId: 'x' } }],
])('withNames adds the name of %j', async (asked, expected) => {
  expect(await named(asked)).toEqual(expected);
});

test('withNames leaves other filters as they are', async () => {
  const asked = {
    search: 'ana',
    sort: 'NAME',
    filter: { status: 'NEW', open: true, city: null },
    status: null,
  };
  expect(await named(asked)).toEqual(asked);
  expect(await named({ filter: null })).toEqual({ filter: null });
});
