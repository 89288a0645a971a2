import { describe, expect, test } from 'vitest';
import { clockAfter, firstResponseDueAt } from './first-response.ts';

const createdAt = new Date('2026-03-28T20:00:00Z');
const now = new Date('2026-03-29T10:00:00Z');
const when = { createdAt, now, hours: 24 };

describe('the first-response clock', () => {
  test('counts hours that pass, also through the night that has one less', () => {
    expect(firstResponseDueAt(createdAt, 24)).toEqual(new Date('2026-03-29T20:00:00Z'));
  });

  test.each(['CONTACTED', 'QUOTED', 'LOST', 'DISCARDED', 'CONVERTED'] as const)('stops for %s', (to) => {
    expect(clockAfter({ from: 'NEW', to }, when)).toEqual({ firstResponseDueAt: null, firstResponseAt: now });
  });

  test.each(['CONTACTED', 'DISCARDED'] as const)('runs again from the beginning after %s', (from) => {
    expect(clockAfter({ from, to: 'NEW' }, when)).toEqual({
      firstResponseDueAt: new Date('2026-03-29T20:00:00Z'),
      firstResponseAt: null,
    });
  });

  test('is left alone between others', () => {
    expect(clockAfter({ from: 'CONTACTED', to: 'QUOTED' }, when)).toBeNull();
    expect(clockAfter({ from: 'LOST', to: 'CONTACTED' }, when)).toBeNull();
  });
});
