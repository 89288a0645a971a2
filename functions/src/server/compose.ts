import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { createRemoteJWKSet, decodeJwt } from 'jose';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import type { ServerDependencies } from './context.ts';
import { DEADLINES } from '../deadlines.ts';
import type { Environment } from './environment.ts';
import { createRateLimiter, unlimited } from '../http/limits/rate-limiter.ts';
import { createSharedLimiter, sharedUnlimited } from '../http/limits/shared-limiter.ts';
import { createSharedLimits } from '../http/limits/shared-limit-store.ts';
import { createTokenVerifier, type VerifiedToken } from '../http/token-verifier.ts';
import { keepVerified } from '../http/verified-tokens.ts';
import { createAccountProvider } from '../staff/accounts/account-provider.ts';
import { createAccountStore } from '../staff/accounts/account-store.ts';
import { createUserStore } from '../staff/store/user-store.ts';
import { openStores } from '../unit/unit.ts';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export function composeDependencies(
  { firestore, openAuth }: { firestore: Firestore; openAuth: () => Promise<Auth> },
  { development, projectId, rateLimited }: Environment,
): ServerDependencies {
  const now = () => new Date();
  return {
    verifyToken: development
      ? (token) => verifyWithEmulator(openAuth, token)
      : keepVerified(createTokenVerifier(createRemoteJWKSet(new URL(GOOGLE_KEYS)), projectId, now), now),
    accounts: createAccountProvider(openAuth),
    accountStore: createAccountStore(firestore),
    createUserStore: () => createUserStore(firestore),
    createStores: () => openStores(firestore),
    parsePhone,
    rateLimiter: rateLimited ? createRateLimiter() : unlimited,
    sharedLimiter: rateLimited ? createSharedLimiter(createSharedLimits(firestore)) : sharedUnlimited,
    deadlines: DEADLINES,
    now,
  };
}

/** The Auth emulator's tokens are unsigned; the Admin SDK accepts them and checks everything else. */
async function verifyWithEmulator(
  openAuth: () => Promise<Auth>,
  token: string,
): Promise<VerifiedToken | null> {
  try {
    const auth = await openAuth();
    const { uid, auth_time: authTime } = await auth.verifyIdToken(token);
    return { uid, signedInAt: new Date(authTime * 1_000) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'auth/id-token-revoked') return readRevoked(token);
    if (code.startsWith('auth/')) return null;
    throw error;
  }
}

/**
 * Revoking a session only stops a token's renewal; until it expires, `users` decides. With the emulator the Admin SDK checks
 * revocation after everything else, so the token is valid otherwise; refusing it here would not tell a suspended person why.
 */
function readRevoked(token: string): VerifiedToken | null {
  const { sub, auth_time: authTime } = decodeJwt(token);
  if (sub === undefined || typeof authTime !== 'number') return null;
  return { uid: sub, signedInAt: new Date(authTime * 1_000) };
}
