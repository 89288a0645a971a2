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

describe('the values of a prospect’s first service', () => {
  test('take the first interest that is still offered, with its defaults and the need', () => {
    const prospect = { interestIds: ['old', 'repair', 'split'], need: 'No enfría' };
    expect(firstServiceValues(prospect, TYPES)).toEqual({
      typeId: 'repair',
      title: 'Reparación',
      priority: 'URGENT',
      description: 'No enfría',
    });
  });

  test('are empty when no interest is known or still offered', () => {
    const none = { typeId: '', title: '', priority: '', description: '' };
    expect(firstServiceValues(nothing, TYPES)).toEqual(none);
    expect(firstServiceValues({ ...nothing, interestIds: ['old'] }, TYPES)).toEqual(none);
  });

  test('take the description from the need, not from the notes', () => {
    const prospect = { ...nothing, need: 'Aire', notes: 'Paga tarde' };
    expect(firstServiceValues(prospect, TYPES).description).toBe('Aire');
  });

  test('follow a change of type unless they were edited', () => {
    const split = firstServiceValues({ ...nothing, interestIds: ['split'] }, TYPES);
    expect(withType(split, 'repair', TYPES)).toMatchObject({ title: 'Reparación', priority: 'URGENT' });
    const own = { ...split, title: 'Dos splits', priority: 'LOW' as const };
    expect(withType(own, 'repair', TYPES)).toEqual({ ...own, typeId: 'repair' });
    expect(withType(split, '', TYPES)).toEqual({ ...split, typeId: '' });
  });
});
