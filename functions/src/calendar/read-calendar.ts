import { can } from '@cuadrilla/domain/people/permissions.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { assertCan } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { callerAddress } from '../http/limits/caller-address.ts';
import { contactFor } from '../services/service-fields.ts';
import type { User } from '../staff/user.ts';
import { letsKnowSite, mayReadVisit } from '../work/visit-ownership.ts';
import type { Visit } from '../work/visit.ts';
import { digestOfToken, isFeedToken } from './calendar-feed.ts';
import { visitEvent, type VisitEvent } from './visit-event.ts';

type Deps = Pick<GraphQLContext, 'stores' | 'users' | 'rateLimiter' | 'sharedLimiter' | 'now'>;

const DAY_MS = 86_400_000;
const BEHIND_DAYS = 30;
const AHEAD_DAYS = 90;
/** Twelve a day, every day of the four months. */
const VISITS_MAX = 1_500;
/** Whom to ask for is told this long ahead: it takes up to two reads a visit, each time an app looks. */
const CONTACTS_DAYS = 14;
const CONTACTS_MAX = 200;

/** One visit as an event, for whoever may see it, with the code of its service; null for anybody else. */
export async function readVisitEvent(
  deps: Deps,
  viewer: User,
  id: string,
): Promise<{ code: string; event: VisitEvent } | null> {
  assertCan(viewer, 'visits:read');
  deps.rateLimiter.take(viewer.id, 'calendar', deps.now());
  const visit = await deps.stores.visits.find(id);
  if (visit === null || !mayReadVisit(viewer, visit)) return null;
  const { stores, now } = deps;
  stores.knownSites.sawVisit(visit, now());
  const [contact, isKnown] = [
    await contactFor(visit, deps, viewer),
    await stores.knownSites.knows(viewer, visit.site.id, now()),
  ];
  return { code: visit.summary.code, event: visitEvent(isKnown ? visit : withoutNotes(visit), contact) };
}

/**
 * A technician's visits from 30 days ago to 90 days ahead, for whoever has their address; annulled ones, as such, for 30 days. Null where the address is none, or is
 * that of somebody who is suspended or no technician any more: nobody is told which.
 */
export async function readFeed(deps: Deps, token: string, request: Request): Promise<VisitEvent[] | null> {
  if (!isFeedToken(token)) return null;
  const digest = digestOfToken(token);
  const now = deps.now();
  const feed = await deps.stores.calendarFeeds.find(digest);
  // Only what is found to be none is charged to its caller: nobody's guesses silence an address that is there.
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
  // The latest of them: what is left open from weeks ago must not hide those to come.
  const asked = new Set(soon.slice(-CONTACTS_MAX));
  const now = deps.now();
  const known = visits.filter((visit) => letsKnowSite(visit, now));
  for (const visit of known) deps.stores.knownSites.sawVisit(visit, now);
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

/** Said for a while: a calendar app that is only told nothing of an annulled visit may go on showing it. */
function wasAnnulledSince({ status, updatedAt }: Visit, since: Date): boolean {
  return status === 'CANCELLED' && updatedAt >= since;
}

function withoutNotes(visit: Visit): Visit {
  return { ...visit, site: { ...visit.site, accessNotes: null } };
}

function later(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
