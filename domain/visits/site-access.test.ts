import { expect, test } from 'vitest';
import { grantsSiteAccess, knownSince } from './site-access.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const LAST = new Date('2026-10-21T10:00:00Z');
const EARLIER = new Date('2026-10-21T09:59:59.999Z');

test('a place is known for 30 days', () => {
  expect(knownSince(NOW)).toEqual(LAST);
});

test.each([
  ['SCHEDULED', null, EARLIER, true],
  ['IN_PROGRESS', null, EARLIER, true],
  ['COMPLETED', LAST, EARLIER, true],
  ['COMPLETED', EARLIER, EARLIER, false],
  ['NOT_COMPLETED', null, LAST, true],
  ['NOT_COMPLETED', null, EARLIER, false],
  ['CANCELLED', null, NOW, false],
] as const)('a visit that is %s, finished %s and planned %s', (status, finishedAt, plannedStart, grants) => {
  expect(grantsSiteAccess({ status, finishedAt, plannedStart }, NOW)).toBe(grants);
});
