import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../../../test/kits/fakes.ts';
import { fingerprintOf, type Intent } from '../../store/intent-keys.ts';
import type { AccountDependencies } from '../address.ts';
import { createAccount, type AccountRequest } from './create-account.ts';

const EMAIL = 'ana@ejemplo.es';
const ADMIN = { id: 'admin', name: 'Elena Robles' };
const person = { email: EMAIL, name: 'Ana', lastName: 'Ruiz', phone: null, role: 'TECHNICIAN' } as const;
const intentOf = (name = 'Ana'): Intent => ({
  actor: 'admin',
  operation: 'createTechnician',
  key: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  fingerprint: fingerprintOf({ name }),
});

let world: World;
const create = (changes: Partial<AccountRequest> = {}, deps: Partial<AccountDependencies> = {}) =>
  createAccount(
    { ...world, now: () => new Date('2026-11-21T10:00:00Z'), ...deps },
    { person, password: 'Demo1234!', actor: ADMIN, action: 'createTechnician', intent: null, ...changes },
  );
const uids = () => ({ auth: [...world.auth.keys()], users: [...world.users.keys()] });

beforeEach(() => {
  world = createWorld();
});

describe('an idempotency key', () => {
  test('creates one account and returns the same result when sent twice', async () => {
    const first = await create({ intent: intentOf() });
    expect(await create({ intent: intentOf() })).toEqual(first);
    expect(world.auth.size).toBe(1);
    expect(world.audit).toHaveLength(1);
  });

  test('returns keyReused for different input and changes nothing', async () => {
    await create({ intent: intentOf() });
    const before = world.dump();
    expect(await create({ intent: intentOf('Eva'), person: { ...person, email: 'eva@ejemplo.es' } })).toEqual(
      {
        kind: 'keyReused',
      },
    );
    expect(world.dump()).toBe(before);
  });

  test('is scoped to its actor', async () => {
    await create({ intent: intentOf() });
    const other = { ...intentOf(), actor: 'other admin' };
    expect(await create({ intent: other, actor: { id: 'other admin', name: 'Otra' } })).toEqual({
      kind: 'emailTaken',
    });
  });

  const afterFirstLook = (meanwhile: () => Promise<unknown>) => {
    let looks = 0;
    return {
      ...world.accountStore,
      async findIntent(intent: Intent) {
        const known = await world.accountStore.findIntent(intent);
        looks += 1;
        if (looks === 1) await meanwhile();
        return known;
      },
    };
  };

  test('returns the first result if the first request finishes between two reads of the second', async () => {
    const accountStore = afterFirstLook(() => create({ intent: intentOf() }));
    const result = await create({ intent: intentOf() }, { accountStore });
    expect(result).toEqual({ kind: 'created', uid: uids().users[0] });
    expect(world.auth.size).toBe(1);
  });

  test('returns keyReused, not emailTaken, for concurrent different input with the same address', async () => {
    const accountStore = afterFirstLook(() => create({ intent: intentOf() }));
    expect(await create({ intent: intentOf('Eva') }, { accountStore })).toEqual({ kind: 'keyReused' });
  });

  test('returns keyReused for a concurrent request with another address and leaves no second account', async () => {
    const accountStore = afterFirstLook(() => create({ intent: intentOf() }));
    const other = { ...person, email: 'eva@ejemplo.es' };
    expect(await create({ intent: intentOf('Eva'), person: other }, { accountStore })).toEqual({
      kind: 'keyReused',
    });
    expect(world.auth.size).toBe(1);
    expect(world.addresses.has('eva@ejemplo.es')).toBe(false);
  });
});

test('returns the same account to both concurrent requests when the later one is faster', async () => {
  vi.useFakeTimers();
  const after = async <T>(ms: number, result: Promise<T>): Promise<T> => {
    const value = await result;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return value;
  };
  const firstLook = [30];
  const deps = {
    accountStore: {
      ...world.accountStore,
      findIntent: (intent: Intent) => after(firstLook.pop() ?? 0, world.accountStore.findIntent(intent)),
    },
    accounts: {
      ...world.accounts,
      create: (account: Parameters<typeof world.accounts.create>[0]) =>
        after(100, world.accounts.create(account)),
    },
  };
  const answers = Promise.all([create({ intent: intentOf() }, deps), create({ intent: intentOf() }, deps)]);
  // The assertion on the last line handles a rejection, so it must not count as unhandled before that.
  answers.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  const [uid] = world.users.keys();
  expect(await answers).toEqual([
    { kind: 'created', uid },
    { kind: 'created', uid },
  ]);
  expect(uids().auth).toEqual(uids().users);
});

describe('after a process that crashed half-way', () => {
  const NAME = `${intentOf().actor}_${intentOf().key}`;
  const until = Date.parse('2026-11-21T10:00:59Z');
  const died = (intent: string | null) => {
    world.addresses.set(EMAIL, { attempt: 'of the dead', intent, until });
    world.auth.set('half made', { email: EMAIL, password: 'Demo1234!' });
  };

  test('a retry with the same key proceeds at once and does not adopt the left-over account', async () => {
    died(NAME);
    const result = await create({ intent: { ...intentOf(), key: intentOf().key.toUpperCase() } });
    expect(result).toEqual({ kind: 'created', uid: uids().users[0] });
    expect(uids().auth).toEqual(uids().users);
    expect(world.auth.has('half made')).toBe(false);
  });

  test.each([
    ['another key', { ...intentOf(), key: '2b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' }],
    ['the key of another person', { ...intentOf(), actor: 'other admin' }],
    ['no key', null],
  ])('a request with %s waits until the lease expires', async (_whose, intent) => {
    died(NAME);
    vi.useFakeTimers();
    const refused = expect(create({ intent })).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
    await vi.advanceTimersByTimeAsync(11_000);
    await refused;
    vi.useRealTimers();
    expect(uids()).toEqual({ auth: ['half made'], users: [] });
  });

  test('the original attempt, if still alive, loses to the one that took over and leaves nothing', async () => {
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<undefined>();
    const { promise: isMade, resolve: made } = Promise.withResolvers<undefined>();
    const accounts = {
      ...world.accounts,
      async create(account: Parameters<typeof world.accounts.create>[0]) {
        const result = await world.accounts.create(account);
        made(undefined);
        await goOn;
        return result;
      },
    };
    // Without a key, as if from another instance; its lease names the intent.
    const first = create({}, { accounts });
    await isMade;
    world.addresses.set(EMAIL, { attempt: String(attemptOf()), intent: NAME, until });
    const second = await create({ intent: intentOf() });
    letGoOn(undefined);
    await expect(first).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
    expect(second).toEqual({ kind: 'created', uid: uids().users[0] });
    expect(uids().auth).toEqual(uids().users);
  });

  const attemptOf = () => {
    const address = world.addresses.get(EMAIL);
    return address && 'attempt' in address ? address.attempt : null;
  };
});
