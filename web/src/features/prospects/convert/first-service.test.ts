import { describe, expect, test } from 'vitest';
import { firstServiceValues, withType, type ServiceType } from './first-service.ts';

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
const nothing = { interestIds: [], need: null };

describe('the first service of a prospect', () => {
  test('is of the first type that is still done, with what is known of it', () => {
    const prospect = { interestIds: ['old', 'repair', 'split'], need: 'No enfría' };
    expect(firstServiceValues(prospect, TYPES)).toEqual({
      typeId: 'repair',
      title: 'Reparación',
      priority: 'URGENT',
      description: 'No enfría',
    });
  });

  test('is of no type where none is known, or none is done any more', () => {
    const none = { typeId: '', title: '', priority: '', description: '' };
    expect(firstServiceValues(nothing, TYPES)).toEqual(none);
    expect(firstServiceValues({ ...nothing, interestIds: ['old'] }, TYPES)).toEqual(none);
  });

  test('says what they need, and nothing of what was noted about them', () => {
    const prospect = { ...nothing, need: 'Aire', notes: 'Paga tarde' };
    expect(firstServiceValues(prospect, TYPES).description).toBe('Aire');
  });

  test('follows its type where nobody has written something else', () => {
    const split = firstServiceValues({ ...nothing, interestIds: ['split'] }, TYPES);
    expect(withType(split, 'repair', TYPES)).toMatchObject({ title: 'Reparación', priority: 'URGENT' });
    const own = { ...split, title: 'Dos splits', priority: 'LOW' as const };
    expect(withType(own, 'repair', TYPES)).toEqual({ ...own, typeId: 'repair' });
    expect(withType(split, '', TYPES)).toEqual({ ...split, typeId: '' });
  });
});
