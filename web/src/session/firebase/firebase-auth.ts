import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Env } from '#shared/env.ts';
import { readStored } from '#shared/storage.ts';
import { orNoConnection, type AuthPort, type AuthUser } from './auth-port.ts';
import { isTokenValid, keptUser, type KeptUser } from './kept-user.ts';

const toUser = (user: User): AuthUser => ({
  uid: user.uid,
  getToken: () => orNoConnection(user.getIdToken()),
});

/**
 * The user of the last start, while Firebase still looks up the account: the server decides about the token anyway. Firebase's own
 * answer follows, and drops the user where the account is gone.
 */
const beforeLookup = (auth: Auth, { uid, token }: KeptUser): AuthUser => ({
  uid,
  getToken: async () =>
    auth.currentUser?.uid === uid ? orNoConnection(auth.currentUser.getIdToken()) : token,
});

/** Kept out of the login's chunk. */
const loadRecent = () => import('./firebase-recent.ts');

/**
 * `initializeAuth` with one persistence, because `getAuth` brings pop-ups and IndexedDB that the login never uses. Local storage
 * also tells other tabs about a sign-out.
 */
export function createFirebaseAuth(env: Env): AuthPort {
  // Read before Firebase starts, because it deletes the record of a revoked session at once.
  const kept = keptUser(readStored('local', `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`));
  const auth = initializeAuth(initializeApp(env.firebase), { persistence: browserLocalPersistence });
  auth.languageCode = 'es';
  if (env.authEmulatorUrl) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
  return {
    onChange(listener) {
      if (kept && isTokenValid(kept, Date.now())) listener(beforeLookup(auth, kept));
      return onAuthStateChanged(auth, (user) => listener(user && toUser(user)));
    },
    lastUser: () => Promise.resolve(kept && { uid: kept.uid, getToken: () => Promise.resolve(kept.token) }),
    signIn: async (email, password) => toUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    confirmReset: (code, password) => confirmPasswordReset(auth, code, password),
    reauthenticate: async (password) => (await loadRecent()).reauthenticate(auth, password),
  };
}
