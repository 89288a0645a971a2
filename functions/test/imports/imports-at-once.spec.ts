import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_ROWS } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { givenClient, mutate, someClient, someNif } from '../kits/client-kit.ts';
import { finishImport, givenImport, rowsOf, succeedImport, takeStep } from '../kits/import-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { conversionOf, putProspect, succeed } from '../kits/prospect-kit.ts';
import { givenCatalog, TYPE_ID } from '../kits/service-kit.ts';

let kit: Kit;
/** A second server on the same data, as two instances are. */
let other: Kit;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  other = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  agent = await kit.given.agent();
});
afterAll(() => Promise.all([kit.stop(), other.stop()]));

const HEAD = 'Nombre;NIF;Notas\r\n';
const EDITED = 'Alguien lo ha cambiado después de comprobar el archivo';

async function ready(by: Person, bytes: string) {
  const id = await givenImport(kit, by, { bytes });
  await takeStep(kit, by, { id, version: 1 }, 'CHECK');
  const { import: decided } = await succeedImport(kit, by, 'decideImport', { id, rule: 'UPDATE' });
  return decided;
}

test('two imports at once change each client once; the other one says so', async () => {
  const nifs = Array.from({ length: 45 }, () => someNif());
  const known = await Promise.all(
    nifs.map((nif) => givenClient(kit, admin, { client: someClient({ kind: 'PERSON', nif }) })),
  );
  const fresh = someNif();
  const fileOf = (note: string, order: readonly string[]) =>
    HEAD + order.map((nif) => `Cliente ${nif};${nif};${note}\r\n`).join('') + `Nuevo;${fresh};${note}\r\n`;
  const [mine, theirs] = await Promise.all([
    ready(admin, fileOf('de uno', nifs)),
    ready(agent, fileOf('de otro', nifs.toReversed())),
  ]);
  expect([mine.announced, theirs.announced]).toMatchObject([
    { updated: 45, created: 1 },
    { updated: 45, created: 1 },
  ]);
  const run = async (on: Kit, by: Person, { id, version }: typeof mine) => {
    await succeedImport(on, by, 'actOnImport', { id, version, act: 'START' });
    return finishImport(on, by, id);
  };
  const [one, two] = await Promise.all([run(kit, admin, mine), run(other, agent, theirs)]);
  const counted = [one.result, two.result].map((result) => ({ ...result }));
  const sum = (name: 'updated' | 'created' | 'changed') =>
    counted.reduce((total, each) => total + (each[name] ?? 0), 0);
  expect([sum('updated'), sum('created'), sum('changed')]).toEqual([45, 1, 46]);
  const rows = [
    ...(await rowsOf(kit, admin, one.id, 'CHANGED')),
    ...(await rowsOf(kit, admin, two.id, 'CHANGED')),
  ];
  expect(rows).toHaveLength(46);
  expect(rows.every(({ outcome, reason }) => outcome === 'CHANGED' && reason !== null)).toBe(true);
  const clients = await Promise.all(
    known.map(({ client }) => kit.firestore.doc(`clients/${client.id}`).get()),
  );
  expect(new Set(clients.map((doc) => doc.get('version') as number))).toEqual(new Set([2]));
  expect((await kit.firestore.collection('clients').where('nif', '==', fresh).get()).size).toBe(1);
});

test('a client that somebody edits between the check and the import is left as it is', async () => {
  const nif = someNif();
  const { client } = await givenClient(kit, admin, { client: someClient({ kind: 'PERSON', nif }) });
  const decided = await ready(agent, `${HEAD}Otro nombre;${nif};Nota\r\nNuevo;${someNif()};\r\n`);
  const { id, version } = client;
  const edit = { id, version, client: someClient({ kind: 'PERSON', nif, legalName: 'Corregido' }) };
  expect(await mutate(kit, admin, 'updateClient', edit)).toMatchObject({ __typename: 'ClientSuccess' });
  const done = await takeStep(kit, agent, decided, 'START');
  expect(done.result).toMatchObject({ created: 1, updated: 0, changed: 1 });
  expect(await rowsOf(kit, agent, done.id, 'CHANGED')).toMatchObject([{ number: 2, reason: EDITED }]);
  expect((await kit.firestore.doc(`clients/${id}`).get()).get('legalName')).toBe('Corregido');
});

test('of an edit and an import at the same moment one is refused because the client has changed', async () => {
  const nif = someNif();
  const { client } = await givenClient(kit, admin, { client: someClient({ kind: 'PERSON', nif }) });
  const decided = await ready(agent, `${HEAD}Otro nombre;${nif};Nota\r\n`);
  const { id, version } = client;
  const edit = { id, version, client: someClient({ kind: 'PERSON', nif, legalName: 'Corregido' }) };
  const [edited, done] = await Promise.all([
    mutate(other, admin, 'updateClient', edit),
    takeStep(kit, agent, decided, 'START'),
  ]);
  const isEdited = edited.__typename === 'ClientSuccess';
  expect(edited.__typename).toBe(isEdited ? 'ClientSuccess' : 'ConflictError');
  expect(done.result).toMatchObject(isEdited ? { updated: 0, changed: 1 } : { updated: 1, changed: 0 });
  const now = await kit.firestore.doc(`clients/${id}`).get();
  expect([now.get('version'), now.get('legalName')]).toEqual([2, isEdited ? 'Corregido' : 'Otro nombre']);
});

test('while an import runs, the office converts at least one prospect per page of it on another server', async () => {
  await givenCatalog(kit);
  const lineOf = (row: number) =>
    `Cliente de prueba ${row};6${61_000_000 + row};p${row}@ejemplo.es;Calle Mayor;${row};28013;Madrid;Eva\r\n`;
  const rows = Array.from({ length: 320 }, (_row, index) => lineOf(index)).join('');
  const bytes = `Nombre;Móvil;Email;Dirección;Nº;C.P.;Población;Contacto\r\n${rows}`;
  const { id, version } = await ready(agent, bytes);
  const prospects = await Promise.all(Array.from({ length: 20 }, () => putProspect(kit)));
  await succeedImport(kit, agent, 'actOnImport', { id, version, act: 'START' });
  let isRunning = true;
  let converted = 0;
  const convert = async () => {
    for (const prospect of prospects) {
      const service = { typeId: TYPE_ID, title: 'No calienta' };
      await succeed(other, admin, 'convertProspect', conversionOf(prospect, { service }));
      if (!isRunning) return;
      converted += 1;
    }
  };
  const importing = finishImport(kit, agent, id).finally(() => {
    isRunning = false;
  });
  const [done] = await Promise.all([importing, convert()]);
  expect(done.result).toMatchObject({ created: 320 });
  expect(converted).toBeGreaterThanOrEqual(320 / PAGE_ROWS);
});
