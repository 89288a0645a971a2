import { expect, test } from 'vitest';
import { lastSeenOf } from '#outbox/kept/last-seen.ts';
import { openWork } from '#outbox/kept/open-work.ts';
import { sitesOf } from '#outbox/kept/sites-of.ts';
import { sessionOf } from '../outbox/testing/test-person.ts';
import { forgetWork } from './forget-work.ts';

test('forgetWork deletes everything kept on the device: day, week, profile, absences, calendar and sites', async () => {
  const { store } = await sessionOf('ana');
  const work = openWork(store, 'ana');
  await work.shelf.write('day', { visits: [], readAt: '2026-11-21T08:00:00.000Z' });
  for (const name of ['week', 'profile', 'absences', 'calendar'] as const)
    await lastSeenOf(work).keep(name, { client: 'Bar Luz' });
  await work.shelf.write('site.u1', { site: { id: 'u1' }, readAt: '2026-11-21T08:00:00.000Z' });
  await sitesOf(work).load();
  expect(await work.shelf.names()).toHaveLength(6);
  await forgetWork(store, 'ana');
  expect(await work.shelf.names()).toEqual([]);
  expect(lastSeenOf(work).get('week')).toBeUndefined();
});
