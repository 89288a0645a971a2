import type { Firestore } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/local-date.ts';
import type { BusyVisit } from '@cuadrilla/domain/scheduling.ts';
import { planningRef, readAllDays } from '../visits/store/technician-days.ts';
import { absencesBetween, type AbsenceOf } from './approved-absences-store.ts';

export type PlanningStore = {
  /** Of the week of a Monday: one read. 0 where nothing was ever planned. */
  revision: (monday: LocalDate) => Promise<number>;
  /** Everybody's approved absences that touch the days from one to another: as many reads. */
  absences: (first: LocalDate, last: LocalDate) => Promise<AbsenceOf[]>;
  /** What takes technicians' time on the days from one to another: one read a technician and day with visits. */
  busy: (first: LocalDate, last: LocalDate) => Promise<Map<string, BusyVisit[]>>;
};

/** What only the plan reads. */
export function createPlanningStore(firestore: Firestore): PlanningStore {
  return {
    async revision(monday) {
      const revision: unknown = (await planningRef(firestore, monday).get()).get('revision');
      return typeof revision === 'number' ? revision : 0;
    },
    absences: (first, last) => absencesBetween(firestore, first, last),
    busy: (first, last) => readAllDays(firestore, first, last),
  };
}
