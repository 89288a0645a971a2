import * as fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { nifKind, parseNif, suggestedKind } from './nif.ts';

describe('a NIF', () => {
  test.each([
    ['12345678Z', '12345678Z'],
    ['12345678z', '12345678Z'],
    ['12.345.678-Z', '12345678Z'],
    [' 12 345 678 Z ', '12345678Z'],
    ['12345678–Z', '12345678Z'],
    ['ES12345678Z', '12345678Z'],
    ['es-12345678-z', '12345678Z'],
    ['00000000T', '00000000T'],
    ['00000001R', '00000001R'],
    ['X1234567L', 'X1234567L'],
    ['Y1234567X', 'Y1234567X'],
    ['Z1234567R', 'Z1234567R'],
    ['x-1234567-l', 'X1234567L'],
    ['K1234567L', 'K1234567L'],
    ['L1234567L', 'L1234567L'],
    ['M1234567L', 'M1234567L'],
    ['A58818501', 'A58818501'],
    ['A5881850A', 'A5881850A'],
    ['B12345674', 'B12345674'],
    ['B-12345674', 'B12345674'],
    ['ESB12345674', 'B12345674'],
    ['E12345674', 'E12345674'],
    ['H1234567D', 'H1234567D'],
    ['P2807900B', 'P2807900B'],
    ['Q2826000H', 'Q2826000H'],
    ['W1234567D', 'W1234567D'],
    ['A00000000', 'A00000000'],
    ['A0000000J', 'A0000000J'],
  ])('typed as %j is parsed as %s', (typed, nif) => {
    expect(parseNif(typed)).toBe(nif);
  });

  test.each([
    [''],
    ['ES'],
    ['12345678'],
    ['12345678A'],
    ['1234567L'],
    ['123456789'],
    ['X1234567A'],
    ['K1234567A'],
    ['B12345675'],
    ['B1234567E'],
    ['I12345674'],
    ['O12345674'],
    ['T12345674'],
    ['Ñ12345674'],
    ['12345678Zx'],
    ['12345678/Z'],
    ['１２３４５６７８Z'],
    ['A5881850\u0131'],
    ['12345678\u200bZ'],
    ['ESES12345678Z'],
    ['😀'],
    ['1'.repeat(10_000)],
  ])('typed as %j is invalid', (typed) => {
    expect(parseNif(typed)).toBeNull();
  });

  test('of a person has exactly one valid control letter', () => {
    const digits = fc.stringMatching(/^(?:\d{8}|[XYZKLM]\d{7})$/);
    fc.assert(
      fc.property(digits, (text) => {
        const fitting = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789').filter((letter) =>
          parseNif(text + letter),
        );
        expect(fitting).toHaveLength(1);
        expect(nifKind(text)).toBe('PERSON');
      }),
      { numRuns: 1_000 },
    );
  });

  test('of an entity has exactly two valid controls, a digit and a letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ABCDEFGHJNPQRSUVW]\d{7}$/), (text) => {
        const fitting = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((each) =>
          parseNif(text + each),
        );
        expect(fitting).toHaveLength(2);
        expect('JABCDEFGHI'.charAt(Number(fitting[0]))).toBe(fitting[1]);
        expect(nifKind(text)).toBe('ENTITY');
      }),
      { numRuns: 1_000 },
    );
  });

  test('is unchanged when parsed again, and invalid with one wrong digit', () => {
    fc.assert(
      fc.property(
        validNif,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (nif, at, add) => {
          expect(parseNif(nif)).toBe(nif);
          const digit = (Number(nif.charAt(at)) + add) % 10;
          expect(parseNif(nif.slice(0, at) + String(digit) + nif.slice(at + 1))).toBeNull();
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

/** stdnum reads K, L and M only up to the first letter among their digits (`K9972U84J`). */
const isNif = (text: string) => {
  const oracle = stdnum['ES']?.['nif'];
  if (!oracle) throw new Error('stdnum knows no Spanish NIF');
  return oracle.validate(text).isValid && /^.\d{7}.$/.test(text);
};

const controlOf = (body: string, from: number) => {
  const candidates = /^[A-HJNP-SUVW]/.test(body) ? '0123456789ABCDEFGHIJ' : 'TRWAGMYFPDXBNJZSQVHLCKE';
  const turned = candidates.slice(from % candidates.length) + candidates.slice(0, from % candidates.length);
  return body + (Array.from(turned).find((each) => isNif(body + each)) ?? '');
};
/** Valid numbers come from stdnum, not from the code under test. */
const bodyOf = (firsts: string) =>
  fc
    .tuple(fc.constantFrom(...Array.from(firsts)), fc.nat(9_999_999))
    .map(([first, number]) => first + String(number).padStart(7, '0'));
const validNif = fc
  .tuple(bodyOf('0123456789XYZKLMABCDEFGHJNPQRSUVW'), fc.nat(99))
  .map(([body, from]) => controlOf(body, from));

test('agrees with stdnum on 30,000 numbers, valid and mutated', () => {
  const any = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const mutated = fc
    .tuple(validNif, fc.nat(8), fc.constantFrom(...any))
    .map(([nif, at, character]) => nif.slice(0, at) + character + nif.slice(at + 1));
  const random = fc.tuple(bodyOf(any.join('')), fc.constantFrom(...any)).map((parts) => parts.join(''));
  const seen = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(fc.oneof(validNif, mutated, random), (nif) => {
      const isValid = isNif(nif);
      expect(parseNif(nif)).toBe(isValid ? nif : null);
      seen[isValid ? 'valid' : 'invalid'] += 1;
    }),
    { numRuns: 30_000 },
  );
  expect(seen.valid).toBeGreaterThan(8_000);
  expect(seen.invalid).toBeGreaterThan(8_000);
}, 60_000);

test.each([
  ['12345678Z', 'PERSON'],
  ['X1234567L', 'PERSON'],
  ['K1234567L', 'PERSON'],
  ['B12345674', 'COMPANY'],
  ['E12345674', 'COMPANY'],
  ['es-b12345674', 'COMPANY'],
  ['H1234567D', 'COMMUNITY'],
  ['P2807900B', 'PUBLIC_BODY'],
  ['Q2826000H', 'PUBLIC_BODY'],
  ['S1234567D', 'PUBLIC_BODY'],
  ['B12345675', null],
  ['', null],
])('the NIF %j suggests the kind %s', (nif, kind) => {
  expect(suggestedKind(nif)).toBe(kind);
});
