/** The visits of a unit of work in memory, and what technicians have on their days. */
import { busyTime, daysOfVisit } from '@cuadrilla/domain/visits/busy-time.ts';
import type { BusyVisit } from '@cuadrilla/domain/visits/scheduling.ts';
import { effectsOfVisits } from './services/store/visit-effects.ts';
import type { User } from './staff/user.ts';
import type { AbsenceOf } from './planning/approved-absences-store.ts';
import type { Doors, Found } from './test-world.ts';
import type { UnitStores } from './unit/unit.ts';
import { changeOfVisit } from './visits/store/visit-audit.ts';
import type { Visit } from './visits/visit.ts';

export const ZONE = 'Europe/Madrid';

export function aTechnician(changes: Partial<User> = {}): User {
  return {
    ...{ id: 'tec', email: 'leo@taller.es', name: 'Leo', lastName: 'Gil', phone: null, role: 'TECHNICIAN' },
    ...{ status: 'ACTIVE', createdAt: new Date('2026-01-01T10:00:00Z'), version: 1, color: 'teal' },
    ...{ skillIds: [], zoneIds: [], weeklyHours: null, permissions: { prices: false, phones: true } },
    ...changes,
  };
}

export function visitsIn(found: Found, { find, set, newId }: Doors): UnitStores['visits'] {
  const saveAlone: UnitStores['visits']['saveAlone'] = ({ before, after, entry = {} }) => {
    const written: Visit = {
      ...{ ...after, days: daysOfVisit(after, ZONE), version: (before?.version ?? 0) + 1 },
      technicianIds: after.technicians.map(({ id }) => id),
    };
    const { text = null, at, action } = entry;
    set(found.visits, written);
    found.told.push({ ...changeOfVisit(before, written, entry), text, at, action });
    return Promise.resolve(written);
  };
  return {
    newId,
    find: find(found.visits),
    ofService: (serviceId) =>
      Promise.resolve([...found.visits.values()].filter(({ summary }) => summary.serviceId === serviceId)),
    saveAlone,
    async save({ also, visits, ...change }) {
      const written = await saveAlone(change);
      const service = { ...change.service, ...also };
      const all = [...visits.filter(({ id }) => id !== written.id), written];
      set(found.services, { ...service, ...effectsOfVisits(service, all) });
      return written;
    },
  };
}

export function planningIn({ visits }: Found, absences: AbsenceOf[] = []): UnitStores['planning'] {
  const busyOf = (technicianId: string, days: readonly string[]) =>
    [...visits.values()].flatMap((visit): BusyVisit[] => {
      const isThen =
        visit.technicianIds.includes(technicianId) && visit.days.some((day) => days.includes(day));
      const busy = isThen ? busyTime(visit) : null;
      return busy ? [{ id: visit.id, serviceCode: visit.summary.code, ...busy }] : [];
    });
  return {
    busyOn: (ids, days) => Promise.resolve(new Map(ids.map((id) => [id, busyOf(id, days)]))),
    absencesFrom: (ids, day) =>
      Promise.resolve(absences.filter(({ technicianId, to }) => ids.includes(technicianId) && to >= day)),
  };
}
