import { randomUUID } from 'node:crypto';
import { FieldValue } from '@google-cloud/firestore';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { emptyValue, typedFields } from '@cuadrilla/domain/records/record.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowToProspect } from '../../src/prospects/store/prospect-document.ts';
import { recordFields } from '../../src/store/record-document.ts';
import type { ProspectInput } from '../gql/graphql.ts';
import { auditOf, clearCollection, replayOf, stored } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { givenProspect, mutate, putProspect, putSettings, someProspect } from '../kits/prospect-kit.ts';

let kit: Kit;
let agent: Person;
let colleague: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [agent, colleague] = await Promise.all([kit.given.agent(), kit.given.agent()]);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearCollection(kit, 'prospects');
  await putSettings(kit);
});

const prospectOf = async (id: string) => rowToProspect(await kit.firestore.doc(`prospects/${id}`).get());

const update = (id: string, version: number, prospect: ProspectInput, key: string | null = null) =>
  mutate(kit, agent, 'updateProspect', { id, version, prospect }, key);

describe('updateProspect', () => {
  test('saves fields, search words and duplicate keys, and audits what changed', async () => {
    const given = await givenProspect(kit, agent, { name: 'Ana', nextActionOn: '2026-12-01' });
    const typed = {
      ...someProspect(),
      name: 'Eva',
      nextActionOn: null,
      ownerId: colleague.uid,
      interestIds: ['leak'],
    };
    const { prospect } = await update(given.id, 1, typed);
    expect(prospect).toMatchObject({
      ...{ id: given.id, code: given.code, status: 'NEW', version: 2, name: 'Eva', nextActionOn: null },
      ...{ owner: { id: colleague.uid, name: 'Nombre Apellido' }, interestIds: ['leak'] },
      ...{ firstResponseDueAt: given.firstResponseDueAt, createdAt: given.createdAt },
    });
    const document = await stored(kit, `prospects/${given.id}`);
    expect(document['search']).toEqual(expect.arrayContaining(['eva', 'interest:leak']));
    expect(document['search']).not.toContain('ana');
    expect(document['match']).toEqual([`email:${typed.email}`, `phone:${prospect?.phone}`]);
    expect(document).toMatchObject({ dueSort: '9999-99-99', updatedBy: agent.uid });
    const entries = await auditOf(kit, given.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'updateProspect',
      before: { name: 'Ana', nextActionOn: '2026-12-01', owner: null, interestIds: [] },
      after: { name: 'Eva', nextActionOn: null, owner: { id: colleague.uid }, interestIds: ['leak'] },
    });
    expect(document).toMatchObject(await replayOf(kit, given.id));
  });

  test('writes nothing if nothing changes', async () => {
    const typed = someProspect({ name: 'Ana' });
    const given = await givenProspect(kit, agent, typed);
    expect(await update(given.id, 1, { ...typed, name: ' Ana ' })).toMatchObject({
      ...{ __typename: 'ProspectSuccess', prospect: { version: 1 } },
    });
    expect(await auditOf(kit, given.id)).toHaveLength(1);
  });

  test('keeps fields that were not sent, as by an older app, and clears those sent as null', async () => {
    const given = await givenProspect(kit, agent, {
      ...{ kind: 'COMPANY', legalName: 'Frío Sur', nif: 'B12345674', need: 'Aire', notes: 'Por la tarde' },
      ...{ address: { postalCode: '28009' }, sourceId: 'web', interestIds: ['leak'], ownerId: agent.uid },
      ...{ estimatedValueCents: 90_000, nextActionOn: '2026-12-01', doNotContact: true },
    });
    const { id } = given;
    const before = recordFields(PROSPECT, await prospectOf(id));
    await update(id, 1, { kind: 'COMPANY', name: 'Eva' });
    expect(recordFields(PROSPECT, await prospectOf(id))).toEqual({ ...before, name: 'Eva' });
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({ after: { name: 'Eva' } });
    const kept = ['kind', 'legalName', 'phone', 'doNotContact'];
    const others = typedFields(PROSPECT).filter(({ name }) => !kept.includes(name));
    const nulls = Object.fromEntries(others.map(({ input }) => [input, null]));
    await update(id, 2, { kind: 'COMPANY', doNotContact: null, ...nulls });
    const cleared = Object.fromEntries(others.map(({ name, field }) => [name, emptyValue(field)]));
    expect(recordFields(PROSPECT, await prospectOf(id))).toEqual({ ...before, ...cleared });
  });

  test('reads a document without newer fields, and audits only what changes', async () => {
    const { id } = await putProspect(kit);
    const { notDuplicateOf, interestIds } = recordFields(PROSPECT, await prospectOf(id));
    const ref = kit.firestore.doc(`prospects/${id}`);
    await ref.update({ notDuplicateOf: FieldValue.delete(), interestIds: FieldValue.delete() });
    expect(await prospectOf(id)).toMatchObject({ notDuplicateOf, interestIds });
    await update(id, 1, { kind: 'PERSON', need: 'Aire' });
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      before: { need: null },
      after: { need: 'Aire' },
    });
  });

  test('returns a conflict with the current prospect for a stale version', async () => {
    const given = await givenProspect(kit, agent);
    await update(given.id, 1, someProspect({ notes: 'Nuevo' }));
    const answer = await update(given.id, 1, someProspect({ notes: 'Otro' }));
    expect(answer).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'Prospect', id: given.id, version: 2, notes: 'Nuevo' },
    });
  });

  test('of two simultaneous calls one succeeds and the other gets a conflict', async () => {
    const given = await givenProspect(kit, agent);
    const answers = await Promise.all(
      ['Uno', 'Dos'].map((notes) => update(given.id, 1, someProspect({ notes }))),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'ProspectSuccess']);
  });

  test('returns notFound for any unknown id', async () => {
    for (const id of ['nobody', '', '.', '__x__', 'a/b', '\u0000', 'x'.repeat(2_000)]) {
      expect(await update(id, 1, someProspect())).toMatchObject({
        ...{ __typename: 'NotFoundError', message: 'No se ha encontrado' },
      });
    }
  });

  test('returns the current prospect for a repeated key, and KeyReusedError for other input', async () => {
    const { id } = await putProspect(kit);
    const key = randomUUID();
    const typed = someProspect({ notes: 'Una vez' });
    await update(id, 1, typed, key);
    expect(await update(id, 1, typed, key)).toMatchObject({
      ...{ __typename: 'ProspectSuccess', prospect: { version: 2, notes: 'Una vez' } },
    });
    expect((await update(id, 2, typed, key)).__typename).toBe('KeyReusedError');
  });
});
