import { expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { maintainImports } from '../server/maintain-imports.ts';
import { anEquipment, aProspect, aSite, AGENT } from '../unit/testing/test-unit.ts';
import { importsInMemory } from './testing/test-imports.ts';

const kinds = (world: ReturnType<typeof importsInMemory>, id: string) =>
  world.rows(id).map(({ number, status }) => [number, status.kind]);

test('prospects are imported without a response time, existing ones are reported, and undo removes them', async () => {
  const known = aProspect({ phone: '+34600111222' });
  const client = aClient({ id: 'c1', phones: ['+34600333444'] });
  const world = importsInMemory({ prospects: [known], clients: [client] });
  const id = await world.check(
    'Nombre;Apellidos;Empresa;Teléfono;Email;Valor;Próxima acción\r\n' +
      'Ana;Ruiz;;612345678;;1.200,50;3/11/26\r\n' +
      'Calderas Sur SL;;;612345679;;;\r\n' +
      'Eva;Sanz;;600111222;eva@taller.es;;\r\n' +
      'Luis;Gil;;600333444;;;\r\n' +
      'Sin;Nada;;;;;\r\n' +
      'Ana bis;;;612345678;;;\r\n',
    'PROSPECTS',
  );
  expect(kinds(world, id)).toEqual([
    [2, 'NEW'],
    [3, 'NEW'],
    [4, 'DUPLICATE'],
    [5, 'DUPLICATE'],
    [6, 'ERROR'],
    [7, 'DUPLICATE'],
  ]);
  await world.decide(id, { rule: 'UPDATE_EMPTY' });
  const after = await world.import(id);
  expect(after.result).toEqual(after.announced);
  expect(after.result).toMatchObject({ created: 2, updated: 1, skipped: 2, error: 1 });
  const made = [...world.found.prospects.values()];
  expect(made).toMatchObject([
    { id: 'p', email: 'eva@taller.es' },
    {
      kind: 'PERSON',
      name: 'Ana',
      estimatedValueCents: 120_050,
      nextActionOn: '2026-11-03',
      firstResponseDueAt: null,
    },
    { kind: 'COMPANY', legalName: 'Calderas Sur SL', name: null },
  ]);
  expect((await world.undo(id)).status).toBe('UNDONE');
  expect([...world.found.prospects.values()]).toMatchObject([{ id: 'p', email: null }]);
});

test('items are matched by reference, and importing the same file again changes nothing', async () => {
  const FILE =
    'Referencia;Descripción;PVP;Coste;IVA;Ud.;EAN\r\n' +
    'VAL-15;Válvula de esfera;12,50 €;7;21%;ud;8410525150005\r\n' +
    'MO;Hora de oficial;(12,50);;21;h;\r\n' +
    'val-15;Otra;1;1;21;ud;\r\n' +
    'CAB;Cable;1.234,56;;10;m;\r\n';
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  expect(kinds(world, id)).toEqual([
    [2, 'NEW'],
    [3, 'ERROR'],
    [4, 'REPEATED'],
    [5, 'NEW'],
  ]);
  const after = await world.import(id);
  expect(after.result).toMatchObject({ created: 2, repeated: 1, error: 1 });
  expect([...world.found.items.values()]).toMatchObject([
    { ref: 'VAL-15', priceCents: 1_250, costCents: 700, vatPercent: 21, barcodes: ['8410525150005'] },
    { ref: 'CAB', priceCents: 123_456, vatPercent: 10, unit: 'METER' },
  ]);
  const again = await world.check(FILE, 'ITEMS');
  expect(world.theImport(again).tallies[0]?.ASK).toMatchObject({ unchanged: 2, created: 0, undecided: 0 });
  expect((await world.undo(id)).undo).toMatchObject({ removed: 2, kept: 0 });
  expect(world.found.items.size).toBe(0);
});

test('an article with a wrong barcode is imported without it, and the row says so', async () => {
  const world = importsInMemory();
  const id = await world.check(
    'Referencia;Nombre;PVP;EAN\r\nA;Codo;3;8410525150006\r\nB;Tubo;4;"96385074, 96385075"\r\n',
    'ITEMS',
  );
  expect(world.rows(id).map(({ status, notices }) => [status.kind, notices.length])).toEqual([
    ['NEW', 1],
    ['NEW', 1],
  ]);
  expect((await world.import(id)).result).toMatchObject({ created: 2, error: 0 });
  expect([...world.found.items.values()].map(({ barcodes }) => barcodes)).toEqual([[], ['96385074']]);
});

test('equipment is matched to its client and site, or its problems are reported', async () => {
  const ref = { id: 'c1', code: 'C-2026-0001', name: 'Uno' };
  const place = (street: string) => ({
    street,
    number: '3',
    floor: null,
    postalCode: '28013',
    city: 'Madrid',
  });
  const world = importsInMemory({
    clients: [
      aClient({ id: 'c1', nif: 'B12345674', legalName: 'Uno' }),
      aClient({ id: 'c2', code: 'C-2026-0002', legalName: 'Dos' }),
    ],
    sites: [
      aSite({ id: 's1', client: ref, name: 'Casa', address: place('Calle Mayor') }),
      aSite({ id: 's2', client: ref, name: 'Nave', address: place('Calle Sol') }),
    ],
  });
  const FILE =
    'Cliente;CIF;Ubicación;Tipo;Marca;Modelo;Nº serie;Fecha instalación\r\n' +
    'Uno;B12345674;Nave;Caldera;Vaillant;ecoTEC;SN1;3 nov 2024\r\n' +
    'uno;;Casa;Split;Daikin;;;\r\n' +
    'Uno;B12345674;;Caldera;Junkers;;;\r\n' +
    'Dos;;;Caldera;Junkers;;;\r\n' +
    'Tres;;;Caldera;Junkers;;;\r\n' +
    'Uno;B12345674;Nave;Cafetera;X;;;\r\n';
  const id = await world.check(FILE, 'EQUIPMENT');
  expect(world.rows(id).map(({ status, problems }) => problems[0]?.message ?? status.kind)).toEqual([
    'NEW',
    'NEW',
    'El cliente tiene 2 ubicaciones: indica el nombre o la dirección de una de ellas',
    'El cliente no tiene ninguna ubicación en uso',
    'No hay ningún cliente con estos datos: impórtalo antes o corrige su NIF, código o nombre',
    expect.stringMatching(/^No es ninguno de estos: Caldera/),
  ]);
  const after = await world.import(id);
  expect(after.result).toMatchObject({ created: 2, error: 4 });
  expect([...world.found.equipment.values()]).toMatchObject([
    { kind: 'BOILER', site: { id: 's2' }, serialNumber: 'SN1', installedOn: '2024-11-03' },
    { kind: 'AIR_CONDITIONER', site: { id: 's1' }, brand: 'Daikin' },
  ]);
  const again = await world.check(FILE, 'EQUIPMENT');
  expect(world.theImport(again).tallies[0]?.ASK).toMatchObject({ unchanged: 2, created: 0 });
  expect((await world.undo(id)).status).toBe('UNDONE');
  expect(world.found.equipment.size).toBe(0);
});

test('a repeated serial number needs a decision if both rows name the same client, in whatever way', async () => {
  const ref = { id: 'c1', code: 'C-2026-0001', name: 'Uno' };
  const world = importsInMemory({
    clients: [aClient({ id: 'c1', nif: 'B12345674', legalName: 'Uno' })],
    sites: [aSite({ id: 's1', client: ref })],
  });
  const id = await world.check(
    'Cliente;CIF;Tipo;Marca;Nº serie\r\n' +
      'Uno;B12345674;Caldera;Junkers;SN1\r\n' +
      ';B12345674;Caldera;Junkers;SN1\r\n' +
      'Uno;B12345674;Caldera;Junkers;SN1\r\n' +
      ';B12345674;Caldera;Junkers;SN2\r\n',
    'EQUIPMENT',
  );
  expect(world.rows(id).map(({ status }) => status)).toMatchObject([
    { kind: 'NEW' },
    { kind: 'DUPLICATE', match: { kind: 'row', row: 2, by: 'SERIAL' }, effects: { CREATE: 'created' } },
    { kind: 'REPEATED', row: 2 },
    { kind: 'NEW' },
  ]);
  await world.decide(id, { rule: 'SKIP' });
  expect((await world.import(id)).result).toMatchObject({ created: 2, skipped: 1, repeated: 1 });
});

test('an agent cannot import equipment or items', async () => {
  const world = importsInMemory();
  await expect(world.add('Referencia;Nombre\r\nA;B\r\n', 'ITEMS', AGENT)).rejects.toThrow(/permiso/);
  await expect(world.add('Cliente;Tipo\r\nA;Caldera\r\n', 'EQUIPMENT', AGENT)).rejects.toThrow(/permiso/);
});

test('an import of a closed browser is continued while there is time, and finished by the next run', async () => {
  const lines = Array.from({ length: 130 }, (_line, index) => `R-${index};Pieza ${index};1\r\n`).join('');
  const world = importsInMemory();
  const ids = [await world.check(`Referencia;Nombre;Precio\r\n${lines}`, 'ITEMS')];
  ids.push(await world.check('Referencia;Nombre;Precio\r\nMO;Hora;38\r\n', 'ITEMS'));
  for (const id of ids) await world.act(id, 'START');
  const entries: unknown[] = [];
  const log = (...entry: unknown[]) => void entries.push(entry);
  const at = Date.parse('2026-11-24T10:00:00Z');
  // A second goes by with each look at the clock.
  let seconds = 0;
  const deps = {
    createStores: () => world.deps,
    createUserStore: () => world.deps.users,
    parsePhone: world.deps.parsePhone,
    now: () => new Date(at + (seconds += 1) * 1_000),
  } as unknown as Parameters<typeof maintainImports>[0];
  const statuses = () => ids.map((id) => world.theImport(id).status);
  await maintainImports(deps, { info: log, error: log }, new Date(at + 6_000));
  expect(statuses()).toEqual(['IMPORTING', 'IMPORTING']);
  expect(world.found.items.size).toBeGreaterThan(0);
  expect(world.found.items.size).toBeLessThan(130);
  await maintainImports(deps, { info: log, error: log }, new Date(at + 600_000));
  expect(statuses()).toEqual(['IMPORTED', 'IMPORTED']);
  expect(world.found.items.size).toBe(131);
  expect(entries).toHaveLength(3);
});

test('a warranty that would end before the installation is reported before it is imported', async () => {
  const machine = anEquipment({
    serialNumber: 'SN1',
    installedOn: '2024-01-01',
    client: { id: 'c1', code: 'C-1', name: 'Uno' },
  });
  const world = importsInMemory({
    clients: [aClient({ id: 'c1', code: 'C-1', nif: 'B12345674', legalName: 'Uno' })],
    sites: [aSite({ client: { id: 'c1', code: 'C-1', name: 'Uno' } })],
    equipment: [machine],
  });
  const id = await world.check(
    'CIF;Tipo;Marca;Nº serie;Garantía\r\nB12345674;Caldera;Vaillant;SN1;03/11/2021\r\n',
    'EQUIPMENT',
  );
  expect(world.rows(id)).toMatchObject([
    {
      status: { kind: 'DUPLICATE', effects: { UPDATE: 'skipped', UPDATE_EMPTY: 'skipped' } },
      notices: [{ path: 'equipment.warrantyUntil' }],
    },
  ]);
});

test('equipment of a merged client is reported without advice to restore the client', async () => {
  const merged = {
    id: 'c8',
    legalName: 'Unido, S.L.',
    archived: true,
    mergedInto: { id: 'c1', code: 'C-2026-0001', name: 'Unida, S.L.' },
  };
  const world = importsInMemory({ clients: [aClient(merged)] });
  const id = await world.check('Cliente;Tipo de equipo\r\nUnido, S.L.;Caldera\r\n', 'EQUIPMENT');
  expect(world.rows(id)[0]?.problems).toMatchObject([
    { message: expect.stringContaining('No hay ningún cliente') as string },
  ]);
});

test.each([
  ['its NIF', 'Cliente: NIF', 'B12345674'],
  ['its code', 'Cliente: código', 'c-2026-0009'],
  ['its name alone', 'Cliente', 'cerrado, s.l.'],
])('equipment of a client that %s says is archived is refused by its name', async (_by, header, text) => {
  const archived = aClient({
    ...{ id: 'c9', code: 'C-2026-0009', legalName: 'Cerrado, S.L.', nif: 'B12345674', archived: true },
  });
  const world = importsInMemory({ clients: [archived] });
  const id = await world.check(`${header};Tipo de equipo\r\n${text};Caldera\r\n`, 'EQUIPMENT');
  const name = 'Cerrado, S.L. (C-2026-0009)';
  expect(world.rows(id)[0]?.problems).toEqual([
    {
      ...{ path: 'owner.legalName', column: null, raw: null },
      message: `${name} está archivado: restáuralo antes`,
      record: { entity: 'CLIENT', id: 'c9', name },
    },
  ]);
});
