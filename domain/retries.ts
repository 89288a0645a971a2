const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const PATIENCE_MS = 24 * 60 * MINUTE_MS;

export type Attempts = {
  attempts: number;
  failingSince: Date | null;
  notBefore: Date | null;
  /** True after a day of failures; only a person restarts it. */
  stopped: boolean;
};

export const UNTRIED: Attempts = { attempts: 0, failingSince: null, notBefore: null, stopped: false };

/** The pause starts at a minute and doubles up to an hour; gives up after a day. */
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
