const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const PATIENCE_MS = 24 * 60 * MINUTE_MS;

/** How often something that goes on by itself has failed, since when, and when it is to be tried again. */
export type Attempts = {
  attempts: number;
  failingSince: Date | null;
  notBefore: Date | null;
  /** After a day of failures nobody tries any more until a person says so. */
  stopped: boolean;
};

export const UNTRIED: Attempts = { attempts: 0, failingSince: null, notBefore: null, stopped: false };

/** What one more failure makes of it: a pause of a minute, doubled each time up to an hour, and an end after a day. */
export function afterFailure({ attempts, failingSince }: Attempts, now: Date): Attempts {
  const since = failingSince ?? now;
  const pause = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** attempts);
  return {
    attempts: attempts + 1,
    failingSince: since,
    notBefore: new Date(now.getTime() + pause),
    stopped: now.getTime() - since.getTime() >= PATIENCE_MS,
  };
}
