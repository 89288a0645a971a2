/** Auth and the document become consistent again after any failure or crash during a change of address. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADMIN,
  CHANGED,
  type Deps,
  givenAna,
  INTENT,
  NEW,
  NOW,
  OLD,
  person,
  UNCHANGED,
} from '../../test/kits/staff-details-kit.ts';
import { createAccount } from './accounts/create-account.ts';

let ana: ReturnType<typeof givenAna>;
beforeEach(() => {
  ana = givenAna();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

async function expectHealed() {
  vi.advanceTimersByTime(3_600_000);
  expect(await ana.change()).toEqual({ kind: 'done', ids: ['ana'] });
  expect(ana.addressesOf()).toEqual(CHANGED);
  expect(ana.owners()).toEqual({ [NEW]: 'ana' });
}

const STEPS = {
  findIntent: 'accountStore',
  findUser: 'accountStore',
  reserve: 'accountStore',
  ownAddress: 'accountStore',
  findByEmail: 'accounts',
  updateEmail: 'accounts',
  emailOf: 'accounts',
} as const;

function withMethod(name: string, method: (...args: never[]) => unknown): Deps {
  if (name === 'unit') return { unit: method as typeof ana.world.unit };
  const part = STEPS[name as keyof typeof STEPS];
  return { [part]: { ...ana.world[part], [name]: method } };
}

describe('a failure', () => {
  const failure = new Error('disk 7 is full');
  const failing = ['findIntent', 'findUser', 'reserve', 'findByEmail', 'emailOf', 'updateEmail', 'unit'];

  test.each(failing)('in %s is rethrown, leaves both sides unchanged and allows a retry', async (name) => {
    const attempt = ana.change(
      { intent: INTENT },
      withMethod(name, () => Promise.reject(failure)),
    );
    await expect(attempt).rejects.toBe(failure);
    expect(ana.addressesOf()).toEqual(UNCHANGED);
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
    await expectHealed();
  });

  test.each(failing)('in %s followed by a crash is repaired by the next attempt', async (name) => {
    const dead = () => Promise.reject(failure);
    let isDead = false;
    const mortal = <T extends object>(part: T): T =>
      new Proxy(part, {
        get(target, method, receiver) {
          if (method === name) isDead = true;
          return isDead ? dead : (Reflect.get(target, method, receiver) as unknown);
        },
      });
    const { accounts, accountStore, unit } = ana.world;
    const mortalUnit: typeof unit = (...args) => mortal({ unit }).unit(...args);
    const deps = { accounts: mortal(accounts), accountStore: mortal(accountStore), unit: mortalUnit };
    await expect(ana.change({ intent: INTENT }, deps)).rejects.toBe(failure);
    expect(ana.addressesOf().document).toBe(OLD);
    await expectHealed();
  });

  test('reported for a commit that was applied keeps the change', async () => {
    const changeApplied = async (...args: Parameters<typeof ana.world.unit>) => {
      await ana.world.unit(...args);
      throw failure;
    };
    expect(await ana.change({}, withMethod('unit', changeApplied))).toMatchObject({ kind: 'done' });
    expect(ana.addressesOf()).toEqual(CHANGED);
    expect(ana.owners()).toEqual({ [NEW]: 'ana' });
  });

  test('to end the sessions does not undo the change', async () => {
    const accounts = { ...ana.world.accounts, revoke: () => Promise.reject(failure) };
    expect(await ana.change({}, { accounts })).toMatchObject({ kind: 'done' });
    expect(ana.addressesOf()).toEqual(CHANGED);
  });

  test('because the document changed concurrently returns conflict and restores Auth', async () => {
    const meanwhile = async (uid: string, email: string) => {
      const updated = await ana.world.accounts.updateEmail(uid, email);
      const found = ana.world.users.get('ana');
      if (found?.kind === 'user') found.user.version += 1;
      return updated;
    };
    let calls = 0;
    const once = (uid: string, email: string) => {
      calls += 1;
      return calls === 1 ? meanwhile(uid, email) : ana.world.accounts.updateEmail(uid, email);
    };
    expect(await ana.change({}, withMethod('updateEmail', once))).toEqual({ kind: 'conflict' });
    expect(ana.addressesOf()).toEqual(UNCHANGED);
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });

  test('because the reservation expired returns BUSY and restores Auth', async () => {
    const lost = () => Promise.resolve({ kind: 'lost' });
    await expect(ana.change({}, withMethod('unit', lost))).rejects.toMatchObject({
      extensions: { code: 'BUSY' },
    });
    expect(ana.addressesOf()).toEqual(UNCHANGED);
  });

  test('because someone signs up with the address concurrently returns BUSY', async () => {
    const exists = () => Promise.resolve('emailExists');
    await expect(ana.change({}, withMethod('updateEmail', exists))).rejects.toMatchObject({
      extensions: { code: 'BUSY' },
    });
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });
});

describe('a crash between changing Auth and the document', () => {
  beforeEach(() => {
    ana.world.auth.set('ana', { email: NEW, password: 'x' });
    ana.world.addresses.set(NEW, { attempt: 'dead', until: NOW.getTime() - 1 });
  });

  test('is repaired by the same change', () => expectHealed());

  test('is undone by any other change of the same user', async () => {
    expect(await ana.change({ email: OLD, name: 'Anita' })).toMatchObject({ kind: 'done' });
    expect(ana.addressesOf()).toEqual(UNCHANGED);
  });

  test('is undone even if a stranger has signed up with the old address', async () => {
    ana.world.auth.set('stranger', { email: OLD, password: 'y' });
    expect(await ana.change({ email: OLD, name: 'Anita' })).toMatchObject({ kind: 'done' });
    expect(ana.addressesOf()).toEqual(UNCHANGED);
    expect(ana.world.auth.has('stranger')).toBe(false);
  });

  test('is undone by giving the address to another user', async () => {
    ana.addPerson('eva', 'eva@ejemplo.es');
    expect(await ana.change({ uid: 'eva' })).toMatchObject({ kind: 'done' });
    expect(ana.addressesOf('eva')).toEqual(CHANGED);
    expect(ana.addressesOf()).toEqual(UNCHANGED);
  });

  test('is undone by creating an account with the address', async () => {
    const made = await createAccount(
      { ...ana.world, now: () => NOW },
      {
        person: { ...person, email: NEW, role: 'AGENT' },
        password: 'Demo1234!',
        actor: ADMIN,
        action: 'createAgent',
        intent: null,
      },
    );
    expect(made.kind).toBe('created');
    expect(ana.addressesOf()).toEqual(UNCHANGED);
    expect(Object.keys(ana.owners()).sort()).toEqual([NEW, OLD].sort());
  });
});

test('two concurrent changes of one user leave Auth and the document consistent', async () => {
  const slow = async (uid: string, email: string) => {
    const updated = await ana.world.accounts.updateEmail(uid, email);
    // The other change runs completely while this one has changed Auth only.
    if (email === NEW) expect(await ana.change({ email: 'otra@ejemplo.es' })).toMatchObject({ kind: 'done' });
    return updated;
  };
  expect(await ana.change({}, withMethod('updateEmail', slow))).toEqual({ kind: 'conflict' });
  expect(ana.addressesOf()).toEqual({ document: 'otra@ejemplo.es', auth: 'otra@ejemplo.es' });
  expect(ana.owners()).toEqual({ 'otra@ejemplo.es': 'ana' });
});
