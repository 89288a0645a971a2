import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { createRemoteJWKSet } from 'jose';
import { parsePhone } from '@cuadrilla/domain/phone.ts';
import type { ServerDependencies } from './context.ts';
import type { Environment } from './environment.ts';
import { createRateLimiter, unlimited } from './http/rate-limiter.ts';
import { createTokenVerifier } from './http/token-verifier.ts';
import { createAccountProvider } from './staff/account-provider.ts';
import { createAccountStore } from './staff/account-store.ts';
import { createUserStore } from './staff/user-store.ts';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The real parts, from Firebase's handles. */
export function composeDependencies(
  { firestore, auth }: { firestore: Firestore; auth: Auth },
  { development, projectId, rateLimited }: Environment,
): ServerDependencies {
  const now = () => new Date();
  return {
    verifyToken: development
      ? (token) => verifyWithEmulator(auth, token)
      : createTokenVerifier(createRemoteJWKSet(new URL(GOOGLE_KEYS)), projectId, now),
    accounts: createAccountProvider(auth),
    accountStore: createAccountStore(firestore),
    createUserStore: () => createUserStore(firestore),
    parsePhone,
    rateLimiter: rateLimited ? createRateLimiter() : unlimited,
    now,
  };
}

/** The Auth emulator's tokens are not signed; the Admin SDK knows how to take them, and checks all but the signature. */
async function verifyWithEmulator(auth: Auth, token: string): Promise<string | null> {
  try {
    return (await auth.verifyIdToken(token)).uid;
  } catch (error) {
    if (error instanceof Error && String((error as { code?: unknown }).code).startsWith('auth/')) return null;
    throw error;
  }
}
