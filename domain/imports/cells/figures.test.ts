import { describe, expect, test } from 'vitest';
import { EUROS } from '../../services/euros.ts';
import { VAT_PERCENT } from '../../services/vat.ts';
import { cellText } from './cell.ts';
import { dateOrderOf, readDate, type DateOrder } from './dates.ts';
import { decimalsOf, readFigure, type Decimals } from './numbers.ts';

describe('an amount', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1234,56 €', 123_456],
    ['1\u00a0234,56\u00a0€', 123_456],
    ['1,234.56', 123_456],
    ['1234.5', 123_450],
    ['3.900', 390_000],
    ['12', 1_200],
    ['12 EUR', 1_200],
    ['(12,50)', null],
    ['12,50-', null],
    ['12,345', null],
    ['doce', null],
    ['1.23.4', null],
  ])('%j is read as %j cents', (text, cents) => {
    expect(readFigure(text, EUROS)).toBe(cents);
  });

  test.each([
    [12.1 + 0.2, 1_230],
    [1234.5, 123_450],
    [0.1, 10],
  ])('as the number %j is read as %j cents', (value, cents) => {
    expect(readFigure(cellText(value), EUROS)).toBe(cents);
  });
});

describe('the decimals of a column', () => {
  test.each<[string[], Decimals | null]>([
    [['1.200,50', '12.500'], 'COMMA'],
    [['12,5'], 'COMMA'],
    [['1.234.567', '12.500'], 'COMMA'],
    [['12,50 €', '(3,10)'], 'COMMA'],
    [['3.25', '12.500'], 'POINT'],
    [['1,234.56', '12,500'], 'POINT'],
    [['1,234,567'], 'POINT'],
    [['0.500'], 'POINT'],
    [['12.500', '3,25', '3.25'], 'MIXED'],
    [['12.500', '3.900', '12', ''], null],
    [['12,500'], null],
    [['doce', '1.23.4', '#N/D', '3/11/2026'], null],
  ])('%j are %j', (texts, decimals) => {
    expect(decimalsOf(texts)).toBe(decimals);
  });

  test('do not follow from the cells that a workbook has as numbers', () => {
    expect(decimalsOf([12.5, 3.25, '12.500'])).toBeNull();
  });

  test.each<[string, Decimals | null, number | null]>([
    ['12.500', null, 1_250_000],
    ['12.500', 'COMMA', 1_250_000],
    ['12.500', 'POINT', 1_250],
    ['12,500', null, null],
    ['12,500', 'COMMA', 1_250],
    ['12,500', 'POINT', 1_250_000],
    ['12.345', 'POINT', null],
    ['1,234,567', 'POINT', 123_456_700],
    ['0.500', 'POINT', 50],
    ['(12.500)', 'POINT', null],
    ['12.500 €', 'POINT', 1_250],
    ['3.25', 'MIXED', 325],
    ['1.234,56', 'MIXED', 123_456],
    ['12', 'POINT', 1_200],
  ])('%j of a column of %j is read as %j cents', (text, decimals, cents) => {
    expect(readFigure(text, EUROS, decimals)).toBe(cents);
  });
});

test.each([
  ['21', 21],
  ['21,00', 21],
  ['21.0', 21],
  ['0x15', null],
  ['21 %', 21],
  ['21,00%', 21],
  ['0,21', 21],
  ['0,1', 10],
  ['0', 0],
])('%j is read as %j per cent of VAT', (text, percent) => {
  expect(readFigure(text, VAT_PERCENT)).toBe(percent);
});

describe('a date', () => {
  test.each([
    ['3/11/26', '2026-11-03'],
    ['03-11-2026', '2026-11-03'],
    ['3.11.2026', '2026-11-03'],
    ['3 nov 2026', '2026-11-03'],
    ['3-nov-26', '2026-11-03'],
    ['3 de noviembre de 2026', '2026-11-03'],
    ['martes, 3 de noviembre de 2026', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T00:00:00', '2026-11-03'],
    ['03/11/2026 10:30', '2026-11-03'],
    ['46329', '2026-11-03'],
    ['12/5/98', '1998-05-12'],
    ['31/02/2026', null],
    ['13/13/2026', null],
    ['11/2026', null],
    ['mañana', null],
    ['1234', null],
  ])('%j is read as %j', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  test.each<[(string | number | { day: string })[], DateOrder]>([
    [['3/11/2026', '13/11/2026'], 'DAY_FIRST'],
    [['3/11/2026', '11/13/2026'], 'MONTH_FIRST'],
    [['11/13/2026 10:30', '3-11-26'], 'MONTH_FIRST'],
    [['11/13/2026', '13/11/2026'], 'DAY_FIRST'],
    [['3/11/2026', 'mañana', '', '2026-11-13'], 'DAY_FIRST'],
    [[{ day: '2026-11-13' }, 46_329, '3/11/2026'], 'DAY_FIRST'],
    [[{ day: '2026-11-25' }, '11/13/2026'], 'MONTH_FIRST'],
  ])('of the column %j has its order: %s', (cells, order) => {
    expect(dateOrderOf(cells)).toBe(order);
  });

  test.each([
    ['3/11/2026', '2026-03-11'],
    ['11/13/26', '2026-11-13'],
    ['13/11/2026', null],
    ['2026-11-03', '2026-11-03'],
    ['3 nov 2026', '2026-11-03'],
    ['46329', '2026-11-03'],
  ])('%j of a column with the month first is read as %j', (text, day) => {
    expect(readDate(text, { epoch1904: false }, 'MONTH_FIRST')).toBe(day);
  });

  test('is counted from 1904 if the workbook says so', () => {
    expect(readDate('44867', { epoch1904: true })).toBe('2026-11-03');
  });
});
