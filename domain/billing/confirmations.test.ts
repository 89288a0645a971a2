import { describe, expect, test } from 'vitest';
import { confirmationProblem, readConfirmations } from './confirmations.ts';

const ITEMS = [
  { id: 'a', ref: 'LF-2026-0001-001', code: 'S-2026-0001' },
  { id: 'b', ref: 'LF-2026-0001-001', code: 'S-2026-0002' },
  { id: 'c', ref: 'LF-2026-0001-002', code: 'S-2026-0003' },
];

const read = (text: string) => readConfirmations(text, ITEMS);
const one = (itemId: string, invoiceNumber = 'F-2026-123', invoicedOn = '2026-11-25') => ({
  ...{ itemId, invoiceNumber, invoicedOn },
});

describe('readConfirmations', () => {
  test.each([
    ['rows pasted from a spreadsheet', 'F-2026-123\t25/11/2026\tS-2026-0001', [one('a')]],
    [
      'a CSV file with a heading',
      '\uFEFFNº factura;Fecha;Código\r\nF-2026-123;25/11/2026;S-2026-0003\r\n',
      [one('c')],
    ],
    ['columns in another order', 's-2026-0001, 2026-11-25, F-2026-123', [one('a')]],
    ['quoted values', '"F-2026-123","25/11/26","S-2026-0001"', [one('a')]],
    ['an instant as the date', 'F-2026-123;2026-11-25T00:00:00;S-2026-0001', [one('a')]],
    ['an invoice with all its services', 'F-2026-123;25/11/2026;LF-2026-0001-001', [one('a'), one('b')]],
    ['a number of digits alone', '000123;25/11/2026;S-2026-0001', [one('a', '000123')]],
    ['an empty text', ' \r\n;;\n', []],
    ['a row whose first cell is empty', '\tF-2026-123\t25/11/2026\tS-2026-0001', [one('a')]],
    [
      'columns by their heading',
      'Nº de cliente;Cliente;Factura;Pedido;Fecha del servicio;Fecha de factura;Código\n7;Sur;F-2026-123;12;20/11/2026;25/11/2026;S-2026-0001',
      [one('a')],
    ],
    [
      'the handed-over file, partly filled in',
      [
        'Lote\tReferencia\tServicio\tFecha del servicio\tNº de factura\tFecha de factura',
        'LF-2026-0001\tLF-2026-0001-001\tS-2026-0001\t20/11/2026\tF-2026-123\t25/11/2026',
        'LF-2026-0001\tLF-2026-0001-001\tS-2026-0002\t20/11/2026\t\t',
      ].join('\n'),
      [one('a')],
    ],
  ])('reads %s', (_name, text, items) => {
    expect(read(text)).toEqual({ items, problems: [] });
  });

  test.each([
    ['F-1;25/11/2026;S-2026-0009', 'S-2026-0009 no está en este lote o se ha devuelto'],
    ['F-1;31/11/2026;S-2026-0001', '31/11/2026 no es una fecha'],
    ['F-1;S-2026-0001', 'Falta la fecha de la factura'],
    ['25/11/2026;S-2026-0001', 'Falta el número de factura'],
    ['F-1;25/11/2026', 'Falta el código del servicio o la referencia'],
    ['F-1;2026-1125;S-2026-0001', 'Falta la fecha de la factura'],
    [`${'F'.repeat(41)};25/11/2026;S-2026-0001`, 'No puede tener más de 40 caracteres'],
  ])('reports %s: %s', (text, message) => {
    const { items, problems } = read(`F-2026-123;25/11/2026;S-2026-0003\n\n${text}`);
    expect(items).toEqual([one('c')]);
    expect(problems).toEqual([{ row: 3, text, message }]);
  });

  test.each([
    ['F-1;;S-2026-0001', 'Falta la fecha de la factura'],
    [';25/11/2026;S-2026-0001', 'Falta el número de factura'],
    ['F-1;mañana;S-2026-0001', 'mañana no es una fecha'],
    ['F-1;25/11/2026;', 'Falta el código del servicio o la referencia'],
  ])('with a heading, reports %s: %s', (row, message) => {
    expect(read(`Nº de factura;Fecha;Código\n${row}`)).toEqual({
      items: [],
      problems: [{ row: 2, text: row, message }],
    });
  });

  test('reports two invoice numbers for one service, and merges equal rows', () => {
    const row = 'F-1;25/11/2026;S-2026-0001';
    expect(read(`${row}\n${row}`)).toEqual({ items: [one('a', 'F-1')], problems: [] });
    expect(read(`${row}\nF-2;25/11/2026;LF-2026-0001-001`)).toMatchObject({
      items: [one('a', 'F-1')],
      problems: [{ row: 2, message: 'LF-2026-0001-001 ya tiene otra factura en estas filas' }],
    });
  });
});

describe('confirmationProblem', () => {
  test.each([
    ['an invoice with two services', [one('a'), one('b')], null],
    ['a date of next week', [one('a', 'F-1', '2026-12-02')], null],
    ['a date in 2099', [one('a', 'F-1', '2099-01-01')], 'La fecha de la factura F-1 queda muy lejos'],
    [
      'one number with two dates',
      [one('a', 'F-1', '2026-11-20'), one('b', 'F-1', '2026-11-21')],
      'La factura F-1 tiene dos fechas distintas',
    ],
    ['a service twice', [one('a', 'F-1'), one('a', 'F-2')], 'La factura F-2 trae un servicio dos veces'],
  ])('%s', (_name, items, message) => {
    expect(confirmationProblem(items, '2026-11-25')).toBe(message);
  });
});
