import type { Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddNoteInput } from '../gql/graphql.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { ADD_NOTE, addNote, KEY, NOW, startNotes } from '../kits/note-kit.ts';
import { empty } from '../kits/settings-kit.ts';

const NOTE = { entity: 'CLIENT', id: 'ibiza', kind: 'CALL', text: ' Llamar\r\nmañana ' } as const;

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  ({ kit, agent } = await startNotes());
  await kit.firestore.doc('clients/ibiza').set({ kind: 'COMMUNITY', legalName: 'C. P. Calle de Ibiza 21' });
  await kit.firestore.doc('prospects/bea').set({ kind: 'PERSON', name: 'Beatriz', lastName: 'Lorenzo Cano' });
});
afterAll(() => kit.stop());
beforeEach(() => empty(kit, ['audit', 'keys']));

const add = (changes: Partial<AddNoteInput> = {}, key: string | null = null) =>
  addNote(kit, agent, { ...NOTE, ...changes }, key);

const entries = async () => (await kit.firestore.collection('audit').get()).docs.map((doc) => doc.data());

describe('addNote', () => {
  test("adds an entry to a client's timeline, marks the client as noted and changes nothing else", async () => {
    const before = (await kit.firestore.doc('clients/ibiza').get()).data();
    expect(await add()).toEqual({
      __typename: 'AddNoteSuccess',
      entry: {
        ...{ id: expect.any(String) as unknown, at: expect.any(String) as unknown, actorId: agent.uid },
        ...{ actorName: 'Nombre Apellido', action: 'addNote', entity: 'CLIENT', entityId: 'ibiza' },
        ...{ subject: 'C. P. Calle de Ibiza 21', text: 'Llamar\nmañana', noteKind: 'CALL', changes: [] },
      },
      prospect: null,
    });
    expect(await entries()).toMatchObject([{ on: ['CLIENT_ibiza'], before: null, after: null }]);
    expect((await kit.firestore.doc('clients/ibiza').get()).data()).toEqual({ ...before, noted: true });
  });

  test("adds an entry to a prospect's timeline", async () => {
    const { entry } = await add({ entity: 'PROSPECT', id: 'bea', kind: 'EMAIL' });
    expect(entry).toMatchObject({ entity: 'PROSPECT', noteKind: 'EMAIL', subject: 'Beatriz Lorenzo Cano' });
  });

  test.each([
    ['SITE', 'ibiza'],
    ['USER', 'ibiza'],
  ] as const)('refuses a note about a %s', async (entity, id) => {
    expect(await add({ entity, id })).toMatchObject({
      fields: [{ path: 'entity', message: 'Elige una opción de la lista' }],
    });
    expect(await entries()).toEqual([]);
  });

  test.each([
    [' \u200B', 'Este campo es requerido'],
    ['ñ'.repeat(4_001), 'No puede tener más de 4000 caracteres'],
    ['campana \u0007', 'Contiene caracteres no válidos'],
  ])('refuses the text %j', async (text, message) => {
    expect(await add({ text })).toMatchObject({ fields: [{ path: 'text', message }] });
  });

  test('accepts 4,000 characters', async () => {
    expect((await add({ text: '😀'.repeat(4_000) })).__typename).toBe('AddNoteSuccess');
  });

  test('returns notFound for unknown ids', async () => {
    for (const id of ['nobody', 'bea', '', '.', 'a/b', '__x__']) {
      expect((await add({ id })).__typename).toBe('NotFoundError');
    }
    expect(await entries()).toEqual([]);
  });

  test('returns the first answer for a repeated key, and KeyReusedError for other input', async () => {
    const first = await add({}, KEY);
    expect(await add({}, KEY)).toEqual(first);
    expect(await entries()).toHaveLength(1);
    expect((await add({ text: 'Otra' }, KEY)).__typename).toBe('KeyReusedError');
  });

  test('is forbidden to technicians', async () => {
    const operation = { query: ADD_NOTE.toString(), variables: { input: NOTE } };
    const { errors } = await kit.send(operation, await kit.given.technician());
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('a note written offline', () => {
  const TIMELINE = gql(
    `query NotesActivity { activity(entity: CLIENT, id: "ibiza") { edges { node { at text } } } }`,
  );

  test.each([
    ['by the device', '2026-11-20T08:30:00.000Z', '2026-11-20T08:30:00.000Z'],
    ['by the device, even days later', '2026-11-13T09:59:59.999Z', '2026-11-13T09:59:59.999Z'],
    ['at arrival if that is months later', '2026-09-01T10:00:00.000Z', NOW.toISOString()],
    ['at arrival if the device is too far ahead', '2026-11-20T10:05:00.001Z', NOW.toISOString()],
  ])('is dated %s', async (_name, occurredAt, expected) => {
    expect((await add({ occurredAt })).entry?.at).toBe(expected);
    const [entry] = await entries();
    const { at, after } = entry as { at: Timestamp; after: Record<string, Timestamp> };
    expect(at.toDate().toISOString()).toBe(expected);
    // The device's time is stored even if it was not believed.
    expect(after['occurredAt']?.toDate().toISOString()).toBe(occurredAt);
    expect(after['receivedAt']?.toDate()).toEqual(NOW);
  });

  test('is listed where it happened, not where it arrived', async () => {
    await add({ text: 'Después' });
    await add({ text: 'Antes', occurredAt: '2026-11-20T08:30:00Z' });
    const { activity } = await execute(kit, agent, TIMELINE);
    expect(activity.edges.map(({ node }) => node)).toEqual([
      { at: NOW.toISOString(), text: 'Después' },
      { at: '2026-11-20T08:30:00.000Z', text: 'Antes' },
    ]);
  });

  test('is stored once per key, and the same key with another time is refused', async () => {
    const sent = { occurredAt: '2026-11-20T08:30:00Z' };
    const first = await add(sent, KEY);
    expect(await add(sent, KEY)).toEqual(first);
    expect(await entries()).toHaveLength(1);
    expect((await add({ occurredAt: '2026-11-20T08:31:00Z' }, KEY)).__typename).toBe('KeyReusedError');
  });
});
