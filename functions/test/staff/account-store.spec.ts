import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAccountStore,
  type AccountStore,
  type NewUser,
} from '../../src/staff/accounts/account-store.ts';
import type { Act } from '../../src/store/act.ts';
import { clearProject, startKit, type Kit } from '../kits/kit.ts';
import { dump } from '../kits/technician-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const mine = { email: 'Ana@Ejemplo.es', attempt: 'mine' };
const theirs = { email: 'ana@ejemplo.ES', attempt: 'theirs' };
const user: NewUser = {
  uid: 'u1',
  email: mine.email,
  name: 'Ana',
  lastName: 'Ruiz',
  phone: null,
  role: 'TECHNICIAN',
};
const act: Act = {
  actor: { id: 'admin', name: 'Elena Robles' },
  action: 'createTechnician',
  intent: null,
  now: NOW,
};

let kit: Kit;
let store: AccountStore;
beforeAll(() => {
  kit = startKit();
  store = createAccountStore(kit.firestore);
});
afterAll(() => kit.stop());
beforeEach(() => clearProject(kit));

describe('an e-mail reservation', () => {
  test('lasts 60 seconds, ignoring case, and is free afterwards', async () => {
    expect(await store.reserve(mine, NOW)).toBe('reserved');
    expect(await store.reserve(theirs, later(59))).toBe('held');
    expect(await store.reserve(theirs, later(60))).toBe('reserved');
    expect(await store.reserve(mine, later(61))).toBe('held');
  });

  test('succeeds again for the same attempt', async () => {
    await store.reserve(mine, NOW);
    expect(await store.reserve(mine, later(1))).toBe('reserved');
  });

  test('goes to one of several simultaneous attempts once it has expired', async () => {
    await store.reserve(mine, NOW);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => store.reserve({ ...theirs, attempt: `a${index}` }, later(61))),
    );
    expect(answers.sort()).toEqual(['held', 'held', 'held', 'held', 'reserved']);
  });

  test('can be taken over at once by an attempt with the same intent, not by others', async () => {
    const dead = { ...mine, intent: 'admin_k1' };
    expect(await store.reserve(dead, NOW)).toBe('reserved');
    expect(await store.isHeld(mine.email, later(59))).toBe(true);
    expect(await store.isHeld(mine.email, later(60))).toBe(false);
    expect(await store.reserve({ ...theirs, intent: 'admin_k2' }, later(1))).toBe('held');
    expect(await store.reserve({ ...theirs, intent: null }, later(1))).toBe('held');
    expect(await store.reserve({ ...theirs, intent: 'admin_k1' }, later(1))).toBe('reserved');
    expect(await store.commit(dead, user, act)).toBe(false);
    expect(await store.commit(theirs, user, act)).toBe(true);
    expect(await store.isHeld(mine.email, later(2))).toBe(false);
  });

  test('is renewed and released only by its holder', async () => {
    await store.reserve(mine, NOW);
    expect(await store.renew(theirs, later(30))).toBe(false);
    expect(await store.renew(mine, later(30))).toBe(true);
    await store.release(theirs);
    expect(await store.reserve(theirs, later(80))).toBe('held');
    await store.release(mine);
    expect(await store.reserve(theirs, later(80))).toBe('reserved');
  });

  test('is permanent once a user has the e-mail', async () => {
    await store.reserve(mine, NOW);
    expect(await store.commit(mine, user, act)).toBe(true);
    expect(await store.reserve(theirs, later(86_400))).toBe('taken');
    await store.release(mine);
    expect(await store.reserve(mine, later(86_400))).toBe('taken');
  });

  test('contains no personal data: its document id is a digest', async () => {
    await store.reserve(mine, NOW);
    const { docs } = await kit.firestore.collection('uniques').get();
    expect(docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^email_[0-9a-f]{64}$/)]);
    expect(await dump(kit)).not.toContain('jemplo');
  });
});

describe('commit', () => {
  test('writes nothing if the reservation was lost', async () => {
    await store.reserve(mine, NOW);
    await store.reserve(theirs, later(61));
    const before = await dump(kit);
    expect(await store.commit(mine, user, act)).toBe(false);
    expect(await dump(kit)).toBe(before);
  });

  test('fails and writes nothing if the user document already exists', async () => {
    await kit.firestore.doc('users/u1').create({ rol: 'admin' });
    await store.reserve(mine, NOW);
    const before = await dump(kit);
    await expect(store.commit(mine, user, act)).rejects.toThrow('ALREADY_EXISTS');
    expect(await dump(kit)).toBe(before);
  });
});

test('hasAdmin is true only once there is an administrator', async () => {
  expect(await store.hasAdmin()).toBe(false);
  await store.reserve(mine, NOW);
  await store.commit(mine, user, act);
  expect(await store.hasAdmin()).toBe(false);
  expect(await store.hasUser('u1')).toBe(true);
  await kit.firestore.doc('users/u1').update({ rol: 'admin' });
  expect(await store.hasAdmin()).toBe(true);
});
