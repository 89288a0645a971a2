import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { documentOf, mutate } from '../kits/staff-kit.ts';

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

describe('a sign-in more than ten minutes ago', () => {
  let late: Kit;
  beforeAll(() => {
    late = startKit(() => ({ now: () => new Date(Date.now() + 10 * 60_000 + 1_000) }));
  });
  afterAll(() => late.stop());
  const account = { name: 'Eva', lastName: 'Mora', email: 'eva@ejemplo.es', password: 'Una clave 1' };
  const details = { version: 1, name: 'Eva', lastName: 'Mora', email: 'mora@ejemplo.es' };

  test('is too old to change roles and permissions', async () => {
    const agent = await kit.given.agent();
    const technician = await kit.given.technician();
    const role = await mutate(late, admin, 'changeRole', { id: agent.uid, version: 1, role: 'ADMIN' });
    const permissions = await mutate(late, admin, 'setTechnicianPermissions', {
      ...{ id: technician.uid, version: 1, prices: true, phones: true },
    });
    for (const answer of [role, permissions])
      expect(answer).toMatchObject({ __typename: 'RecentSignInError' });
    expect(await documentOf(kit, `users/${agent.uid}`)).toMatchObject({ rol: 'agent', version: 1 });
    expect(await documentOf(kit, `users/${technician.uid}`)).toMatchObject({ version: 1 });
  });

  test('is too old to create an administrator, but not an agent', async () => {
    const made = await mutate(late, admin, 'createAgent', { role: 'ADMIN', ...account });
    expect(made).toMatchObject({ __typename: 'RecentSignInError' });
    await expect(kit.auth.getUserByEmail(account.email)).rejects.toThrow();
    expect(await mutate(late, admin, 'createAgent', { role: 'AGENT', ...account })).toMatchObject({
      __typename: 'CreateAgentSuccess',
    });
  });

  test("is too old to change an administrator's e-mail, but not an agent's", async () => {
    const change = { id: admin.uid, ...details };
    const answer = await mutate(late, admin, 'updateAgent', change);
    expect(answer).toMatchObject({ __typename: 'RecentSignInError' });
    expect(await kit.auth.getUserByEmail(admin.email)).toMatchObject({ uid: admin.uid });
    expect(await documentOf(kit, `users/${admin.uid}`)).toMatchObject({ email: admin.email, version: 1 });
    const agent = await kit.given.agent();
    expect(await mutate(late, admin, 'updateAgent', { id: agent.uid, ...details })).toMatchObject({
      __typename: 'AgentSuccess',
    });
  });
});
