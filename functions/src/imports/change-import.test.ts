import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ChangeImportInput } from '../graphql/types.generated.ts';
import { xlsxFile } from '../tables/xlsx-table.ts';
import { ADMIN } from '../unit/testing/test-unit.ts';
import { changeImport } from './change-import.ts';
import { fileOf, importsInMemory } from './testing/test-imports.ts';

type World = ReturnType<typeof importsInMemory>;

const ask = (world: World, id: string, input: Omit<ChangeImportInput, 'id' | 'version'>) =>
  changeImport(world.deps, ADMIN, { id, version: world.theImport(id).version, ...input }, null);

async function change(world: World, id: string, input: Omit<ChangeImportInput, 'id' | 'version'>) {
  expect(await ask(world, id, input)).toEqual({ kind: 'done', ids: [id] });
  return world.theImport(id);
}

/** By header and target. */
const columnsOf = (world: World, id: string) => {
  const { columns, mapping } = world.theImport(id);
  return columns.map(({ header }, column) => [header, mapping[column]]);
};

async function namesChecked(world: World, id: string) {
  await world.act(id, 'CHECK');
  await world.advance(id);
  return world.rows(id).map(({ name }) => name);
}

test('a chosen separator splits the columns again, guesses their fields, and is used by the check', async () => {
  const world = importsInMemory();
  const id = await world.add('Nombre,NIF;Observaciones\r\nAna Ruiz,12345678Z;Portal\r\n');
  expect(world.theImport(id).text).toEqual({ encoding: 'UTF-8', separator: ';' });
  expect(columnsOf(world, id)).toEqual([
    ['Nombre,NIF', null],
    ['Observaciones', 'client.notes'],
  ]);
  const after = await change(world, id, { separator: ',' });
  expect(after).toMatchObject({ status: 'MAPPING', version: 2, problem: null });
  expect(after.text).toEqual({ encoding: 'UTF-8', separator: ',' });
  expect(columnsOf(world, id)).toEqual([
    ['Nombre', 'client.legalName'],
    ['NIF;Observaciones', null],
  ]);
  expect(await namesChecked(world, id)).toEqual(['Ana Ruiz']);
});

test('a chosen encoding is used for the headers and the check, and keeps the separator', async () => {
  const world = importsInMemory();
  const bytes = readFileSync(new URL('./reading/testing/clientes-utf8.csv', import.meta.url));
  const id = await world.add(new Uint8Array(bytes));
  expect(world.theImport(id).columns[2]?.header).toBe('Móvil');
  const wrong = await change(world, id, { encoding: 'WINDOWS_1252' });
  expect(wrong.text).toEqual({ encoding: 'WINDOWS-1252', separator: ';' });
  expect(wrong.columns[2]?.header).toBe('MÃ³vil');
  expect((await namesChecked(world, id))[2]).toBe('JOSÃ‰ NÃšÃ‘EZ');
  expect((await change(world, id, { encoding: 'UTF_8' })).columns[2]?.header).toBe('Móvil');
  expect((await namesChecked(world, id))[2]).toBe('JOSÉ NÚÑEZ');
});

const sheetOf = (title: string, headers: readonly string[], row: readonly string[]) => ({
  ...{ title, zone: 'Europe/Madrid', rows: [row] },
  columns: headers.map((label, index) => ({ name: `c${index}`, label, kind: 'text' as const })),
});

test('a chosen sheet gives its columns, and an unknown sheet is refused', async () => {
  const world = importsInMemory();
  const book = await xlsxFile([
    sheetOf('Clientes', ['Nombre', 'NIF'], ['Ana Ruiz', '12345678Z']),
    sheetOf('Antiguos', ['Razón social', 'Observaciones'], ['Luis Gil', 'Ya no llama']),
  ]);
  const id = await world.add(new Uint8Array(book));
  expect(world.theImport(id)).toMatchObject({
    sheet: 0,
    sheets: [{ name: 'Clientes' }, { name: 'Antiguos' }],
  });
  expect(await change(world, id, { sheet: 1 })).toMatchObject({ sheet: 1, headerRow: 0, rowCount: 1 });
  expect(columnsOf(world, id)).toEqual([
    ['Razón social', 'client.legalName'],
    ['Observaciones', 'client.notes'],
  ]);
  expect(await namesChecked(world, id)).toEqual(['Luis Gil']);
  for (const sheet of [2, -1])
    expect(await ask(world, id, { sheet })).toMatchObject({ kind: 'invalid', fields: [{ path: 'sheet' }] });
});

test('a chosen header row gives the columns and the rows below it', async () => {
  const world = importsInMemory();
  const id = await world.add(
    'Nombre;NIF\r\nCliente;Código fiscal\r\nAna Ruiz;12345678Z\r\nLuis Gil;01234567L\r\n',
  );
  expect(world.theImport(id)).toMatchObject({ headerRow: 0, rowCount: 3 });
  expect(await change(world, id, { headerRow: 2 })).toMatchObject({ headerRow: 1, rowCount: 2 });
  expect(columnsOf(world, id).map(([header]) => header)).toEqual(['Cliente', 'Código fiscal']);
  expect(await namesChecked(world, id)).toEqual(['Ana Ruiz', 'Luis Gil']);
  expect(world.rows(id).map(({ number }) => number)).toEqual([3, 4]);
  for (const headerRow of [0, 5])
    expect(await ask(world, id, { headerRow })).toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'headerRow' }],
    });
});

test('a header row without rows below it is reported and prevents the check', async () => {
  const world = importsInMemory();
  const id = await world.add('Nombre;NIF\r\nAna Ruiz;12345678Z\r\n');
  const { problem } = await change(world, id, { headerRow: 2 });
  expect(problem).toBe('Solo tiene la fila de encabezados: no hay nada que importar');
  await expect(world.act(id, 'CHECK')).rejects.toThrow(problem ?? '');
});

test('fields chosen together with a header row are stored with it', async () => {
  const world = importsInMemory();
  const id = await world.add('Nombre;Cosa\r\nAna Ruiz;Portal\r\n');
  const mapping = [{ column: 1, target: 'client.notes' }];
  await change(world, id, { mapping, headerRow: 1 });
  expect(columnsOf(world, id)[1]).toEqual(['Cosa', 'client.notes']);
});

test.each<[string, Omit<ChangeImportInput, 'id' | 'version'>]>([
  ['an unknown separator', { separator: ':' }],
  ['a separator of a workbook', { separator: ';' }],
  ['an encoding of a workbook', { encoding: 'UTF_8' }],
])('%s is refused', async (which, input) => {
  const world = importsInMemory();
  const book = await xlsxFile([sheetOf('Clientes', ['Nombre'], ['Ana Ruiz'])]);
  const isText = which.includes('unknown');
  const id = await world.add(isText ? fileOf('Nombre\r\nAna\r\n') : new Uint8Array(book));
  expect(await ask(world, id, input)).toMatchObject({ kind: 'invalid', fields: [{ path: 'separator' }] });
});

test('a missing file is reported when it has to be read again', async () => {
  const world = importsInMemory();
  const id = await world.add('Nombre\r\nAna\r\n');
  world.removeFile(id);
  expect(await ask(world, id, { separator: ',' })).toMatchObject({
    kind: 'transition',
    message: 'El archivo ya no está: vuelve a subirlo',
  });
  await change(world, id, { titleCase: true });
});
