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

test('the references of a service stand, although its visits copy them', () => {
  expect(referencesTo('CLIENT')).toContainEqual({ collection: 'services', name: 'client' });
  expect(referencesTo('SITE')).toContainEqual({ collection: 'services', name: 'site' });
});

test('the kind of a record follows from the name of its type', () => {
  expect(kindOf('Client')).toBe('CLIENT');
  expect(kindOf('ServiceLine')).toBeNull();
});
