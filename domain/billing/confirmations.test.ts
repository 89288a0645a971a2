import { describe, expect, test } from 'vitest';
import { checkConfirmations, readConfirmations, rowsLeft } from './confirmations.ts';

const ITEMS = [
  { id: 'a', ref: 'LF-2026-0001-001', code: 'S-2026-0001' },
  { id: 'b', ref: 'LF-2026-0001-001', code: 'S-2026-0002' },
  { id: 'c', ref: 'LF-2026-0001-002', code: 'S-2026-0003' },
];

const NO_CODE = 'Falta un código de servicio (S-2026-0001) o una referencia (LF-2026-0001-001)';

const read = (text: string) => readConfirmations(text, ITEMS);
const one = (itemId: string, row = 1, invoiceNumber = 'F-2026-123', invoicedOn = '2026-11-25') => ({
  ...{ itemId, row, invoiceNumber, invoicedOn },
});

describe('readConfirmations', () => {
  test.each([
    ['rows pasted from a spreadsheet', 'F-2026-123\t25/11/2026\tS-2026-0001', [one('a')]],
    [
      'a CSV file with a heading',
      '\uFEFFNº factura;Fecha;Código\r\nF-2026-123;25/11/2026;S-2026-0003\r\n',
      [one('c', 2)],
    ],
    ['columns in another order', 's-2026-0001, 2026-11-25, F-2026-123', [one('a')]],
    ['quoted values', '"F-2026-123","25/11/26","S-2026-0001"', [one('a')]],
    ['an instant as the date', 'F-2026-123;2026-11-25T00:00:00;S-2026-0001', [one('a')]],
    ['an invoice with all its services', 'F-2026-123;25/11/2026;LF-2026-0001-001', [one('a'), one('b')]],
    ['a number of digits alone', '000123;25/11/2026;S-2026-0001', [one('a', 1, '000123')]],
    ['an empty text', ' \r\n;;\n', []],
    ['a row whose first cell is empty', '\tF-2026-123\t25/11/2026\tS-2026-0001', [one('a')]],
    [
      'columns by their heading',
      'Nº de cliente;Cliente;Factura;Pedido;Fecha del servicio;Fecha de factura;Código\n7;Sur;F-2026-123;12;20/11/2026;25/11/2026;S-2026-0001',
      [one('a', 2)],
    ],
    [
      'the handed-over file, partly filled in',
      [
        'Lote\tReferencia\tServicio\tFecha del servicio\tNº de factura\tFecha de factura',
        'LF-2026-0001\tLF-2026-0001-001\tS-2026-0001\t20/11/2026\tF-2026-123\t25/11/2026',
        'LF-2026-0001\tLF-2026-0001-001\tS-2026-0002\t20/11/2026\t\t',
      ].join('\n'),
      [one('a', 2)],
    ],
  ])('reads %s', (_name, text, items) => {
    expect(read(text)).toEqual({ items, problems: [] });
  });

  test.each([
    ['F-1;25/11/2026;S-2026-0009', 'S-2026-0009 no está en este lote o se ha devuelto'],
    ['F-1;31/11/2026;S-2026-0001', '31/11/2026 no es una fecha'],
    ['F-1;S-2026-0001', 'Falta la fecha de la factura'],
    ['25/11/2026;S-2026-0001', 'Falta el número de factura'],
    ['F-1;25/11/2026', NO_CODE],
    ['F-1;2026-1125;S-2026-0001', 'Falta la fecha de la factura'],
    ['LF-2026-0001;LF-2026-0001-001;S-2026-0001;20/11/2026', 'Falta el número de factura'],
    [
      'F-1;25/11/2026;S-2026-0001;Ana Ruiz',
      'No se sabe cuál es el número de factura: pega también los encabezados de las columnas',
    ],
    [
      '"F;1";25/11/2026;S-2026-0001',
      'No se sabe cuál es el número de factura: pega también los encabezados de las columnas',
    ],
    ['F"1;25/11/2026;S-2026-0001', 'Quita las comillas del número de factura'],
    [`${'F'.repeat(41)};25/11/2026;S-2026-0001`, 'No puede tener más de 40 caracteres'],
  ])('reports %s: %s', (text, message) => {
    const { items, problems } = read(`F-2026-123;25/11/2026;S-2026-0003\n\n${text}`);
    expect(items).toEqual([one('c')]);
    expect(problems).toEqual([{ row: 3, message }]);
  });

  test.each([
    ['F-1;;S-2026-0001', 'Falta la fecha de la factura'],
    [';25/11/2026;S-2026-0001', 'Falta el número de factura'],
    ['F-1;mañana;S-2026-0001', 'mañana no es una fecha'],
    ['F-1;25/11/2026;', NO_CODE],
  ])('with a heading, reports %s: %s', (row, message) => {
    expect(read(`Nº de factura;Fecha;Código\n${row}`)).toEqual({
      items: [],
      problems: [{ row: 2, message }],
    });
  });

  test('reports two invoice numbers or days for one service, and merges equal rows', () => {
    const row = 'F-1;25/11/2026;S-2026-0001';
    expect(read(`${row}\n${row}`)).toEqual({ items: [one('a', 1, 'F-1')], problems: [] });
    expect(read(`${row}\nF-2;25/11/2026;LF-2026-0001-001`)).toMatchObject({
      items: [],
      problems: [
        { row: 1, message: 'LF-2026-0001-001 tiene otra factura en la fila 2' },
        { row: 2, message: 'LF-2026-0001-001 tiene otra factura en la fila 1' },
      ],
    });
    expect(read(`${row}\nF-1;26/11/2026;S-2026-0001`)).toMatchObject({
      items: [],
      problems: [
        { row: 1, message: 'S-2026-0001 tiene otra fecha en la fila 2' },
        { row: 2, message: 'S-2026-0001 tiene otra fecha en la fila 1' },
      ],
    });
  });
});

test('rows with an impossible date are reported with the unread ones, and the others are kept', () => {
  const rows = [
    'F-1;25/11/2026;LF-2026-0001-001',
    'F-1;26/11/2026;S-2026-0003',
    'F-1;hoy;S-2026-0003',
    'F-2;25/11/2027;S-2026-0004',
  ];
  const known = [...ITEMS, { id: 'd', ref: 'LF-2026-0001-003', code: 'S-2026-0004' }];
  const bounds = { today: '2026-11-25', deliveredOn: '2026-11-24', servedOn: '2026-11-20', code: '' };
  expect(checkConfirmations(readConfirmations(rows.join('\n'), known), () => bounds)).toEqual({
    items: [one('a', 1, 'F-1'), one('b', 1, 'F-1')],
    problems: [
      { row: 2, message: 'La factura F-1 tiene otra fecha más arriba: 25/11/2026' },
      { row: 3, message: 'Falta la fecha de la factura' },
      { row: 4, message: 'Falta más de un mes para esa fecha: revísala' },
    ],
  });
});

test.each([
  ['nothing when every row was read', 'F-1;25/11/2026;S-2026-0001', ''],
  [
    'the unread rows without those that were read or are empty',
    'F-1;25/11/2026;S-2026-0001\n\nF-2;S-2026-0002\nF-3;25/11/2026;X-9',
    'F-2;S-2026-0002\nF-3;25/11/2026;X-9',
  ],
  [
    'both rows that contradict each other',
    'F-1;25/11/2026;S-2026-0001\nF-2;25/11/2026;S-2026-0001',
    'F-1;25/11/2026;S-2026-0001\nF-2;25/11/2026;S-2026-0001',
  ],
  [
    'their heading, which says what the columns are',
    'Factura;Fecha;Código\nF-1;25/11/2026;S-2026-0001\nF-2;;S-2026-0002',
    'Factura;Fecha;Código\nF-2;;S-2026-0002',
  ],
])('rowsLeft keeps %s', (_name, text, left) => {
  expect(rowsLeft(text, read(text).problems)).toBe(left);
  expect(read(left).problems.map(({ message }) => message)).toEqual(
    read(text).problems.map(({ message }) => message),
  );
});
