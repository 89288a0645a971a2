import { addDays } from '@cuadrilla/domain/time/local-date.ts';
import { dayInterval, localOf, overlaps } from '@cuadrilla/domain/time/time.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { assertCan, type Acting } from '../../acting.ts';
import type { AbsenceWork } from '../../graphql/types.generated.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { Stores } from '../../unit/stores.ts';
import type { AbsenceStore } from './absence-store.ts';

type Deps = {
  stores: {
    absences: Pick<AbsenceStore, 'find'>;
    settings: Pick<SettingsStore, 'timeZone'>;
    visits: Pick<Stores['visits'], 'ofTechnician'>;
  };
  now: () => Date;
};

const READ_MAX = 200;

export async function absenceWork(
  { stores, now }: Deps,
  viewer: Acting,
  id: string,
): Promise<AbsenceWork | null> {
  assertCan(viewer, 'absences:decide');
  const absence = await stores.absences.find(id);
  if (absence === null) return null;
  const zone = await stores.settings.timeZone(now());
  const { start } = dayInterval(zone, absence.from);
  const { end } = dayInterval(zone, absence.to);
  const rest = { start: start > now() ? start : now(), end };
  if (rest.start >= end) return { visits: 0, firstDay: null };
  // A visit may begin the evening before.
  const from = dayInterval(zone, addDays(localOf(zone, rest.start).day, -1)).start;
  const read = await stores.visits.ofTechnician(absence.technicianId, { start: from, end }, READ_MAX);
  const visits = read.filter(
    ({ status, plannedStart, plannedEnd }) =>
      !isVisitOver(status) && overlaps({ start: plannedStart, end: plannedEnd }, rest),
  );
  const [first] = visits;
  if (!first) return { visits: 0, firstDay: null };
  const begin = first.plannedStart > rest.start ? first.plannedStart : rest.start;
  return { visits: visits.length, firstDay: localOf(zone, begin).day };
}
