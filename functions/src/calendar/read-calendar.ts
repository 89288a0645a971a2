import { can } from '@cuadrilla/domain/people/permissions.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { grantsSiteAccess } from '@cuadrilla/domain/visits/site-access.ts';
import { assertCan } from '../acting.ts';
import { callerAddress } from '../http/limits/caller-address.ts';
import type { RateLimiter } from '../http/limits/rate-limiter.ts';
import type { SharedLimiter } from '../http/limits/shared-limiter.ts';
import type { KnownSites } from '../services/known-sites.ts';
import { contactFor, type ContactDeps } from '../services/service-fields.ts';
import type { UserStore } from '../staff/store/user-store.ts';
import type { User } from '../staff/user.ts';
import { mayReadVisit } from '../work/visit-ownership.ts';
import type { VisitStore } from '../visits/visit-store.ts';
import type { Visit } from '../work/visit.ts';
import type { CalendarFeedStore } from './calendar-feed-store.ts';
import { digestOfToken, isFeedToken } from './calendar-feed.ts';
import { visitEvent, type VisitEvent } from './visit-event.ts';

type Deps = {
  stores: ContactDeps['stores'] & { knownSites: Pick<KnownSites, 'noteVisit'> };
  rateLimiter: RateLimiter;
  now: () => Date;
};
type EventDeps = Deps & { stores: { visits: Pick<VisitStore, 'find'> } };
type FeedDeps = Deps & {
  stores: {
    calendarFeeds: Pick<CalendarFeedStore, 'find'>;
    visits: Pick<VisitStore, 'ofTechnician'>;
  };
  users: Pick<UserStore, 'find'>;
  sharedLimiter: SharedLimiter;
};

const DAY_MS = 86_400_000;
const BEHIND_DAYS = 30;
const AHEAD_DAYS = 90;
/** Twelve a day for four months. */
const VISITS_MAX = 1_500;
/** Contacts are shown this many days ahead, because each costs up to two reads per visit whenever an app polls. */
const CONTACTS_DAYS = 14;
const CONTACTS_MAX = 200;

export async function readVisitEvent(
  deps: EventDeps,
  viewer: User,
  id: string,
): Promise<{ code: string; event: VisitEvent } | null> {
  assertCan(viewer, 'visits:read');
  deps.rateLimiter.take(viewer.id, 'calendar', deps.now());
  const visit = await deps.stores.visits.find(id);
  if (visit === null || !mayReadVisit(viewer, visit)) return null;
  const { stores, now } = deps;
  stores.knownSites.noteVisit(visit, now());
  const [contact, isKnown] = [
    await contactFor(visit, deps, viewer),
    await stores.knownSites.knows(viewer, visit.site.id, now()),
  ];
  return { code: visit.summary.code, event: visitEvent(isKnown ? visit : withoutNotes(visit), contact) };
}

/**
 * A technician's visits from 30 days ago to 90 days ahead, for whoever has the address; cancelled ones only if cancelled in the
 * last 30 days. Null if the address is unknown or its owner is suspended or no longer a technician; the caller cannot tell which.
 */
export async function readFeed(
  deps: FeedDeps,
  token: string,
  request: Request,
): Promise<VisitEvent[] | null> {
  if (!isFeedToken(token)) return null;
  const digest = digestOfToken(token);
  const now = deps.now();
  const feed = await deps.stores.calendarFeeds.find(digest);
  // Only unknown addresses count for the caller, so that guesses cannot exhaust the limit of a valid address.
  const [who, kind] =
    feed === null ? ([callerAddress(request), 'calendarGuess'] as const) : ([digest, 'calendar'] as const);
  deps.rateLimiter.take(who, kind, now);
  await deps.sharedLimiter.take(who, kind, now);
  const found = feed && (await deps.users.find(feed.technicianId));
  if (found?.kind !== 'user') return null;
  const { user } = found;
  if (user.status !== 'ACTIVE' || !can(user.role, 'calendar-feed:own')) return null;
  const within = { start: later(now, -BEHIND_DAYS), end: later(now, AHEAD_DAYS) };
  const visits = await deps.stores.visits.ofTechnician(user.id, within, VISITS_MAX);
  return eventsOf(
    deps,
    user,
    visits.filter((visit) => mayReadVisit(user, visit) || wasAnnulledSince(visit, later(now, -BEHIND_DAYS))),
  );
}

async function eventsOf(deps: Deps, user: User, visits: readonly Visit[]): Promise<VisitEvent[]> {
  const until = later(deps.now(), CONTACTS_DAYS);
  const soon = visits.filter(({ status, plannedStart }) => !isVisitOver(status) && plannedStart < until);
  // The latest ones: visits left open for weeks must not displace upcoming ones.
  const asked = new Set(soon.slice(-CONTACTS_MAX));
  const now = deps.now();
  const known = visits.filter((visit) => grantsSiteAccess(visit, now));
  for (const visit of known) deps.stores.knownSites.noteVisit(visit, now);
  const siteIds = new Set(known.map(({ site }) => site.id));
  return Promise.all(
    visits.map(async (visit) =>
      visitEvent(
        siteIds.has(visit.site.id) ? visit : withoutNotes(visit),
        asked.has(visit) ? await contactFor(visit, deps, user) : null,
      ),
    ),
  );
}

function wasAnnulledSince({ status, updatedAt }: Visit, since: Date): boolean {
  return status === 'CANCELLED' && updatedAt >= since;
}

function withoutNotes(visit: Visit): Visit {
  return { ...visit, site: { ...visit.site, accessNotes: null } };
}

function later(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
