import { expect, test } from 'vitest';
import { isSame, readAt, writeAt } from './record-path.ts';

const client = {
  name: 'Bar',
  contacts: [
    { name: 'Ana', phone: '1' },
    { name: 'Luis', phone: '2' },
  ],
};

test.each([
  ['name', 'Bar'],
  ['contacts.1.phone', '2'],
  ['contacts.7.phone', undefined],
  ['name.first', undefined],
])('readAt of %s is %s', (path, value) => expect(readAt(client, path)).toBe(value));

test('writeAt copies the record with a nested value', () => {
  const changed = writeAt(client, 'contacts.1.phone', '9');
  expect(changed.contacts).toEqual([client.contacts[0], { name: 'Luis', phone: '9' }]);
  expect(changed.contacts[0]).toBe(client.contacts[0]);
  expect(readAt(client, 'contacts.1.phone')).toBe('2');
});

test.each([
  [{ a: [1, { b: '' }] }, { a: [1, { b: '' }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[], {}, false],
  [['x'], ['x', 'y'], false],
  ['', null, false],
])('%j and %j are the same: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));
