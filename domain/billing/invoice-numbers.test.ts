import { describe, expect, test } from 'vitest';
import { invoiceDateProblem, invoiceKey, numberProblems } from './invoice-numbers.ts';

const one = (itemId: string, invoiceNumber = 'F-1', invoicedOn = '2026-11-25') => ({
  ...{ itemId, invoiceNumber, invoicedOn },
});

test.each([
  ['F-1', '2026-11-25', 'f-1', '2026-11-20', true],
  ['A 12', '2026-11-25', 'A12', '2026-11-25', true],
  ['1', '2026-12-31', '1', '2027-01-01', false],
  ['1', '2026-12-31', '01', '2026-12-31', false],
])('%s of %s and %s of %s are one invoice: %s', (number, on, other, otherOn, same) => {
  expect(invoiceKey(one('a', number, on)) === invoiceKey(one('b', other, otherOn))).toBe(same);
});

describe('numberProblems', () => {
  test.each([
    ['an invoice with two services', [one('a'), one('b')], []],
    ['a number of two years', [one('a'), one('b', 'F-1', '2027-01-02')], []],
    ['two numbers on one day', [one('a'), one('b', 'F-2')], []],
    [
      'one number with two dates',
      [one('a'), one('b', 'f-1', '2026-11-26'), one('c', 'F-1', '2026-11-26')],
      [
        {
          path: 'items.1.invoicedOn',
          message: 'La factura f-1 tiene otra fecha más arriba: 25/11/2026',
        },
        {
          path: 'items.2.invoicedOn',
          message: 'La factura F-1 tiene otra fecha más arriba: 25/11/2026',
        },
      ],
    ],
    [
      'a service twice',
      [one('a'), one('a', 'F-2')],
      [{ path: 'items.1.itemId', message: 'Este servicio está dos veces' }],
    ],
    ['what is no number or day', [{ itemId: 'a' }, one('b', 'F-1', 'mañana'), {}, {}, null], []],
  ])('%s', (_name, items, problems) => {
    expect(numberProblems(items)).toEqual(problems);
  });
});

test.each([
  ['2026-11-20', null],
  ['2026-12-26', null],
  ['2026-12-27', 'Falta más de un mes para esa fecha: revísala'],
  // Dated at the end of the month, before the batch was delivered.
  ['2026-10-31', null],
  ['2026-10-14', null],
  ['2026-10-13', 'Es anterior al servicio S-2026-0001, del 14/10/2026'],
  ['2025-11-20', 'Es anterior al servicio S-2026-0001, del 14/10/2026'],
])('on 25 November an invoice of %s for work of 14 October: %s', (invoicedOn, message) => {
  const bounds = { today: '2026-11-25', code: 'S-2026-0001', deliveredOn: '2026-11-03' };
  expect(invoiceDateProblem(invoicedOn, { ...bounds, servedOn: '2026-10-14' })).toBe(message);
});

test('work that was planned for after its delivery may be invoiced from the delivery on', () => {
  const bounds = {
    today: '2026-11-25',
    code: 'S-2026-0001',
    servedOn: '2026-11-30',
    deliveredOn: '2026-11-20',
  };
  expect(invoiceDateProblem('2026-11-20', bounds)).toBeNull();
  expect(invoiceDateProblem('2026-11-19', bounds)).toBe(
    'Es anterior al servicio S-2026-0001, del 30/11/2026',
  );
});
