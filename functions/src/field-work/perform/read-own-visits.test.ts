import { expect, test } from 'vitest';
import { aTechnician } from '../../unit/testing/test-work.ts';
import { at, inStatus } from '../../work/testing/test-visits.ts';
import { ownChanges, ownVisits } from './read-own-visits.ts';

const ME = aTechnician({ id: 'me' });
const DAY = { from: '2026-11-20' as const, days: 1 };
const deps = { now: () => at('08:00') };
const settings = { timeZone: () => Promise.resolve('Europe/Madrid') };

test('cancelled visits are not among one’s own', async () => {
  const visits = [inStatus('SCHEDULED', { id: 'v1' }), inStatus('CANCELLED', { id: 'v2' })];
  const stores = { settings, visits: { ofTechnician: () => Promise.resolve(visits) } };
  expect((await ownVisits({ ...deps, stores }, ME, DAY)).map(({ id }) => id)).toEqual(['v1']);
});

test.each([0, 32])('%i days are refused', async (days) => {
  const stores = { settings, visits: { ofTechnician: () => Promise.resolve([]) } };
  await expect(ownVisits({ ...deps, stores }, ME, { ...DAY, days })).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test.each([
  ['still one’s own', { technicianIds: ['me'] }, ['v1'], []],
  ['given to a colleague', { technicianIds: ['other'] }, [], ['v1']],
  [
    'moved to another day',
    { technicianIds: ['me'], plannedStart: new Date('2026-11-23T09:00:00Z') },
    [],
    ['v1'],
  ],
])('a changed visit that is %s', async (_case, changes, shown, gone) => {
  const visits = {
    changesFor: () => Promise.resolve({ mark: 'm2', visitIds: ['v1'] }),
    find: (id: string) => Promise.resolve(inStatus('SCHEDULED', { id, ...changes })),
  };
  const found = await ownChanges({ ...deps, stores: { settings, visits } }, ME, { ...DAY, since: 'm1' });
  expect(found.visits.map(({ id }) => id)).toEqual(shown);
  expect(found.goneIds).toEqual(gone);
});
