import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AnswerOf,
  clearProject,
  execute,
  gql,
  type Kit,
  type Person,
  signIn,
  startKit,
} from '../kits/kit.ts';
import { fingerprintOf } from '../../src/store/intent-keys.ts';
import { get } from '../kits/files-kit.ts';
import { change, stored } from '../kits/settings-kit.ts';
import { auditOf, documentOf, mutate } from '../kits/staff-kit.ts';

const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const GIVEN = 'Provisional-1';
const GIVEN_ADMIN = 'Demo1234!';
const CHOSEN = 'caldera azul martes';
const SHORT = 'La contraseña debe tener al menos 10 caracteres';
const COMMON = 'Es una de las contraseñas que más se usan: elige otra';

let kit: Kit;
let admin: Person;
let made = 0;
beforeAll(() => {
  kit = startKit();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearProject(kit);
  admin = await kit.given.admin();
});

const ask = (rules: Record<string, unknown>) =>
  change(kit, admin, 'updatePasswords', {
    ...{ version: 0, minLength: 6, refuseCommon: false, changeFirst: false },
    ...rules,
  });

const CREATE =
  gql(`mutation PasswordsCreateTechnician($input: CreateTechnicianInput!) { createTechnician(input: $input) {
  __typename ... on ValidationError { fields { path message } } ... on CreateTechnicianSuccess { technician { id } } } }`);

async function createWith(password: string) {
  made += 1;
  const email = `nueva${made}@ejemplo.es`;
  const input = { name: 'Ana', lastName: 'Ruiz', email, password };
  const answer: AnswerOf<typeof CREATE> = (await execute(kit, admin, CREATE, { input })).createTechnician;
  return { ...answer, email };
}

async function givenNew(): Promise<Person> {
  const { technician, email } = await createWith(GIVEN);
  return { uid: technician?.id ?? '', email, token: await signIn(email, GIVEN) };
}

const codes = async (person: Person, query = '{ me { id } }') =>
  (await kit.send({ query }, person)).errors?.map(({ extensions }) => extensions.code);

describe('the password rules', () => {
  test('default to those of the specification, and can be changed', async () => {
    const query = gql(
      `query PasswordsSettings { settings { passwords { minLength refuseCommon changeFirst version } } }`,
    );
    expect(await execute(kit, admin, query)).toEqual({
      settings: { passwords: { minLength: 6, refuseCommon: false, changeFirst: false, version: 0 } },
    });
    expect(await ask({ minLength: 12, refuseCommon: true })).toEqual({
      __typename: 'PasswordsSuccess',
      passwords: { minLength: 12, refuseCommon: true, changeFirst: false, version: 1 },
    });
    expect(await ask({ minLength: 8 })).toMatchObject({
      __typename: 'ConflictError',
      current: { minLength: 12, version: 1 },
    });
    const fields = [{ path: 'minLength', message: 'Indica un número entero, de 6 a 32' }];
    for (const minLength of [5, 33]) expect(await ask({ version: 1, minLength })).toMatchObject({ fields });
    expect(await stored(kit, 'passwords')).toMatchObject({ minLength: 12, version: 1 });
  });

  test('apply to new technicians and agents, with errors at the field', async () => {
    await ask({ minLength: 10, refuseCommon: true });
    expect((await createWith('corta1')).fields).toEqual([{ path: 'password', message: SHORT }]);
    expect((await createWith('1Q2W3E4R5T')).fields).toEqual([{ path: 'password', message: COMMON }]);
    const agent = { name: 'Eva', lastName: 'Gil', email: 'eva@ejemplo.es', role: 'AGENT' as const };
    const answer = await mutate(kit, admin, 'createAgent', { ...agent, password: '1q2w3e4r5t' });
    expect(answer.fields).toEqual([{ path: 'password', message: COMMON }]);
    expect((await kit.auth.listUsers()).users).toHaveLength(1);
    expect((await createWith(CHOSEN)).__typename).toBe('CreateTechnicianSuccess');
  });
});

describe('an initial password', () => {
  test('may be kept by default', async () => {
    expect(await codes(await givenNew())).toBeUndefined();
  });

  test('allows only changeOwnPassword when the settings require a change', async () => {
    await ask({ changeFirst: true });
    const person = await givenNew();
    const required = ['PASSWORD_CHANGE_REQUIRED'];
    expect(await codes(person)).toEqual(required);
    expect(await codes(person, '{ catalog { timeZone } }')).toEqual(required);
    expect(
      await codes(person, `mutation { endSessions(input: { id: "${person.uid}" }) { __typename } }`),
    ).toEqual(required);
    const file = await get(kit, person, 'a'.repeat(20));
    expect([file.status, ((await file.json()) as { error: { code: string } }).error.code]).toEqual([
      403,
      ...required,
    ]);
    expect(await mutate(kit, person, 'changeOwnPassword', { password: CHOSEN }, KEY)).toEqual({
      __typename: 'ChangeOwnPasswordSuccess',
      id: person.uid,
    });
    expect(await documentOf(kit, `users/${person.uid}`)).not.toHaveProperty('mustChangePassword');
    await expect(signIn(person.email, GIVEN)).rejects.toThrow();
    const token = await signIn(person.email, CHOSEN);
    expect(await codes({ ...person, token })).toBeUndefined();
    const [last] = (await auditOf(kit, person.uid)).filter(({ action }) => action === 'changeOwnPassword');
    expect(last).toMatchObject({ actor: person.uid, before: null, after: null });
    expect(JSON.stringify([kit.log, await auditOf(kit, person.uid)])).not.toContain(CHOSEN);
  });

  test('need not be changed by users created before the setting', async () => {
    const person = await givenNew();
    await ask({ changeFirst: true });
    expect(await codes(person)).toBeUndefined();
  });

  test.each([
    ['short', 'corta1', SHORT],
    ['too common', '1Q2W3E4R5T', COMMON],
    ['empty', '', 'Este campo es requerido'],
  ])('cannot be replaced by one that is %s', async (_words, password, message) => {
    await ask({ changeFirst: true, minLength: 10, refuseCommon: true });
    const person = await givenNew();
    expect(await mutate(kit, person, 'changeOwnPassword', { password })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'password', message }],
    });
    expect(await codes(person)).toEqual(['PASSWORD_CHANGE_REQUIRED']);
    expect(await signIn(person.email, GIVEN)).toBeDefined();
  });
});

describe('changeOwnPassword', () => {
  const INPUT = { password: CHOSEN };
  /** Two seconds after the earlier sign-ins, as tokens count whole seconds. */
  const later = () => {
    const at = () => new Date(Date.now() + 2_000);
    return startKit(() => ({ now: at }));
  };

  test('ends all earlier sessions at once', async () => {
    const elsewhere = { ...admin, token: await signIn(admin.email, GIVEN_ADMIN) };
    const after = later();
    expect(await mutate(after, admin, 'changeOwnPassword', INPUT)).toMatchObject({ id: admin.uid });
    await after.stop();
    expect(await codes(admin)).toEqual(['UNAUTHENTICATED']);
    expect(await codes(elsewhere)).toEqual(['UNAUTHENTICATED']);
  });

  test('accepts a sign-in in the same second', async () => {
    expect(await mutate(kit, admin, 'changeOwnPassword', INPUT)).toMatchObject({ id: admin.uid });
    expect(await codes({ ...admin, token: await signIn(admin.email, CHOSEN) })).toBeUndefined();
  });

  test('is applied once per key, whose record cannot be used to guess the password', async () => {
    const set: string[] = [];
    const setPassword = (_uid: string, password: string) => Promise.resolve(void set.push(password));
    const counting = startKit((real) => ({ accounts: { ...real.accounts, setPassword } }));
    const send = async (password: string, key: string) => {
      const fresh = { ...admin, token: await signIn(admin.email, GIVEN_ADMIN) };
      return mutate(counting, fresh, 'changeOwnPassword', { password }, key);
    };
    expect(await send(CHOSEN, KEY)).toMatchObject({ id: admin.uid });
    const before = await documentOf(kit, `users/${admin.uid}`);
    expect(await send(CHOSEN, KEY.toUpperCase())).toMatchObject({ id: admin.uid });
    expect(await send('otra distinta', KEY)).toMatchObject({ __typename: 'KeyReusedError' });
    await counting.stop();
    expect(set).toEqual([CHOSEN]);
    expect(await documentOf(kit, `users/${admin.uid}`)).toEqual(before);
    const changes = (await auditOf(kit, admin.uid)).filter(({ action }) => action === 'changeOwnPassword');
    expect(changes).toHaveLength(1);
    const kept = await documentOf(kit, `keys/${admin.uid}_${KEY}`);
    expect(kept).toHaveProperty('fingerprint');
    expect([{}, INPUT, { password: null }].map(fingerprintOf)).not.toContain(kept?.['fingerprint']);
  });
});

test('changeOwnPassword requires a recent sign-in', async () => {
  const late = startKit(() => ({ now: () => new Date(Date.now() + 11 * 60_000) }));
  expect(await mutate(late, admin, 'changeOwnPassword', { password: CHOSEN })).toMatchObject({
    __typename: 'RecentSignInError',
  });
  await expect(signIn(admin.email, CHOSEN)).rejects.toThrow();
  await late.stop();
});
