import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenClient, someClient } from '../kits/client-kit.ts';
import { killAfter, type Death } from './dying-server.ts';
import { contentsOf, finishImport, givenImport, mutateImport, succeedImport } from '../kits/import-kit.ts';
import { clearProject, keepPeople, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let admin: Person;
let startAnew: () => Promise<void>;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  startAnew = await keepPeople(kit);
});
afterAll(() => kit.stop());
beforeEach(() => startAnew());

const CLIENTS = 90;
const HEAD = 'Nombre;NIF;Móvil;Email;Dirección;Nº;CP;Población;Notas\r\n';
const line = (n: number) =>
  `Cliente ${n};;6${10_000_000 + n};c${n}@ejemplo.es;Calle Mayor;${n};28013;Madrid;\r\n`;
/** Three pages with one row of each outcome besides those that make a client. */
const FILE =
  `${HEAD}Sur nuevo;B12345674;;;;;;;Portal\r\nMal;B12345675;;;;;;;\r\n` +
  `${Array.from({ length: CLIENTS }, (_line, n) => line(n)).join('')}${line(0)}`;

/** A server that is killed while it goes on with the import, and whose place another one takes. */
async function dieAt(id: string, commits: number, death: Death): Promise<void> {
  const dying = startKit();
  killAfter(dying.firestore, commits, death);
  for (let asked = 0; asked < 20; asked += 1) {
    const query = mutateImport(dying, admin, 'advanceImport', { id });
    if (
      await query.then(
        () => false,
        () => true,
      )
    )
      break;
  }
  await dying.stop();
}

const cursorOf = async (id: string) => {
  const data = (await kit.firestore.doc(`imports/${id}`).get()).get('data') as string;
  return (JSON.parse(data) as { cursor: number }).cursor;
};

test.each<Death>(['before the commit', 'after the commit'])(
  'an import whose server is killed %s of a part, in the check, the import and the undo, ends as announced and without a trace',
  { timeout: 120_000 },
  async (death) => {
    const known = someClient({ kind: 'COMPANY', legalName: 'Sur', nif: 'B12345674', notes: null });
    const { client } = await givenClient(kit, admin, { client: known });
    const before = await contentsOf(kit);
    const done = death === 'after the commit' ? 1 : 0;
    const id = await givenImport(kit, admin, { bytes: FILE });
    await succeedImport(kit, admin, 'actOnImport', { id, version: 1, act: 'CHECK' });
    await dieAt(id, 1, death);
    const { version } = await finishImport(kit, admin, id);
    const { import: decided } = await succeedImport(kit, admin, 'decideImport', { id, rule: 'UPDATE' });
    expect(decided.version).toBe(version + 1);
    const announced = { created: CLIENTS, updated: 1, error: 1, repeated: 1, changed: 0, undecided: 0 };
    expect(decided.announced).toMatchObject(announced);
    expect(await contentsOf(kit)).toEqual(before);

    await succeedImport(kit, admin, 'actOnImport', { id, version: decided.version, act: 'START' });
    await dieAt(id, 0, death);
    expect(await cursorOf(id)).toBe(done);
    await dieAt(id, 1, death);
    expect(await cursorOf(id)).toBe(2 * done + 1);
    const end = await finishImport(kit, admin, id);
    expect(end).toMatchObject({ status: 'IMPORTED', result: decided.announced });
    const made = (await kit.firestore.collection('clients').where('importId', '==', id).get()).docs;
    expect(made.map((doc) => doc.get('legalName') as string).toSorted()).toEqual(
      Array.from({ length: CLIENTS }, (_line, n) => `Cliente ${n}`).toSorted(),
    );
    expect(new Set(made.map((doc) => doc.get('code') as string)).size).toBe(CLIENTS);
    const updated = await kit.firestore.doc(`clients/${client.id}`).get();
    expect([updated.get('version'), updated.get('notes')]).toEqual([2, 'Portal']);

    await succeedImport(kit, admin, 'actOnImport', { id, version: end.version, act: 'UNDO' });
    await dieAt(id, 1, death);
    expect(await finishImport(kit, admin, id)).toMatchObject({
      status: 'UNDONE',
      undo: { removed: 2 * CLIENTS, restored: 1, kept: 0, lost: 0 },
    });
    expect(await contentsOf(kit)).toEqual(before);
  },
);
