import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { BusyVisit } from '@cuadrilla/domain/visits/scheduling.ts';
import { trayRef } from '../work/store/tray-revision.ts';
import { changesSince, markOf, timeOfMark, weekRevision } from '../store/visit-changes.ts';
import { readAllDays, readDays } from '../work/store/technician-days.ts';
import { companyZone } from '../settings/company-zone-store.ts';
import { keptTeam, type TeamAsked, type TeamContent } from './kept-team-store.ts';
import { absencesBetween, type AbsenceOf } from '../staff/absences/approved-absences-store.ts';

export type PlanningStore = {
  /** One read. `mark` belongs to its snapshot: changes are requested from there. */
  state: () => Promise<PlanState>;
  /** Null if the plan must be read whole. */
  changes: (monday: LocalDate, mark: string) => Promise<PlanChanges | null>;
  revision: (monday: LocalDate) => Promise<number>;
  /** Two reads; `tray` covers the services that wait for a visit. */
  revisions: (monday: LocalDate) => Promise<{ week: number; tray: number }>;
  zone: (now: Date) => Promise<string>;
  /** One read while neither people, absences, working hours nor holidays change; else what `read` costs too. */
  team: (asked: TeamAsked, read: () => Promise<TeamContent>) => Promise<TeamContent>;
  absences: (first: LocalDate, last: LocalDate) => Promise<AbsenceOf[]>;
  busyOn: (technicianIds: readonly string[], days: readonly LocalDate[]) => Promise<Map<string, BusyVisit[]>>;
  busy: (first: LocalDate, last: LocalDate) => Promise<Map<string, BusyVisit[]>>;
};

export type PlanState = { mark: string; tray: number; isTraySettled: boolean };

export type PlanChanges = { mark: string; tray: number; visitIds: string[] };

/** Longer than any request takes: a tray requested together with the plan includes earlier writes. */
const SETTLED_MS = 60_000;

export function createPlanningStore(firestore: Firestore): PlanningStore {
  const revision = (monday: LocalDate) => weekRevision(firestore, monday);
  return {
    revision,
    async state() {
      const snapshot = await trayRef(firestore).get();
      const { readTime, updateTime } = snapshot;
      const isTraySettled = !updateTime || readTime.toMillis() - updateTime.toMillis() > SETTLED_MS;
      const mark = `${markOf(readTime)}/${numberIn(snapshot, 'team')}`;
      return { mark, tray: numberIn(snapshot, 'revision'), isTraySettled };
    },
    async changes(monday, mark) {
      const [at = '', team] = mark.split('/');
      const since = timeOfMark(at);
      if (since === null) return null;
      const [snapshot, changes] = await Promise.all([
        trayRef(firestore).get(),
        changesSince(firestore, { weeks: monday }, since),
      ]);
      if (changes === null || team !== String(numberIn(snapshot, 'team'))) return null;
      const { readAt, visitIds } = changes;
      return { mark: `${markOf(readAt)}/${team}`, tray: numberIn(snapshot, 'revision'), visitIds };
    },
    async revisions(monday) {
      const [week, tray] = await Promise.all([revision(monday), trayRef(firestore).get()]);
      return { week, tray: numberIn(tray, 'revision') };
    },
    team: (asked, read) => keptTeam(firestore, asked, read),
    zone: (now) => companyZone(firestore, now),
    absences: (first, last) => absencesBetween(firestore, first, last),
    busyOn: (technicianIds, days) => readDays(firestore, firestore, technicianIds, days),
    busy: (first, last) => readAllDays(firestore, first, last),
  };
}

function numberIn(snapshot: DocumentSnapshot, name: 'revision' | 'team'): number {
  const found: unknown = snapshot.get(name);
  return typeof found === 'number' ? found : 0;
}
