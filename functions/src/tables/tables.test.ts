import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { guarded, unguarded } from './formula-guard.ts';
import type { Cell, Column, Table, TableRow } from './table.ts';
import { tableFile } from './table-file.ts';
import { csvTable, jsonTable } from './text-table.ts';
import { xlsxStream } from './xlsx-stream.ts';
import { xlsxFile } from './xlsx-table.ts';

const ZONE = 'Europe/Madrid';
const COLUMNS: Column[] = [
  { name: 'name', label: 'Nombre', kind: 'text' },
  { name: 'postalCode', label: 'Código postal', kind: 'code' },
  { name: 'phones', label: 'Teléfonos', kind: 'phone' },
  { name: 'priceCents', label: 'Precio', kind: 'money' },
  { name: 'quantityMilli', label: 'Cantidad', kind: 'number', decimals: 3 },
  { name: 'day', label: 'Día', kind: 'date' },
  { name: 'at', label: 'Cuándo', kind: 'instant' },
  { name: 'archived', label: 'Archivado', kind: 'flag' },
];
const TABLE: Table = { title: 'Todo', columns: COLUMNS, zone: ZONE };
const ROW: Cell[] = [
  'Ñoño; "S.L."\ny otros',
  '08001',
  ['+34612345678', '+442079460958'],
  -123_456,
  1_500,
  '2026-11-21',
  new Date('2026-11-21T13:30:09Z'),
  true,
];
const EMPTY = COLUMNS.map(() => null);

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const texts = { title: 'T', columns: [{ name: 't', label: 'T', kind: 'text' }], zone: ZONE } satisfies Table;

const readCsv = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { delimiter: ';' }).data;

async function readXlsx(bytes: Buffer): Promise<unknown[][]> {
  const [sheet] = await readExcelFile(bytes);
  return sheet?.data ?? [];
}

describe('a CSV file', () => {
  test('has the format that Excel in Spanish opens', async () => {
    expect(textOf(await tableFile('CSV', TABLE, [ROW, EMPTY]))).toBe(
      '\uFEFFNombre;Código postal;Teléfonos;Precio;Cantidad;Día;Cuándo;Archivado\r\n' +
        '"Ñoño; ""S.L.""\ny otros";08001;612 34 56 78 | 0044 20 7946 0958;-1234,56;1,5;21/11/2026;21/11/2026 14:30;Sí\r\n' +
        ';;;;;;;\r\n',
    );
  });

  test.each([
    ['=HYPERLINK("http://a.b";"x")'],
    ['+34 600'],
    ['-2+3'],
    ['@SUM(1)'],
    ['\t=1'],
    ['\r=1'],
    ['\n=1'],
    ['＝1'],
    ["'=1"],
  ])('escapes %j', (text) => {
    const [[cell = ''] = []] = readCsv(csvTable(texts).rows([[text]], true));
    expect(cell).toBe(`'${text}`);
    expect(unguarded(cell)).toBe(text);
  });

  test.each([['a=b'], ["O'Donnell"], ["'s-Hertogenbosch"], [' =1'], ['612 34 56 78'], ['0044 20']])(
    'does not escape %j',
    (text) => {
      expect(guarded(text)).toBe(text);
      expect(unguarded(text)).toBe(text);
    },
  );

  test('escapes a list by its first text, and never a number', () => {
    expect(readCsv(csvTable(texts).rows([[['=1', 'b']]], true))[0]).toEqual(["'=1 | b"]);
    const { rows } = csvTable({ ...texts, columns: [{ name: 'n', label: 'N', kind: 'money' }] });
    expect(rows([[-1]], true)).toBe('-0,01\r\n');
  });

  test('preserves any text', () => {
    const someText = fc.string({
      unit: fc.constantFrom(...Array.from('aÑ€;",\'\t\r\n=+-@ \u00a0😀')),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(someText, someText), { minLength: 1, maxLength: 5 }), (rows) => {
        const two = { ...texts, columns: [...texts.columns, ...texts.columns] };
        const read = readCsv(csvTable(two).rows(rows, true)).slice(0, -1);
        expect(read.map((row) => row.map(unguarded))).toEqual(rows);
      }),
    );
  });
});

test.each<[Column, Cell, string]>([
  [{ name: 'n', label: '', kind: 'number', decimals: 0 }, 21, '21'],
  [{ name: 'n', label: '', kind: 'number', decimals: 3 }, 1_000, '1'],
  [{ name: 'n', label: '', kind: 'number', decimals: 3 }, 5, '0,005'],
  [{ name: 'n', label: '', kind: 'money' }, 0, '0,00'],
  [{ name: 'n', label: '', kind: 'money' }, 999_999_999_999, '9999999999,99'],
  [
    { name: 'n', label: '', kind: 'instant', seconds: true },
    new Date('2026-07-01T22:00:05Z'),
    '02/07/2026 00:00:05',
  ],
  [{ name: 'n', label: '', kind: 'flag' }, false, 'No'],
  [{ name: 'n', label: '', kind: 'text' }, [], ''],
  [{ name: 'n', label: '', kind: 'text' }, ['a'], 'a'],
  [{ name: 'n', label: '', kind: 'text' }, ['gas/aire', 'b'], 'gas/aire | b'],
  [{ name: 'n', label: '', kind: 'text' }, ['gas/aire'], 'gas/aire'],
  [{ name: 'n', label: '', kind: 'text', isSplit: true }, ['gas/aire'], 'gas/aire |'],
  [{ name: 'n', label: '', kind: 'text', isSplit: true }, ['gas'], 'gas'],
])('%j: %j is written %j', (column, cell, text) => {
  expect(csvTable({ ...texts, columns: [column] }).rows([[cell]], true)).toBe(`${text}\r\n`);
});

async function streamed(table: Table, ...pages: TableRow[][]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxStream(table, Readable.from(pages) as AsyncIterable<TableRow[]>))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe.each([
  ['whole', (table: Table, rows: TableRow[]) => xlsxFile([{ ...table, rows }])],
  ['as a stream', (table: Table, rows: TableRow[]) => streamed(table, rows.slice(0, 1), rows.slice(1))],
] as const)('an XLSX file %s', (_how, made) => {
  test('stores codes and phone numbers as text, and numbers and dates as such', async () => {
    const [head, first, second] = await readXlsx(await made(TABLE, [ROW, EMPTY]));
    expect(head).toEqual(COLUMNS.map(({ label }) => label));
    expect(first).toEqual([
      'Ñoño; "S.L."\ny otros',
      '08001',
      '612 34 56 78 | 0044 20 7946 0958',
      -1234.56,
      1.5,
      new Date('2026-11-21T00:00:00Z'),
      new Date('2026-11-21T14:30:09Z'),
      'Sí',
    ]);
    expect(second ?? EMPTY).toEqual(EMPTY);
  });

  test.each([['=1+1'], ['+34'], ['@a'], ['constructor'], ['__proto__'], ['toString'], ['<a> & "b"'], ['😀']])(
    'stores %j as text',
    async (text) => {
      const rows = [[text], ['constructor']];
      const read = await readXlsx(await made(texts, rows));
      expect(read.map(([cell]) => String(cell).trim())).toEqual(['T', text, 'constructor']);
    },
  );

  test('drops characters that XML does not allow and truncates long texts', async () => {
    const read = await readXlsx(await made(texts, [['a\u0000\u000bb'], ['x'.repeat(40_000)]]));
    expect(read[1]).toEqual(['ab']);
    expect(String(read[2]?.[0])).toHaveLength(32_767);
  });
});

describe('an XLSX file', () => {
  test('stores a date before 1900 as text and has a sheet for each table', async () => {
    const days = {
      ...texts,
      title: 'A/B: ' + 'x'.repeat(40),
      columns: [{ name: 'd', label: 'D', kind: 'date' }],
    } satisfies Table;
    const sheets = await readExcelFile(
      await xlsxFile([
        { ...days, rows: [['1899-12-31']] },
        { ...texts, rows: [] },
      ]),
    );
    expect(sheets.map(({ sheet }) => sheet)).toEqual([`A B  ${'x'.repeat(26)}`, 'T']);
    expect(sheets[0]?.data[1]).toEqual(['31/12/1899']);
  });
});

describe('a JSON file', () => {
  test('names each value by its column', async () => {
    expect(JSON.parse(textOf(await tableFile('JSON', TABLE, [ROW, EMPTY])))).toEqual([
      {
        name: 'Ñoño; "S.L."\ny otros',
        postalCode: '08001',
        phones: ['+34612345678', '+442079460958'],
        priceCents: -123_456,
        quantityMilli: 1_500,
        day: '2026-11-21',
        at: '2026-11-21T13:30:09.000Z',
        archived: true,
      },
      Object.fromEntries(COLUMNS.map(({ name }) => [name, null])),
    ]);
  });

  test('is written page by page', () => {
    const { head, rows, foot } = jsonTable(texts);
    const pages = [
      head,
      rows([], true),
      rows([['a'], ['b']], true),
      rows([], false),
      rows([['c']], false),
      foot,
    ];
    expect(JSON.parse(pages.join(''))).toEqual([{ t: 'a' }, { t: 'b' }, { t: 'c' }]);
    expect(JSON.parse(head + foot)).toEqual([]);
  });
});

test('an exported phone number is parsed as the same number', () => {
  const phones = { ...texts, columns: [{ name: 'p', label: 'P', kind: 'phone' }] } satisfies Table;
  const text = csvTable(phones).rows([['+351912345678']], true);
  expect(parsePhone(text.trim())).toBe('+351912345678');
});
