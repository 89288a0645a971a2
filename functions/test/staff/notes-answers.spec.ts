import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddNoteInput } from '../gql/graphql.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { addNote, KEY, startNotes } from '../kits/note-kit.ts';
import { putProspect, putSettings } from '../kits/prospect-kit.ts';
import { empty } from '../kits/settings-kit.ts';

const TIMELINE = gql(`query NotesAnswersActivity($id: ID!) { activity(entity: PROSPECT, id: $id) {
  edges { node { action text noteKind } } } }`);
const DUE = new Date('2026-11-20T11:00:00Z');
const CALL = { entity: 'PROSPECT', kind: 'CALL', text: 'Quiere presupuesto', answers: true } as const;

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  ({ kit, agent } = await startNotes());
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await empty(kit, ['audit', 'keys']);
  await putSettings(kit);
});

const add = (input: Partial<AddNoteInput> & { id: string }, key: string | null = null) =>
  addNote(kit, agent, { ...CALL, ...input }, key);

async function timeline(id: string) {
  const { activity } = await execute(kit, agent, TIMELINE, { id });
  return activity.edges.map(({ node }) => node);
}

const stored = async (id: string) => (await kit.firestore.doc(`prospects/${id}`).get()).data();
const newOne = () => putProspect(kit, { status: 'NEW', firstResponseDueAt: DUE, firstResponseAt: null });

describe('a note that answers a new prospect', () => {
  test.each(['CALL', 'EMAIL'] as const)(
    'by %s is stored and then advances the prospect, stopping its response time',
    async (kind) => {
      const { id, version } = await newOne();
      expect(await add({ id, kind })).toMatchObject({
        __typename: 'AddNoteSuccess',
        prospect: {
          ...{ status: 'CONTACTED', version: version + 1, firstResponseDueAt: null },
          firstResponseAt: '2026-11-20T10:00:00.001Z',
        },
      });
      expect(await timeline(id)).toEqual([
        { action: 'advanceProspect', text: null, noteKind: null },
        { action: 'addNote', text: 'Quiere presupuesto', noteKind: kind },
      ]);
    },
  );

  test('is stored once per key', async () => {
    const { id } = await newOne();
    const first = await add({ id }, KEY);
    expect(await add({ id }, KEY)).toEqual(first);
    expect(await timeline(id)).toHaveLength(2);
  });

  test('advances the prospect once and loses no note when sent by twenty people simultaneously', async () => {
    const { id, version } = await newOne();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ id })));
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['AddNoteSuccess']));
    expect(await stored(id)).toMatchObject({ status: 'CONTACTED', version: version + 1 });
    const actions = (await timeline(id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'advanceProspect')).toHaveLength(1);
    expect(actions.filter((action) => action === 'addNote')).toHaveLength(20);
  });
});
