import { PAGE_ROWS } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenClient, someClient, someEquipment, someSite, succeed } from '../kits/client-kit.ts';
import { contentsOf, importBy, rowsOf, takeStep } from '../kits/import-kit.ts';
import { givenItem, mutateItem, someItem, succeedItem } from '../kits/item-kit.ts';
import { clearProject, execute, gql, keepPeople, startKit, type Kit, type Person } from '../kits/kit.ts';
import { addNote } from '../kits/note-kit.ts';
import * as prospects from '../kits/prospect-kit.ts';
import { act, givenCatalog, serviceDocument, someLine, someLineId } from '../kits/service-kit.ts';
import { givenServiceWith } from '../kits/service-visits-kit.ts';

let kit: Kit;
let admin: Person;
let technician: Person;
let startAnew: () => Promise<void>;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  technician = await kit.given.technician();
  startAnew = await keepPeople(kit);
});
afterAll(() => kit.stop());
beforeEach(() => startAnew());

type Known = { file: string; edit: (id: string, version: number) => Promise<unknown> };

/** By kind: an existing record, a file that changes it and creates another, and later changes by people. */
const KINDS: Record<string, { collection: string; know: () => Promise<Known & { id: string }> }> = {
  CLIENTS: {
    collection: 'clients',
    async know() {
      const { client } = await givenClient(kit, admin, {
        client: someClient({ legalName: 'Sur', nif: 'B12345674', contacts: [{ name: 'Eva', main: true }] }),
        site: someSite({
          address: { street: 'Calle Sol', number: '1', postalCode: '28013', city: 'Madrid' },
        }),
      });
      return {
        id: client.id,
        file:
          'Nombre;NIF;Email;Dirección;CP;Población;Acceso;Contacto;Cargo;Teléfono contacto;Etiquetas\r\n' +
          'Sur nuevo;B12345674;sur@ejemplo.es;Calle Sol 1;28013;Madrid;Llaves;Leo;Gerente;600999888;VIP\r\n' +
          'Sur nuevo;B12345674;;Calle Luna 2;28013;Madrid;;Mar;;;\r\n' +
          'Ana Ruiz;12345678Z;ana@ejemplo.es;Calle Mayor 3;28013;Madrid;;Ivo;;;Fijo\r\n',
        edit: (id, version) =>
          succeed(kit, admin, 'updateClient', {
            id,
            version,
            client: { kind: 'COMPANY', legalName: 'Sur', contacts: [{ name: 'Otra', main: true }] },
          }),
      };
    },
  },
  EQUIPMENT: {
    collection: 'equipment',
    async know() {
      const { client, site } = await givenClient(kit, admin, {
        client: someClient({ legalName: 'Uno', nif: 'B12345674' }),
      });
      const { equipment } = await succeed(kit, admin, 'createEquipment', {
        equipment: someEquipment(site.id, { serialNumber: 'SN1', notes: null }),
      });
      expect(client.nif).toBe('B12345674');
      return {
        id: equipment.id,
        file:
          'CIF;Tipo;Marca;Modelo;Nº serie;Estado;Notas\r\n' +
          'B12345674;Caldera;Junkers;ecoTEC plus;SN1;Retirado;En la cubierta\r\n' +
          'B12345674;Split;Daikin;;SN2;;\r\n',
        edit: (id, version) =>
          succeed(kit, admin, 'updateEquipment', {
            id,
            version,
            equipment: someEquipment(site.id, { notes: 'En el garaje' }),
          }),
      };
    },
  },
  PROSPECTS: {
    collection: 'prospects',
    async know() {
      const { id } = await prospects.givenProspect(kit, admin, { name: 'Eva', phone: '+34 600 111 222' });
      return {
        id,
        file:
          'Nombre;Apellidos;Teléfono;Email;Necesidad;Notas\r\n' +
          'Eva;Sanz;600111222;eva@ejemplo.es;Cambiar la caldera;Llamar\r\n' +
          'Luis;Gil;600333444;;;\r\n',
        edit: (prospect, version) =>
          prospects.succeed(kit, admin, 'updateProspect', {
            id: prospect,
            version,
            prospect: { kind: 'PERSON', name: 'Eva', phone: '600999888', notes: 'No llamar' },
          }),
      };
    },
  },
  ITEMS: {
    collection: 'items',
    async know() {
      const { id } = await givenItem(kit, admin, { ref: 'VAL-15', supplierRef: null });
      return {
        id,
        file:
          'Referencia;Nombre;Precio;Familia;Ref. proveedor\r\n' +
          'VAL-15;Válvula nueva;99,50;Válvulas;P-1\r\n' +
          'MO;Hora de oficial;38;Mano de obra;\r\n',
        edit: (item, version) =>
          succeedItem(kit, admin, 'updateItem', {
            id: item,
            version,
            item: someItem({ supplierRef: 'P-2' }),
          }),
      };
    },
  },
};

describe.each(Object.entries(KINDS))('an import of %s', (kind, { collection, know }) => {
  const bring = async (file: string) => importBy(kit, admin, { kind, bytes: file, rule: 'UPDATE' });

  test('is undone without a trace: of records, unique values, counts and prices', async () => {
    const { file } = await know();
    const before = await contentsOf(kit);
    const done = await bring(file);
    expect(done).toMatchObject({ status: 'IMPORTED', result: { created: 1, changed: 0, error: 0 } });
    expect(await contentsOf(kit)).not.toEqual(before);
    const undone = await takeStep(kit, admin, done, 'UNDO');
    expect(undone).toMatchObject({ status: 'UNDONE', undo: { kept: 0 } });
    expect(await contentsOf(kit)).toEqual(before);
  });

  test('leaves and lists what somebody has changed since', async () => {
    const { id, file, edit } = await know();
    const done = await bring(file);
    const ref = kit.firestore.collection(collection);
    const [made] = (await ref.where('importId', '==', done.id).get()).docs;
    if (!made) throw new Error('nothing was made');
    await edit(made.id, 1);
    await edit(id, 2);
    const undone = await takeStep(kit, admin, done, 'UNDO');
    expect(undone.status).toBe('PARTLY_UNDONE');
    const rows = await rowsOf(kit, admin, done.id, 'KEPT');
    const kept = rows.flatMap((row) => row.kept).filter((each) => [id, made.id].includes(each.id));
    expect(kept.map((each) => [each.id, each.why])).toEqual([
      [id, 'Parte de sus datos se ha cambiado después de importarlo'],
      [made.id, 'Ha cambiado después de importarlo'],
    ]);
    expect((await made.ref.get()).exists).toBe(true);
  });
});

test.each([
  ['CLIENTS', 'CLIENT', 'clients', 'Nombre;Teléfono\r\nUno;600111001\r\nDos;600111002\r\n'],
  ['PROSPECTS', 'PROSPECT', 'prospects', 'Nombre;Teléfono\r\nUno;600111001\r\nDos;600111002\r\n'],
] as const)('of %s those with notes stay', async (kind, entity, collection, bytes) => {
  const done = await importBy(kit, admin, { kind, bytes });
  const made = await kit.firestore.collection(collection).where('importId', '==', done.id).get();
  const [first, second] = made.docs;
  if (!first || !second) throw new Error('nothing was made');
  const noted = { entity, id: first.id, kind: 'CALL', text: 'Llamará mañana' } as const;
  expect(await addNote(kit, admin, noted, null)).toMatchObject({ __typename: 'AddNoteSuccess' });
  expect(await takeStep(kit, admin, done, 'UNDO')).toMatchObject({
    status: 'PARTLY_UNDONE',
    undo: { removed: 1, kept: 1 },
  });
  const rows = await rowsOf(kit, admin, done.id, 'KEPT');
  expect(rows.flatMap(({ kept }) => kept.map(({ id, why }) => [id, why]))).toEqual([
    [first.id, 'Tiene notas'],
  ]);
  expect([(await first.ref.get()).exists, (await second.ref.get()).exists]).toEqual([true, false]);
});

test.each([
  ['the page of its client', 0],
  ['a later page', PAGE_ROWS - 1],
])(
  'a further site on %s goes while its client, edited since, stays with its first',
  async (_where, others) => {
    const before = Array.from({ length: others }, (_line, n) => `Otro ${n};;Luna ${n};28001;Madrid\r\n`);
    const bytes =
      `Nombre;CIF;Dirección;CP;Población\r\n${before.join('')}` +
      'Uno;B12345674;Mayor 3;28013;Madrid\r\nUno;B12345674;Sol 5;08001;Barcelona\r\n';
    const done = await importBy(kit, admin, { kind: 'CLIENTS', bytes });
    expect(done).toMatchObject({ result: { created: others + 2 } });
    const { docs } = await kit.firestore.collection('clients').where('nif', '==', 'B12345674').get();
    const [client] = docs;
    if (!client) throw new Error('nothing was made');
    await succeed(kit, admin, 'updateClient', {
      ...{ id: client.id, version: 1 },
      client: { kind: 'COMPANY', legalName: 'Uno', nif: 'B12345674', notes: 'Llamar antes' },
    });
    expect(await takeStep(kit, admin, done, 'UNDO')).toMatchObject({
      status: 'PARTLY_UNDONE',
      undo: { removed: 2 * others + 1, kept: 2 },
    });
    const sites = await kit.firestore.collection('sites').get();
    expect(sites.docs.map((doc) => doc.get('name') as string)).toEqual(['Mayor 3']);
    const after = await client.ref.get();
    expect([after.get('siteCount'), after.get('mainSiteId')]).toEqual([1, sites.docs[0]?.id]);
  },
);

test('an item that an undone import takes away leaves the devices that know it', async () => {
  const FIELD = gql(
    `query FieldAfterUndo($since: String) { fieldItems(since: $since) { mark isWhole goneIds items { code } } }`,
  );
  const ask = async (since: string | null) => (await execute(kit, technician, FIELD, { since })).fieldItems;
  await givenItem(kit, admin, { ref: 'QUEDA' });
  const done = await importBy(kit, admin, {
    kind: 'ITEMS',
    bytes: 'Referencia;Nombre;Precio\r\nMO;Hora;38\r\n',
  });
  const known = await ask(null);
  expect(known.items.map(({ code }) => code).sort()).toEqual(['MO', 'QUEDA']);
  await takeStep(kit, admin, done, 'UNDO');
  const next = await ask(known.mark);
  expect(next).toMatchObject({ isWhole: true, items: [{ code: 'QUEDA' }] });
  expect(await ask(next.mark)).toMatchObject({ mark: next.mark, isWhole: false, items: [] });
  // The reference is free again, and a change after that is reported alone.
  expect(await mutateItem(kit, admin, 'createItem', { item: someItem({ ref: 'MO' }) })).toMatchObject({
    __typename: 'ItemSuccess',
  });
  expect((await ask(next.mark)).isWhole).toBe(false);
});

describe('an item of an import that is undone', () => {
  const bring = async (refs: readonly string[]) => {
    const bytes = `Referencia;Nombre;Precio\r\n${refs.map((ref) => `${ref};Pieza ${ref};38\r\n`).join('')}`;
    const done = await importBy(kit, admin, { kind: 'ITEMS', bytes });
    const { docs } = await kit.firestore.collection('items').where('importId', '==', done.id).get();
    const idOf = (ref: string) => docs.find((doc) => doc.get('ref') === ref)?.id ?? '';
    return { done, idOf };
  };
  const addLine = (serviceId: string, itemId: string) =>
    act(kit, admin, 'addServiceLine', { serviceId, lineId: someLineId(), line: someLine({ itemId }) });

  test('stays while a line or a type of service uses it, which the undo names; the others go', async () => {
    await givenCatalog(kit);
    const { service } = await givenServiceWith(kit, admin, technician.uid);
    const { done, idOf } = await bring(['LINEA', 'TIPO', 'NADIE']);
    expect(await addLine(service.id, idOf('LINEA'))).toMatchObject({ __typename: 'ServiceLineSuccess' });
    const types = kit.firestore.doc('settings/serviceTypes');
    const [type] = (await types.get()).get('values') as { name: string }[];
    const defaultLines = [{ itemId: idOf('TIPO'), quantityMilli: 1_000 }];
    await types.update({ values: [{ ...type, defaultLines }] });
    const undone = await takeStep(kit, admin, done, 'UNDO');
    expect(undone).toMatchObject({ status: 'PARTLY_UNDONE', undo: { removed: 1, kept: 2 } });
    const rows = await rowsOf(kit, admin, done.id, 'KEPT');
    expect(rows.flatMap(({ kept }) => kept.map(({ id, why }) => [id, why]))).toEqual([
      [idOf('LINEA'), `Lo usa una línea del servicio ${service.code}`],
      [idOf('TIPO'), `Lo usan las líneas por defecto del tipo de servicio ${type?.name ?? ''}`],
    ]);
    expect((await kit.firestore.doc(`items/${idOf('NADIE')}`).get()).exists).toBe(false);
  });

  test('and a line that picks it at the same moment: either it stays, or the line is refused', async () => {
    await givenCatalog(kit);
    const { service } = await givenServiceWith(kit, admin, technician.uid);
    const { done, idOf } = await bring(['A', 'B']);
    const [added, undone] = await Promise.all([
      addLine(service.id, idOf('A')),
      takeStep(kit, admin, done, 'UNDO'),
    ]);
    const isKept = (await kit.firestore.doc(`items/${idOf('A')}`).get()).exists;
    expect(added.__typename).toBe(isKept ? 'ServiceLineSuccess' : 'ValidationError');
    expect(undone.undo).toMatchObject(isKept ? { removed: 1, kept: 1 } : { removed: 2, kept: 0 });
    const { lines } = await serviceDocument(kit, service.id);
    expect(lines.map(({ item }) => item?.id)).toEqual(isKept ? [idOf('A')] : []);
  });
});
