import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

/** `signedInAt` is the last time the person entered their password. */
export type VerifiedToken = { uid: string; signedInAt: Date };

const CLOCK_TOLERANCE_SECONDS = 5;

/**
 * Verifies Firebase ID tokens: RS256, this project's issuer and audience, not expired, not issued or authenticated in the future.
 * Uses jose instead of the Admin SDK so that tests can bring their own keys. Returns null for an invalid token, and throws if the
 * keys cannot be fetched, so that an unreachable key server signs nobody out.
 */
export function createTokenVerifier(keys: JWTVerifyGetKey, projectId: string, now: () => Date) {
  return async (token: string): Promise<(VerifiedToken & { expiresAt: Date }) | null> => {
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
      const { sub, iat, exp, auth_time: authTime } = payload;
      if (exp === undefined || iat === undefined || iat > latest) return null;
      if (typeof authTime !== 'number' || authTime > latest) return null;
      if (sub === undefined || sub.length === 0 || sub.length > 128) return null;
      return { uid: sub, signedInAt: new Date(authTime * 1_000), expiresAt: new Date(exp * 1_000) };
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };
}

/** True if the token is invalid, false if fetching the keys failed. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}
