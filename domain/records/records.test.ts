import { expect, test } from 'vitest';
import { kindOf, referencesTo } from './records.ts';

test('referencesTo finds the references to a user in all records', () => {
  expect(referencesTo('USER')).toEqual(
    expect.arrayContaining([
      { collection: 'prospects', name: 'owner' },
      { collection: 'clients', name: 'owner' },
      { collection: 'services', name: 'owner' },
    ]),
  );
});

test("referencesTo includes services' references, whose copies in visits are not listed", () => {
  expect(referencesTo('CLIENT')).toContainEqual({ collection: 'services', name: 'client' });
  expect(referencesTo('SITE')).toContainEqual({ collection: 'services', name: 'site' });
});

test('kindOf returns the kind of a GraphQL type name', () => {
  expect(kindOf('Client')).toBe('CLIENT');
  expect(kindOf('ServiceLine')).toBeNull();
});
