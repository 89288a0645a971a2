import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { answerOf, get, givenFile, madeId, png, put, putVisited, startFiles } from '../kits/files-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import type { WorkChanges } from '../kits/work-kit.ts';

let kit: Kit;
let people: Record<'admin' | 'agent' | 'technician' | 'other', Person>;
beforeAll(async () => {
  ({ kit, people } = await startFiles());
});
afterAll(() => kit.stop());

const work = (changes?: WorkChanges) => putVisited(kit, people.technician, changes);
const sent = async (by: Person, file: Parameters<typeof put>[2]) => answerOf(await put(kit, by, file));

const REMOVE =
  gql(`mutation AttachmentsAccessRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {
  __typename ... on UserError { message } ... on RemoveAttachmentSuccess { service { id attachments { id } } }
} }`);
const remove = async (by: Person, id: string, key: string | null = null) => {
  const data = await execute(kit, by, REMOVE, { input: { id }, key });
  return data.removeAttachment;
};

describe('access to attachments', () => {
  const LACKS = { status: 404, error: { code: 'NOT_FOUND', message: 'No se ha encontrado' } };

  test("a technician gets notFound for another technician's service, visit or photo", async () => {
    const { service, visit } = await work();
    const { service: elsewhere, visit: visitElsewhere } = await work();
    const file = await givenFile(kit, people.technician, { service: service.id, visit: visit.id });
    for (const id of [file.id, madeId()]) {
      expect(await answerOf(await get(kit, people.other, id))).toEqual({
        ...LACKS,
        error: { ...LACKS.error, requestId: expect.any(String) as string },
      });
    }
    for (const about of [
      { service: service.id },
      { service: service.id, visit: visit.id },
      { service: madeId() },
      { service: '' },
      { service: '__x__' },
    ]) {
      expect(await sent(people.other, about)).toMatchObject(LACKS);
    }
    // Nobody can add a file for a visit of another service.
    for (const by of [people.technician, people.admin]) {
      expect(await sent(by, { service: service.id, visit: visitElsewhere.id })).toMatchObject(LACKS);
      expect(await sent(by, { service: elsewhere.id, visit: madeId() })).toMatchObject(LACKS);
    }
    expect(await remove(people.other, file.id)).toMatchObject({ __typename: 'NotFoundError' });
    expect((await get(kit, people.technician, file.id)).status).toBe(200);
    expect((await get(kit, people.agent, file.id)).status).toBe(200);
  });

  test("a technician can add files to their own visit but not to a colleague's on the same service", async () => {
    const mine = { status: 'SCHEDULED' as const, plannedStart: new Date() };
    const theirs = { id: people.other.uid, name: 'Otra', color: 'red' };
    const other = { technicians: [theirs], technicianIds: [theirs.id], status: 'IN_PROGRESS' as const };
    const { service, others } = await work({ visit: mine, others: [other] });
    const about = { service: service.id, visit: others[0]?.id ?? '' };
    expect(await sent(people.technician, about)).toMatchObject(LACKS);
    expect(await sent(people.other, about)).toMatchObject({ status: 200 });
    expect(await sent(people.technician, { service: service.id })).toMatchObject({ status: 200 });
  });

  test("a technician cannot see a colleague's photos on the same service", async () => {
    const theirs = { id: people.other.uid, name: 'Otra', color: 'red' };
    const other = { technicians: [theirs], technicianIds: [theirs.id], status: 'IN_PROGRESS' as const };
    const { service, visit, others } = await work({ others: [other] });
    const hidden = { service: service.id, visit: others[0]?.id ?? '' };
    const photo = await givenFile(kit, people.other, hidden);
    const signature = await givenFile(kit, people.other, { ...hidden, kind: 'SIGNATURE', bytes: png() });
    const own = await givenFile(kit, people.technician, { service: service.id, visit: visit.id });
    const shared = await givenFile(kit, people.agent, { service: service.id });
    const query = gql(`query AttachmentsAccessService($id: ID!) { service(id: $id) { attachments { id } } }`);
    const seenBy = async (by: Person) =>
      (await execute(kit, by, query, { id: service.id })).service?.attachments.map(({ id }) => id);
    expect(await seenBy(people.technician)).toEqual([own.id, shared.id]);
    expect(await seenBy(people.other)).toEqual([photo.id, signature.id, shared.id]);
    expect(await seenBy(people.agent)).toHaveLength(4);
    for (const { id } of [photo, signature]) {
      expect(await answerOf(await get(kit, people.technician, id))).toMatchObject(LACKS);
      expect(await remove(people.technician, id)).toMatchObject({ __typename: 'NotFoundError' });
      expect((await get(kit, people.other, id)).status).toBe(200);
    }
    expect((await get(kit, people.technician, shared.id)).status).toBe(200);
    // The id counts as taken, without revealing whose file it is.
    const again = { service: service.id, visit: visit.id, id: photo.id };
    expect(await sent(people.technician, again)).toMatchObject({ status: 409, error: { code: 'ID_TAKEN' } });
  });
});

describe('removeAttachment', () => {
  test('deletes the file and its bytes once, with an audit entry', async () => {
    const { service, visit } = await work();
    const about = { service: service.id, visit: visit.id };
    const kept = await givenFile(kit, people.technician, { ...about, kind: 'AFTER' });
    const file = await givenFile(kit, people.technician, about);
    const key = randomUUID();
    const answer = await remove(people.technician, file.id, key);
    expect(answer).toEqual({
      __typename: 'RemoveAttachmentSuccess',
      service: { id: service.id, attachments: [{ id: kept.id }] },
    });
    expect(await remove(people.technician, file.id, key)).toEqual(answer);
    expect(await remove(people.technician, kept.id, key)).toMatchObject({ __typename: 'KeyReusedError' });
    expect(await remove(people.technician, file.id)).toMatchObject({ __typename: 'NotFoundError' });
    expect((await get(kit, people.technician, file.id)).status).toBe(404);
    expect((await kit.firestore.doc(`blobs/${file.id}`).get()).exists).toBe(false);
    expect((await auditOf(kit, service.id)).at(-1)).toMatchObject({
      ...{ action: 'removeAttachment', after: null },
      before: { attachment: { id: file.id, kind: 'BEFORE', sha256: file.sha256 } },
    });
  });

  test('refuses to remove a file that a report shows', async () => {
    const { service, visit } = await work();
    const file = await givenFile(kit, people.technician, { service: service.id, visit: visit.id });
    await kit.firestore.doc(`attachments/${file.id}`).update({ reported: true });
    expect(await remove(people.admin, file.id)).toEqual({
      __typename: 'TransitionError',
      message: 'Está en un parte de trabajo y ya no se puede quitar',
    });
    expect((await get(kit, people.admin, file.id)).status).toBe(200);
  });

  test.each(['nobody', '', '.', 'a/b', '__x__'])('returns notFound for the id %j', async (id) => {
    expect(await remove(people.admin, id)).toMatchObject({ __typename: 'NotFoundError' });
  });
});
