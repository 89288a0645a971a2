import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { VerifiedToken } from '../server/context.ts';

const CLOCK_TOLERANCE_SECONDS = 5;

/**
 * Verifies Firebase ID tokens against a key set: RS256 only, this project's issuer and audience, in time, not issued nor
 * signed in to in the future. Written on jose instead of the Admin SDK's verifier so that tests can give their own keys.
 * Returns whose it is and when they signed in, or null for a token that is not valid. Keys that cannot be fetched are an error, not a refusal:
 * nobody is to be signed out because a server was out of reach.
 */
export function createTokenVerifier(keys: JWTVerifyGetKey, projectId: string, now: () => Date) {
  return async (token: string): Promise<VerifiedToken | null> => {
    const currentDate = now();
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate,
      });
      const latest = currentDate.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS;
      const { sub, iat, auth_time: authTime } = payload;
      if (iat === undefined || iat > latest) return null;
      if (typeof authTime !== 'number' || authTime > latest) return null;
      if (sub === undefined || sub.length === 0 || sub.length > 128) return null;
      return { uid: sub, signedInAt: new Date(authTime * 1_000) };
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };
}

/** Whether the token is at fault, and not the fetching of the keys. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}
