import { expect, test } from 'vitest';
import { upcoming } from './upcoming.ts';

test('current and future absences are returned, the earliest first', () => {
  const over = { from: '2026-11-01', to: '2026-11-20' };
  const now = { from: '2026-11-15', to: '2026-11-21' };
  const later = { from: '2026-12-24', to: '2026-12-31' };
  const next = { from: '2026-11-30', to: '2026-11-30' };
  expect(upcoming([later, next, now, over], '2026-11-21')).toEqual([now, next, later]);
});
