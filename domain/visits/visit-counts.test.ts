import { expect, test } from 'vitest';
import { countByStatus } from './visit-counts.ts';
import { VISIT_STATUSES } from './visit-states.ts';

test('countByStatus counts visits by status, those over first, without cancelled ones', () => {
  const visits = [...VISIT_STATUSES, 'COMPLETED' as const].map((status) => ({ status }));
  expect(countByStatus(visits)).toEqual([
    { status: 'COMPLETED', count: 2 },
    ...['NOT_COMPLETED', 'PAUSED', 'IN_PROGRESS', 'TRAVELLING', 'SCHEDULED'].map((status) => ({
      status,
      count: 1,
    })),
  ]);
});

test('countByStatus is empty without visits', () => {
  expect(countByStatus([])).toEqual([]);
});
