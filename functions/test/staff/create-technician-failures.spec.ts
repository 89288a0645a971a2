import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountProvider } from '../../src/staff/accounts/account-provider.ts';
import { createAccountStore } from '../../src/staff/accounts/account-store.ts';
import { removeStrayAccounts } from '../../src/staff/accounts/stray-accounts.ts';
import { type Kit, type Person, clearProject, signIn, startKit } from '../kits/kit.ts';
import {
  KEY,
  MUTATION,
  PASSWORD,
  authUsers,
  create,
  idOf,
  input,
  userDocuments,
} from '../kits/technician-kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(() => {
  kit = startKit();
});
afterAll(async () => {
  await kit.stop();
});
beforeEach(async () => {
  await clearProject(kit);
  admin = await kit.given.admin();
});

describe('simultaneous calls of createTechnician', { timeout: 180_000 }, () => {
  test('with one e-mail create one technician, and the others get EmailTakenError', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        create(kit, admin, { name: `N${index}`, email: index % 2 ? 'UNO@x.es' : 'uno@x.es' }),
      ),
    );
    const names = answers.map(({ __typename }) => __typename).sort();
    expect(names).toEqual(['CreateTechnicianSuccess', ...Array<string>(9).fill('EmailTakenError')]);
    expect(await userDocuments(kit)).toHaveLength(2);
    expect(await authUsers(kit)).toHaveLength(2);
  });

  test('with one key create one technician, and all succeed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(kit, admin, {}, KEY)));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.every(({ __typename }) => __typename === 'CreateTechnicianSuccess')).toBe(true);
    expect(await userDocuments(kit)).toHaveLength(2);
    expect(await authUsers(kit)).toHaveLength(2);
  });
});

describe('an account without a user document', () => {
  test('is replaced by a new account, and its tokens stay invalid', async () => {
    const stranger = await kit.given.withoutDocument();
    const before = await kit.send({ query: '{ me { id } }' }, stranger);
    expect(before.errors?.[0]?.extensions.code).toBe('NO_ACCOUNT');

    const uid = idOf(await create(kit, admin, { email: stranger.email }));
    expect(uid).not.toBe(stranger.uid);
    expect(await authUsers(kit)).toEqual([admin.uid, uid].sort());
    const after = await kit.send({ query: '{ me { id } }' }, stranger);
    expect(['NO_ACCOUNT', 'UNAUTHENTICATED']).toContain(after.errors?.[0]?.extensions.code);
    await expect(signIn(stranger.email, 'Demo1234!')).rejects.toThrow('cannot sign in');
    expect(await signIn(stranger.email, PASSWORD)).not.toBe('');
  });
});

describe('when the document cannot be written', () => {
  test('no Auth user is left, the failure is masked, and a repeat with the same key works', async () => {
    const failing = startKit((real) => ({
      accountStore: { ...real.accountStore, commit: () => Promise.reject(new Error('disk 7 is full')) },
    }));
    const answer = await failing.send({ query: MUTATION.toString(), variables: { input, key: KEY } }, admin);
    await failing.stop();
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      requestId: answer.requestId,
    });
    expect(JSON.stringify(failing.log)).toContain('disk 7 is full');
    expect(await authUsers(kit)).toEqual([admin.uid]);
    expect(await userDocuments(kit)).toHaveLength(1);
    expect((await kit.firestore.collection('uniques').get()).empty).toBe(true);

    expect(await create(kit, admin, {}, KEY)).toMatchObject({ __typename: 'CreateTechnicianSuccess' });
  });
});

describe('accounts without a user document', () => {
  const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);
  const run = (now: () => Date) => {
    const dependencies = {
      accounts: createAccountProvider(() => Promise.resolve(kit.auth)),
      accountStore: createAccountStore(kit.firestore),
      now,
    };
    return removeStrayAccounts(dependencies, { info: () => undefined });
  };

  test('are removed after an hour, but those of staff are kept', async () => {
    const stranger = await kit.given.withoutDocument();
    await run(() => new Date());
    expect(await authUsers(kit)).toEqual([admin.uid, stranger.uid].sort());
    await run(inTwoHours);
    expect(await authUsers(kit)).toEqual([admin.uid]);
  });
});
