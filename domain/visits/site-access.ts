import { isVisitOver, type VisitStatus } from './visit-states.ts';

/** `atWork` allows changes to the site's equipment, `known` only reading. */
export type SiteAccess = 'atWork' | 'known' | 'none';

const KNOWN_MS = 30 * 86_400_000;

/** A visit that ended before this no longer lets its technicians see the place. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_MS);

type Ended = { status: VisitStatus; finishedAt: Date | null; plannedStart: Date };

/**
 * Whether a visit alone gives its technicians access to its site: while it is open, and for 30 days after it ended (after its
 * planned start if it was never finished). The others they have there may still give it.
 */
export function grantsSiteAccess({ status, finishedAt, plannedStart }: Ended, now: Date): boolean {
  if (!isVisitOver(status)) return true;
  return status !== 'CANCELLED' && (finishedAt ?? plannedStart) >= knownSince(now);
}
