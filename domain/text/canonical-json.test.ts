import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonicalJson follows RFC 8785:', () => {
  // RFC 8785 §3.2.3: keys sort by UTF-16 code units, so a character beyond the basic plane precedes U+FB33.
  test("it sorts keys as in the RFC's example", () => {
    const example = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const text = canonicalJson(example);
    expect(Object.values(JSON.parse(text) as object).slice(1)).toEqual([
      'Carriage Return',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
    expect(text).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis",' +
        '"€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    );
  });

  // §3.2.2 without its fractional numbers; §3.2.4 has the bytes.
  test("it writes strings and literals as in the RFC's example", () => {
    const string = '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/';
    const text = canonicalJson({ string, literals: [null, true, false] });
    expect(text).toBe('{"literals":[null,true,false],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}');
    const bytes = '22 e2 82 ac 24 5c 75 30 30 30 66 5c 6e 41 27 42 5c 22 5c 5c 5c 5c 5c 22 2f 22 7d';
    expect(text.slice(text.indexOf('"€'))).toBe(decodeURIComponent(`%${bytes.replaceAll(' ', '%')}`));
  });
});

test.each([
  [null, 'null'],
  [true, 'true'],
  [0, '0'],
  [-0, '0'],
  [-12, '-12'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ['', '""'],
  ['\b\t\n\f\r', '"\\b\\t\\n\\f\\r"'],
  ['\u0000\u001f\u007f\u2028', '"\\u0000\\u001f\u007f\u2028"'],
  [[], '[]'],
  [{}, '{}'],
  [[3, 1, 2], '[3,1,2]'],
  [{ b: { d: 1, c: [] }, a: null }, '{"a":null,"b":{"c":[],"d":1}}'],
  // Objects put integer keys first; the canonical text does not.
  [{ 10: 'a', 9: 'b' }, '{"10":"a","9":"b"}'],
  [Object.assign(Object.create(null) as object, { a: 1 }), '{"a":1}'],
])('%j is written as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test.each([
  ['undefined', undefined],
  ['undefined in an object', { a: undefined }],
  ['a sparse array', Array(1)],
  ['NaN', Number.NaN],
  ['infinity', Infinity],
  ['a fraction', 1.5],
  ['an unsafe integer', Number.MAX_SAFE_INTEGER + 1],
  ['a bigint', 1n],
  ['a lone surrogate', '\ud83d'],
  ['a lone surrogate in a key', { '\ude00': 1 }],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['bytes', new Uint8Array(1)],
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
])('%s throws a TypeError', (_name, value) => {
  expect(() => canonicalJson([value])).toThrow(TypeError);
});

const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 5 }),
  ),
})).value;

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, turned(each)]),
  );
}

test('the canonical form is JSON of the same value, independent of the order of keys', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(turned(value))).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 2_000 },
  );
});
