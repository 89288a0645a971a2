import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const SORT = 'technicians.sortName';
const position = { k: ['nuñez\u001fana'], id: 'abc123' };
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const BAD = expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }) as Error;

// Like fast-check's own unit `binary`, which takes seconds to initialise.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point));

describe('a cursor', () => {
  test('decodes to the position it was encoded from, for any text', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9]{1,28}$/);
    const keys = fc.array(fc.string({ unit: anyCharacter, maxLength: 100 }), { maxLength: 3 });
    fc.assert(
      fc.property(keys, id, (k, name) => {
        expect(decodeCursor(SORT, encodeCursor(SORT, { k, id: name }), k.length)).toEqual({ k, id: name });
      }),
    );
  });

  test('contains only URL-safe characters', () => {
    expect(encodeCursor(SORT, position)).toMatch(/^[\w-]+$/);
  });

  test.each([
    ['empty', ''],
    ['not base64', '*'],
    ['not JSON', Buffer.from('{').toString('base64url')],
    ['null', packed(null)],
    ['a list', packed([])],
    ["another list's", encodeCursor('clients.name', position)],
    ['of another format version', packed({ v: 2, s: SORT, ...position })],
    ['without values', packed({ v: 1, s: SORT, id: 'a' })],
    ['with too many values', packed({ v: 1, s: SORT, k: ['a', 'b'], id: 'a' })],
    ['with a number as value', packed({ v: 1, s: SORT, k: [1], id: 'a' })],
    ['without an id', packed({ v: 1, s: SORT, k: ['a'] })],
    ['with a path as id', packed({ v: 1, s: SORT, k: ['a'], id: 'a/b' })],
    ['with a dot as id', packed({ v: 1, s: SORT, k: ['a'], id: '.' })],
    ['with a reserved id', packed({ v: 1, s: SORT, k: ['a'], id: '__a__' })],
    ['with an empty id', packed({ v: 1, s: SORT, k: ['a'], id: '' })],
    ['cut short', encodeCursor(SORT, position).slice(0, -6)],
    ['too long', encodeCursor(SORT, { k: ['a'.repeat(2_000)], id: 'a' })],
  ])('that is %s is BAD_USER_INPUT', (_name, cursor) => {
    expect(() => decodeCursor(SORT, cursor, 1)).toThrow(BAD);
  });

  test('that was altered decodes to a position or fails with BAD_USER_INPUT, never another error', () => {
    const cursor = encodeCursor(SORT, position);
    fc.assert(
      fc.property(
        fc.nat(cursor.length - 1),
        fc.string({ unit: anyCharacter, maxLength: 2 }),
        (index, text) => {
          const altered = cursor.slice(0, index) + text + cursor.slice(index + 1);
          try {
            expect(decodeCursor(SORT, altered, 1).k).toHaveLength(1);
          } catch (error) {
            expect(error).toEqual(BAD);
          }
        },
      ),
    );
  });
});
