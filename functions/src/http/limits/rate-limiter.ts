import { refusal } from '../../server/errors.ts';

/**
 * What is counted, and how many a person may do a minute: every request, file or query, and those that change something once more
 * by themselves. A calendar address counts as a person; a guess at one counts for
 * where it came from, because whoever guesses has no name.
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
  /** Takes one from a person's bucket; throws RATE_LIMITED with `retryAfterSeconds` where it is empty. */
  take: (uid: string, kind: keyof typeof PER_MINUTE, now: Date) => void;
};

/** Counts nothing: for the emulators, where tests make many accounts. */
export const unlimited: RateLimiter = { take: () => undefined };

/**
 * A token bucket a person and kind, in the memory of this instance: with few instances a bound good enough against a
 * script run wild, and free of reads.
 */
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
      forgetOldest(buckets);
    },
  };
}

function forgetOldest(buckets: Map<string, unknown>): void {
  const oldest = buckets.size > MAX_BUCKETS ? buckets.keys().next().value : undefined;
  if (oldest !== undefined) buckets.delete(oldest);
}
