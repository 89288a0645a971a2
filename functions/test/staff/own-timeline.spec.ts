import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAudit } from '../../src/store/audit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';
import { putWork } from '../kits/work-kit.ts';

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

const ACTIVITY =
  gql(`query OwnTimelineActivity($entity: EntityKind!, $id: ID!) { activity(entity: $entity, id: $id) {
  edges { node { action entity entityId subject text changes { field before after } } }
} }`);
const activity = async (by: Person, id: string) => {
  const data = await execute(kit, by, ACTIVITY, { entity: 'SERVICE', id });
  return data.activity.edges.map(({ node }) => node);
};
const NOTE = `mutation ($input: AddNoteInput!) { addNote(input: $input) {
  __typename ... on AddNoteSuccess { entry { entity entityId subject text } }
} }`;
const note = async (by: Person, entity: string, id: string, text = 'Hay perro') =>
  kit.send({ query: NOTE, variables: { input: { entity, id, kind: 'NOTE', text } } }, by);

const PAGE =
  gql(`query OwnTimelineActivity2($id: ID!, $after: String) { activity(entity: SERVICE, id: $id, first: 2, after: $after) {
  edges { node { text } } pageInfo { hasNextPage endCursor }
} }`);
const pageOf = async (by: Person, id: string, after: string | null = null) =>
  (await execute(kit, by, PAGE, { id, after })).activity;

describe('the timeline of a service', () => {
  test('can be read and added to by its technician, and is empty for other technicians', async () => {
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

  test('shows a technician only their own entries', async () => {
    const { id } = (await putWork(kit, [technician, other])).service;
    await note(admin, 'SERVICE', id, 'No paga');
    await note(other, 'SERVICE', id, 'De la colega');
    await note(technician, 'SERVICE', id, 'Mía');
    const textsOf = async (by: Person) => (await activity(by, id)).map(({ text }) => text);
    expect(await textsOf(admin)).toEqual(['Mía', 'De la colega', 'No paga']);
    expect(await textsOf(technician)).toEqual(['Mía']);
    expect(await textsOf(other)).toEqual(['De la colega']);
  });

  test("has pages without gaps for a technician, and costs no reads for others' entries", async () => {
    const { id } = (await putWork(kit, [technician])).service;
    for (const text of ['1', '2', '3', '4']) {
      await note(technician, 'SERVICE', id, text);
      for (const theirs of ['a', 'b']) await note(admin, 'SERVICE', id, theirs);
    }
    const tally = countReads(kit.firestore);
    const first = await pageOf(technician, id);
    // The viewer, the service, two rows and one more.
    expect(tally.reads).toBe(5);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await pageOf(technician, id, first.pageInfo.endCursor);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const texts = [first, second].flatMap(({ edges }) => edges.map(({ node }) => node.text));
    expect(texts).toEqual(['4', '3', '2', '1']);
  });

  test('includes prices and phones only if the technician may see them', async () => {
    const { id } = (await putWork(kit, [technician])).service;
    const line = { text: 'Válvula', unitPriceCents: 9_640, discountBasisPoints: 50 };
    await kit.firestore.runTransaction(async (tx) => {
      await Promise.resolve();
      const by = {
        actor: { id: technician.uid, name: 'X' },
        action: 'addServiceLine',
        now: new Date(),
      };
      const after = { line, lines: [line], contact: { phone: PHONE, hours: '9' } };
      const unit = { firestore: kit.firestore, tx, by };
      writeAudit(unit, { entity: 'SERVICE', entityId: id, before: null, after });
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

  test('is the only timeline open to technicians', async () => {
    const { client } = (await putWork(kit, [technician])).service;
    for (const entity of ['CLIENT', 'SITE', 'EQUIPMENT', 'PROSPECT', 'USER']) {
      const { errors } = await kit.send(
        { query: ACTIVITY.toString(), variables: { entity, id: client.id } },
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
