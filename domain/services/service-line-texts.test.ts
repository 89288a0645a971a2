import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BASIS_POINTS_MAX,
  formatDiscount,
  formatQuantity,
  parseDiscount,
  parseQuantity,
  QUANTITY_MILLI_MAX,
} from './service-lines.ts';

describe('a quantity', () => {
  test.each([
    ['1', 1_000],
    ['1,5', 1_500],
    ['1.5', 1_500],
    ['1,25', 1_250],
    ['1.25', 1_250],
    ['0,125', 125],
    ['0.125', 125],
    ['1,500', 1_500],
    // As in amounts of money, a point before exactly three digits separates thousands.
    ['1.500', 1_500_000],
    ['1.250,75', 1_250_750],
    ['999.999,999', QUANTITY_MILLI_MAX],
    ['0,001', 1],
    [' 2 ', 2_000],
    ['007', 7_000],
  ])('typed as %j is parsed as %i thousandths', (typed, milli) => {
    expect(parseQuantity(typed)).toBe(milli);
  });

  test.each([
    '',
    ' ',
    '0',
    '0,000',
    '1000000',
    '1,2345',
    '1.2345',
    '0.1234',
    ',5',
    '5,',
    '.5',
    '5.',
    '-1',
    '+1',
    '1e3',
    '1,2,3',
    '1.2.3',
    '1 000',
    '00.500',
    'NaN',
    'dos',
    '１',
    '9'.repeat(400),
  ])('typed as %j is refused', (typed) => {
    expect(parseQuantity(typed)).toBeNull();
  });

  test('is parsed back unchanged after formatting', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: QUANTITY_MILLI_MAX }), (milli) => {
        expect(parseQuantity(formatQuantity(milli))).toBe(milli);
      }),
      { numRuns: 10_000 },
    );
    expect([1_000, 1_500, 125, 1_250_000, 12_345_678].map(formatQuantity)).toEqual([
      '1',
      '1,5',
      '0,125',
      '1.250',
      '12.345,678',
    ]);
  });
});

describe('a discount', () => {
  test.each([
    ['0', 0],
    ['10', 1_000],
    ['12,5 %', 1_250],
    ['12.5%', 1_250],
    ['33,33', 3_333],
    ['100', BASIS_POINTS_MAX],
    ['100,01', null],
    ['1,234', null],
    ['-5', null],
    ['', null],
    ['%', null],
    ['5 % %', null],
  ])('typed as %j is parsed as %s', (typed, points) => {
    expect(parseDiscount(typed)).toBe(points);
  });

  test('is parsed back unchanged after formatting', () => {
    for (let points = 0; points <= BASIS_POINTS_MAX; points += 1) {
      expect(parseDiscount(formatDiscount(points))).toBe(points);
    }
    expect(formatDiscount(1_250)).toBe('12,5\u00a0%');
  });
});
