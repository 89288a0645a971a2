import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '#shared/drafts.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { FakeAuth } from '../testing/fake-auth.ts';
import type { AuthUser } from './firebase/auth-port.ts';
import { MeFailure, type Person } from './load-me.ts';
import { SessionStore, wasSignedIn } from './session-store.ts';

const EXPIRED = 'Tu sesión ha caducado. Vuelve a iniciar sesión';
const SUSPENDED = 'Tu cuenta está suspendida. Habla con tu administrador';

const names = { name: 'Elena', lastName: 'Robles', timeZone: 'Europe/Madrid', color: null };
const person = (id: string): Person => ({ ...names, id, email: `${id}@ejemplo.es`, role: 'ADMIN' });

let auth: FakeAuth;
let load: ReturnType<typeof vi.fn<(user: AuthUser) => Promise<Person>>>;
let store: SessionStore;

beforeEach(() => {
  auth = new FakeAuth();
  load = vi.fn((user) => Promise.resolve(person(user.uid)));
  store = new SessionStore(auth, load);
  store.start();
});

const failing = (code: string) => load.mockRejectedValueOnce(new MeFailure(failureOf(code, 'req-9')));
const settled = () => vi.waitFor(() => expect(store.getSnapshot().session.isLoggedIn).toBe(true));

describe('a session that the provider drops', () => {
  const noticed = () => vi.waitFor(() => expect(store.getSnapshot().notice).not.toBeNull());
  const work = async () => {
    auth.tell('ana');
    await settled();
    saveDraft('ana', 'form', { name: 'Rocío' });
  };

  test('after a suspension shows the reason and deletes everything', async () => {
    await work();
    failing('ACCOUNT_SUSPENDED');
    auth.tell(null);
    expect(store.getSnapshot()).toMatchObject({ phase: 'known', session: { isLoggedIn: false } });
    await noticed();
    expect(store.getSnapshot()).toMatchObject({
      ending: 'signed-out',
      notice: { text: SUSPENDED, stays: true },
    });
    expect(readDraft('ana', 'form')).toBeNull();
    expect(wasSignedIn()).toBe(false);
  });

  test.each([
    ['a new password', () => undefined],
    ['a token that no longer holds', () => failing('UNAUTHENTICATED')],
    ['a server out of reach', () => failing('NO_SERVER')],
  ])('after %s counts as expired and keeps drafts', async (_why, prepare) => {
    await work();
    prepare();
    auth.tell(null);
    await noticed();
    expect(store.getSnapshot()).toMatchObject({ ending: 'lost', notice: { text: EXPIRED, stays: true } });
    expect(readDraft('ana', 'form')).toEqual({ name: 'Rocío' });
  });

  test('at the start asks the server about the stored user', async () => {
    window.localStorage.setItem('cuadrilla.person', 'ana');
    auth.last = { uid: 'ana', getToken: () => Promise.resolve('token-ana') };
    failing('ACCOUNT_SUSPENDED');
    auth.tell(null);
    await noticed();
    expect(load.mock.calls[0]?.[0].uid).toBe('ana');
    expect(store.getSnapshot()).toMatchObject({ ending: 'signed-out', notice: { text: SUSPENDED } });
  });

  test('at the start counts as expired if no user is stored', async () => {
    window.localStorage.setItem('cuadrilla.person', 'ana');
    auth.tell(null);
    await noticed();
    expect(store.getSnapshot().notice?.text).toBe(EXPIRED);
    expect(load).not.toHaveBeenCalled();
  });

  test('at the start counts as expired if another user is stored, and deletes nothing', async () => {
    window.localStorage.setItem('cuadrilla.person', 'ana');
    auth.last = { uid: 'bea', getToken: () => Promise.resolve('token-bea') };
    failing('ACCOUNT_SUSPENDED');
    auth.tell(null);
    await noticed();
    expect(load).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toMatchObject({ notice: { text: EXPIRED } });
    expect(wasSignedIn()).toBe(true);
  });

  test('after a suspension deletes everything, also if someone mistypes a password meanwhile', async () => {
    await work();
    const late = Promise.withResolvers<Person>();
    load.mockReturnValueOnce(late.promise);
    auth.tell(null);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    auth.failures.signIn = new Error('no');
    await expect(store.signIn('bea', 'secreto')).rejects.toThrow('no');
    late.reject(new MeFailure(failureOf('ACCOUNT_SUSPENDED')));
    await vi.waitFor(() => expect(wasSignedIn()).toBe(false));
    expect(store.getSnapshot().notice).toBeNull();
    expect(readDraft('ana', 'form')).toBeNull();
  });

  test('shows nothing to someone who signs in before the server has answered', async () => {
    await work();
    const late = Promise.withResolvers<Person>();
    load.mockReturnValueOnce(late.promise);
    auth.tell(null);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await store.signIn('bea', 'secreto');
    late.reject(new MeFailure(failureOf('ACCOUNT_SUSPENDED')));
    await expect(late.promise).rejects.toThrow();
    await Promise.resolve();
    expect(store.getSnapshot()).toMatchObject({ notice: null, person: { id: 'bea' } });
    expect(wasSignedIn()).toBe(true);
  });

  test('shows nothing after signing out here or in another tab', async () => {
    await work();
    await store.signOut();
    await work();
    saveDraft('ana', 'form', null);
    load.mockClear();
    window.localStorage.removeItem('cuadrilla.person');
    auth.tell(null);
    await vi.waitFor(() => expect(store.getSnapshot().phase).toBe('known'));
    expect(store.getSnapshot().notice).toBeNull();
    await store.signIn('bea', 'secreto');
    expect(load.mock.calls.map(([{ uid }]) => uid)).toEqual(['bea']);
  });

  test('shows nothing of an earlier session after Cerrar sesión', async () => {
    await work();
    auth.tell(null);
    await noticed();
    await store.signOut();
    expect(store.getSnapshot().notice).toBeNull();
  });
});
