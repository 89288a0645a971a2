/**
 * Files written by LibreOffice 7, in `testing/`. `clientes-sep-bom.csv` has the first line and the byte order mark of Excel before
 * what LibreOffice wrote; `articulos-sin-calcular.xlsx` is `articulos-cifras.xlsx` without the values of its formulas, as programs
 * that do not calculate leave them; `clientes-hojas-movidas.xlsx` has its sheets in the other order, as Excel leaves moved ones.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aClient } from '../../clients/testing/test-client.ts';
import { aSite } from '../../unit/testing/test-unit.ts';
import { importsInMemory } from '../testing/test-imports.ts';

const file = (name: string) => new Uint8Array(readFileSync(new URL(`./testing/${name}`, import.meta.url)));

describe.each([
  ['clientes-barra.csv', { encoding: 'UTF-8', separator: '|' }, 1],
  ['clientes-sep-bom.csv', { encoding: 'UTF-8', separator: ';' }, 2],
  ['clientes-partidas.xlsx', null, 1],
])('the file %s', (name, text, headerLine) => {
  test('gives the same clients, with the quotes, the lines and the spaces of their cells', async () => {
    const world = importsInMemory();
    const id = await world.check(file(name));
    const { columns, ...found } = world.theImport(id);
    expect(found).toMatchObject({ text, headerRow: headerLine - 1, rowCount: 3 });
    expect(columns[0]?.header).toBe('Nombre');
    await world.import(id);
    expect([...world.found.clients.values()]).toMatchObject([
      {
        legalName: 'Bar «El 5»',
        nif: 'B12345674',
        phones: ['+34612345678'],
        notes: 'Dice "sí"; y|o, luego, llama',
      },
      { legalName: 'Ana Ruiz', nif: '12345678Z', notes: null },
      { legalName: 'Luis Gil', nif: '01234567L', notes: 'Línea 1\n\nLínea 3' },
    ]);
    expect([...world.found.sites.values()]).toMatchObject([
      { accessNotes: 'Llaves\nen portería', address: { postalCode: '08001', city: 'Barcelona' } },
      { accessNotes: null, address: { postalCode: '28013', city: 'Madrid' } },
      { address: { postalCode: '02001', city: 'Albacete' } },
    ]);
  });

  test('says in which row a postal code or a NIF had lost its zero', async () => {
    const world = importsInMemory();
    const rows = world.rows(await world.check(file(name)));
    const lost = (text: string, kept: string) => `Faltaba el cero: ${text} se guarda como ${kept}`;
    expect(
      rows.map(({ number, notices }) => [number - headerLine, notices.map(({ message }) => message)]),
    ).toEqual([
      [1, [lost('8001', '08001')]],
      [2, []],
      [3, [lost('1234567L', '01234567L'), lost('2001', '02001')]],
    ]);
  });
});

test.each([
  ['before the end of its cell', 'Ana;1\r\n"Bar "5";2\r\nLuis;3\r\n', 3],
  ['before the end of the file', 'Ana;1\r\nEva;2\r\n"Luis;3\r\nPepe;4\r\n', 4],
])(
  'a quote that is not closed %s is reported with its row, and nothing is read',
  async (_where, rows, row) => {
    const world = importsInMemory();
    await expect(world.add(new TextEncoder().encode(`Nombre;Notas\r\n${rows}`))).rejects.toThrow(
      `Hay unas comillas sin cerrar en la fila ${row}: quítalas o ciérralas y vuelve a subir el archivo`,
    );
  },
);

test('a quote inside a cell is kept', async () => {
  const world = importsInMemory();
  const id = await world.check('Nombre;Notas\r\nAna;tubo de 3/4" y 1"\r\n');
  await world.import(id);
  expect([...world.found.clients.values()]).toMatchObject([{ notes: 'tubo de 3/4" y 1"' }]);
});

test('a name beside a phone goes to the notes of the client', async () => {
  const world = importsInMemory();
  const rows = 'Luisa;600111222 (Juan);\r\nAna;612345678 (Eva);Paga tarde\r\n';
  await world.import(await world.check(`Nombre;Móvil;Observaciones\r\n${rows}`));
  expect([...world.found.clients.values()]).toMatchObject([
    { legalName: 'Luisa', phones: ['+34600111222'], notes: '600 11 12 22: Juan' },
    { legalName: 'Ana', phones: ['+34612345678'], notes: '612 34 56 78: Eva\nPaga tarde' },
  ]);
});

test.each([
  ['Sí', true],
  ['No', false],
  ['X', true],
])('a site whose «Vivienda» is %s is a dwelling: %s', async (cell, isDwelling) => {
  const world = importsInMemory();
  const row = `Ana;Calle Sol 1;28013;Madrid;${cell}`;
  await world.import(await world.check(`Nombre;Dirección;C.P.;Población;Vivienda\r\n${row}\r\n`));
  expect([...world.found.sites.values()]).toMatchObject([{ isDwelling }]);
});

test('sheets that were moved keep their own hidden rows and errors', async () => {
  const world = importsInMemory();
  const id = await world.check(file('clientes-hojas-movidas.xlsx'));
  expect(world.theImport(id).sheets).toEqual([
    { name: 'Clientes', hiddenRows: 1 },
    { name: 'Otros', hiddenRows: 0 },
  ]);
  expect(world.rows(id).map(({ name, problems }) => [name, problems])).toEqual([
    ['Calderas Sur', []],
    ['Ana Ruiz', []],
  ]);
});

test('a row that the sheet hides is read and counted', async () => {
  const world = importsInMemory();
  const id = await world.add(file('clientes-partidas.xlsx'));
  expect(world.theImport(id)).toMatchObject({ rowCount: 3, sheets: [{ name: 'Clientes', hiddenRows: 1 }] });
});

const problemsOf = (world: ReturnType<typeof importsInMemory>, id: string) =>
  world
    .rows(id)
    .map(({ name, problems }) => [name, problems.map(({ path, message }) => `${path ?? ''}: ${message}`)]);

const AMOUNT = 'Indica un importe válido';
const MIXED = 'La columna mezcla comas y puntos decimales';
const WITH_COMMA = 'escríbelo con coma decimal y sin puntos';

test('figures are read as they are written in Spain, in English and by formulas, or are reported', async () => {
  const world = importsInMemory();
  const id = await world.check(file('articulos-cifras.xlsx'), 'ITEMS');
  expect(problemsOf(world, id)).toEqual([
    [
      'Española con miles',
      [`item.costCents: ${MIXED} y puede ser 1.000,00\u00a0€ o 1,00\u00a0€: ${WITH_COMMA}`],
    ],
    ['Inglesa con miles', []],
    ['Con euro', []],
    ['Número', []],
    ['Negativa', [`item.priceCents: ${AMOUNT}`, `item.costCents: ${AMOUNT}`]],
    ['Ambigua', [`item.priceCents: ${MIXED}: ${WITH_COMMA}`, `item.costCents: ${AMOUNT}`]],
    [
      'Referencia rota',
      [
        'item.priceCents: La celda tiene un error de la hoja de cálculo (#NAME?)',
        'item.supplierRef: La celda tiene un error de la hoja de cálculo (#¡REF!)',
      ],
    ],
    ['Fórmula con texto', ['item.priceCents: La celda tiene un error de la hoja de cálculo (#VALUE!)']],
  ]);
  await world.import(id);
  expect([...world.found.items.values()].map(({ priceCents, costCents }) => [priceCents, costCents])).toEqual(
    [
      [123_456, 100_050],
      [123_456, 100_000],
      [123_456, 30],
    ],
  );
});

test.each([
  ['articulos-coma-decimal.csv', []],
  [
    'articulos-punto-decimal.csv',
    [
      'item.costCents: Se lee 900,00\u00a0€: en esta columna el punto marca los decimales',
      'item.priceCents: Se lee 12,50\u00a0€: en esta columna el punto marca los decimales',
      'item.costCents: Se lee 3,25\u00a0€: en esta columna el punto marca los decimales',
    ],
  ],
])(
  'amounts with three decimals and a VAT of 21,00 are read as the columns of %s mark them',
  async (name, said) => {
    const world = importsInMemory();
    const id = await world.check(file(name), 'ITEMS');
    const notices = world.rows(id).flatMap((row) => row.notices);
    expect(notices.map(({ path, message }) => `${path}: ${message}`)).toEqual(said);
    await world.import(id);
    expect(
      [...world.found.items.values()].map(({ priceCents, costCents, vatPercent }) => [
        priceCents,
        costCents,
        vatPercent,
      ]),
    ).toEqual([
      [125_000, 90_000, 21],
      [1_250, 325, 10],
      [40, 25, 0],
    ]);
  },
);

test('dates as 3/11/26 are read day first', async () => {
  const world = importsInMemory({
    clients: [aClient({ id: 'c1', nif: 'B12345674', legalName: 'Uno' })],
    sites: [aSite({ id: 's1', client: { id: 'c1', code: 'C-2026-0001', name: 'Uno' } })],
  });
  await world.import(await world.check(file('equipos-fecha-corta.csv'), 'EQUIPMENT'));
  expect([...world.found.equipment.values()]).toMatchObject([
    { serialNumber: 'SN-1', installedOn: '2026-11-03', warrantyUntil: '2028-11-03' },
    { serialNumber: 'SN-2', installedOn: '1998-05-12', warrantyUntil: null },
  ]);
});

test('a formula whose value was not saved is reported, and is not taken for an empty cell', async () => {
  const world = importsInMemory();
  const id = await world.check(file('articulos-sin-calcular.xlsx'), 'ITEMS');
  const message = 'La celda tiene una fórmula sin calcular: abre el archivo, guárdalo y vuelve a subirlo';
  expect(
    problemsOf(world, id).filter(([name]) => ['Número', 'Fórmula con texto'].includes(String(name))),
  ).toEqual([
    ['Número', [`item.costCents: ${message}`]],
    [
      'Fórmula con texto',
      [`item.priceCents: ${message}`, `item.costCents: ${message}`, `item.supplierRef: ${message}`],
    ],
  ]);
});
