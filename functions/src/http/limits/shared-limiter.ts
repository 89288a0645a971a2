import { refusal } from '../../errors.ts';
import { PER_MINUTE } from './rate-limiter.ts';
import type { SharedLimits } from './shared-limit-store.ts';

/** Rare requests that are worth a read and a write each: accounts, and calendar feeds, which need no sign-in. */
type SharedKind = 'accountCreation' | 'accountChange' | 'ownPassword' | 'calendar' | 'calendarGuess';

export type SharedLimiter = {
  /** Counted per minute over all instances; throws RATE_LIMITED when the limit is reached. */
  take: (subject: string, kind: SharedKind, now: Date) => Promise<void>;
};

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
