import { mondayOf, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { daysFrom } from '@cuadrilla/domain/scheduling/free-time.ts';
import { personSortKey } from '@cuadrilla/domain/text/text.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { PlanningTechnician, PlanningView } from '../graphql/types.generated.ts';
import { assertDay } from '../local-day.ts';
import type { User } from '../staff/user.ts';
import type { UserStore } from '../staff/store/user-store.ts';
import type { Visit } from '../work/visit.ts';
import type { AbsenceOf } from '../staff/absences/approved-absences-store.ts';

type Deps = Pick<GraphQLContext, 'stores' | 'users'>;

/**
 * The planning of a day or its week. The revision is read first, so that a change during the other reads makes it stale and a
 * polling client reads again.
 */
export async function readPlanning(
  { stores, users }: Deps,
  { date, view }: { date: LocalDate; view: PlanningView },
) {
  assertDay(date);
  const monday = mondayOf(date);
  const days = view === 'DAY' ? [date] : daysFrom(monday, 7);
  const [from = date, to = from] = [days[0], days.at(-1)];
  const revision = await stores.planning.revision(monday);
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
    visits,
    technicians: shown.map((user) => toRow(user, absences, hours)),
    holidays: holidays.filter((holiday) => days.includes(holiday.date)),
  };
}

/** Adds people who are no longer active technicians but still have visits here. */
async function withOthers(
  active: readonly User[],
  visits: readonly Visit[],
  users: UserStore,
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
