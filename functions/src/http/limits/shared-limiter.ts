import { refusal } from '../../server/errors.ts';
import { PER_MINUTE } from './rate-limiter.ts';
import type { SharedLimits } from './shared-limit-store.ts';

/** What is rare, and worth a read and a write each time: what concerns accounts, and calendars that nobody signs in for. */
type SharedKind = 'accountCreation' | 'accountChange' | 'ownPassword' | 'calendar' | 'calendarGuess';

export type SharedLimiter = {
  /** Takes one of a minute's, counted over all instances; throws RATE_LIMITED where all are taken. */
  take: (subject: string, kind: SharedKind, now: Date) => Promise<void>;
};

/** Counts nothing: for the emulators. */
export const sharedUnlimited: SharedLimiter = { take: () => Promise.resolve() };

const MINUTE = 60_000;

export function createSharedLimiter(limits: SharedLimits): SharedLimiter {
  return {
    async take(subject, kind, now) {
      const endsAt = new Date((Math.floor(now.getTime() / MINUTE) + 1) * MINUTE);
      const window = { name: `${kind} ${subject}`, size: PER_MINUTE[kind], endsAt };
      if (await limits.take(window)) return;
      const retryAfterSeconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1_000);
      throw refusal('RATE_LIMITED', { retryAfterSeconds });
    },
  };
}
