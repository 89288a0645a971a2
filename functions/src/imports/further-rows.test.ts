import { expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { aSite } from '../unit/testing/test-unit.ts';
import { importsInMemory } from './testing/test-imports.ts';

const ADDRESS = { street: 'Calle Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };

test('two rows that change one site are undone together', async () => {
  const client = { id: 'c1', code: 'C-2026-0001', name: 'Uno' };
  const site = aSite({ id: 's1', client, address: ADDRESS });
  const world = importsInMemory({
    clients: [
      aClient({
        ...client,
        nif: 'B12345674',
        legalName: 'Uno',
        siteCount: 1,
        mainSiteId: 's1',
        mainSite: ADDRESS,
      }),
    ],
    sites: [site],
  });
  const id = await world.check(
    'Nombre;NIF;Ubicación;Dirección;CP;Población;Acceso\r\n' +
      'Uno;B12345674;;Calle Mayor 3;28013;Madrid;Llaves\r\n' +
      `Uno;B12345674;${site.name};Calle Nueva 1;28013;Madrid;Portería\r\n`,
  );
  await world.decide(id, { rule: 'UPDATE' });
  const after = await world.import(id);
  expect(after.result).toEqual({ ...after.announced, updated: 2 });
  expect(world.found.sites.get('s1')).toMatchObject({ accessNotes: 'Portería' });
  expect((await world.undo(id)).undo).toMatchObject({ restored: 2, kept: 0 });
  expect(world.found.sites.get('s1')).toMatchObject({ accessNotes: null, address: ADDRESS });
});

test('a NIF on a further row is the client’s, and one of another client is reported', async () => {
  const world = importsInMemory({
    clients: [
      aClient({ id: 'c1', code: 'C-2026-0001', legalName: 'Uno', nif: null }),
      aClient({ id: 'c2', code: 'C-2026-0002', legalName: 'Dos', nif: 'B12345674' }),
    ],
  });
  const id = await world.check(
    'Código;Nombre;NIF\r\n;Luis Gil;\r\n;Luis Gil;12345678Z\r\nC-2026-0001;Uno;B12345674\r\n',
  );
  expect(world.rows(id)).toMatchObject([
    { number: 2, values: { client: { nif: '12345678Z' } } },
    { number: 3, head: 2 },
    {
      number: 4,
      status: { kind: 'ERROR' },
      problems: [{ path: 'client.nif', message: 'Es el NIF de Dos (C-2026-0002)' }],
    },
  ]);
  await world.import(id);
  expect([...world.found.clients.values()].map(({ nif }) => nif)).toEqual([null, 'B12345674', '12345678Z']);
});

test('an import changes a property manager and gives it a community on the same page, and undo restores both', async () => {
  const ref = { id: 'm1', code: 'C-2026-0101', name: 'Fincas Sur' };
  const before = [
    aClient({ ...ref, legalName: 'Fincas Sur', kind: 'COMPANY', isPropertyManager: true, tradeName: null }),
    aClient({ id: 'c1', code: 'C-2026-0001', nif: 'H12345674', legalName: 'Sol 1', kind: 'COMMUNITY' }),
  ];
  const world = importsInMemory({ clients: before });
  const id = await world.check(
    'Código;Nombre;Nombre comercial;Administrador de fincas\r\n' +
      'C-2026-0101;Fincas Sur;Sur Gestión;\r\n' +
      'C-2026-0001;Sol 1;;Fincas Sur\r\n',
  );
  await world.decide(id, { rule: 'UPDATE' });
  const after = await world.import(id);
  expect(after).toMatchObject({ status: 'IMPORTED', result: { updated: 2 } });
  expect(world.found.clients.get('c1')).toMatchObject({ managedBy: { id: 'm1', code: ref.code } });
  expect((await world.undo(id)).undo).toMatchObject({ restored: 2, kept: 0 });
  expect(world.found.clients.get('m1')).toMatchObject({ tradeName: null });
  expect(world.found.clients.get('c1')).toMatchObject({ managedBy: null });
});
