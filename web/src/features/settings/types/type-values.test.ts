import { serviceTypeSchema } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { describe, expect, test } from 'vitest';
import { moved, NEW_TYPE, typeInput } from './type-values.ts';
import { photosText } from './type-words.ts';

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moving the entry at %i by %i', (index, by, expected) => {
  expect(moved(['a', 'b', 'c'], index, by)).toEqual(expected);
});

describe('the typed values of a service type', () => {
  const wrongIn = (changes: Partial<typeof NEW_TYPE>) => {
    const checked = validate(serviceTypeSchema(), typeInput({ ...NEW_TYPE, name: 'Revisión', ...changes }));
    return checked.ok ? [] : checked.fields.map(({ path }) => path);
  };

  test('are valid once name and category are set', () => {
    expect(wrongIn({})).toEqual(['category']);
    expect(wrongIn({ category: 'MAINTENANCE' })).toEqual([]);
  });

  test.each(['', ' ', 'una hora', '61'])('with the duration %j are invalid', (durationMinutes) => {
    expect(wrongIn({ category: 'MAINTENANCE', durationMinutes })).toEqual(['durationMinutes']);
  });

  test('with an empty number of photos are invalid', () => {
    expect(wrongIn({ category: 'MAINTENANCE', minPhotos: '' })).toEqual(['minPhotos']);
  });
});

test('photosText describes the required photos', () => {
  expect([0, 1, 2].map(photosText)).toEqual(['No hacen falta', 'Al menos 1', 'Al menos 2']);
});
