import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportStore } from '../../src/imports/store/import-store.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  contentsOf,
  finishImport,
  givenImport,
  mutateImport,
  putImport,
  succeedImport,
  takeStep,
} from '../kits/import-kit.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

const HEAD = 'Nombre;CIF;Móvil;Email;Dirección;Nº;C.P.;Población;Contacto;Etiquetas\r\n';

const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_line, index) => {
    const n = from + index;
    return `Cliente ${n};;6${String(10_000_000 + n)};c${n}@ejemplo.es;Calle Mayor;${n};28013;Madrid;Eva;Fijo\r\n`;
  }).join('');

test('an import creates clients once, a later file matches them by NIF, and undo restores every document', async () => {
  const before = await contentsOf(kit);
  const bytes = `${HEAD}Calderas Sur, S.L.;B12345674;;;Calle Sol;5;8001;Barcelona;Luis;VIP\r\n${lines(90)}`;
  const id = await givenImport(kit, agent, { bytes });
  const checked = await takeStep(kit, agent, { id, version: 1 }, 'CHECK');
  expect(checked).toMatchObject({ status: 'CHECKED', announced: { created: 91, error: 0, undecided: 0 } });
  expect(await contentsOf(kit)).toEqual(before);
  await succeedImport(kit, agent, 'actOnImport', { id, version: checked.version, act: 'START' });
  // Two browsers drive the import simultaneously.
  const [done] = await Promise.all([finishImport(kit, agent, id), finishImport(kit, agent, id)]);
  expect(done).toMatchObject({ status: 'IMPORTED', result: { created: 91, changed: 0 } });
  const { docs } = await kit.firestore.collection('clients').where('importId', '==', id).get();
  expect(docs).toHaveLength(91);
  expect(new Set(docs.map((doc) => doc.get('code') as string)).size).toBe(91);
  const again = await givenImport(kit, agent, { bytes: `${HEAD}Otra;B12345674;;;;;;;;\r\n` });
  expect(await takeStep(kit, agent, { id: again, version: 1 }, 'CHECK')).toMatchObject({
    announced: { undecided: 1 },
  });
  const undone = await takeStep(kit, agent, done, 'UNDO');
  expect(undone).toMatchObject({ status: 'UNDONE', undo: { removed: 182, restored: 0, kept: 0 } });
  expect(await contentsOf(kit)).toEqual(before);
});

test('undo keeps clients that were changed or used since, with their sites, and counts them', async () => {
  const id = await givenImport(kit, agent, { bytes: HEAD + lines(3, 200) });
  const checked = await takeStep(kit, agent, { id, version: 1 }, 'CHECK');
  const done = await takeStep(kit, agent, checked, 'START');
  const [first, second] = (await kit.firestore.collection('clients').where('importId', '==', id).get()).docs;
  await first?.ref.update({ version: 2, legalName: 'Otro' });
  const [site] = (await kit.firestore.collection('sites').where('client.id', '==', second?.id).get()).docs;
  await kit.firestore.doc('equipment/e1').set({ client: { id: second?.id }, site: { id: site?.id } });
  const undone = await takeStep(kit, agent, done, 'UNDO');
  expect(undone).toMatchObject({ status: 'PARTLY_UNDONE', undo: { kept: 4 } });
  expect((await kit.firestore.collection('clients').where('importId', '==', id).get()).size).toBe(2);
});

test('an invalid file is refused with a message, and nothing is written', async () => {
  const refused = async (bytes: Uint8Array<ArrayBuffer> | string) => {
    const response = await putImport(kit, agent, { bytes });
    return ((await response.json()) as { error: { code: string; message: string } }).error.message;
  };
  const before = (await kit.firestore.collection('imports').get()).size;
  expect(await refused('')).toBe('El archivo está vacío');
  expect(await refused('Nombre;CIF\r\n')).toMatch(/Solo tiene la fila de encabezados/);
  expect(await refused(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toMatch(/No es un archivo CSV/);
  expect(
    await refused(
      `${Array.from({ length: 300 }, (_c, index) => `C${index}`).join(';')}\r\n${'x;'.repeat(299)}x\r\n`,
    ),
  ).toMatch(/más de 100 columnas/);
  expect(await refused('x'.repeat(5 * 1024 * 1024 + 1))).toMatch(/más de 5 MB/);
  expect((await kit.firestore.collection('imports').get()).size).toBe(before);
});

test('a technician cannot import, and a stale version is refused', async () => {
  const technician = await kit.given.technician();
  for (const kind of ['CLIENTS', 'PROSPECTS', 'EQUIPMENT', 'ITEMS'])
    expect((await putImport(kit, technician, { kind, bytes: HEAD + lines(1) })).status).toBe(403);
  for (const kind of ['EQUIPMENT', 'ITEMS'])
    expect((await putImport(kit, agent, { kind, bytes: HEAD + lines(1) })).status).toBe(403);
  const stale = await givenImport(kit, agent, { bytes: HEAD + lines(1, 500) });
  expect(
    await mutateImport(kit, agent, 'actOnImport', { id: stale, version: 7, act: 'CHECK' }),
  ).toMatchObject({
    __typename: 'TransitionError',
  });
});

test('mapping and protected fields chosen for a file are used for the next one with the same columns', async () => {
  const first = 'Empresa;Nota propia;Vía;CP;Población\r\nUno;Algo;Sol 1;28013;Madrid\r\n';
  const id = await givenImport(kit, agent, { bytes: first });
  const { import: changed } = await succeedImport(kit, agent, 'changeImport', {
    ...{ id, version: 1 },
    mapping: [
      { column: 1, target: 'site.accessNotes', neverOverwrite: true },
      { column: 3, target: 'site.address.postalCode', neverOverwrite: true },
    ],
  });
  // An address as a whole.
  expect(changed.columns.map(({ neverOverwrite }) => neverOverwrite)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(changed.rememberedAt).toBeNull();
  await takeStep(kit, agent, { id, version: changed.version }, 'CHECK');
  const second = 'Población;Vía;CP;Nota propia;Empresa\r\nMadrid;Sol 2;28013;Algo;Dos\r\n';
  const next = await givenImport(kit, agent, { bytes: second });
  const { import: again } = await succeedImport(kit, agent, 'changeImport', { id: next, version: 1 });
  expect(again.rememberedAt).not.toBeNull();
  expect(again.columns).toMatchObject([
    { header: 'Población', target: 'site.address.city', neverOverwrite: true },
    { header: 'Vía', neverOverwrite: true },
    { header: 'CP', neverOverwrite: true },
    { header: 'Nota propia', target: 'site.accessNotes', neverOverwrite: true },
    { header: 'Empresa', target: 'client.legalName', neverOverwrite: false },
  ]);
});

test('maintenance continues the oldest imports first, however many others wait', async () => {
  const { firestore } = kit;
  const id = await givenImport(kit, agent, { bytes: HEAD + lines(1, 900) });
  const kept = (await firestore.doc(`imports/${id}`).get()).data() ?? {};
  const put = (name: string, minutes: number) =>
    firestore
      .doc(`imports/${name}`)
      .set({ ...kept, underWay: true, createdAt: new Date(Date.now() - minutes * 60_000) });
  await Promise.all(Array.from({ length: 20 }, (_import, index) => put(`a${index}`, index)));
  await put('z', 60);
  const waiting = await createImportStore(firestore).underWay();
  expect(waiting.map((each) => each.id).slice(0, 3)).toEqual(['z', 'a19', 'a18']);
  expect(waiting).toHaveLength(20);
  const writer = firestore.bulkWriter();
  for (const name of ['z', ...Array.from({ length: 20 }, (_import, index) => `a${index}`)])
    void writer.delete(firestore.doc(`imports/${name}`));
  await writer.close();
});
