import type { DocumentData } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { clearDocuments, clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { AREAS } from '../lists/areas.ts';
import { cellOf, type Row } from './permission-world.ts';
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

/** Deletes everything but the three users, so that each cell has its own records. */
async function startAnew(): Promise<void> {
  await clearDocuments(kit);
  const batch = kit.firestore.batch();
  for (const { id, data } of documents) batch.create(kit.firestore.doc(`users/${id}`), data);
  await batch.commit();
}

const cellsOf = (rows: Row[]) =>
  rows.flatMap(([title, cells, ask]) =>
    cells.map((cell, at) => ({ title, cell, ask, role: ROLES[at] ?? 'ADMIN' })),
  );

describe.each(AREAS.flatMap(({ permissions = {} }) => Object.entries(permissions)))('%s', (_name, rows) => {
  test.each(cellsOf(rows))('$title, as $role: $cell', async ({ cell, ask, role }) => {
    await startAnew();
    const viewer = people[role];
    const { shows = null, ...operation } = await ask({ kit, people, viewer });
    // A query is judged by what it shows, a mutation by what is stored afterwards.
    const before = shows === null ? await dump(kit) : null;
    expect(cellOf(await kit.send(operation, viewer), shows)).toBe(cell);
    if (before === null) return;
    const after = await dump(kit);
    if (cell === 'done') expect(after).not.toBe(before);
    else expect(after).toBe(before);
  });
});
