import { describe, expect, test } from 'vitest';
import { clockAfter, firstResponseDueAt } from './first-response.ts';

const createdAt = new Date('2026-03-28T20:00:00Z');
const now = new Date('2026-03-29T10:00:00Z');
const when = { createdAt, now, hours: 24 };

describe('the response deadline of a prospect', () => {
  test('counts real hours across a clock change', () => {
    expect(firstResponseDueAt(createdAt, 24)).toEqual(new Date('2026-03-29T20:00:00Z'));
  });

  test.each(['CONTACTED', 'QUOTED', 'LOST', 'DISCARDED', 'CONVERTED'] as const)(
    'ends with the change from NEW to %s',
    (to) => {
      expect(clockAfter({ from: 'NEW', to }, when)).toEqual({
        firstResponseDueAt: null,
        firstResponseAt: now,
      });
    },
  );

  test.each(['CONTACTED', 'DISCARDED'] as const)('is set again from the creation after %s', (from) => {
    expect(clockAfter({ from, to: 'NEW' }, when)).toEqual({
      firstResponseDueAt: new Date('2026-03-29T20:00:00Z'),
      firstResponseAt: null,
    });
  });

  test('is unchanged by other changes', () => {
    expect(clockAfter({ from: 'CONTACTED', to: 'QUOTED' }, when)).toBeNull();
    expect(clockAfter({ from: 'LOST', to: 'CONTACTED' }, when)).toBeNull();
  });
});
