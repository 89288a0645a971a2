import { expect, test } from 'vitest';
import { AGENT, inMemory, TECHNICIAN, unitOf } from '../unit/testing/test-unit.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';

test('a technician has one feed, the last one created, until it is revoked', async () => {
  const { deps, found } = inMemory();
  expect(await revokeCalendarFeed(deps, TECHNICIAN, null)).toEqual({ kind: 'notFound' });
  const first = await createCalendarFeed(deps, TECHNICIAN, null);
  const digest = found.feeds.get('tec')?.digest;
  const second = await createCalendarFeed(deps, TECHNICIAN, null);
  expect([first.kind, second.kind]).toEqual(['done', 'done']);
  expect(found.feeds.size).toBe(1);
  expect(found.feeds.get('tec')?.digest).not.toBe(digest);
  expect(JSON.stringify(second)).not.toContain(found.feeds.get('tec')?.digest);
  expect(await revokeCalendarFeed(deps, TECHNICIAN, null)).toEqual({ kind: 'done', ids: ['tec'] });
  expect(found.feeds.size).toBe(0);
});

test('a repeated key returns that the address was already given', async () => {
  const { deps } = inMemory();
  const unit = () => Promise.resolve({ kind: 'done' as const, ids: ['earlier'], repeated: true as const });
  expect(await createCalendarFeed({ ...deps, unit }, TECHNICIAN, 'k')).toEqual({ kind: 'given' });
});

test('revokeCalendarFeed replaces the feed by none', async () => {
  const feed = { createdAt: new Date('2026-11-20T10:00:00Z'), digest: 'd', technicianId: 'tec' };
  const replaced: unknown[] = [];
  const calendarFeeds = {
    of: () => Promise.resolve(feed),
    replace: (...change: unknown[]) => void replaced.push(change),
  };
  const deps = { unit: unitOf({ calendarFeeds }), now: () => new Date() };
  expect(await revokeCalendarFeed(deps, TECHNICIAN, null)).toMatchObject({ kind: 'done' });
  expect(replaced).toEqual([['tec', feed, null]]);
});

test('an agent cannot have a feed', async () => {
  const { deps } = inMemory();
  await expect(createCalendarFeed(deps, AGENT, null)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
});
