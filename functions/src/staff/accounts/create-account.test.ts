import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activeUser, createWorld, type World } from '../../../test/kits/fakes.ts';
import type { AccountDependencies } from '../address.ts';
import { createAccount, type AccountRequest } from './create-account.ts';

const EMAIL = 'ana@ejemplo.es';
const ADMIN = { id: 'admin', name: 'Elena Robles' };
const PASSWORD = 'Una contraseña 1';
const NOW = new Date('2026-11-21T10:00:00Z');
const person = { email: EMAIL, name: 'Ana', lastName: 'Ruiz', phone: null, role: 'TECHNICIAN' } as const;
const account = { email: EMAIL, password: 'la del otro' };

const asked = (changes: Partial<AccountRequest> = {}): AccountRequest => ({
  person,
  password: PASSWORD,
  actor: ADMIN,
  action: 'createTechnician',
  intent: null,
  ...changes,
});

let world: World;
const create = (changes: Partial<AccountRequest> = {}, deps: Partial<AccountDependencies> = {}) =>
  createAccount({ ...world, now: () => NOW, ...deps }, asked(changes));
const uids = () => ({ auth: [...world.auth.keys()], users: [...world.users.keys()] });

beforeEach(() => {
  world = createWorld();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createAccount', () => {
  test('creates the Auth user and the document under one uid, with an audit entry', async () => {
    const result = await create();
    const uid = result.kind === 'created' ? result.uid : '';
    expect(uids()).toEqual({ auth: [uid], users: [uid] });
    expect(world.auth.get(uid)).toEqual({ email: EMAIL, password: PASSWORD });
    expect(world.addresses.get(EMAIL)).toEqual({ uid });
    expect(world.audit).toEqual([{ actor: ADMIN, action: 'createTechnician', after: { uid, ...person } }]);
  });

  test('keeps the password out of the database, the key and the audit entry', async () => {
    await create({ intent: { actor: 'admin', operation: 'o', key: 'k', fingerprint: 'f' } });
    expect(world.dump()).not.toContain(PASSWORD);
    expect(world.dump()).not.toMatch(/password/i);
  });

  test('returns emailTaken for an address that differs only in case and changes nothing', async () => {
    await create();
    const before = world.dump();
    expect(await create({ person: { ...person, email: 'ANA@Ejemplo.es' } })).toEqual({ kind: 'emailTaken' });
    expect(world.dump()).toBe(before);
    expect(world.auth.size).toBe(1);
  });
});

describe('if creation fails', () => {
  test('removes the Auth user, releases the address and rethrows the error', async () => {
    const failure = new Error('disk full');
    const accountStore = { ...world.accountStore, commit: () => Promise.reject(failure) };
    await expect(create({}, { accountStore })).rejects.toBe(failure);
    expect(uids()).toEqual({ auth: [], users: [] });
    expect(world.addresses.size).toBe(0);
    expect((await create()).kind).toBe('created');
  });

  test('leaves no document without an account if the commit is applied after the check', async () => {
    let late = () => Promise.resolve(false);
    const accountStore = {
      ...world.accountStore,
      commit(...args: Parameters<typeof world.accountStore.commit>) {
        late = () => world.accountStore.commit(...args);
        return Promise.reject(new Error('deadline exceeded'));
      },
      async hasUser(uid: string) {
        const found = await world.accountStore.hasUser(uid);
        await late();
        return found;
      },
    };
    await expect(create({}, { accountStore })).rejects.toThrow('deadline exceeded');
    expect(uids()).toEqual({ auth: [], users: [] });
    expect((await create()).kind).toBe('created');
  });

  test('keeps the account if the commit was applied despite the error', async () => {
    const accountStore = {
      ...world.accountStore,
      async commit(...args: Parameters<typeof world.accountStore.commit>) {
        await world.accountStore.commit(...args);
        throw new Error('connection lost');
      },
    };
    const result = await create({}, { accountStore });
    expect(uids()).toEqual({ auth: [...world.users.keys()], users: [...world.auth.keys()] });
    expect(result).toEqual({ kind: 'created', uid: uids().users[0] });
  });

  test('keeps the account if a repeated commit finds its own work', async () => {
    const accountStore = {
      ...world.accountStore,
      async commit(...args: Parameters<typeof world.accountStore.commit>) {
        await world.accountStore.commit(...args);
        return world.accountStore.commit(...args);
      },
    };
    expect((await create({}, { accountStore })).kind).toBe('created');
    expect(world.auth.size).toBe(1);
  });

  test('reports the first error if removing the Auth user fails too, and the next attempt cleans up', async () => {
    const failure = new Error('disk full');
    const accountStore = { ...world.accountStore, commit: () => Promise.reject(failure) };
    const accounts = { ...world.accounts, remove: () => Promise.reject(new Error('Auth is down')) };
    await expect(create({}, { accountStore, accounts })).rejects.toBe(failure);
    const [leftOver] = world.auth.keys();
    const result = await create();
    expect(result.kind).toBe('created');
    expect(world.auth.has(leftOver ?? '')).toBe(false);
  });

  test('leaves nothing behind and releases the address if Auth fails', async () => {
    const failure = new Error('Auth is down');
    const accounts = { ...world.accounts, create: () => Promise.reject(failure) };
    await expect(create({}, { accounts })).rejects.toBe(failure);
    expect(world.addresses.size).toBe(0);
    expect(world.users.size).toBe(0);
  });
});

describe('an existing Auth account', () => {
  test('without a document is deleted and created again with a new uid, never adopted', async () => {
    world.auth.set('stranger', account);
    const result = await create();
    expect(result.kind).toBe('created');
    expect(world.auth.has('stranger')).toBe(false);
    expect(world.users.has('stranger')).toBe(false);
    expect([...world.auth.values()].map(({ password }) => password)).toEqual([PASSWORD]);
  });

  test('with a document but no reservation returns emailTaken and gets the reservation', async () => {
    world.auth.set('old', account);
    world.users.set('old', activeUser({ uid: 'old', ...person }, NOW));
    expect(await create()).toEqual({ kind: 'emailTaken' });
    expect(world.addresses.get(EMAIL)).toEqual({ uid: 'old' });
    expect(world.auth.get('old')).toEqual(account);
  });

  test('created concurrently by someone else returns BUSY and is left for the next attempt', async () => {
    const accounts = { ...world.accounts, create: () => Promise.resolve({ kind: 'emailExists' as const }) };
    await expect(create({}, { accounts })).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
    expect(world.addresses.size).toBe(0);
  });

  test('is not deleted by an attempt that has lost the reservation', async () => {
    world.auth.set('of the other attempt', account);
    const accountStore = { ...world.accountStore, renew: () => Promise.resolve(false) };
    await expect(create({}, { accountStore })).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
    expect(world.auth.has('of the other attempt')).toBe(true);
  });
});

describe('while another attempt holds the address', () => {
  const holdFor = (milliseconds: number) =>
    world.addresses.set(EMAIL, { attempt: 'other', until: NOW.getTime() + milliseconds });
  const clock = { now: () => new Date() };

  test('waits and proceeds when the lease expires', async () => {
    holdFor(3_000);
    const result = create({}, clock);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(world.auth.size).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    expect((await result).kind).toBe('created');
  });

  test('waits and returns emailTaken when the other attempt succeeds', async () => {
    holdFor(60_000);
    const result = create({}, clock);
    await vi.advanceTimersByTimeAsync(1_000);
    world.addresses.set(EMAIL, { uid: 'of the other' });
    await vi.advanceTimersByTimeAsync(400);
    expect(await result).toEqual({ kind: 'emailTaken' });
  });

  test('fails with BUSY after ten seconds and changes nothing', async () => {
    holdFor(60_000);
    const result = expect(create({}, clock)).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
    await vi.advanceTimersByTimeAsync(11_000);
    await result;
    expect(world.addresses.get(EMAIL)).toMatchObject({ attempt: 'other' });
    expect(world.auth.size).toBe(0);
  });

  test('removes only its own Auth account and fails with BUSY if it lost the lease before the commit', async () => {
    const accounts = {
      ...world.accounts,
      async create(wanted: Parameters<typeof world.accounts.create>[0]) {
        const made = await world.accounts.create(wanted);
        world.addresses.set(EMAIL, { attempt: 'other', until: NOW.getTime() + 60_000 });
        world.auth.set('of the other', account);
        return made;
      },
    };
    await expect(create({}, { accounts })).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
    expect(uids()).toEqual({ auth: ['of the other'], users: [] });
    expect(world.addresses.get(EMAIL)).toMatchObject({ attempt: 'other' });
  });
});
