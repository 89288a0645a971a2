import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CENTS_MAX, eurosInput, formatEuros, parseEuros } from './money.ts';

const NO_BREAK = '\u00a0';

describe('parseEuros', () => {
  test.each([
    ['0', 0],
    ['5', 500],
    ['1234,5', 123_450],
    ['1234,56', 123_456],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['1\u202f234,56', 123_456],
    ['1234.5', 123_450],
    ['1234.56', 123_456],
    ['0.05', 5],
    ['3.900', 390_000],
    ['3.900 €', 390_000],
    ['3.900€', 390_000],
    [`3.900,00${NO_BREAK}€`, 390_000],
    ['  12,30  ', 1_230],
    ['12 EUR', 1_200],
    ['12 eur', 1_200],
    ['1.234.567,89', 123_456_789],
    ['99.999.999,99', CENTS_MAX],
    ['99999999.99', CENTS_MAX],
    ['007', 700],
  ])('parses %j as %i cents', (typed, cents) => {
    expect(parseEuros(typed)).toBe(cents);
  });

  test.each([
    '',
    ' ',
    '€',
    ',5',
    '5,',
    '.5',
    '5.',
    '1,234',
    '1,234.56',
    '1234.567',
    '0.500',
    '12,345',
    '1.23,45',
    '1.2345',
    '12.34.567',
    '1.234 567',
    '1 23',
    '-1',
    '−1',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    'doce',
    '12 $',
    '3€900',
    '1.234€,56',
    '100000000',
    '100.000.000,00',
    '9'.repeat(400),
    '１２',
  ])('refuses %j', (typed) => {
    expect(parseEuros(typed)).toBeNull();
  });

  test.each([
    ['-1', -100],
    ['−1.234,56 €', -123_456],
    ['- 3', -300],
    ['-0', 0],
    ['3', 300],
  ])('parses %j as %i cents if negative amounts are allowed', (typed, cents) => {
    expect(parseEuros(typed, { negative: true })).toBe(cents);
  });
});

test.each([
  [0, '0,00 €'],
  [5, '0,05 €'],
  [123_456, '1.234,56 €'],
  [1_234_567, '12.345,67 €'],
  [-123_456, '-1.234,56 €'],
  [-0, '0,00 €'],
  [CENTS_MAX, '99.999.999,99 €'],
])('%i cents are displayed as %s', (cents, shown) => {
  expect(formatEuros(cents).replace(NO_BREAK, ' ')).toBe(shown);
});

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [50, '0,50'],
  [123_456, '1.234,56'],
  [100_000, '1.000,00'],
  [123_456_789, '1.234.567,89'],
  [-7, '-0,07'],
  [-0, '0,00'],
])('%i cents are shown in a field as %s', (cents, text) => {
  expect(eurosInput(cents)).toBe(text);
});

test('displayed amounts are parsed back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -CENTS_MAX, max: CENTS_MAX }), (cents) => {
      expect(parseEuros(formatEuros(cents), { negative: true })).toBe(cents);
      expect(parseEuros(eurosInput(cents), { negative: true })).toBe(cents);
    }),
    { numRuns: 20_000 },
  );
});
