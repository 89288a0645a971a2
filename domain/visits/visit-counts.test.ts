import { expect, test } from 'vitest';
import { countByStatus } from './visit-counts.ts';
import { VISIT_STATUSES } from './visit-states.ts';

test('counts each status that there is, what is over first, and no annulled visit', () => {
  const visits = [...VISIT_STATUSES, 'COMPLETED' as const].map((status) => ({ status }));
  expect(countByStatus(visits)).toEqual([
    { status: 'COMPLETED', count: 2 },
    ...['NOT_COMPLETED', 'PAUSED', 'IN_PROGRESS', 'TRAVELLING', 'SCHEDULED'].map((status) => ({
      status,
      count: 1,
    })),
  ]);
});

test('has nothing to count on a day without visits', () => {
  expect(countByStatus([])).toEqual([]);
});
