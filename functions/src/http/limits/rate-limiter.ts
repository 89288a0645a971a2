import { refusal } from '../../errors.ts';
import { forgetOldest } from '../../forget-oldest.ts';

/**
 * Per person and minute; mutations count twice. A calendar URL counts as a person; a wrong one counts for the
 * caller's address.
 */
export const PER_MINUTE = {
  request: 600,
  mutation: 120,
  accountCreation: 20,
  accountChange: 30,
  ownPassword: 10,
  calendar: 30,
  calendarGuess: 60,
} as const;
const MINUTE = 60_000;
const MAX_BUCKETS = 10_000;

export type RateLimiter = {
  /** Throws RATE_LIMITED with `retryAfterSeconds` when the bucket is empty. */
  take: (uid: string, kind: keyof typeof PER_MINUTE, now: Date) => void;
};

/** For the emulators, where tests create many accounts. */
export const unlimited: RateLimiter = { take: () => undefined };

/** One token bucket per person and kind, in memory: with few instances a sufficient bound against a runaway script, without reads. */
export function createRateLimiter(): RateLimiter {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(uid, kind, now) {
      const size = PER_MINUTE[kind];
      const key = `${kind} ${uid}`;
      const bucket = buckets.get(key) ?? { left: size, at: now.getTime() };
      const refilled = ((now.getTime() - bucket.at) * size) / MINUTE;
      const left = Math.min(size, bucket.left + refilled);
      if (left < 1) {
        throw refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(((1 - left) * MINUTE) / size / 1000) });
      }
      buckets.delete(key);
      buckets.set(key, { left: left - 1, at: now.getTime() });
      forgetOldest(buckets, MAX_BUCKETS);
    },
  };
}
