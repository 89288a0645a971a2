import type { DocumentData } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { clearDocuments, clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { AREAS } from '../lists/areas.ts';
import { cellOf, type Operation, type Row } from './permission-world.ts';
import { dump } from '../kits/technician-kit.ts';

const ROLES: Role[] = ['ADMIN', 'AGENT', 'TECHNICIAN'];

let kit: Kit;
let people: Record<Role, Person>;
let documents: { id: string; data: DocumentData }[];
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  const { given } = kit;
  const [ADMIN, AGENT, TECHNICIAN] = await Promise.all([given.admin(), given.agent(), given.technician()]);
  people = { ADMIN, AGENT, TECHNICIAN };
  const { docs } = await kit.firestore.collection('users').get();
  documents = docs.map((doc) => ({ id: doc.id, data: doc.data() }));
});
afterAll(() => kit.stop());

/** Deletes everything but the three users, and has heard of the technician: a request notes that after five minutes only. */
async function startAnew(): Promise<void> {
  await clearDocuments(kit);
  const batch = kit.firestore.batch();
  for (const { id, data } of documents) batch.create(kit.firestore.doc(`users/${id}`), data);
  batch.create(kit.firestore.doc(`devices/${people.TECHNICIAN.uid}`), { heardAt: new Date() });
  await batch.commit();
}

type Ask = Row[2];
/** A query is judged by what it shows, a mutation by what is stored afterwards. */
type Prepared = { ask: Ask; operation: Operation; stored: string | null };

async function prepare(ask: Ask): Promise<Prepared> {
  await startAnew();
  const operation = await ask({ kit, people });
  return { ask, operation, stored: operation.shows === undefined ? await dump(kit) : null };
}

/** Of the last row, while nobody has changed its records. */
let prepared: Prepared | null = null;

/** Those who write come last in a row: whoever is refused leaves the records to the next. */
const cellsOf = (rows: Row[]) =>
  rows.flatMap(([title, cells, ask]) => {
    const asked = cells.map((cell, at) => ({ title, cell, ask, role: ROLES[at] ?? 'ADMIN' }));
    return asked.toSorted((a, b) => Number(a.cell === 'done') - Number(b.cell === 'done'));
  });

describe.each(AREAS.flatMap(({ permissions = {} }) => Object.entries(permissions)))('%s', (_name, rows) => {
  test.each(cellsOf(rows))('$title, as $role: $cell', async ({ cell, ask, role }) => {
    const given = prepared?.ask === ask ? prepared : await prepare(ask);
    prepared = null;
    const { shows = null, ...operation } = given.operation;
    const viewer = people[role];
    const shown = typeof shows === 'function' ? shows(viewer) : shows;
    expect(cellOf(await kit.send(operation, viewer), shown)).toBe(cell);
    const stored = given.stored === null ? null : await dump(kit);
    if (cell === 'done') expect(stored).not.toBe(given.stored);
    else {
      expect(stored).toBe(given.stored);
      prepared = given;
    }
  });
});
