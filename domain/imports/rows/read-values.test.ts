import { expect, test } from 'vitest';
import { parsePhone } from '../../contact/phone.ts';
import type { ImportKind } from '../import-kinds.ts';
import { readClientRows } from './read-client-rows.ts';
import { columnsOf, readCells } from './read-row.ts';
import { differingPaths, shortened } from './read-values.ts';
import { repeatText } from './row-texts.ts';
import { itemRows } from './single-kinds.ts';
import { readSingleRows } from './single-rows.ts';

const WORLD = {
  parsePhone,
  epoch1904: false,
  lists: { zones: [{ id: 'z1', name: 'Norte' }], prospectSources: [{ id: 's1', name: 'Web' }] },
  people: [{ id: 'p1', name: 'Ana Ruiz', email: 'ana@ejemplo.es' }],
};

function valuesOf(kind: ImportKind, cells: Record<string, string>) {
  const row = { number: 2, cells: Object.values(cells) };
  const columns = columnsOf(kind, Object.keys(cells), [row]);
  const { read } = readCells(columns, row, WORLD, { titleCase: true });
  return shortened(read).map(({ path, text }) => [path, text]);
}

test('the values of a row are shown as they were understood', () => {
  expect(
    valuesOf('CLIENTS', {
      'client.legalName': 'CALDERAS DEL SUR',
      'client.kind': 'empresa',
      'client.nif': 'b-12345674',
      'client.phones': '612345678 / 699 000 111',
      'client.managedById': 'Fincas Sol',
      'client.tradeName': '',
      'site.address.street': 'Calle Mayor 3, 2º B',
      'site.address.postalCode': '8001',
      'site.isDwelling': 'sí',
      'site.zoneId': 'norte',
    }),
  ).toEqual([
    ['client.legalName', 'Calderas del Sur'],
    ['client.kind', 'Empresa'],
    ['client.nif', 'B12345674'],
    ['client.phones', '612 34 56 78, 699 00 01 11'],
    ['client.managedById', 'Fincas Sol'],
    ['site.address.street', 'Calle Mayor 3, 2º B'],
    ['site.address.postalCode', '08001'],
    ['site.isDwelling', 'Sí'],
    ['site.zoneId', 'Norte'],
  ]);
  expect(
    valuesOf('PROSPECTS', {
      'prospect.name': 'Ana',
      'prospect.estimatedValueCents': '1.200,5',
      'prospect.nextActionOn': '3/12/2026',
      'prospect.ownerId': 'ana@ejemplo.es',
      'prospect.sourceId': 'web',
      'prospect.notes': 'x'.repeat(300),
    }),
  ).toEqual([
    ['prospect.name', 'Ana'],
    ['prospect.estimatedValueCents', '1.200,50\u00a0€'],
    ['prospect.nextActionOn', '03/12/2026'],
    ['prospect.ownerId', 'Ana Ruiz'],
    ['prospect.sourceId', 'Web'],
    ['prospect.notes', `${'x'.repeat(200)}…`],
  ]);
});

test('a cell that could not be read is not among the values', () => {
  expect(valuesOf('CLIENTS', { 'client.legalName': 'Ana', 'client.nif': 'x' })).toEqual([
    ['client.legalName', 'Ana'],
  ]);
});

test('a repeated row says which fields differ from the row that it repeats', () => {
  const first = [
    { path: 'item.ref', text: 'VAL-15' },
    { path: 'item.priceCents', text: '12,50 €' },
  ];
  const second = [
    { path: 'item.ref', text: 'VAL-15' },
    { path: 'item.priceCents', text: '13,00 €' },
    { path: 'item.family', text: 'Válvulas' },
  ];
  const differs = differingPaths(second, [first]);
  expect(differs).toEqual(['item.priceCents', 'item.family']);
  expect(differingPaths(first, [second, first])).toEqual([]);
  expect(repeatText('ITEMS', { kind: 'REPEATED', row: 2, differs })).toBe(
    'Repite la fila 2 con otros datos, que no se importan: «Precio por unidad, sin IVA», «Familia»',
  );
  expect(repeatText('ITEMS', { kind: 'REPEATED', row: 2, differs: [] })).toBe(
    'Repite la fila 2: solo se importa la primera',
  );
  expect(repeatText('ITEMS', { kind: 'NEW' })).toBeNull();
});

test('a repeated row says that a note differs where the stored text is cut off', () => {
  const note = (end: string) => 'x'.repeat(300) + end;
  const rowsOf = (...cells: string[][]) => cells.map((each, index) => ({ number: index + 2, cells: each }));
  const options = { titleCase: false, sameAddress: false, neverOverwrite: [], chosenValues: {} };
  const items = readSingleRows(
    itemRows(),
    rowsOf(['A', 'Tubo', '3', note('1')], ['A', 'Tubo', '3', note('2')], ['A', 'Tubo', '3', note('1')]),
    columnsOf('ITEMS', ['item.ref', 'item.name', 'item.priceCents', 'item.description'], []),
    WORLD,
    options,
  );
  const clients = readClientRows(
    rowsOf(['Ana', note('1')], ['Ana', note('2')], ['Ana', note('1')]),
    columnsOf('CLIENTS', ['client.legalName', 'client.notes'], []),
    WORLD,
    options,
  );
  const repeated = (differs: string[]) => ({ kind: 'REPEATED', row: 2, differs });
  expect(items.map(({ status }) => status)).toEqual([
    { kind: 'NEW' },
    repeated(['item.description']),
    repeated([]),
  ]);
  expect(clients.map(({ status }) => status)).toEqual([
    { kind: 'NEW' },
    repeated(['client.notes']),
    repeated([]),
  ]);
  for (const { read } of [...items, ...clients]) expect(read.at(-1)?.text).toBe(`${'x'.repeat(200)}…`);
});
