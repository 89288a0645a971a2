import { serviceTypeSchema } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { describe, expect, test } from 'vitest';
import { moved, NEW_TYPE, pointText, typeInput } from './type-values.ts';
import { photosText } from './type-words.ts';

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the entry at %i moved by %i', (index, by, expected) => {
  expect(moved(['a', 'b', 'c'], index, by)).toEqual(expected);
});

describe('what is typed', () => {
  const wrongIn = (changes: Partial<typeof NEW_TYPE>) => {
    const checked = validate(serviceTypeSchema(), typeInput({ ...NEW_TYPE, name: 'Revisión', ...changes }));
    return checked.ok ? [] : checked.fields.map(({ path }) => path);
  };

  test('is a service type as soon as it has a name and a category', () => {
    expect(wrongIn({})).toEqual(['category']);
    expect(wrongIn({ category: 'MAINTENANCE' })).toEqual([]);
  });

  test.each(['', ' ', 'una hora', '61'])('as duration %j is refused', (durationMinutes) => {
    expect(wrongIn({ category: 'MAINTENANCE', durationMinutes })).toEqual(['durationMinutes']);
  });

  test('no number of photos is no zero', () => {
    expect(wrongIn({ category: 'MAINTENANCE', minPhotos: '' })).toEqual(['minPhotos']);
  });
});

test('a point in one line', () => {
  expect(pointText({ text: 'Estado', kind: 'CHOICE', options: ['Bien', 'Mal'], required: false })).toBe(
    'Estado (Bien / Mal, opcional)',
  );
  expect(pointText({ text: '¿Fuga?', kind: 'YES_NO', options: [], required: true })).toBe(
    '¿Fuga? (Sí o no, obligatorio)',
  );
});

test('photos in words', () => {
  expect([0, 1, 2].map(photosText)).toEqual(['No hacen falta', 'Al menos 1', 'Al menos 2']);
});
