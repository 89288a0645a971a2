/** Files written by LibreOffice 7, in `testing/`. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aClient } from '../../clients/testing/test-client.ts';
import { aSite } from '../../unit/testing/test-unit.ts';
import { importsInMemory } from '../testing/test-imports.ts';
import { readFile } from '../../tables/reading/read-file.ts';

const file = (name: string) => new Uint8Array(readFileSync(new URL(`./testing/${name}`, import.meta.url)));

const FILES = [
  'clientes-1252.csv',
  'clientes-utf8.csv',
  'clientes-utf16-tab.csv',
  'clientes-coma.csv',
  'clientes-trampas.xlsx',
];

describe.each(FILES)('the file %s', (name) => {
  test('gives the same clients', async () => {
    const world = importsInMemory();
    const id = await world.check(file(name));
    expect(world.theImport(id)).toMatchObject({ headerRow: 0, rowCount: 5, inCapitals: true });
    const rows = world.rows(id);
    expect(
      rows.map(({ status, problems }) => problems.map(({ path }) => path).join() || status.kind),
    ).toEqual(['NEW', 'NEW', 'NEW', 'client.nif,client.notes', 'client.phones']);
    expect(rows[4]?.problems[0]).toMatchObject({
      raw: '6,12E+08',
      message: /Excel ha recortado este número/,
    });
    await world.import(id);
    const [maria, sur, jose] = [...world.found.clients.values()];
    expect(maria).toMatchObject({
      ...{
        legalName: 'MARÍA PEÑA MUÑOZ',
        nif: '12345678Z',
        phones: ['+34612345678'],
        notes: 'Presupuesto de 1.200 €',
      },
      mainSite: { street: 'C/ Mayor', number: '3', floor: '2ºB', postalCode: '28013', city: 'Madrid' },
    });
    expect(sur).toMatchObject({
      ...{ kind: 'COMPANY', phones: ['+34612345679'], notes: 'Paga a 30 días; llamar antes, por la tarde' },
      mainSite: { street: 'Avda. de la Paz', number: '12', postalCode: '08901', city: 'Hospitalet' },
    });
    expect(jose).toMatchObject({ nif: '01234567L', phones: ['+34600111222', '+34600333444'] });
    // A number, «No» and «X».
    expect([...world.found.sites.values()].map(({ isDwelling }) => isDwelling)).toEqual([true, false, true]);
  });
});

test('the detected encoding and separator of each text file are reported', async () => {
  const forms = await Promise.all(
    FILES.slice(0, 4).map(async (name) => {
      const read = await readFile(file(name));
      return read.kind === 'read' ? read.text : read;
    }),
  );
  expect(forms).toEqual([
    { encoding: 'WINDOWS-1252', separator: ';' },
    { encoding: 'UTF-8', separator: ';' },
    { encoding: 'UTF-16LE', separator: '\t' },
    { encoding: 'UTF-8', separator: ',' },
  ]);
});

test('names in capitals are converted to title case on request', async () => {
  const world = importsInMemory();
  const id = await world.add(file('clientes-utf8.csv'));
  const found = world.theImport(id);
  Object.assign(found.options, { titleCase: true });
  await world.act(id, 'CHECK');
  await world.advance(id);
  expect(
    world
      .rows(id)
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['María Peña Muñoz', 'Calderas del Sur, S.L.']);
});

const OWNER = { id: 'c1', code: 'C-2026-0001', name: 'Uno' };
const owners = () =>
  importsInMemory({
    clients: [aClient({ id: 'c1', nif: 'B12345674', legalName: 'Uno' })],
    sites: [aSite({ id: 's1', client: OWNER, name: 'Casa' })],
  });

test('merged title cells, dates, serial numbers, cached formulas, errors, a hidden row and a total are read correctly', async () => {
  const world = owners();
  const id = await world.check(file('equipos-fechas.xlsx'), 'EQUIPMENT');
  expect(world.theImport(id)).toMatchObject({
    headerRow: 2,
    rowCount: 4,
    totals: [8],
    sheets: [{ name: 'Equipos', hiddenRows: 1 }],
  });
  expect(
    world.rows(id).map(({ number, problems }) => [number, problems.map(({ message }) => message)]),
  ).toEqual([
    [4, []],
    [5, []],
    [6, ['La celda tiene un error de la hoja de cálculo (#N/A)']],
    [
      7,
      ['La celda tiene un error de la hoja de cálculo (#DIV/0!)', 'Indica una fecha válida, como 03/11/2026'],
    ],
  ]);
  // «3 nov 2026» is read, although its row has an error elsewhere.
  const abbreviated = world.rows(id)[2]?.read.find(({ path }) => path === 'equipment.installedOn');
  expect(abbreviated?.text).toBe('03/11/2026');
  await world.import(id);
  expect([...world.found.equipment.values()]).toMatchObject([
    {
      serialNumber: '12345678',
      installedOn: '2026-11-03',
      warrantyUntil: '2026-11-03',
      notes: 'Revisada 2 veces',
    },
    {
      serialNumber: 'SN-2',
      installedOn: '2026-11-03',
      warrantyUntil: '2026-11-03',
      notes: 'Junto a la puerta',
    },
  ]);
});

test('dates of a workbook that counts from 1904 are correct', async () => {
  const world = owners();
  await world.import(await world.check(file('equipos-1904.xlsx'), 'EQUIPMENT'));
  expect([...world.found.equipment.values()]).toMatchObject([{ installedOn: '2026-11-03' }]);
});

/** A zip with one entry, whose directory states the given size. */
function zipOf(name: string, data: Uint8Array, { says = data.length } = {}): Uint8Array {
  const packed = deflateRawSync(data);
  const label = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(label.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(says, 24);
  central.writeUInt16LE(label.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + label.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, label, packed, central, label, end]));
}

const message = async (bytes: Uint8Array) => {
  const read = await readFile(bytes);
  return read.kind === 'refused' ? read.message : read.kind;
};

describe('a file is refused before it uses memory:', () => {
  test('a zip bomb of 100 MB of zeros', async () => {
    const bomb = zipOf('xl/workbook.xml', new Uint8Array(100 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await message(bomb)).toMatch(/demasiado grande por dentro/);
  });

  test('a zip bomb with a wrong size in its directory', async () => {
    const bomb = zipOf('xl/workbook.xml', new Uint8Array(100 * 1024 * 1024), { says: 1_000 });
    expect(await message(bomb)).toMatch(/dañado/);
  });

  test.each([
    ['an empty file', new Uint8Array(), /vacío/],
    ['a PDF', new TextEncoder().encode('%PDF-1.7\u0000\u0001'), /No es un archivo CSV/],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      /No es un archivo CSV/,
    ],
    ['an old or encrypted workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /Excel antiguo/],
    [
      'a zip that is no workbook',
      zipOf('carta.txt', new TextEncoder().encode('hola')),
      /No es un archivo CSV/,
    ],
    ['a sheet of LibreOffice', zipOf('content.xml', new TextEncoder().encode('<x/>')), /\.ods/],
    [
      'a workbook with nothing in it',
      zipOf('xl/workbook.xml', new TextEncoder().encode('<workbook/>')),
      /dañado/,
    ],
  ])('%s', async (_what, bytes, expected) => {
    expect(await message(bytes)).toMatch(expected);
  });
});
