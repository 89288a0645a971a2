import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AbsenceInput, CreateAbsenceInput, DecideAbsenceInput } from '../gql/graphql.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { auditOf, codesOf, documentOf, mutate } from '../kits/staff-kit.ts';

const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const days = { from: '2026-12-01', to: '2026-12-05', kind: 'VACATION' as const };

let kit: Kit;
let admin: Person;
let agent: Person;
let technician: Person;
beforeAll(() => {
  kit = startKit();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearProject(kit);
  [admin, agent, technician] = await Promise.all([
    kit.given.admin(),
    kit.given.agent(),
    kit.given.technician(),
  ]);
});

const request = (changes: Partial<AbsenceInput> = {}, key: string | null = null) =>
  mutate(kit, technician, 'requestAbsence', { ...days, ...changes }, key);
const record = (changes: Partial<CreateAbsenceInput> = {}) =>
  mutate(kit, admin, 'createAbsence', { ...days, technicianId: technician.uid, ...changes });
const decide = (by: Person, id: string, changes: Partial<DecideAbsenceInput> = {}) =>
  mutate(kit, by, 'decideAbsence', { id, version: 1, status: 'APPROVED', ...changes });
const cancel = (by: Person, id: string, version = 1) => mutate(kit, by, 'cancelAbsence', { id, version });
const idOf = ({ absence }: { absence?: { id: string } }) => absence?.id ?? 'none';
const letAgentsDecide = () => kit.firestore.doc('settings/company').set({ agentsApproveAbsences: true });

describe('requestAbsence', () => {
  test("stores the technician's request, and audits it for the technician too", async () => {
    const answer = await request({ note: ' Boda ' });
    const id = idOf(answer);
    const fields = { ...days, technicianName: 'Nombre Apellido', status: 'REQUESTED', note: 'Boda' };
    expect(answer).toEqual({
      __typename: 'AbsenceSuccess',
      absence: { id, technicianId: technician.uid, ...fields, decidedByName: null, version: 1 },
    });
    expect(await auditOf(kit, id)).toEqual([
      expect.objectContaining({
        ...{ action: 'requestAbsence', actor: technician.uid, entity: 'ABSENCE', entityId: id },
        ...{ on: [`ABSENCE_${id}`, `USER_${technician.uid}`], subject: '01/12/2026 – 05/12/2026' },
        ...{ before: null, after: { ...fields, decidedByName: null } },
      }),
    ]);
  });

  test('of twenty simultaneous calls for the same days stores one request', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => request()));
    const made = answers.filter(({ __typename }) => __typename === 'AbsenceSuccess');
    expect(made).toHaveLength(1);
    expect((await kit.firestore.collection('absences').get()).size).toBe(1);
  }, 180_000);

  test('stores one request per key, and returns notFound once it was cancelled', async () => {
    const first = await request({}, KEY);
    expect(await request({}, KEY)).toEqual(first);
    expect(await request({ kind: 'OTHER' }, KEY)).toMatchObject({ __typename: 'KeyReusedError' });
    await cancel(technician, idOf(first));
    expect(await request({}, KEY)).toMatchObject({ __typename: 'NotFoundError' });
  });
});

describe('createAbsence', () => {
  test('stores an absence approved by its author', async () => {
    expect(await record()).toMatchObject({
      absence: { status: 'APPROVED', decidedByName: 'Nombre Apellido', technicianId: technician.uid },
    });
  });

  test('is refused at its field for a user who is not a technician', async () => {
    for (const technicianId of [agent.uid, '', 'a/b']) {
      expect(await record({ technicianId })).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path: 'technicianId', message: 'No existe o ya no se puede elegir' }],
      });
    }
  });
});

describe('decideAbsence', () => {
  test.each(['APPROVED', 'REJECTED'] as const)('stores %s by an administrator', async (status) => {
    const id = idOf(await request());
    expect(await decide(admin, id, { status })).toMatchObject({
      absence: { id, status, decidedByName: 'Nombre Apellido', version: 2 },
    });
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      ...{ action: 'decideAbsence', before: { status: 'REQUESTED' }, after: { status } },
      on: [`ABSENCE_${id}`, `USER_${technician.uid}`],
    });
  });

  test('is FORBIDDEN to agents unless the settings allow it', async () => {
    const id = idOf(await request());
    const input = { id, version: 1, status: 'APPROVED' };
    expect(await codesOf(kit, agent, 'decideAbsence', input)).toEqual(['FORBIDDEN']);
    expect(await documentOf(kit, `absences/${id}`)).toMatchObject({ status: 'REQUESTED', version: 1 });
    await letAgentsDecide();
    expect(await decide(agent, id)).toMatchObject({ absence: { status: 'APPROVED' } });
  });

  test('refuses a decided absence, and returns a conflict for a stale version', async () => {
    const id = idOf(await request());
    await decide(admin, id);
    expect(await decide(admin, id, { version: 2, status: 'REJECTED' })).toEqual({
      ...{ __typename: 'TransitionError', message: 'Esta ausencia ya está decidida' },
    });
    expect(await decide(admin, id, { status: 'REJECTED' })).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'Absence', id, status: 'APPROVED', version: 2 },
    });
  });

  test('of ten simultaneous calls one succeeds and the others get a conflict', async () => {
    const id = idOf(await request());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(admin, id, { status: index % 2 ? 'APPROVED' : 'REJECTED' }),
      ),
    );
    const names = answers.map(({ __typename }) => __typename).sort();
    expect(names).toEqual(['AbsenceSuccess', ...Array<string>(9).fill('ConflictError')]);
  }, 180_000);
});

describe('cancelAbsence', () => {
  test("deletes the technician's own request and audits its fields", async () => {
    const id = idOf(await request());
    expect(await cancel(technician, id)).toEqual({ __typename: 'CancelAbsenceSuccess', id });
    expect(await documentOf(kit, `absences/${id}`)).toBeNull();
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      ...{ action: 'cancelAbsence', before: { ...days, status: 'REQUESTED' }, after: null },
    });
    expect(await cancel(technician, id)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test('of a decided absence is for administrators only', async () => {
    const id = idOf(await record());
    expect(await cancel(technician, id)).toEqual({
      ...{ __typename: 'TransitionError', message: 'Solo se puede retirar una solicitud pendiente' },
    });
    expect(await cancel(admin, id)).toMatchObject({ __typename: 'CancelAbsenceSuccess' });
  });
});
