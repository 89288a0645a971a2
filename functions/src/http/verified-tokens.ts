import { hash } from 'node:crypto';
import { forgetOldest } from '../forget-oldest.ts';
import type { VerifiedToken } from './token-verifier.ts';

const KEPT_MS = 5 * 60_000;
const MAX_TOKENS = 1_000;

type Verify<T> = (token: string) => Promise<T | null>;

/**
 * Keeps what was verified for five minutes, or until the token expires, because a phone sends the same one for an
 * hour. Only digests are held, never a token; a suspended person is still refused, by `users/{uid}`.
 */
export function keepVerified(
  verify: Verify<VerifiedToken & { expiresAt: Date }>,
  now: () => Date,
): Verify<VerifiedToken> {
  const kept = new Map<string, { verified: VerifiedToken; until: number }>();
  return async (token) => {
    const digest = hash('sha256', token, 'base64');
    const known = kept.get(digest);
    const at = now().getTime();
    if (known && at < known.until) return known.verified;
    kept.delete(digest);
    const verified = await verify(token);
    if (verified === null) return null;
    kept.set(digest, { verified, until: Math.min(at + KEPT_MS, verified.expiresAt.getTime()) });
    forgetOldest(kept, MAX_TOKENS);
    return verified;
  };
}
