import { parseValue as parseLiteralText } from 'graphql';
import { describe, expect, test } from 'vitest';
import { dateTimeScalar, pageSizeScalar, uuidScalar } from './scalars.ts';

const BAD = expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }) as Error;
const UUID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

describe('PageSize', () => {
  test.each([1, 25, 100])('accepts %i as literal and as variable', (size) => {
    expect(pageSizeScalar.parseValue(size)).toBe(size);
    expect(pageSizeScalar.parseLiteral(parseLiteralText(String(size)))).toBe(size);
  });

  test.each([0, -1, 101, 2.5, Number.NaN, Infinity, '25', null, true, [25], {}])('refuses %j', (size) => {
    expect(() => pageSizeScalar.parseValue(size)).toThrow(BAD);
  });

  test.each(['0', '-1', '101', '2.5', '"25"', 'TWENTY', '[25]', '{}', 'true', 'null', '9999999999999999999'])(
    'refuses the literal %s',
    (literal) => {
      expect(() => pageSizeScalar.parseLiteral(parseLiteralText(literal))).toThrow(BAD);
    },
  );
});

describe('UUID', () => {
  test.each([UUID, UUID.toUpperCase()])('accepts the version 4 UUID %s', (uuid) => {
    expect(uuidScalar.parseValue(uuid)).toBe(uuid);
    expect(uuidScalar.parseLiteral(parseLiteralText(`"${uuid}"`))).toBe(uuid);
  });

  test.each([
    '',
    'x',
    `${UUID} `,
    `{${UUID}}`,
    UUID.replaceAll('-', ''),
    UUID.replace('-4', '-1'),
    `${UUID}\n`,
    1,
    null,
  ])('refuses %j', (uuid) => {
    expect(() => uuidScalar.parseValue(uuid)).toThrow(BAD);
  });
});

describe('DateTime', () => {
  test('is serialized as ISO 8601 in UTC with milliseconds, and parsed to a Date', () => {
    const date = new Date(Date.UTC(2026, 10, 21, 14, 5, 9));
    expect(dateTimeScalar.serialize(date)).toBe('2026-11-21T14:05:09.000Z');
    expect(dateTimeScalar.parseValue('2026-11-21T14:05:09.000Z')).toEqual(date);
  });

  test.each(['', 'yesterday', '2026-13-01', '+020000-01-01T00:00:00.000Z', '-000001-01-01', 0, null, {}])(
    'refuses %j',
    (value) => {
      expect(() => dateTimeScalar.parseValue(value)).toThrow(BAD);
    },
  );
});
