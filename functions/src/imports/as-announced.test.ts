import { expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { aSite } from '../unit/testing/test-unit.ts';
import { importsInMemory } from './testing/test-imports.ts';

const ADDRESS = { street: 'Calle Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };
const UNO = { id: 'c1', code: 'C-2026-0001', nif: 'B12345674', legalName: 'Uno' };
const REF = { id: 'c1', code: 'C-2026-0001', name: 'Uno' };

test('a check that is killed at any of its writes announces the same', async () => {
  const text =
    'Nombre;NIF;Código;Notas\r\nUno;B12345674;;Por NIF\r\nUna;;C-2026-0001;Por código\r\nDos;;;Nueva\r\n';
  const checked = async (killedAt: number) => {
    const world = importsInMemory({ clients: [aClient(UNO)] });
    const id = await world.add(text);
    await world.act(id, 'CHECK');
    const { unit } = world.deps;
    let write = 0;
    let isKilled = false;
    world.deps.unit = (async (...asked: Parameters<typeof unit>) => {
      write += 1;
      if (isKilled || write !== killedAt) return unit(...asked);
      isKilled = true;
      throw new Error('killed');
    }) as typeof unit;
    if (killedAt > 0) await world.advance(id).catch(() => undefined);
    while (world.theImport(id).status === 'CHECKING') await world.advance(id);
    world.deps.unit = unit;
    await world.decide(id, { rule: 'UPDATE' });
    return { isKilled, writes: write, announced: world.announced(id) };
  };
  const { writes, announced } = await checked(0);
  expect(announced).toMatchObject({ created: 1, updated: 1, skipped: 1 });
  expect(writes).toBeGreaterThan(3);
  for (let at = 1; at <= writes; at += 1)
    expect(await checked(at)).toMatchObject({ isKilled: true, announced });
});

test('an archived client is unchanged if its row says nothing else, and skipped if it does', async () => {
  const archived = aClient({ ...UNO, kind: 'COMPANY', archived: true, notes: null });
  const world = importsInMemory({ clients: [archived] });
  const statusOf = async (notes: string) => {
    const id = await world.check(`Nombre;NIF;Notas\r\nUno;B12345674;${notes}\r\n`);
    return world.rows(id)[0]?.status;
  };
  expect(await statusOf('')).toMatchObject({ kind: 'UNCHANGED' });
  expect(await statusOf('Otra')).toMatchObject({ kind: 'DUPLICATE', effects: { UPDATE: 'skipped' } });
});

test('an undo restores addresses, in whatever order their parts are stored', async () => {
  const client = aClient({ ...UNO, billingAddress: ADDRESS, siteCount: 1, mainSiteId: 's1' });
  const world = importsInMemory({
    clients: [client],
    sites: [aSite({ id: 's1', client: REF, name: 'Casa' })],
  });
  const before = world.found.sites.get('s1')?.address;
  const id = await world.check(
    'Nombre;NIF;Dirección fiscal;CP fiscal;Población fiscal;Ubicación;Dirección;CP;Población\r\n' +
      'Uno;B12345674;Calle Nueva 1;28001;Madrid;Casa;Calle Sol 2;28002;Madrid\r\n',
  );
  await world.decide(id, { rule: 'UPDATE' });
  await world.import(id);
  const turned = <T extends object>(map: T): T => Object.fromEntries(Object.entries(map).toReversed()) as T;
  for (const each of world.found.clients.values())
    world.found.clients.set(each.id, {
      ...each,
      billingAddress: each.billingAddress && turned(each.billingAddress),
    });
  for (const each of world.found.sites.values())
    world.found.sites.set(each.id, { ...each, address: turned(each.address) });
  expect(await world.undo(id)).toMatchObject({ status: 'UNDONE', undo: { restored: 2, kept: 0 } });
  expect(world.found.clients.get('c1')?.billingAddress).toEqual(ADDRESS);
  expect(world.found.sites.get('s1')?.address).toEqual(before);
});

test('equipment goes to the site with its name and its address, and to none if several are left', async () => {
  const at = (street: string) => ({ ...ADDRESS, street });
  const world = importsInMemory({
    clients: [aClient(UNO)],
    sites: [
      aSite({ id: 's1', client: REF, name: 'Casa', address: at('Calle Mayor') }),
      aSite({ id: 's2', client: REF, name: 'Casa', address: at('Calle Sol') }),
    ],
  });
  const id = await world.check(
    'CIF;Ubicación;Dirección;CP;Tipo;Nº serie\r\n' +
      'B12345674;Casa;Calle Sol 3;28013;Caldera;SN1\r\n' +
      'B12345674;Casa;;;Caldera;SN2\r\n',
    'EQUIPMENT',
  );
  expect(world.rows(id).map(({ problems }) => problems[0]?.message ?? null)).toEqual([
    null,
    'El cliente tiene 2 ubicaciones con ese nombre: indica también la dirección',
  ]);
  await world.import(id);
  expect([...world.found.equipment.values()]).toMatchObject([{ site: { id: 's2' }, serialNumber: 'SN1' }]);
});

test('a long cell without spaces is read quickly', async () => {
  const world = importsInMemory();
  const started = performance.now();
  await world.add(`Nombre;Notas\r\nAna;${'a'.repeat(40_000)}\r\n`);
  // It took half a minute, as each letter was tried as a first one.
  expect(performance.now() - started).toBeLessThan(10_000);
});
