import { SessionStore } from '#session/session-store.ts';
import { FakeAuth } from '../../testing/fake-auth.ts';

export async function sessionOf(uid: string): Promise<{ store: SessionStore; auth: FakeAuth }> {
  const auth = new FakeAuth();
  const person = {
    id: uid,
    name: 'Ana',
    lastName: 'Ruiz',
    email: '',
    role: 'TECHNICIAN',
    timeZone: 'Europe/Madrid',
    color: null,
  } as const;
  const store = new SessionStore(auth, () => Promise.resolve(person));
  store.start();
  await store.signIn(uid, 'secreta');
  return { store, auth };
}
