import { daysFrom } from '@cuadrilla/domain/scheduling/free-time.ts';
import { loadOver } from '@cuadrilla/domain/scheduling/load-over.ts';
import { daysBetween, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { daysOf } from '@cuadrilla/domain/time/time.ts';
import { busyTime, shownTime } from '@cuadrilla/domain/visits/busy-time.ts';
import type { BusyVisit } from '@cuadrilla/domain/visits/scheduling.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { badUserInput } from '../errors.ts';
import type { TechnicianLoad } from '../graphql/types.generated.ts';
import { assertDay } from '../local-day.ts';
import type { PlanningStore } from './planning-store.ts';
import type { TeamContent } from './kept-team-store.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { UserStore } from '../staff/store/user-store.ts';
import type { User } from '../staff/user.ts';
import type { VisitStore } from '../visits/visit-store.ts';
import type { Visit } from '../work/visit.ts';

type Planning<Names extends keyof PlanningStore> = { planning: Pick<PlanningStore, Names> };
type Settings = { settings: Pick<SettingsStore, 'workingHours' | 'holidays'> };
type Team = { users: Pick<UserStore, 'team'> };
type Deps = Team & { stores: Planning<'team' | 'zone' | 'absences'> & Settings; now: () => Date };

const DAYS_MAX = 7;

/** The visits are those that the plan of the day draws: one done on another day than planned belongs to that day. */
export async function readTeamDay(
  deps: Deps & { stores: { visits: Pick<VisitStore, 'onDays'> } },
  date: LocalDate,
) {
  assertDay(date);
  const [found, { zone, loads }] = await Promise.all([
    deps.stores.visits.onDays([date]),
    readTeam(deps, [date]),
  ]);
  const visits = found.filter((visit) => daysOf(zone, shownTime(visit)).includes(date));
  return { visits, load: loads(({ id }) => busyOf(visits, id)) };
}

export async function readTeamLoad(
  deps: Deps & { stores: Planning<'busy'> },
  { from, to }: { from: LocalDate; to: LocalDate },
) {
  assertDay(from);
  assertDay(to);
  const days = daysFrom(from, daysBetween(from, to) + 1);
  if (days.length < 1 || days.length > DAYS_MAX) throw badUserInput('De uno a siete días');
  const [busy, { loads }] = await Promise.all([deps.stores.planning.busy(from, to), readTeam(deps, days)]);
  return loads(({ id }) => busy.get(id) ?? []);
}

async function readTeam({ stores, users, now }: Deps, days: readonly LocalDate[]) {
  const [from = '', to = from] = [days[0], days.at(-1)];
  const [{ technicians, absences, hours, holidays }, zone] = await Promise.all([
    stores.planning.team({ from, to, now: now() }, () => readContent({ stores, users }, from, to)),
    stores.planning.zone(now()),
  ]);
  const loads = (visitsOf: (technician: User) => readonly BusyVisit[]): TechnicianLoad[] =>
    technicians.map((user) => ({
      technician: { id: user.id, name: fullName(user), color: user.color },
      ...loadOver(
        {
          weeklyHours: user.weeklyHours ?? hours,
          visits: visitsOf(user),
          absences: absences.filter(({ technicianId }) => technicianId === user.id),
        },
        days,
        { zone, holidays },
      ),
    }));
  return { zone, loads };
}

async function readContent(
  { stores, users }: Team & { stores: Planning<'absences'> & Settings },
  from: LocalDate,
  to: LocalDate,
): Promise<TeamContent> {
  const [technicians, absences, { hours }, { values: holidays }] = await Promise.all([
    users.team(['TECHNICIAN']),
    stores.planning.absences(from, to),
    stores.settings.workingHours(),
    stores.settings.holidays(),
  ]);
  return { technicians, absences, hours, holidays };
}

function busyOf(visits: readonly Visit[], technicianId: string): BusyVisit[] {
  return visits
    .filter(({ technicianIds }) => technicianIds.includes(technicianId))
    .flatMap((visit) => {
      const busy = busyTime(visit);
      return busy ? [{ id: visit.id, serviceCode: visit.summary.code, ...busy }] : [];
    });
}
