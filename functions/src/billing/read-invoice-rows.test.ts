import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfirmations } from '@cuadrilla/domain/billing/confirmations.ts';
import { xlsxFile } from '../tables/xlsx-table.ts';
import { ADMIN, AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readInvoiceRows } from './read-invoice-rows.ts';

const ITEMS = [{ id: 'a', ref: 'LF-2026-0001-001', code: 'S-2026-0001' }];

const COLUMNS = [
  { name: 'number', label: 'Nº de factura', kind: 'code' },
  { name: 'on', label: 'Fecha', kind: 'date' },
  { name: 'code', label: 'Código', kind: 'code' },
] as const;
const sheet = (rows: (readonly (string | null)[])[], title = 'Facturas') => ({
  ...{ title, columns: COLUMNS, zone: 'Europe/Madrid' },
  rows,
});
const text = async (bytes: Uint8Array) => {
  const read = await readInvoiceRows(ADMIN, bytes);
  return read.kind === 'done' ? read.text : read.message;
};
const numbersOf = async (bytes: Uint8Array) => readConfirmations(await text(bytes), ITEMS);
const encoded = (csv: string) => new TextEncoder().encode(csv);
const readAt = (row: number) => [{ itemId: 'a', row, invoiceNumber: '0012', invoicedOn: '2026-11-25' }];

describe('readInvoiceRows reads', () => {
  test('a workbook with real dates', async () => {
    const bytes = await xlsxFile([sheet([['0012', '2026-11-25', 'S-2026-0001']])]);
    expect(await numbersOf(bytes)).toEqual({ items: readAt(2), problems: [] });
  });

  test('the first sheet with service codes', async () => {
    const other = sheet([['Nota', null, 'Sin códigos']], 'Notas');
    const bytes = await xlsxFile([
      other,
      sheet([
        [null, null, null],
        ['0012', '2026-11-25', 'S-2026-0001'],
      ]),
    ]);
    expect(await numbersOf(bytes)).toEqual({ items: readAt(3), problems: [] });
  });

  test('rows with their numbers in the sheet', async () => {
    const rows = [
      ['0012', '2026-11-25', 'S-2026-0001'],
      ['0013', '2026-11-25', 'S-2026-0009'],
    ];
    expect((await numbersOf(await xlsxFile([sheet(rows)]))).problems).toMatchObject([{ row: 3 }]);
  });

  test('CSV in the encoding of an older Excel', async () => {
    const csv = 'Nº de factura;Fecha;Código\r\n0012;25/11/2026;S-2026-0001\r\n';
    expect(await numbersOf(Buffer.from(csv, 'latin1'))).toEqual({ items: readAt(2), problems: [] });
  });
});

test.each([
  ['nothing', new Uint8Array(), /vacío/],
  ['a PDF', encoded('%PDF-1.7\u0000\u0001'), /No es un archivo CSV/],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /Excel antiguo/],
  ['a long text', encoded('x'.repeat(1_000_001)), /demasiado grande/],
])('readInvoiceRows refuses %s', async (_what, bytes, words) => {
  expect(await text(bytes)).toMatch(words);
});

test('a workbook of clients has no invoice numbers', async () => {
  const bytes = readFileSync(new URL('../imports/reading/testing/clientes-trampas.xlsx', import.meta.url));
  const { items, problems } = await numbersOf(new Uint8Array(bytes));
  expect(items).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});

test.each([AGENT, TECHNICIAN])('readInvoiceRows is forbidden to $role', async (viewer) => {
  await expect(readInvoiceRows(viewer, encoded('x'))).rejects.toThrow();
});
