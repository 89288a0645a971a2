import { describe, expect, test } from 'vitest';
import { asksForService, firstServiceValues, withType, type ServiceType } from './first-service.ts';

const type = (id: string, name: string, change: Partial<ServiceType> = {}): ServiceType => ({
  id,
  name,
  retired: false,
  priority: 'NORMAL',
  ...change,
});
const TYPES = [
  type('old', 'Carga de gas', { retired: true }),
  type('split', 'Instalación de split'),
  type('repair', 'Reparación', { priority: 'URGENT' }),
];
const nothing = { interestIds: [], need: null, notes: null };

describe('the first service of a prospect', () => {
  test.each([
    [nothing, false],
    [{ ...nothing, need: 'Aire' }, false],
    [{ ...nothing, interestIds: ['split'] }, true],
    [{ ...nothing, notes: 'Tiene prisa' }, true],
  ])('is proposed for %j: %j', (prospect, isAsked) => {
    expect(asksForService(prospect)).toBe(isAsked);
  });

  test('is of the first type that is still done, with what is known of it', () => {
    const prospect = { interestIds: ['old', 'repair', 'split'], need: 'No enfría', notes: 'Tiene prisa' };
    expect(firstServiceValues(prospect, TYPES)).toEqual({
      typeId: 'repair',
      title: 'Reparación',
      priority: 'URGENT',
      description: 'No enfría\n\nTiene prisa',
    });
  });

  test('is of no type where none is known', () => {
    expect(firstServiceValues({ ...nothing, notes: 'Tiene prisa' }, TYPES)).toEqual({
      ...{ typeId: '', title: '', priority: '', description: 'Tiene prisa' },
    });
  });

  test('tells the notes alone where there is no room for both', () => {
    const notes = 'a'.repeat(4_000);
    expect(firstServiceValues({ ...nothing, need: 'Aire', notes }, TYPES).description).toBe(notes);
  });

  test('follows its type where nobody has written something else', () => {
    const split = firstServiceValues({ ...nothing, interestIds: ['split'] }, TYPES);
    expect(withType(split, 'repair', TYPES)).toMatchObject({ title: 'Reparación', priority: 'URGENT' });
    const own = { ...split, title: 'Dos splits', priority: 'LOW' as const };
    expect(withType(own, 'repair', TYPES)).toEqual({ ...own, typeId: 'repair' });
    expect(withType(split, '', TYPES)).toEqual({ ...split, typeId: '' });
  });
});
