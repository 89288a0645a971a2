import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { BusyVisit } from '@cuadrilla/domain/visits/scheduling.ts';
import { trayRef } from '../work/store/tray-revision.ts';
import { planningRef, readAllDays, readDays } from '../work/store/technician-days.ts';
import { absencesBetween, type AbsenceOf } from '../staff/absences/approved-absences-store.ts';

export type PlanningStore = {
  revision: (monday: LocalDate) => Promise<number>;
  /** Two reads; `tray` covers the services that wait for a visit. */
  revisions: (monday: LocalDate) => Promise<{ week: number; tray: number }>;
  absences: (first: LocalDate, last: LocalDate) => Promise<AbsenceOf[]>;
  busyOn: (technicianIds: readonly string[], days: readonly LocalDate[]) => Promise<Map<string, BusyVisit[]>>;
  busy: (first: LocalDate, last: LocalDate) => Promise<Map<string, BusyVisit[]>>;
};

export function createPlanningStore(firestore: Firestore): PlanningStore {
  return {
    revision: async (monday) => revisionIn(await planningRef(firestore, monday).get()),
    async revisions(monday) {
      const refs = [planningRef(firestore, monday), trayRef(firestore)];
      const [week = 0, tray = 0] = (await firestore.getAll(...refs)).map(revisionIn);
      return { week, tray };
    },
    absences: (first, last) => absencesBetween(firestore, first, last),
    busyOn: (technicianIds, days) => readDays(firestore, firestore, technicianIds, days),
    busy: (first, last) => readAllDays(firestore, first, last),
  };
}

function revisionIn(snapshot: DocumentSnapshot): number {
  const revision: unknown = snapshot.get('revision');
  return typeof revision === 'number' ? revision : 0;
}
