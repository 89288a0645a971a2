import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { VISIT_MAX_MINUTES } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { suggestSlots } from '@cuadrilla/domain/visits/slot-suggestions.ts';
import { dayInterval, localOf } from '@cuadrilla/domain/time/time.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { SlotSuggestion } from '../graphql/types.generated.ts';
import { assertDay } from '../local-day.ts';
import type { ServiceStore } from '../services/store/service-store.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { UserStore } from '../staff/store/user-store.ts';
import type { PlanningStore } from './planning-store.ts';
import { factsOf, questionOf, readSlotSettings } from '../visits/slot-facts.ts';

type Deps = {
  stores: {
    planning: Pick<PlanningStore, 'busy' | 'absences'>;
    services: Pick<ServiceStore, 'find'>;
    settings: Pick<SettingsStore, 'section'>;
  };
  users: Pick<UserStore, 'team'>;
  now: () => Date;
};

const DAYS_LOOKED_AT = 7;

/** Slots within a week; null if the service does not exist, empty if it cannot be scheduled. */
export async function suggestVisits(
  { stores, users, now }: Deps,
  { serviceId, from }: { serviceId: string; from: LocalDate | null },
): Promise<SlotSuggestion[] | null> {
  if (from !== null) assertDay(from);
  const service = await stores.services.find(serviceId);
  if (service === null) return null;
  // A visit in progress does not prevent scheduling another.
  if (serviceActProblem('schedule', { status: service.status, hasVisitInProgress: false }) !== null)
    return [];
  const [settings, technicians] = await Promise.all([
    readSlotSettings(stores.settings.section),
    users.team(['TECHNICIAN']),
  ]);
  const { zone } = settings;
  const start = latest(now(), from === null ? null : dayInterval(zone, from).start);
  const first = localOf(zone, start).day;
  // A visit that starts on the last day may end on the next.
  const last = addDays(first, DAYS_LOOKED_AT);
  const [busy, absences] = await Promise.all([
    stores.planning.busy(first, last),
    stores.planning.absences(first, last),
  ]);
  const found = suggestSlots(
    technicians.map((user) => factsOf(user, settings, { visits: busy.get(user.id) ?? [], absences })),
    {
      ...questionOf(service, settings, null),
      durationMinutes: Math.min(service.durationMinutes, VISIT_MAX_MINUTES),
      from: start,
      dueAt: service.dueAt,
      priority: service.priority,
      days: DAYS_LOOKED_AT,
    },
  );
  const known = new Map(technicians.map((user) => [user.id, user]));
  return found.flatMap(({ technicianId, start, end, reasons }) => {
    const user = known.get(technicianId);
    if (!user) return [];
    return [{ technician: { id: user.id, name: fullName(user), color: user.color }, start, end, reasons }];
  });
}

const latest = (a: Date, b: Date | null) => (b !== null && b > a ? b : a);
