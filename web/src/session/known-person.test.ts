import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import { FakeAuth } from '../testing/fake-auth.ts';
import type { AuthUser } from './firebase/auth-port.ts';
import { isKeptTooLong, keepKnownPerson, keptUid, knownPerson, wasTechnician } from './known-person.ts';
import { MeFailure, type Person } from './load-me.ts';
import { SessionStore } from './session-store.ts';

const DAY_MS = 86_400_000;

const technician = (id: string): Person => ({
  id,
  email: `${id}@ejemplo.es`,
  name: 'Iván',
  lastName: 'Soto',
  role: 'TECHNICIAN',
  timeZone: 'Europe/Madrid',
  color: null,
});

describe('the stored technician', () => {
  test('has name, colour, role, time zone and the time of the confirmation', () => {
    keepKnownPerson(technician('ana'));
    const kept = JSON.parse(localStorage.getItem('cuadrilla.technician') ?? '{}') as object;
    expect(Object.keys(kept).toSorted()).toEqual([
      ...['color', 'id', 'lastName', 'name', 'role', 'saidAt', 'timeZone'],
    ]);
    expect(knownPerson('ana')).toEqual({ ...technician('ana'), email: '' });
  });

  test('is valid for seven days and for this person only', () => {
    keepKnownPerson(technician('ana'));
    const now = Date.now();
    expect(knownPerson('bea')).toBeNull();
    expect(knownPerson('ana', now + 7 * DAY_MS - 60_000)?.id).toBe('ana');
    expect(knownPerson('ana', now + 7 * DAY_MS + 1)).toBeNull();
    expect([isKeptTooLong(now), isKeptTooLong(now + 7 * DAY_MS + 1)]).toEqual([false, true]);
  });

  test('without a time is expired', () => {
    localStorage.setItem('cuadrilla.technician', JSON.stringify(technician('ana')));
    expect(knownPerson('ana')).toBeNull();
    expect(isKeptTooLong()).toBe(true);
  });

  test.each(['', 'x', '{}', '7', '"ana"', '{"role":"TECHNICIAN"}'])('is null for %s', (text) => {
    localStorage.setItem('cuadrilla.technician', text);
    expect([knownPerson('ana'), keptUid(), isKeptTooLong()]).toEqual([null, null, false]);
  });

  test.each(['ADMIN', 'AGENT'] as const)('is not written for %s', (role) => {
    keepKnownPerson({ ...technician('ana'), role });
    expect(wasTechnician()).toBe(false);
  });
});

let auth: FakeAuth;
let load: ReturnType<typeof vi.fn<(user: AuthUser) => Promise<Person>>>;
let forgotten: string[];
let store: SessionStore;

function open(uid: string | null) {
  auth = new FakeAuth();
  store = new SessionStore(auth, load, (gone) => forgotten.push(gone));
  store.start();
  auth.tell(uid);
}

const failing = (code: string) => load.mockRejectedValueOnce(new MeFailure(failureOf(code, 'req-9')));
const settled = () => vi.waitFor(() => expect(store.getSnapshot().phase).not.toBe('finding-out'));
const hangingUp = () => new Promise<Person>(() => undefined);

beforeEach(async () => {
  forgotten = [];
  load = vi.fn((user) => Promise.resolve(technician(user.uid)));
  open('ana');
  await settled();
});

describe('a technician without a connection', () => {
  test.each(['NO_CONNECTION', 'NO_SERVER'])(
    'opens the app from storage (%s) and asks the server when it is back',
    async (code) => {
      failing(code);
      open('ana');
      await settled();
      expect(store.getSnapshot()).toMatchObject({
        phase: 'known',
        session: { role: 'TECHNICIAN' },
        person: { id: 'ana' },
      });
      failing('ACCOUNT_SUSPENDED');
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(store.getSnapshot().session.isLoggedIn).toBe(false));
      expect(forgotten).toEqual(['ana']);
    },
  );

  test('asks the server again after a minute', async () => {
    vi.useFakeTimers();
    failing('NO_CONNECTION');
    open('ana');
    await vi.advanceTimersByTimeAsync(0);
    load.mockResolvedValueOnce({ ...technician('ana'), name: 'Ivana' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getSnapshot().person).toMatchObject({ name: 'Ivana', email: 'ana@ejemplo.es' });
    const asked = load.mock.calls.length;
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(load.mock.calls.length).toBe(asked);
  });

  test('does not extend the last confirmation', async () => {
    vi.useFakeTimers();
    for (const day of [1, 2, 3, 4, 5, 6]) {
      vi.advanceTimersByTime(DAY_MS);
      load.mockImplementation(hangingUp);
      failing('NO_CONNECTION');
      open('ana');
      await vi.advanceTimersByTimeAsync(0);
      expect(store.getSnapshot().phase, `day ${day}`).toBe('known');
    }
    vi.advanceTimersByTime(DAY_MS);
    failing('NO_CONNECTION');
    open('ana');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getSnapshot().phase).toBe('unreachable');
    expect(wasTechnician()).toBe(false);
    expect(forgotten).toContain('ana');
  });

  test('opens from storage after four seconds, and uses the answer when it comes', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Person>();
    load.mockReturnValueOnce(answer.promise);
    open('ana');
    await vi.advanceTimersByTimeAsync(3_900);
    expect(store.getSnapshot().phase).toBe('finding-out');
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getSnapshot()).toMatchObject({ phase: 'known', person: { id: 'ana', email: '' } });
    answer.resolve(technician('ana'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getSnapshot().person?.email).toBe('ana@ejemplo.es');
  });

  test('is not interrupted at work by a failing server', async () => {
    vi.useFakeTimers();
    failing('NO_CONNECTION');
    open('ana');
    await vi.advanceTimersByTimeAsync(0);
    failing('INTERNAL_SERVER_ERROR');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(3);
    expect(store.getSnapshot()).toMatchObject({ phase: 'known', person: { id: 'ana' } });
  });
});

describe('the stored technician is deleted', () => {
  test('with Cerrar sesión, and their work with it', async () => {
    await store.signOut();
    expect(wasTechnician()).toBe(false);
    expect(forgotten).toEqual(['ana']);
    failing('NO_CONNECTION');
    open('ana');
    await settled();
    expect(store.getSnapshot().phase).toBe('unreachable');
  });

  test('when the server refuses access, also before anything was opened', async () => {
    failing('ACCOUNT_SUSPENDED');
    open('ana');
    await vi.waitFor(() => expect(store.getSnapshot().phase).toBe('known'));
    expect(store.getSnapshot().session.isLoggedIn).toBe(false);
    expect(wasTechnician()).toBe(false);
    expect(forgotten).toEqual(['ana']);
  });

  test('when the server confirms another person', async () => {
    failing('NO_CONNECTION');
    auth.tell('bea');
    await vi.waitFor(() => expect(store.getSnapshot().phase).toBe('unreachable'));
    expect(forgotten).toEqual([]);
    open('bea');
    await settled();
    expect(forgotten).toEqual(['ana']);
    expect(keptUid()).toBe('bea');
  });

  test('when the role changes', async () => {
    load.mockResolvedValueOnce({ ...technician('ana'), role: 'AGENT' });
    open('ana');
    await settled();
    expect(wasTechnician()).toBe(false);
    expect(forgotten).toEqual(['ana']);
  });

  test('not when a session was only lost', async () => {
    failing('UNAUTHENTICATED');
    open('ana');
    await vi.waitFor(() => expect(store.getSnapshot().phase).toBe('known'));
    expect(keptUid()).toBe('ana');
    expect(forgotten).toEqual([]);
  });

  test('after seven days, at the next start', () => {
    vi.useFakeTimers({ now: Date.now() + 8 * DAY_MS });
    open(null);
    expect(wasTechnician()).toBe(false);
    expect(forgotten).toEqual(['ana']);
  });
});
