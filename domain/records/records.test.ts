import { expect, test } from 'vitest';
import { kindOf, referencesTo } from './records.ts';

test('the references to a person are found in the descriptions', () => {
  expect(referencesTo('USER')).toEqual(
    expect.arrayContaining([
      { collection: 'prospects', name: 'owner' },
      { collection: 'clients', name: 'owner' },
      { collection: 'services', name: 'owner' },
    ]),
  );
});

test('the kind of a record follows from the name of its type', () => {
  expect(kindOf('Client')).toBe('CLIENT');
  expect(kindOf('ServiceLine')).toBeNull();
});
