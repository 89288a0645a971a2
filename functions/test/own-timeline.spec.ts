/** The timeline of a service: for the office, and for technicians who have a visit, who are told no more than they may see. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAudit } from '../src/audit.ts';
import { clearProject, execute, startKit, type Kit, type Person } from './kit.ts';
import { putWork } from './perform-kit.ts';

const PHONE = '+34612345678';

let kit: Kit;
let admin: Person;
let technician: Person;
let other: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  const { given } = kit;
  [admin, technician, other] = await Promise.all([given.admin(), given.technician(), given.technician()]);
});
afterAll(() => kit.stop());

const ACTIVITY = `query ($entity: EntityKind!, $id: ID!) { activity(entity: $entity, id: $id) {
  edges { node { action entity entityId subject text changes { field before after } } }
} }`;
type Entry = { action: string; text: string | null; changes: { field: string; after: string | null }[] };
const activity = async (by: Person, id: string) => {
  type Data = { activity: { edges: { node: Entry }[] } };
  const data = await execute<Data>(kit, by, ACTIVITY, { entity: 'SERVICE', id });
  return data.activity.edges.map(({ node }) => node);
};
const NOTE = `mutation ($input: AddNoteInput!) { addNote(input: $input) {
  __typename ... on AddNoteSuccess { entry { entity entityId subject text } }
} }`;
const note = async (by: Person, entity: string, id: string) =>
  kit.send({ query: NOTE, variables: { input: { entity, id, kind: 'NOTE', text: 'Hay perro' } } }, by);

describe('the timeline of a service', () => {
  test('is read, and written to, by whoever has a visit; for others there is none', async () => {
    const { id, code, title, client } = (await putWork(kit, [technician])).service;
    const subject = `${code} ${title}`;
    const entry = { entity: 'SERVICE', entityId: id, subject, text: 'Hay perro' };
    expect((await note(technician, 'SERVICE', id)).data).toEqual({
      addNote: { __typename: 'AddNoteSuccess', entry },
    });
    for (const by of [technician, admin]) {
      expect(await activity(by, id)).toEqual([{ action: 'addNote', ...entry, changes: [] }]);
    }
    expect(await activity(other, id)).toEqual([]);
    expect(await activity(technician, 'nobody')).toEqual([]);
    for (const missing of [id, 'nobody', '', '__x__']) {
      expect((await note(other, 'SERVICE', missing)).data).toEqual({
        addNote: { __typename: 'NotFoundError' },
      });
    }
    const { docs } = await kit.firestore.collection('audit').where('entityId', '==', id).get();
    expect(docs.map((doc) => doc.get('on') as unknown)).toEqual([[`SERVICE_${id}`, `CLIENT_${client.id}`]]);
  });

  test('tells of prices and phones only whoever may see them', async () => {
    const { id } = (await putWork(kit, [technician])).service;
    const line = { text: 'Válvula', unitPriceCents: 9_640, discountBasisPoints: 50 };
    await kit.firestore.runTransaction(async (tx) => {
      await Promise.resolve();
      writeAudit(kit.firestore, tx, {
        ...{ actor: { id: 'x', name: 'X' }, action: 'addServiceLine', entity: 'SERVICE', entityId: id },
        ...{
          before: null,
          after: { line, lines: [line], contact: { phone: PHONE, hours: '9' } },
          at: new Date(),
        },
      });
    });
    const textOf = async (by: Person) => JSON.stringify(await activity(by, id));
    expect(await textOf(admin)).toMatch(/9640.*612345678|612345678.*9640/);
    const shown = await textOf(technician);
    expect(shown).toContain('Válvula');
    expect(shown).not.toMatch(/9640|612345678/);
    const user = kit.firestore.doc(`users/${technician.uid}`);
    await user.update({ permissions: { phones: true, prices: true } });
    expect(await textOf(technician)).toBe(await textOf(admin));
    await user.update({ permissions: { phones: false, prices: false } });
  });

  test('is the only one for technicians', async () => {
    const { client } = (await putWork(kit, [technician])).service;
    for (const entity of ['CLIENT', 'SITE', 'EQUIPMENT', 'PROSPECT', 'USER']) {
      const { errors } = await kit.send(
        { query: ACTIVITY, variables: { entity, id: client.id } },
        technician,
      );
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
    for (const entity of ['CLIENT', 'PROSPECT']) {
      const { errors } = await note(technician, entity, client.id);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
  });
});
