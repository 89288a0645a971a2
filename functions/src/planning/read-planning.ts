import { mondayOf, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { daysFrom } from '@cuadrilla/domain/scheduling/free-time.ts';
import { personSortKey } from '@cuadrilla/domain/text/text.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { PlanningTechnician, PlanningView } from '../graphql/types.generated.ts';
import { assertDay } from '../local-day.ts';
import type { User } from '../staff/user.ts';
import type { UserStore } from '../staff/store/user-store.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { VisitStore } from '../visits/visit-store.ts';
import type { Visit } from '../work/visit.ts';
import type { PlanningStore } from './planning-store.ts';
import type { AbsenceOf } from '../staff/absences/approved-absences-store.ts';

type Planning<Names extends keyof PlanningStore> = { planning: Pick<PlanningStore, Names> };
type Visits<Names extends keyof VisitStore> = { visits: Pick<VisitStore, Names> };
type Deps = {
  stores: Planning<'revision' | 'state' | 'absences'> &
    Visits<'onDays'> & { settings: Pick<SettingsStore, 'workingHours' | 'holidays'> };
  users: Pick<UserStore, 'team' | 'find'>;
};

type Asked = { date: LocalDate; view: PlanningView };

const daysOf = ({ date, view }: Asked) => (view === 'DAY' ? [date] : daysFrom(mondayOf(date), 7));

/**
 * The plan of a day or its week. Mark and revision are read first, so that a client that requests changes also gets
 * those made during the other reads.
 */
export async function readPlanning({ stores, users }: Deps, asked: Asked) {
  const { date } = asked;
  assertDay(date);
  const days = daysOf(asked);
  const [from = date, to = from] = [days[0], days.at(-1)];
  const [revision, { mark, tray, isTraySettled }] = await Promise.all([
    stores.planning.revision(mondayOf(date)),
    stores.planning.state(),
  ]);
  const [visits, absences, { hours }, { values: holidays }, active] = await Promise.all([
    stores.visits.onDays(days),
    stores.planning.absences(from, to),
    stores.settings.workingHours(),
    stores.settings.holidays(),
    users.team(['TECHNICIAN']),
  ]);
  const shown = await withOthers(active, visits, users);
  return {
    from,
    to,
    revision,
    mark,
    tray: isTraySettled ? tray : null,
    visits,
    technicians: shown.map((user) => toRow(user, absences, hours)),
    holidays: holidays.filter((holiday) => days.includes(holiday.date)),
  };
}

/** By which a client sees whether the plan of a week has changed. */
export function readRevisions({ stores }: { stores: Planning<'revisions'> }, date: LocalDate) {
  assertDay(date);
  return stores.planning.revisions(mondayOf(date));
}

/** The changes of a plan since `since`; a changed visit that is not in it any more was removed. */
export async function readChanges(
  { stores }: { stores: Planning<'changes'> & Visits<'find'> },
  asked: Asked & { since: string },
) {
  const { date, since } = asked;
  assertDay(date);
  const changes = await stores.planning.changes(mondayOf(date), since);
  if (changes === null) return { isTooOld: true, mark: since, tray: null, visits: [], goneIds: [] };
  const { visitIds, mark, tray } = changes;
  const days = new Set(daysOf(asked));
  const found = await Promise.all(visitIds.map((id) => stores.visits.find(id)));
  const visits = found.filter((visit) => visit !== null);
  const shown = visits.filter((visit) => visit.days.some((day) => days.has(day)));
  const known = new Set(shown.map(({ id }) => id));
  return { isTooOld: false, mark, tray, visits: shown, goneIds: visitIds.filter((id) => !known.has(id)) };
}

/** Adds people who are no longer active technicians but still have visits here. */
async function withOthers(
  active: readonly User[],
  visits: readonly Visit[],
  users: Pick<UserStore, 'find'>,
): Promise<User[]> {
  const known = new Set(active.map(({ id }) => id));
  const missing = new Set(
    visits.flatMap(({ technicianIds }) => technicianIds).filter((id) => !known.has(id)),
  );
  const found = await Promise.all([...missing].map((id) => users.find(id)));
  const others = found.flatMap((each) => (each?.kind === 'user' ? [each.user] : []));
  if (others.length === 0) return [...active];
  const key = ({ lastName, name }: User) => personSortKey(lastName, name);
  return [...active, ...others].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function toRow(user: User, absences: readonly AbsenceOf[], hours: WeeklyHours): PlanningTechnician {
  const { id, name, lastName, color, status, skillIds, zoneIds, weeklyHours } = user;
  return {
    id,
    name,
    lastName,
    color,
    status,
    skillIds,
    zoneIds,
    weeklyHours: weeklyHours ?? hours,
    absences: absences.filter(({ technicianId }) => technicianId === id),
  };
}
