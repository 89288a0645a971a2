import { expect, test } from 'vitest';
import type { AuditedEntry } from '../activity/audit-store.ts';
import { aClient } from '../clients/testing/test-client.ts';
import { aSite, anEquipment } from '../unit/testing/test-unit.ts';
import { aTechnician } from '../unit/testing/test-work.ts';
import { withNames, type NamedDeps } from './named-filters.ts';

const user = aTechnician({ name: 'Ana', lastName: 'Ruiz' });
const anEntry = (entry: Pick<AuditedEntry, 'kind' | 'recordId' | 'subject'>) => ({
  cursor: '',
  node: {
    ...{ id: 'e', at: new Date(0), actorId: 'ana', actorName: 'Ana Ruiz', action: 'updateClient' },
    ...{ text: null, noteKind: null, before: null, after: null, ...entry },
  },
});
const deps: NamedDeps = {
  now: () => new Date(0),
  users: { find: (id) => Promise.resolve(id === 'ana' ? { kind: 'user', user } : null) },
  stores: {
    clients: { find: (id) => Promise.resolve(aClient({ id, code: 'C-1', legalName: 'Fincas Sur' })) },
    sites: {
      find: (id) =>
        Promise.resolve(
          aSite({ id, name: 'Portal 3', client: { id: 'c', code: 'C-1', name: 'Fincas Sur' } }),
        ),
    },
    equipment: { find: () => Promise.resolve(anEquipment()) },
    audit: {
      list: () =>
        Promise.resolve({
          edges: [
            anEntry({ kind: 'SITE', recordId: 's', subject: 'Portal 3' }),
            anEntry({ kind: 'CLIENT', recordId: 'c', subject: 'Fincas Sur' }),
          ],
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: null,
        }),
    },
  },
};

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
