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
  type User,
} from 'firebase/auth';
import type { Env } from '#shared/env.ts';
import { readStored } from '#shared/storage.ts';
import { orNoConnection, type AuthPort, type AuthUser } from './auth-port.ts';

const toUser = (user: User): AuthUser => ({
  uid: user.uid,
  getToken: () => orNoConnection(user.getIdToken()),
});

/** Kept out of the login's chunk. */
const loadRecent = () => import('./firebase-recent.ts');

/**
 * `initializeAuth` with one persistence, because `getAuth` brings pop-ups and IndexedDB that the login never uses. Local storage
 * also tells other tabs about a sign-out.
 */
export function createFirebaseAuth(env: Env): AuthPort {
  // Read before Firebase starts, because it deletes the record of a revoked session at once.
  const kept = readStored('local', `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`);
  const auth = initializeAuth(initializeApp(env.firebase), { persistence: browserLocalPersistence });
  auth.languageCode = 'es';
  if (env.authEmulatorUrl) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
  return {
    onChange: (listener) => onAuthStateChanged(auth, (user) => listener(user && toUser(user))),
    lastUser: async () => (await loadRecent()).userIn(kept),
    signIn: async (email, password) => toUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    confirmReset: (code, password) => confirmPasswordReset(auth, code, password),
    reauthenticate: async (password) => (await loadRecent()).reauthenticate(auth, password),
  };
}
