import { UNTRIED } from '@cuadrilla/domain/retries.ts';
import { expect, test } from 'vitest';
import { namedIn, type Copies } from '../store/fanout/copies.ts';
import { toStaleCopies } from './stale-copy.ts';

const job = (copies: Copies, index: number) => ({
  ...{ ...UNTRIED, ...copies, id: `j${index}`, at: new Date(0), after: null, problem: null },
});

test.each<[Copies, object]>([
  [
    { collection: 'sites', field: 'client.id', value: 'a', patch: { 'client.name': 'Ana' } },
    { subject: 'CLIENT', name: 'Ana', records: 'SITES' },
  ],
  [
    {
      collection: 'prospects',
      field: 'convertedTo.id',
      value: 'a',
      patch: { convertedTo: { id: 'b', name: 'Eva' } },
    },
    { subject: 'CLIENT', name: 'Eva', records: 'PROSPECTS' },
  ],
  [
    { collection: 'clients', field: 'mergedInto.id', value: 'a', patch: { 'mergedInto.name': 'Ana' } },
    { subject: 'CLIENT', name: 'Ana', records: 'CLIENTS' },
  ],
  [
    { collection: 'equipment', field: 'site.id', value: 's', patch: { 'site.name': 'Sótano' } },
    { subject: 'SITE', name: 'Sótano', records: 'EQUIPMENT' },
  ],
  [
    {
      collection: 'services',
      field: 'search',
      value: 'e:m',
      patch: { id: 'm', label: 'Caldera' },
      amongOthers: true,
    },
    { subject: 'EQUIPMENT', name: 'Caldera', records: 'SERVICES' },
  ],
  [
    {
      collection: 'visits',
      field: 'summary.equipmentId',
      value: 'm',
      patch: { 'summary.equipmentLabel': 'Caldera' },
    },
    { subject: 'EQUIPMENT', name: 'Caldera', records: 'VISITS' },
  ],
  [
    { collection: 'workReviews', field: 'client.id', value: 'a', patch: { 'client.name': 'Ana' } },
    { subject: 'CLIENT', name: 'Ana', records: 'WORK_REVIEWS' },
  ],
  [
    { collection: 'absences', field: 'technicianId', value: 't', patch: { technicianName: 'Pau' } },
    { subject: 'PERSON', name: 'Pau', records: 'ABSENCES' },
  ],
  [
    { collection: 'clients', field: 'owner.id', value: 'u', patch: { 'owner.name': 'Luz' } },
    { subject: 'PERSON', name: 'Luz', records: 'CLIENTS' },
  ],
])('describes what has changed and where it is stale: %o', (copies, expected) => {
  expect(toStaleCopies([job(copies, 0)])).toMatchObject([expected]);
});

test('a job waits behind an earlier one that shares a record, also if a merge links the two', () => {
  const moved: Copies = {
    collection: 'sites',
    field: 'client.id',
    value: 'a',
    patch: { client: { id: 'b', name: 'Eva' } },
  };
  const renamed = namedIn({ collection: 'visits', name: 'client' }, { id: 'b', name: 'Eva' });
  const other = { ...renamed, value: 'c' };
  const states = toStaleCopies([moved, renamed, other].map(job)).map(({ state }) => state);
  expect(states).toEqual(['WAITING', 'BEHIND', 'WAITING']);
});
