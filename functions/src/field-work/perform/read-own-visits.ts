import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { dayInterval, type Interval } from '@cuadrilla/domain/time/time.ts';
import { assertCan } from '../../acting.ts';
import { assertOwnDays } from '../../local-day.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { User } from '../../staff/user.ts';
import type { VisitStore } from '../../visits/visit-store.ts';
import type { Visit } from '../../work/visit.ts';

const VISITS_MAX = 1_000;

type Visits<Names extends keyof VisitStore> = { visits: Pick<VisitStore, Names> };
type Clock = { stores: { settings: Pick<SettingsStore, 'timeZone'> }; now: () => Date };
type Days = { from: LocalDate; days: number };

async function within({ stores, now }: Clock, viewer: User, { from, days }: Days): Promise<Interval> {
  assertCan(viewer, 'own-day:read');
  assertOwnDays({ from, days });
  const zone = await stores.settings.timeZone(now());
  return { start: dayInterval(zone, from).start, end: dayInterval(zone, addDays(from, days - 1)).end };
}

export function ownMark({ stores }: { stores: Visits<'markNow'> }, viewer: User): string {
  assertCan(viewer, 'own-day:read');
  return stores.visits.markNow();
}

/** Without cancelled ones; the days are in the company's time zone. */
export async function ownVisits(
  deps: Clock & { stores: Visits<'ofTechnician'> },
  viewer: User,
  asked: Days,
): Promise<Visit[]> {
  const { stores } = deps;
  const { start, end } = await within(deps, viewer, asked);
  const visits = await stores.visits.ofTechnician(viewer.id, { start, end }, VISITS_MAX);
  return visits.filter(({ status }) => status !== 'CANCELLED');
}

export async function ownChanges(
  deps: Clock & { stores: Visits<'changesFor' | 'find'> },
  viewer: User,
  asked: Days & { since: string },
) {
  const { stores } = deps;
  const { start, end } = await within(deps, viewer, asked);
  const changes = await stores.visits.changesFor(viewer.id, asked.since);
  if (changes === null) return { isTooOld: true, mark: asked.since, visits: [], goneIds: [] };
  const { mark, visitIds } = changes;
  const found = await Promise.all(visitIds.map((id) => stores.visits.find(id)));
  const isShown = ({ technicianIds, status, plannedStart }: Visit) =>
    technicianIds.includes(viewer.id) &&
    status !== 'CANCELLED' &&
    plannedStart >= start &&
    plannedStart < end;
  const visits = found.filter((visit) => visit !== null).filter(isShown);
  const known = new Set(visits.map(({ id }) => id));
  return { isTooOld: false, mark, visits, goneIds: visitIds.filter((id) => !known.has(id)) };
}
