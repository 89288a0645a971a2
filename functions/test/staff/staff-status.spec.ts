import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearProject, execute, gql, type Kit, type Person, signIn, startKit } from '../kits/kit.ts';
import { addMember, auditOf, documentOf, mutate } from '../kits/staff-kit.ts';

const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const OTHER_KEY = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b';
const LONG = 180_000;
const PASSWORD = 'Demo1234!';

let kit: Kit;
let admin: Person;
beforeAll(() => {
  kit = startKit();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearProject(kit);
  admin = await kit.given.admin();
});

const NOTHING_HELD = { visits: 0, prospects: 0, clients: 0 };
const statusOf = async (uid: string) => (await documentOf(kit, `users/${uid}`))?.['status'] as unknown;
const codes = async (person: Person) =>
  (await kit.send({ query: '{ me { id } }' }, person)).errors?.map(({ extensions }) => extensions.code);

/** Emulator tokens are unsigned: this one claims a sign-in an hour ago. */
function signedInLongAgo(person: Person): Person {
  const [header = '', payload = '', signature = ''] = person.token.split('.');
  const claims = Buffer.from(payload, 'base64url')
    .toString()
    .replace(/"auth_time":(\d+)/, (_text, time: string) => `"auth_time":${Number(time) - 3_600}`);
  return { ...person, token: [header, Buffer.from(claims).toString('base64url'), signature].join('.') };
}

describe('suspendStaff', () => {
  test('blocks the next request, ends all sessions and is audited', async () => {
    const agent = await kit.given.agent();
    expect(await mutate(kit, admin, 'suspendStaff', { id: agent.uid })).toEqual({
      __typename: 'StaffStatusSuccess',
      ...{ id: agent.uid, status: 'SUSPENDED', heldWork: NOTHING_HELD },
    });
    expect(await codes(agent)).toEqual(['ACCOUNT_SUSPENDED']);
    expect(await codes(signedInLongAgo(agent))).toEqual(['ACCOUNT_SUSPENDED']);
    const { tokensValidAfterTime } = await kit.auth.getUser(agent.uid);
    expect(tokensValidAfterTime).toBeDefined();
    const entry = { action: 'suspendStaff', actor: admin.uid, on: [`USER_${agent.uid}`] };
    const change = { before: { status: 'ACTIVE' }, after: { status: 'SUSPENDED' } };
    expect(await auditOf(kit, agent.uid)).toEqual([expect.objectContaining({ ...entry, ...change })]);
  });

  test('leaves earlier tokens invalid even after reactivation', async () => {
    const agent = await kit.given.agent();
    await mutate(kit, admin, 'suspendStaff', { id: agent.uid });
    await mutate(kit, admin, 'reactivateStaff', { id: agent.uid });
    expect(await codes(signedInLongAgo(agent))).toEqual(['UNAUTHENTICATED']);
    const token = await signIn(agent.email, PASSWORD);
    expect(await codes({ ...agent, token })).toBeUndefined();
  });

  test.each(['suspendStaff', 'endSessions'] as const)('and %s revoke tokens once per key', async (name) => {
    const revoked: string[] = [];
    const revoke = (uid: string) => Promise.resolve(void revoked.push(uid));
    const counting = startKit((real) => ({ accounts: { ...real.accounts, revoke } }));
    const { uid } = await counting.given.agent();
    for (const key of [KEY, KEY, OTHER_KEY]) await mutate(counting, admin, name, { id: uid }, key);
    expect(revoked).toEqual([uid, uid]);
    await counting.stop();
  });

  test('returns success for a suspended user and writes nothing', async () => {
    const uid = await addMember(kit, 'TECHNICIAN', { status: 'SUSPENDED' });
    const before = await documentOf(kit, `users/${uid}`);
    expect(await mutate(kit, admin, 'suspendStaff', { id: uid })).toMatchObject({ status: 'SUSPENDED' });
    expect(await documentOf(kit, `users/${uid}`)).toEqual(before);
    expect(await auditOf(kit, uid)).toEqual([]);
  });

  test('returns the work that the user still holds', async () => {
    const uid = await addMember(kit, 'TECHNICIAN');
    const { firestore } = kit;
    const hour = 3_600_000;
    const visit = (status: string, from: number, technicianIds = ['other', uid]) =>
      firestore.collection('visits').add({ technicianIds, status, plannedEnd: new Date(Date.now() + from) });
    await Promise.all([
      ...['SCHEDULED', 'TRAVELLING', 'IN_PROGRESS', 'PAUSED'].map((status) => visit(status, hour)),
      ...['COMPLETED', 'NOT_COMPLETED', 'CANCELLED'].map((status) => visit(status, hour)),
      visit('SCHEDULED', -hour),
      visit('SCHEDULED', hour, ['other']),
      firestore.collection('prospects').add({ owner: { id: uid, name: 'x' }, open: true }),
      firestore.collection('prospects').add({ owner: { id: uid, name: 'x' }, open: false }),
      firestore.collection('clients').add({ owner: { id: uid, name: 'x' }, archived: false }),
      firestore.collection('clients').add({ owner: { id: uid, name: 'x' }, archived: false }),
      firestore.collection('clients').add({ owner: { id: uid, name: 'x' }, archived: true }),
    ]);
    const held = { visits: 4, prospects: 1, clients: 2 };
    const query = gql(
      `query StaffStatusHeldWork($id: ID!) { heldWork(id: $id) { visits prospects clients } }`,
    );
    expect(await execute(kit, admin, query, { id: uid })).toEqual({ heldWork: held });
    expect(await mutate(kit, admin, 'suspendStaff', { id: uid })).toMatchObject({ heldWork: held });
    for (const id of ['nobody', '', 'a/b']) {
      expect(await execute(kit, admin, query, { id })).toEqual({ heldWork: null });
    }
  });

  test('succeeds even if revoking tokens fails, and the next request is refused', async () => {
    const failing = startKit((real) => ({
      accounts: { ...real.accounts, revoke: () => Promise.reject(new Error('Auth is down')) },
    }));
    const agent = await kit.given.agent();
    const answer = await mutate(failing, admin, 'suspendStaff', { id: agent.uid });
    await failing.stop();
    expect(answer).toMatchObject({ status: 'SUSPENDED' });
    expect(await codes(agent)).toEqual(['ACCOUNT_SUSPENDED']);
  });

  test('returns notFound for an unknown id', async () => {
    for (const id of ['nobody', '', '..', 'a/b']) {
      expect(await mutate(kit, admin, 'suspendStaff', { id })).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  test('is applied once per key, even after reactivation', async () => {
    const uid = await addMember(kit, 'TECHNICIAN');
    const other = await addMember(kit, 'TECHNICIAN');
    await mutate(kit, admin, 'suspendStaff', { id: uid }, KEY);
    await mutate(kit, admin, 'reactivateStaff', { id: uid });
    expect(await mutate(kit, admin, 'suspendStaff', { id: uid }, KEY)).toMatchObject({ status: 'ACTIVE' });
    expect(await statusOf(uid)).toBe('ACTIVE');
    expect(await mutate(kit, admin, 'suspendStaff', { id: other }, KEY)).toMatchObject({
      __typename: 'KeyReusedError',
    });
    expect((await auditOf(kit, uid)).map(({ action }) => action as string)).toEqual([
      'suspendStaff',
      'reactivateStaff',
    ]);
  });
});

describe('endSessions', () => {
  test("invalidates the user's own earlier tokens, is audited and allows a new sign-in", async () => {
    const agent = await kit.given.agent();
    expect(await mutate(kit, agent, 'endSessions', { id: agent.uid })).toEqual({
      ...{ __typename: 'EndSessionsSuccess', id: agent.uid },
    });
    expect(await codes(signedInLongAgo(agent))).toEqual(['UNAUTHENTICATED']);
    const token = await signIn(agent.email, PASSWORD);
    expect(await codes({ ...agent, token })).toBeUndefined();
    expect(await auditOf(kit, agent.uid)).toEqual([
      expect.objectContaining({ action: 'endSessions', actor: agent.uid, before: null, after: null }),
    ]);
    expect(await documentOf(kit, `users/${agent.uid}`)).toMatchObject({ version: 1 });
  });

  test('of others is for administrators only, and returns notFound for an unknown id', async () => {
    const [agent, other] = [await kit.given.agent(), await kit.given.technician()];
    const refused = { __typename: 'NotFoundError' };
    expect(await mutate(kit, agent, 'endSessions', { id: other.uid })).toMatchObject(refused);
    expect(await codes(signedInLongAgo(other))).toBeUndefined();
    expect(await mutate(kit, admin, 'endSessions', { id: other.uid }, KEY)).toMatchObject({ id: other.uid });
    expect(await codes(signedInLongAgo(other))).toEqual(['UNAUTHENTICATED']);
    expect(await mutate(kit, admin, 'endSessions', { id: other.uid }, KEY)).toMatchObject({ id: other.uid });
    expect(await auditOf(kit, other.uid)).toHaveLength(1);
    for (const id of ['nobody', '', 'a/b']) {
      expect(await mutate(kit, admin, 'endSessions', { id })).toMatchObject(refused);
    }
  });
});

describe('the last active administrator', () => {
  const LAST = {
    __typename: 'LastAdminError',
    message: 'Es el único administrador activo: nombra antes a otro',
  };

  test('can be neither suspended nor demoted, and suspended administrators do not count', async () => {
    await kit.given.suspended('ADMIN');
    expect(await mutate(kit, admin, 'suspendStaff', { id: admin.uid })).toEqual(LAST);
    expect(await mutate(kit, admin, 'changeRole', { id: admin.uid, version: 1, role: 'AGENT' })).toEqual(
      LAST,
    );
    expect(await documentOf(kit, `users/${admin.uid}`)).toMatchObject({ rol: 'admin', status: 'ACTIVE' });
  });

  test(
    'remains after twenty simultaneous demotions and suspensions of two administrators',
    async () => {
      const other = await kit.given.admin();
      const acts = Array.from({ length: 20 }, (_, index) => {
        const [by, id] = index % 2 ? [admin, other.uid] : [other, admin.uid];
        const input = index % 4 < 2 ? { id } : { id, version: 1, role: 'AGENT' };
        return kit.send(
          {
            query: `mutation ($input: ${index % 4 < 2 ? 'StaffInput' : 'ChangeRoleInput'}!) {
              ${index % 4 < 2 ? 'suspendStaff' : 'changeRole'}(input: $input) { __typename } }`,
            variables: { input },
          },
          by,
        );
      });
      const answers = await Promise.all(acts);
      const codesSeen = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
      expect(codesSeen.filter((code) => code === 'INTERNAL_SERVER_ERROR')).toEqual([]);
      const active = await kit.firestore
        .collection('users')
        .where('rol', '==', 'admin')
        .where('status', '==', 'ACTIVE')
        .get();
      expect(active.size).toBe(1);
    },
    LONG,
  );
});

describe('changeRole', () => {
  test('makes an agent an administrator and back, effective on the next request, and is audited', async () => {
    const agent = await kit.given.agent();
    const up = await mutate(kit, admin, 'changeRole', { id: agent.uid, version: 1, role: 'ADMIN' });
    expect(up).toMatchObject({ __typename: 'AgentSuccess', agent: { role: 'ADMIN', version: 2 } });
    expect(await execute(kit, agent, gql(`query StaffStatusMeAdmin { meAdmin { user { role } } }`))).toEqual({
      meAdmin: { user: { role: 'ADMIN' } },
    });
    const down = await mutate(kit, agent, 'changeRole', { id: agent.uid, version: 2, role: 'AGENT' });
    expect(down).toMatchObject({ agent: { role: 'AGENT', version: 3 } });
    expect(await documentOf(kit, `users/${agent.uid}`)).toMatchObject({ rol: 'agent', office: true });
    expect((await auditOf(kit, agent.uid)).map(({ before, after }) => [before, after] as unknown)).toEqual([
      [{ role: 'AGENT' }, { role: 'ADMIN' }],
      [{ role: 'ADMIN' }, { role: 'AGENT' }],
    ]);
  });

  test('returns a conflict with the current user for a stale version', async () => {
    const agent = await kit.given.agent();
    expect(
      await mutate(kit, admin, 'changeRole', { id: agent.uid, version: 9, role: 'ADMIN' }),
    ).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'Agent', id: agent.uid, role: 'AGENT', version: 1 },
    });
  });
});
