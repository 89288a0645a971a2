import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenClient, someClient, someNif, stored } from '../kits/client-kit.ts';
import {
  contentsOf,
  finishImport,
  givenImport,
  importBy,
  rowsOf,
  succeedImport,
  takeStep,
} from '../kits/import-kit.ts';
import { clearProject, keepPeople, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
/** A second server on the same data, as two instances are. */
let other: Kit;
let admin: Person;
let startAnew: () => Promise<void>;
beforeAll(async () => {
  kit = startKit();
  other = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  startAnew = await keepPeople(kit);
});
afterAll(() => Promise.all([kit.stop(), other.stop()]));
beforeEach(() => startAnew());

test('rows of one page give up NIFs for new ones beside new clients, and the undo gives each back', async () => {
  const [first, second, ...fresh] = Array.from({ length: 6 }, () => someNif());
  const given = await Promise.all(
    [first, second].map((nif) => givenClient(kit, admin, { client: someClient({ kind: 'PERSON', nif }) })),
  );
  const before = await contentsOf(kit);
  const [one, two] = given.map(({ client }) => client.code);
  const done = await importBy(kit, admin, {
    bytes:
      'Código;Nombre;NIF\r\n' +
      `${one};Uno;${fresh[0]}\r\n;Nuevo;${fresh[1]}\r\n${two};Dos;${fresh[2]}\r\n;Otro;${fresh[3]}\r\n`,
    rule: 'UPDATE',
  });
  expect(done).toMatchObject({ status: 'IMPORTED', result: { created: 2, updated: 2, changed: 0 } });
  const claims = await kit.firestore.collection('uniques').get();
  expect(claims.size).toBe(4);
  expect(await takeStep(kit, admin, done, 'UNDO')).toMatchObject({ status: 'UNDONE', undo: { kept: 0 } });
  expect(await contentsOf(kit)).toEqual(before);
});

test.each(['before', 'after'] as const)(
  'communities whose rows stand %s the row that renames their administrador name it as it is now, and are undone',
  async (place) => {
    const nif = someNif();
    const managing = someClient({ kind: 'PERSON', nif, legalName: 'Fincas', isPropertyManager: true });
    const { client: manager } = await givenClient(kit, admin, { client: managing });
    const former = someClient({ legalName: 'Anterior', isPropertyManager: true });
    const { client: old } = await givenClient(kit, admin, { client: former });
    const community = async (legalName: string, managedById: string | null) =>
      (await givenClient(kit, admin, { client: someClient({ kind: 'COMMUNITY', legalName, managedById }) }))
        .client;
    const known = [
      await community('Sol 1', manager.id),
      await community('Sol 2', null),
      await community('Sol 3', old.id),
    ];
    const before = await contentsOf(kit);
    const renamed = `;Fincas Nueva;${nif};Particular;\r\n`;
    const communities =
      known.map(({ code, legalName }) => `${code};${legalName} bis;;Comunidad;${nif}\r\n`).join('') +
      `;Sol 4;;Comunidad;${nif}\r\n`;
    const done = await importBy(kit, admin, {
      bytes: `Código;Nombre;NIF;Tipo;Administrador de fincas\r\n${place === 'before' ? communities + renamed : renamed + communities}`,
      rule: 'UPDATE',
    });
    expect(done).toMatchObject({ status: 'IMPORTED', result: { created: 1, updated: 4, changed: 0 } });
    const { docs } = await kit.firestore.collection('clients').where('managedBy.id', '==', manager.id).get();
    expect(docs.map((doc) => doc.get('managedBy.name') as string)).toEqual(
      Array.from({ length: 4 }, () => 'Fincas Nueva'),
    );
    expect(await takeStep(kit, admin, done, 'UNDO')).toMatchObject({ status: 'UNDONE', undo: { kept: 0 } });
    expect(await contentsOf(kit)).toEqual(before);
  },
);

test('undo does not restore the administrador of a community if that client is no longer one', async () => {
  const former = someClient({ legalName: 'Anterior', isPropertyManager: true });
  const { client: old } = await givenClient(kit, admin, { client: former });
  const next = someClient({ legalName: 'Siguiente', isPropertyManager: true });
  const { client: manager } = await givenClient(kit, admin, { client: next });
  const { client } = await givenClient(kit, admin, {
    client: someClient({ kind: 'COMMUNITY', legalName: 'Sol 1', managedById: old.id }),
  });
  const done = await importBy(kit, admin, {
    bytes: `Código;Nombre;Administrador de fincas;Notas\r\n${client.code};Sol 1;${manager.code};Portal\r\n`,
    rule: 'UPDATE',
  });
  expect(done.result).toMatchObject({ updated: 1 });
  await kit.firestore.doc(`clients/${old.id}`).update({ isPropertyManager: false, version: 2 });
  expect(await takeStep(kit, admin, done, 'UNDO')).toMatchObject({
    status: 'PARTLY_UNDONE',
    undo: { restored: 0, kept: 1 },
  });
  const [row] = await rowsOf(kit, admin, done.id, 'KEPT');
  expect(row?.kept).toMatchObject([
    { id: client.id, why: 'Quien la administraba antes está archivado o ya no es administrador de fincas' },
  ]);
  expect(await stored(kit, `clients/${client.id}`)).toMatchObject({
    managedBy: { id: manager.id },
    notes: null,
  });
});

test.each([
  ['CLIENTS', 'clients', 'Nombre;Móvil', 'Ana Ruiz;6001112'],
  ['PROSPECTS', 'prospects', 'Nombre;Teléfono', 'Ana Ruiz;6001112'],
  ['EQUIPMENT', 'equipment', 'CIF;Tipo;Marca;Nº serie', 'B12345674;Caldera;Vaillant;SN-'],
  ['ITEMS', 'items', 'Nombre;Precio;Referencia', 'Hora;38;MO-'],
])('two imports of the same new %s at once make each once; the other says so', async (...asked) => {
  const [kind, collection, head, line] = asked;
  if (kind === 'EQUIPMENT') await givenClient(kit, admin, { client: someClient({ nif: 'B12345674' }) });
  const endings = Array.from({ length: 3 }, (_ending, index) => `${20 + index}`);
  for (const ending of endings) {
    const ready = async (on: Kit) => {
      const id = await givenImport(on, admin, { kind, bytes: `${head}\r\n${line}${ending}\r\n` });
      return takeStep(on, admin, { id, version: 1 }, 'CHECK');
    };
    const [mine, theirs] = [await ready(kit), await ready(other)];
    const run = async (on: Kit, { id, version }: typeof mine) => {
      await succeedImport(on, admin, 'actOnImport', { id, version, act: 'START' });
      return (await finishImport(on, admin, id)).result;
    };
    const results = await Promise.all([run(kit, mine), run(other, theirs)]);
    expect(results.map((result) => [result?.created, result?.changed]).toSorted()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  }
  expect((await kit.firestore.collection(collection).get()).size).toBe(endings.length);
});
