import type { Firestore } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { noteRecords, type NoteRecords } from '../activity/note-store.ts';
import { reachOfSite, type SiteReach } from '../clients/store/reach-store.ts';
import { attachmentRecords, type AttachmentRecords } from '../attachments/store/attachment-records.ts';
import { calendarFeedRecords, type CalendarFeedRecords } from '../calendar/store/calendar-feed-records.ts';
import { clientRecords, type ClientRecords } from '../clients/store/client-records.ts';
import { equipmentRecords, type EquipmentRecords } from '../clients/store/equipment-records.ts';
import { siteRecords, type SiteRecords } from '../clients/store/site-records.ts';
import { findDuplicates, type DuplicateStore } from '../duplicates/duplicate-store.ts';
import { prospectRecords, type ProspectRecords } from '../prospects/store/prospect-records.ts';
import { workReviewRecords, type WorkReviewRecords } from '../work-reviews/store/work-review-records.ts';
import { reportRecords, type ReportRecords } from '../reports/store/report-records.ts';
import { serviceRecords, type ServiceRecords } from '../services/store/service-records.ts';
import { absencesFrom, type AbsenceOf } from '../staff/absences/approved-absences-store.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import { addressRecords, type AddressRecords } from '../staff/accounts/reservation-store.ts';
import { absenceRecords, type AbsenceRecords } from '../staff/store/absence-records.ts';
import { settingsRecords, type SettingsRecords } from '../settings/store/settings-records.ts';
import { staffRecords, type StaffRecords } from '../staff/store/staff-records.ts';
import type { Done, Act } from '../store/act.ts';
import { runAct } from '../store/run-act.ts';
import { unitCodes, type Coded } from '../store/codes.ts';
import type { UnitHandle } from '../store/unit-handle.ts';
import { readDays } from '../work/store/technician-days.ts';
import { visitRecords, type VisitRecords } from '../visits/store/visit-records.ts';

/** What a use case reads and writes with; all of it is of one transaction. */
export type UnitStores = {
  clients: ClientRecords;
  sites: SiteRecords;
  equipment: EquipmentRecords;
  services: ServiceRecords;
  prospects: ProspectRecords;
  absences: AbsenceRecords;
  notes: NoteRecords;
  visits: VisitRecords;
  /** The days of a few technicians, and their absences that are not over on a day; whoever changes a day waits for who reads it. */
  planning: {
    busyOn: PlanningStore['busyOn'];
    absencesFrom: (technicianIds: readonly string[], day: LocalDate) => Promise<AbsenceOf[]>;
  };
  workReviews: WorkReviewRecords;
  attachments: AttachmentRecords;
  reports: ReportRecords;
  calendarFeeds: CalendarFeedRecords;
  staff: StaffRecords;
  addresses: AddressRecords;
  settings: SettingsRecords;
  /** The next code of a kind, `C-2026-0001`. Whoever comes second waits for it, so it is asked for last. */
  codes: { next: (kind: Coded) => Promise<string> };
  reach: { ofSite: (technicianId: string, siteId: string) => Promise<SiteReach> };
  /** Outside the transaction: likenesses only propose. */
  duplicates: DuplicateStore;
  /** The same stores, whose audit entries name another act. */
  as: (action: string) => UnitStores;
};

/**
 * Runs the work of a use case as one act (`store/run-act.ts`). Its reads see the records as they were before it; what it writes is
 * applied when it answers `done` or `filed`, and dropped when it refuses. Acts of one server that name the same `queue` take turns,
 * because they want the same documents: a code's counter, the plan.
 */
export type Unit<Names extends keyof UnitStores = keyof UnitStores> = <F extends { kind: string } = never>(
  act: Act,
  work: (stores: Pick<UnitStores, Names>) => Promise<Done | F>,
  queue?: `codes.${Coded}` | 'planning',
) => Promise<Done | F | { kind: 'keyReused' }>;

/** What a use case is given: the unit of work with the stores that it names, and the clock. */
export type UnitDeps<Names extends keyof UnitStores> = { unit: Unit<Names>; now: () => Date };

/** `forget` is called after each unit, because what the request has read may have changed. */
export function createUnit(firestore: Firestore, forget: () => void): Unit {
  return async (act, work, queue) => {
    const outcome = await runAct(firestore, act, (tx) => work(unitStores({ firestore, tx, by: act })), queue);
    forget();
    return outcome;
  };
}

export function unitStores(unit: UnitHandle): UnitStores {
  const { firestore, tx, by } = unit;
  const settings = settingsRecords(unit);
  const zone = async () => (await settings.section('company')).timeZone;
  const codes = unitCodes(unit, zone);
  const bind = (bound: UnitHandle): UnitStores => ({
    settings,
    codes,
    clients: clientRecords(bound),
    sites: siteRecords(bound),
    equipment: equipmentRecords(bound),
    services: serviceRecords(bound),
    prospects: prospectRecords(bound),
    absences: absenceRecords(bound),
    notes: noteRecords(bound),
    visits: visitRecords(bound, zone),
    planning: {
      busyOn: (technicianIds, days) => readDays(tx, firestore, technicianIds, days),
      absencesFrom: (technicianIds, day) => absencesFrom(tx, firestore, technicianIds, day),
    },
    workReviews: workReviewRecords(bound),
    attachments: attachmentRecords(bound),
    reports: reportRecords(bound),
    calendarFeeds: calendarFeedRecords(bound),
    staff: staffRecords(bound),
    addresses: addressRecords(bound),
    reach: {
      ofSite: (technicianId, siteId) => reachOfSite(tx, firestore, { technicianId, siteId, now: by.now }),
    },
    duplicates: { find: (question) => findDuplicates(firestore, question) },
    as: (action) => bind({ ...unit, by: { ...by, action } }),
  });
  return bind(unit);
}
