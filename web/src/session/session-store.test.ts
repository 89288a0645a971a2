import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '#shared/drafts.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { authError, FakeAuth } from '../testing/fake-auth.ts';
import type { AuthUser } from './firebase/auth-port.ts';
import { MeFailure, type Person } from './load-me.ts';
import { SessionStore, wasSignedIn } from './session-store.ts';

const person = (id: string): Person => ({
  id,
  email: `${id}@ejemplo.es`,
  name: 'Elena',
  lastName: 'Robles',
  role: 'ADMIN',
  timeZone: 'Europe/Madrid',
  color: null,
});

let auth: FakeAuth;
let load: ReturnType<typeof vi.fn<(user: AuthUser) => Promise<Person>>>;
let store: SessionStore;

beforeEach(() => {
  auth = new FakeAuth();
  load = vi.fn((user) => Promise.resolve(person(user.uid)));
  store = new SessionStore(auth, load);
  store.start();
});

const EXPIRED = 'Tu sesión ha caducado. Vuelve a iniciar sesión';
const SUSPENDED = 'Tu cuenta está suspendida. Habla con tu administrador';

const failing = (code: string) => load.mockRejectedValueOnce(new MeFailure(failureOf(code, 'req-9')));
const settled = () => vi.waitFor(() => expect(store.getSnapshot().phase).not.toBe('finding-out'));

describe('following the provider', () => {
  test('starts in the phase finding-out', () => {
    expect(store.getSnapshot()).toMatchObject({ phase: 'finding-out', session: { isLoggedIn: false } });
  });

  test('loads the role of a signed-in user and logs in', async () => {
    auth.tell('ana');
    expect(store.getSnapshot().phase).toBe('finding-out');
    await settled();
    expect(store.getSnapshot().session).toEqual({ isLoggedIn: true, role: 'ADMIN' });
    expect(store.getSnapshot().person?.id).toBe('ana');
    await expect(store.getToken()).resolves.toBe('token-ana');
  });

  test('resolves the first user once', async () => {
    auth.tell('ana');
    auth.tell(null);
    expect((await store.firstUser())?.uid).toBe('ana');
  });

  test('logs out at once if nobody is signed in', () => {
    auth.tell(null);
    expect(store.getSnapshot()).toMatchObject({ phase: 'known', session: { isLoggedIn: false, role: null } });
  });

  test('notifies listeners until they unsubscribe', async () => {
    const stays = vi.fn();
    const leaves = vi.fn();
    store.subscribe(stays);
    store.subscribe(leaves)();
    auth.tell('ana');
    await settled();
    expect(stays).toHaveBeenCalled();
    expect(leaves).not.toHaveBeenCalled();
  });

  test('forgets the first person before loading another one from another tab', async () => {
    auth.tell('ana');
    await settled();
    saveDraft('ana', 'form', { name: 'Rocío' });
    auth.tell('bea');
    expect(store.getSnapshot()).toMatchObject({ phase: 'finding-out', person: null });
    expect(readDraft('ana', 'form')).toBeNull();
    await settled();
    expect(store.getSnapshot().person?.id).toBe('bea');
  });

  test('ignores an answer after sign-out', async () => {
    let answer: (value: Person) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    auth.tell('ana');
    auth.tell(null);
    answer(person('ana'));
    await Promise.resolve();
    expect(store.getSnapshot().session.isLoggedIn).toBe(false);
  });
});

describe('signing in', () => {
  test('waits for the role and requests it once', async () => {
    auth.tell(null);
    await store.signIn('ana', 'secreto');
    expect(store.getSnapshot().session.role).toBe('ADMIN');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('throws the error of the provider', async () => {
    auth.tell(null);
    auth.failures.signIn = authError('auth/invalid-credential');
    await expect(store.signIn('ana', 'no')).rejects.toThrow('auth/invalid-credential');
  });

  test.each([
    ['NO_ACCOUNT', 'Tu cuenta no tiene acceso a Cuadrilla'],
    ['UNKNOWN_ROLE', 'Tu cuenta no tiene acceso a Cuadrilla'],
    ['ACCOUNT_SUSPENDED', SUSPENDED],
  ])('%s signs out of the provider and shows the reason', async (code, words) => {
    auth.tell(null);
    failing(code);
    await store.signIn('ana', 'secreto');
    expect(auth.calls).toContain('signOut');
    expect(store.getSnapshot()).toMatchObject({
      notice: { text: words, stays: false },
      session: { isLoggedIn: false },
    });
  });
});

describe('an unreachable server', () => {
  test('does not sign out, and can be retried', async () => {
    failing('NO_CONNECTION');
    auth.tell('ana');
    await settled();
    expect(store.getSnapshot()).toMatchObject({ phase: 'unreachable', failure: { requestId: 'req-9' } });
    expect(auth.calls).not.toContain('signOut');
    store.retry();
    await settled();
    expect(store.getSnapshot().session.isLoggedIn).toBe(true);
  });
});

describe('the end of a session', () => {
  beforeEach(async () => {
    auth.tell('ana');
    await settled();
    saveDraft('ana', 'form', { name: 'Rocío' });
  });

  test('Cerrar sesión deletes the drafts and the person', async () => {
    await store.signOut();
    expect(store.getSnapshot()).toMatchObject({ ending: 'signed-out', person: null, notice: null });
    expect(readDraft('ana', 'form')).toBeNull();
    expect(wasSignedIn()).toBe(false);
    await expect(store.getToken()).resolves.toBeNull();
  });

  const signOutElsewhere = () => {
    window.localStorage.removeItem('cuadrilla.person');
    auth.tell(null);
  };

  test('Cerrar sesión in another tab ends the session here without a word if nothing is being typed', () => {
    saveDraft('ana', 'form', null);
    signOutElsewhere();
    expect(store.getSnapshot()).toMatchObject({ ending: 'signed-out', person: null, notice: null });
  });

  test('Cerrar sesión in another tab says so where something is being typed, and keeps it for the same person', async () => {
    signOutElsewhere();
    expect(store.getSnapshot()).toMatchObject({
      ending: 'lost',
      person: null,
      notice: { text: expect.stringMatching(/en otra pestaña/) as string, stays: true },
    });
    await store.signIn('ana', 'secreto');
    expect(store.getSnapshot()).toMatchObject({ notice: null, session: { isLoggedIn: true } });
    expect(readDraft('ana', 'form')).toEqual({ name: 'Rocío' });
  });

  test('what was being typed when another tab signed out survives a reload, and goes when someone else signs in', async () => {
    signOutElsewhere();
    store = new SessionStore(auth, load);
    store.start();
    auth.tell(null);
    expect(readDraft('ana', 'form')).toEqual({ name: 'Rocío' });
    await store.signIn('bea', 'secreto');
    expect(readDraft('ana', 'form')).toBeNull();
  });

  test('a session dropped by the provider keeps drafts for the same person', async () => {
    auth.tell(null);
    expect(store.getSnapshot().ending).toBe('lost');
    expect(readDraft('ana', 'form')).toEqual({ name: 'Rocío' });
    await store.signIn('ana', 'secreto');
    expect(readDraft('ana', 'form')).toEqual({ name: 'Rocío' });
  });

  test('a session dropped by the provider keeps drafts for nobody else', async () => {
    auth.tell(null);
    await store.signIn('bea', 'secreto');
    expect(readDraft('ana', 'form')).toBeNull();
  });

  test('a dropped session keeps drafts also if the person signs in from another tab', async () => {
    auth.tell(null);
    window.localStorage.setItem('cuadrilla.person', 'bea');
    auth.tell('bea');
    await settled();
    expect(store.getSnapshot().person?.id).toBe('bea');
    expect(readDraft('ana', 'form')).toBeNull();
  });

  test('a sign-out and new sign-in in another tab is not a lost session', () => {
    saveDraft('ana', 'form', null);
    window.localStorage.setItem('cuadrilla.person', 'bea');
    auth.tell(null);
    expect(store.getSnapshot().ending).toBe('signed-out');
  });

  test('a refusal of an earlier session is ignored', async () => {
    await store.refuse('UNAUTHENTICATED', 'somebody before');
    expect(store.getSnapshot().session.isLoggedIn).toBe(true);
    await store.signOut();
    await store.refuse('UNAUTHENTICATED', 'ana');
    expect(store.getSnapshot()).toMatchObject({ ending: 'signed-out', notice: null });
  });

  test('a refused token ends the session as lost, with the reason', async () => {
    await store.refuse('UNAUTHENTICATED', 'ana');
    expect(store.getSnapshot()).toMatchObject({
      ending: 'lost',
      notice: { text: EXPIRED, stays: true },
    });
    expect(readDraft('ana', 'form')).toEqual({ name: 'Rocío' });
  });

  test('a suspension deletes everything and shows the reason', async () => {
    await store.refuse('ACCOUNT_SUSPENDED', 'ana');
    expect(store.getSnapshot().ending).toBe('signed-out');
    expect(store.getSnapshot().notice).toEqual({ text: SUSPENDED, stays: true });
    expect(readDraft('ana', 'form')).toBeNull();
    store.noticeShown();
    expect(store.getSnapshot().notice).toBeNull();
  });
});
