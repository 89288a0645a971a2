import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearProject, signIn, startKit, type Kit, type Person } from '../kits/kit.ts';
import { auditOf, documentOf, mutate } from '../kits/staff-kit.ts';
import {
  AGENT_INPUT,
  authUsers,
  create,
  dump,
  idOf,
  KEY,
  PASSWORD,
  userDocuments,
} from '../kits/technician-kit.ts';

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

const uidOf = ({ agent }: { agent?: { id: string } }) => agent?.id ?? 'nobody';

describe('createAgent', () => {
  test.each(['AGENT', 'ADMIN'] as const)('creates a user with the role %s who can sign in', async (role) => {
    const answer = await mutate(kit, admin, 'createAgent', { ...AGENT_INPUT, role }, KEY);
    const id = uidOf(answer);
    const fields = { name: 'Eva', lastName: 'Mora', email: 'Eva.Mora@Ejemplo.ES', phone: '+34612345678' };
    expect(answer).toEqual({
      __typename: 'CreateAgentSuccess',
      agent: { id, role, ...fields, status: 'ACTIVE', version: 1 },
    });
    const token = await signIn('eva.mora@ejemplo.es', PASSWORD);
    const { data } = await kit.send({ query: '{ me { role color } }' }, { uid: id, email: '', token });
    expect(data).toEqual({ me: { role, color: null } });
    const stored = await documentOf(kit, `users/${id}`);
    expect(stored).toMatchObject({ ...fields, rol: role.toLowerCase(), office: true, status: 'ACTIVE' });
    expect(stored).not.toHaveProperty('profile');
    expect(stored).not.toHaveProperty('permissions');
    expect(await auditOf(kit, id)).toEqual([
      expect.objectContaining({
        ...{ action: 'createAgent', entity: 'USER', before: null },
        after: { ...fields, role, status: 'ACTIVE' },
      }),
    ]);
    expect((await dump(kit)) + JSON.stringify(kit.log)).not.toContain('Una contraseña 1');
  });

  test('refuses each invalid field and the technician role', async () => {
    const wrong = {
      role: 'TECHNICIAN' as const,
      name: ' ',
      lastName: '',
      email: 'x',
      phone: '112',
      password: '1',
    };
    const { __typename, fields } = await mutate(kit, admin, 'createAgent', wrong);
    expect(__typename).toBe('ValidationError');
    expect(fields?.map(({ path }) => path).sort()).toEqual(
      ['email', 'lastName', 'name', 'password', 'phone', 'role'].sort(),
    );
    expect(await userDocuments(kit)).toHaveLength(1);
  });

  test('creates one user in twenty simultaneous calls with one e-mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mutate(kit, admin, 'createAgent', { ...AGENT_INPUT, name: `N${index}` }),
      ),
    );
    const names = answers.map(({ __typename }) => __typename).sort();
    expect(names).toEqual(['CreateAgentSuccess', ...Array<string>(19).fill('EmailTakenError')]);
    expect(await userDocuments(kit)).toHaveLength(2);
    expect(await authUsers(kit)).toHaveLength(2);
  }, 120_000);

  test('returns the user with the current role for a repeated key, or KeyReusedError for an unknown role', async () => {
    const id = uidOf(await mutate(kit, admin, 'createAgent', AGENT_INPUT, KEY));
    await mutate(kit, admin, 'changeRole', { id, version: 1, role: 'ADMIN' });
    expect(await mutate(kit, admin, 'createAgent', AGENT_INPUT, KEY)).toMatchObject({
      __typename: 'CreateAgentSuccess',
      agent: { id, role: 'ADMIN', version: 2 },
    });
    await kit.firestore.doc(`users/${id}`).update({ rol: 'boss' });
    expect(await mutate(kit, admin, 'createAgent', AGENT_INPUT, KEY)).toMatchObject({
      __typename: 'KeyReusedError',
    });
  });

  test('a repeated key of createTechnician still returns the user after their role changed', async () => {
    const id = idOf(await create(kit, admin, {}, KEY));
    await kit.firestore.doc(`users/${id}`).update({ rol: 'agent' });
    expect(await create(kit, admin, {}, KEY)).toMatchObject({
      __typename: 'CreateTechnicianSuccess',
      technician: { id },
    });
  });
});
