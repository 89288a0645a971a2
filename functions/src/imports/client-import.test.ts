import { expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { aSite } from '../unit/testing/test-unit.ts';
import { CHOSEN_AT, importsInMemory } from './testing/test-imports.ts';

const HEAD = 'Nombre;CIF;Móvil;Email;Dirección;Nº;C.P.;Población;Contacto\r\n';

const ADDRESS = { street: 'Calle Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };

const FILE =
  HEAD +
  'Calderas Sur, S.L.;B12345674;612345678;info@sur.es;Calle Mayor;3;28013;Madrid;Eva\r\n' +
  'Calderas Sur, S.L.;B12345674;;;Calle Sol;5;8001;Barcelona;Luis\r\n' +
  'Ana Ruiz;12345678Z;600111222/600333444;;Calle Luna;1;28001;Madrid;\r\n' +
  'Pepe;1234;600111;;Calle Luna;2;28001;Madrid;\r\n' +
  'Ana Ruiz;12345678Z;600111222;;Calle Luna;1;28001;Madrid;\r\n' +
  'TOTAL;;;;;;;;\r\n';

test('an import creates clients with sites and contacts, and undo removes them', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE);
  const checked = world.theImport(id);
  expect(checked).toMatchObject({ status: 'CHECKED', rowCount: 5, totals: [7] });
  expect(world.rows(id).map(({ number, status, head }) => [number, status.kind, head])).toEqual([
    [2, 'NEW', null],
    [3, 'NEW', 2],
    [4, 'NEW', null],
    [6, 'REPEATED', 4],
    [5, 'ERROR', null],
  ]);
  expect(world.rows(id).find(({ number }) => number === 5)?.problems).toMatchObject([
    { path: 'client.nif', raw: '1234', message: 'Indica un NIF válido' },
    { path: 'client.phones', raw: '600111' },
  ]);
  const after = await world.import(id);
  expect(after).toMatchObject({
    status: 'IMPORTED',
    result: { created: 3, error: 1, repeated: 1, changed: 0 },
  });
  expect(after.result).toEqual(after.announced);
  const [sur, ana] = [...world.found.clients.values()];
  expect(sur).toMatchObject({
    ...{ legalName: 'Calderas Sur, S.L.', kind: 'COMPANY', nif: 'B12345674', siteCount: 2 },
    billingAddress: { street: 'Calle Mayor', postalCode: '28013' },
    contacts: [
      { name: 'Eva', main: true },
      { name: 'Luis', main: false },
    ],
  });
  expect(ana).toMatchObject({ kind: 'PERSON', phones: ['+34600111222', '+34600333444'], siteCount: 1 });
  expect([...world.found.sites.values()].map(({ name, address }) => [name, address.postalCode])).toEqual([
    ['Calle Mayor 3', '28013'],
    ['Calle Sol 5', '08001'],
    ['Calle Luna 1', '28001'],
  ]);
  const undone = await world.undo(id);
  expect(undone).toMatchObject({ status: 'UNDONE', undo: { removed: 5, restored: 0, kept: 0 } });
  expect(world.found.clients.size + world.found.sites.size).toBe(0);
});

test('an existing client is completed, overwritten or skipped, by line or by rule', async () => {
  const known = aClient({
    id: 'c1',
    code: 'C-2026-0001',
    nif: 'B12345674',
    legalName: 'Calderas del Sur',
    siteCount: 1,
    mainSiteId: 's1',
    mainSite: ADDRESS,
  });
  const site = aSite({
    id: 's1',
    client: { id: 'c1', code: known.code, name: known.legalName },
    address: ADDRESS,
  });
  const world = importsInMemory({ clients: [known], sites: [site] });
  const id = await world.check(FILE);
  const [row] = world.rows(id);
  expect(row?.status).toMatchObject({
    kind: 'DUPLICATE',
    match: { id: 'c1', by: 'NIF' },
    effects: { SKIP: 'skipped', CREATE: 'skipped', UPDATE: 'updated', UPDATE_EMPTY: 'updated' },
  });
  await expect(world.import(id)).rejects.toThrow(/Quedan 2 filas/);
  await world.decide(id, { rows: [{ page: 0, row: 2, decision: 'UPDATE_EMPTY' }] });
  const after = await world.import(id);
  expect(after.result).toEqual(after.announced);
  expect(after.result).toMatchObject({ created: 1, updated: 2, error: 1, repeated: 1 });
  expect(world.found.clients.get('c1')).toMatchObject({
    ...{ legalName: 'Calderas del Sur', phones: ['+34612345678'], emails: ['info@sur.es'], siteCount: 2 },
  });
  const undone = await world.undo(id);
  expect(undone.status).toBe('UNDONE');
  expect(world.found.clients.get('c1')).toMatchObject({ ...known, version: expect.any(Number) as number });
  expect([...world.found.sites.values()].map(({ id: siteId }) => siteId)).toEqual(['s1']);
});

test('importing the same file again changes nothing', async () => {
  const world = importsInMemory();
  await world.import(await world.check(FILE));
  const again = await world.check(FILE);
  expect(world.theImport(again).tallies.map(({ ASK }) => ASK)).toMatchObject([
    { unchanged: 3, error: 1, repeated: 1, created: 0, undecided: 0 },
  ]);
});

test('a record changed after the check is not overwritten', async () => {
  const known = aClient({ id: 'c1', code: 'C-2026-0001', nif: 'B12345674', legalName: 'Calderas del Sur' });
  const world = importsInMemory({ clients: [known] });
  const id = await world.check(FILE);
  await world.decide(id, { rule: 'UPDATE' });
  world.found.clients.set('c1', { ...known, tradeName: 'Sur', version: 2 });
  world.found.clients.set('c2', aClient({ id: 'c2', nif: '12345678Z', legalName: 'Ana' }));
  const after = await world.import(id);
  expect(after.result).toMatchObject({ changed: 3, created: 0, updated: 0 });
  expect(world.rows(id).map(({ result }) => result?.text)).toEqual([
    'Alguien lo ha cambiado después de comprobar el archivo',
    'La fila con los datos de este cliente no se ha importado',
    'Ahora coincide con otro registro: Ana (C-2026-0001)',
    null,
    null,
  ]);
});

test('an interrupted import does each page once', async () => {
  const lines = Array.from(
    { length: 130 },
    (_line, index) =>
      `Cliente ${index};;6${String(10_000_000 + index)};;Calle Mayor;${index};28013;Madrid;\r\n`,
  );
  const world = importsInMemory();
  const id = await world.check(HEAD + lines.join(''));
  await world.act(id, 'START');
  for (let kills = 0; kills < 3; kills += 1) {
    world.breakNext();
    await expect(world.advance(id)).rejects.toThrow('killed');
  }
  const after = await world.advance(id);
  expect(after).toMatchObject({ status: 'IMPORTED', result: { created: 130 } });
  expect(world.found.clients.size).toBe(130);
});

const MANAGED = 'Nombre;NIF;Dirección;CP;Población;Administrador de fincas\r\n';

test("a community's administrador de fincas is found by NIF, code or name, or reported as missing", async () => {
  const manager = aClient({
    ...{ id: 'm1', code: 'C-2026-0101', legalName: 'Fincas Sur, S.L.', nif: 'B12345674' },
    ...{ kind: 'COMPANY' as const, isPropertyManager: true },
  });
  const twin = { kind: 'COMPANY' as const, isPropertyManager: true, legalName: 'Gestión Norte' };
  const clients = [
    manager,
    aClient({ ...twin, id: 'm2', code: 'C-2026-0102' }),
    aClient({ ...twin, id: 'm3', code: 'C-2026-0103' }),
    aClient({ id: 'm4', code: 'C-2026-0104', legalName: 'Obras Este', kind: 'COMPANY' }),
  ];
  const world = importsInMemory({ clients });
  const id = await world.check(
    MANAGED +
      'C.P. Sol 1;;Sol 1;28013;Madrid;fincas sur, s.l.\r\n' +
      'C.P. Sol 2;;Sol 2;28013;Madrid;B-12345674\r\n' +
      'Edificio Luna;;Sol 3;28013;Madrid;c-2026-0101\r\n' +
      'C.P. Sol 4;;Sol 4;28013;Madrid;Nadie\r\n' +
      'C.P. Sol 5;;Sol 5;28013;Madrid;Gestión Norte\r\n' +
      'C.P. Sol 6;;Sol 6;28013;Madrid;Obras Este\r\n' +
      'Taller, S.L.;;Sol 7;28013;Madrid;Fincas Sur, S.L.\r\n' +
      'C.P. Sol 4;;Sol 40;28013;Madrid;\r\n',
  );
  const problems = world.rows(id).flatMap(({ number, problems: all }) => all.map((each) => [number, each]));
  const said = (message: string, raw: string | null = null) => ({
    ...{ path: 'client.managedById', raw },
    message: expect.stringContaining(message) as string,
  });
  expect(Object.fromEntries(problems)).toMatchObject({
    5: said('No hay ningún administrador de fincas', 'Nadie'),
    6: said('Hay 2 administradores de fincas así', 'Gestión Norte'),
    7: said('Obras Este no está marcado como administrador', 'Obras Este'),
    8: said('Solo una comunidad tiene administrador de fincas'),
    9: { path: null, message: 'La fila 5, con los datos de este cliente, tiene errores' },
  });
  expect(problems).toHaveLength(5);
  const after = await world.import(id);
  expect(after.result).toEqual(after.announced);
  expect(after.result).toMatchObject({ created: 3, error: 5 });
  const made = [...world.found.clients.values()].filter(({ id: each }) => !each.startsWith('m'));
  const managedBy = { id: 'm1', code: 'C-2026-0101', name: 'Fincas Sur, S.L.' };
  expect(made).toMatchObject([{ managedBy }, { managedBy }, { kind: 'COMMUNITY', managedBy }]);
  expect((await world.undo(id)).undo).toMatchObject({ removed: 6, kept: 0 });
});

test('an import sets the property manager of an existing community, keeps an archived one, and undo restores it', async () => {
  const ref = { id: 'm1', code: 'C-2026-0101', name: 'Fincas Sur' };
  const manager = aClient({ ...ref, legalName: 'Fincas Sur', kind: 'COMPANY', isPropertyManager: true });
  const old = { id: 'm9', code: 'C-2020-0001', name: 'Fincas de antes' };
  const world = importsInMemory({
    clients: [
      manager,
      aClient({ id: 'c1', code: 'C-2026-0001', nif: 'H12345674', legalName: 'Sol 1', kind: 'COMMUNITY' }),
      aClient({
        id: 'c2',
        code: 'C-2026-0002',
        nif: 'H87654323',
        legalName: 'Sol 2',
        kind: 'COMMUNITY',
        managedBy: old,
      }),
      aClient({ id: 'c3', code: 'C-2026-0003', nif: 'B12345674', legalName: 'Taller', kind: 'COMPANY' }),
    ],
  });
  const id = await world.check(
    'Código;Nombre;Administrador de fincas\r\n' +
      'C-2026-0001;Sol 1;Fincas Sur\r\n' +
      'C-2026-0002;Sol 2;Fincas de antes\r\n' +
      'C-2026-0003;Taller;Fincas Sur\r\n',
  );
  expect(
    world.rows(id).map(({ status, notices }) => [status.kind, notices.map(({ message }) => message)]),
  ).toEqual([
    ['DUPLICATE', []],
    ['UNCHANGED', []],
    ['UNCHANGED', ['Taller no es una comunidad: no se le pone administrador']],
  ]);
  await world.decide(id, { rule: 'UPDATE_EMPTY' });
  const after = await world.import(id);
  expect(after.result).toEqual(after.announced);
  expect(world.found.clients.get('c1')).toMatchObject({ managedBy: ref });
  expect(world.found.clients.get('c1')).not.toHaveProperty('managedById');
  await world.undo(id);
  expect(world.found.clients.get('c1')).toMatchObject({ managedBy: null });
});

test('a protected field is only filled in if empty, and the row reports it', async () => {
  const known = aClient({
    ...{ id: 'c1', code: 'C-2026-0001', nif: 'B12345674', legalName: 'Calderas del Sur', tradeName: 'Sur' },
    ...{ phones: ['+34600111222'], contacts: [], siteCount: 1, mainSiteId: 's1', mainSite: ADDRESS },
  });
  const ref = { id: 'c1', code: known.code, name: known.legalName };
  const site = aSite({ id: 's1', client: ref, name: 'Taller', address: ADDRESS, accessNotes: 'Llaves' });
  const world = importsInMemory({ clients: [known], sites: [site] });
  const HEADERS =
    'Nombre;CIF;Nombre comercial;Móvil;Email;Contacto;Ubicación;Dirección;CP;Población;Acceso;Notas\r\n';
  const LINE =
    'Calderas Sur, S.L.;B12345674;Nuevo;612345678;a@sur.es;Eva;Taller;Calle Sol 5;28013;Madrid;Timbre;Buen cliente\r\n';
  const id = await world.add(HEADERS + LINE);
  // One column protects the whole address; the name and the notes are not protected.
  for (const column of [2, 3, 4, 5, 8, 10]) await world.guard(id, column);
  await world.act(id, 'CHECK');
  await world.advance(id);
  expect(world.rows(id)).toMatchObject([
    {
      status: {
        kind: 'DUPLICATE',
        changes: ['Nombre o razón social', 'Correos electrónicos', 'Contactos', 'Notas'],
        untouched: ['Nombre comercial', 'Teléfonos', 'Dirección', 'Notas de acceso'],
      },
    },
  ]);
  await world.decide(id, { rule: 'UPDATE' });
  const after = await world.import(id);
  expect(after.result).toEqual(after.announced);
  expect(world.found.clients.get('c1')).toMatchObject({
    ...{ legalName: 'Calderas Sur, S.L.', tradeName: 'Sur', phones: ['+34600111222'], emails: ['a@sur.es'] },
    ...{ contacts: [{ name: 'Eva' }], notes: 'Buen cliente' },
  });
  expect(world.found.sites.get('s1')).toMatchObject({ address: ADDRESS, accessNotes: 'Llaves' });
  // Later, the same columns in another order.
  const again = await world.add('CIF;Nombre;' + HEADERS.split(';').slice(2).join(';') + LINE);
  expect(world.theImport(again)).toMatchObject({
    rememberedAt: CHOSEN_AT,
    options: { neverOverwrite: after.options.neverOverwrite },
  });
  await world.guard(again, 2, false);
  expect(world.theImport(again).options.neverOverwrite).toEqual(
    after.options.neverOverwrite.filter((field) => field !== 'client.tradeName'),
  );
  const other = await world.add('Nombre;CIF\r\nUno;B12345674\r\n');
  expect(world.theImport(other)).toMatchObject({ rememberedAt: null, options: { neverOverwrite: [] } });
});

test('a record that differs only in protected fields has no change', async () => {
  const known = aClient({ id: 'c1', code: 'C-2026-0001', nif: 'B12345674', legalName: 'Calderas del Sur' });
  const world = importsInMemory({ clients: [known] });
  const id = await world.add('Nombre;CIF\r\nCalderas Sur, S.L.;B12345674\r\n');
  await world.guard(id, 0);
  await world.act(id, 'CHECK');
  await world.advance(id);
  expect(world.rows(id)).toMatchObject([
    { status: { kind: 'UNCHANGED', untouched: ['Nombre o razón social'] } },
  ]);
});
