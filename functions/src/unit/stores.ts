import type { Firestore } from '@google-cloud/firestore';
import { createActivityStore, type ActivityStore } from '../activity/activity-store.ts';
import { createAuditStore, type AuditStore } from '../activity/audit-store.ts';
import { createAttachmentStore, type AttachmentStore } from '../attachments/attachment-store.ts';
import { createBillingStore, type BillingStore } from '../billing/store/billing-store.ts';
import { billingRecords, type BillingRecords } from '../billing/store/billing-records.ts';
import { createCalendarFeedStore, type CalendarFeedStore } from '../calendar/calendar-feed-store.ts';
import { createClientStore, type ClientStore } from '../clients/store/client-store.ts';
import { createEquipmentStore, type EquipmentStore } from '../clients/equipment/equipment-store.ts';
import {
  createSiteAccessStore,
  siteAccessRecords,
  type SiteAccessStore,
} from '../clients/store/site-access-store.ts';
import { createSiteStore, type SiteStore } from '../clients/sites/site-store.ts';
import { createDuplicateStore, type DuplicateStore, findDuplicates } from '../duplicates/duplicate-store.ts';
import { createExportStore, type ExportStore } from '../exports/export-store.ts';
import { createItemStore, type ItemStore } from '../items/store/item-store.ts';
import { createPlanningStore, type PlanningStore } from '../planning/planning-store.ts';
import { createProspectStore, type ProspectStore } from '../prospects/store/prospect-store.ts';
import { createReportStore, type ReportStore } from '../reports/report-store.ts';
import { createSearchStore, type SearchStore } from '../search/search-store.ts';
import { createWorkReviewStore, type WorkReviewStore } from '../work-reviews/work-review-store.ts';
import { createKnownSites, type KnownSites } from '../services/known-sites.ts';
import { createServiceStore, type ServiceStore } from '../services/store/service-store.ts';
import { createSettingsStore, type SettingsStore } from '../settings/settings-store.ts';
import { createAbsenceStore, type AbsenceStore } from '../staff/absences/absence-store.ts';
import { createStaffStore, type StaffStore } from '../staff/store/staff-store.ts';
import { createDeviceStore, type DeviceStore } from '../visits/device-store.ts';
import { staleCopyRecords, type StaleCopyRecords } from '../system/store/stale-copy-records.ts';
import { createSystemStore, type SystemStore } from '../system/system-store.ts';
import { createVisitStore, type VisitStore } from '../visits/visit-store.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { noteRecords, type NoteRecords } from '../activity/note-store.ts';
import { attachmentRecords, type AttachmentRecords } from '../attachments/store/attachment-records.ts';
import { calendarFeedRecords, type CalendarFeedRecords } from '../calendar/store/calendar-feed-records.ts';
import { clientRecords, type ClientRecords } from '../clients/store/client-records.ts';
import { equipmentRecords, type EquipmentRecords } from '../clients/store/equipment-records.ts';
import { exportRecords, type ExportRecords } from '../exports/store/export-records.ts';
import { itemRecords, type ItemRecords } from '../items/store/item-records.ts';
import { siteRecords, type SiteRecords } from '../clients/store/site-records.ts';
import { prospectRecords, type ProspectRecords } from '../prospects/store/prospect-records.ts';
import { workReviewRecords, type WorkReviewRecords } from '../work-reviews/store/work-review-records.ts';
import { reportRecords, type ReportRecords } from '../reports/store/report-records.ts';
import { serviceRecords, type ServiceRecords } from '../services/store/service-records.ts';
import { absencesFrom, type AbsenceOf } from '../staff/absences/approved-absences-store.ts';
import { addressRecords, type AddressRecords } from '../staff/accounts/reservation-store.ts';
import { absenceRecords, type AbsenceRecords } from '../staff/store/absence-records.ts';
import { settingsRecords, type SettingsRecords } from '../settings/store/settings-records.ts';
import { staffRecords, type StaffRecords } from '../staff/store/staff-records.ts';
import { createCandidateStore, type CandidateStore } from '../imports/store/candidates-store.ts';
import { dependantRecords, type DependantRecords } from '../imports/store/dependants-store.ts';
import { importRecords, type ImportRecords } from '../imports/store/import-records.ts';
import { createImportStore, type ImportStore } from '../imports/store/import-store.ts';
import { unitCodes, type Coded } from '../store/codes.ts';
import { createCounterStore, type CounterStore } from '../store/counters.ts';
import type { UnitHandle } from '../store/unit-handle.ts';
import { readDays } from '../work/store/technician-days.ts';
import { visitRecords, type VisitRecords } from '../visits/store/visit-records.ts';

/** The stores of one request, whose `find` reads each id once. Only this file and `*-store.ts` access a database. */
export type Stores = {
  absences: AbsenceStore;
  staff: StaffStore;
  activity: ActivityStore;
  audit: AuditStore;
  attachments: AttachmentStore;
  billing: BillingStore;
  calendarFeeds: CalendarFeedStore;
  clients: ClientStore;
  counters: CounterStore;
  devices: DeviceStore;
  equipment: EquipmentStore;
  duplicates: DuplicateStore;
  exports: ExportStore;
  candidates: CandidateStore;
  imports: ImportStore;
  items: ItemStore;
  knownSites: KnownSites;
  siteAccess: SiteAccessStore;
  planning: PlanningStore;
  prospects: ProspectStore;
  reports: ReportStore;
  search: SearchStore;
  services: ServiceStore;
  settings: SettingsStore;
  sites: SiteStore;
  system: SystemStore;
  visits: VisitStore;
  workReviews: WorkReviewStore;
};

const OPEN: { [Name in keyof Stores]: (firestore: Firestore, stores: Stores) => Stores[Name] } = {
  absences: createAbsenceStore,
  staff: createStaffStore,
  activity: createActivityStore,
  audit: createAuditStore,
  attachments: createAttachmentStore,
  billing: createBillingStore,
  calendarFeeds: createCalendarFeedStore,
  clients: createClientStore,
  counters: createCounterStore,
  devices: createDeviceStore,
  equipment: createEquipmentStore,
  duplicates: createDuplicateStore,
  exports: createExportStore,
  candidates: createCandidateStore,
  imports: createImportStore,
  items: createItemStore,
  knownSites: (_firestore, { siteAccess }) => createKnownSites(siteAccess),
  siteAccess: createSiteAccessStore,
  planning: createPlanningStore,
  prospects: createProspectStore,
  reports: createReportStore,
  search: createSearchStore,
  services: createServiceStore,
  settings: createSettingsStore,
  sites: createSiteStore,
  system: createSystemStore,
  visits: createVisitStore,
  workReviews: createWorkReviewStore,
};

/** Opens each store on first use, because a request uses two or three. */
class LazyStores {
  readonly firestore: Firestore;
  readonly opened: Partial<Stores> = {};

  constructor(firestore: Firestore) {
    this.firestore = firestore;
  }
}
for (const name of Object.keys(OPEN) as (keyof Stores)[]) {
  Object.defineProperty(LazyStores.prototype, name, {
    get(this: LazyStores & Stores) {
      return (this.opened[name] ??= OPEN[name](this.firestore, this) as never);
    },
  });
}

/** `forget` evicts what the stores have read. */
export function createStores(firestore: Firestore): { stores: Stores; forget: () => void } {
  const stores = new LazyStores(firestore) as LazyStores & Stores;
  const forget = () => {
    for (const store of Object.values(stores.opened)) if ('forgetAll' in store) store.forgetAll();
  };
  return { stores, forget };
}

/**
 * The reads and writes of a use case, all in one transaction. Each write adds its audit entry; a `save` without
 * changes writes nothing.
 */
export type UnitStores = {
  clients: ClientRecords;
  sites: SiteRecords;
  equipment: EquipmentRecords;
  exports: ExportRecords;
  items: ItemRecords;
  billing: BillingRecords;
  services: ServiceRecords;
  prospects: ProspectRecords;
  absences: AbsenceRecords;
  notes: NoteRecords;
  visits: VisitRecords;
  /** Days and current absences of the given technicians; concurrent changes of those days wait. */
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
  staleCopies: StaleCopyRecords;
  /** The next code of a kind, `C-2026-0001`. Concurrent transactions wait for the counter, so ask for it last. */
  codes: {
    next: (kind: Coded) => Promise<string>;
    /** Of two transactions that hold a counter and take a code, the later one finds what the earlier one has written. */
    hold: (kind: Coded) => Promise<void>;
  };
  siteAccess: SiteAccessStore;
  /** Outside the transaction: likenesses only propose. */
  duplicates: DuplicateStore;
  imports: ImportRecords;
  /** Outside the transaction, like `duplicates`: written records are read again in it. */
  candidates: CandidateStore;
  dependants: DependantRecords;
  /** The same stores, whose audit entries name another act. */
  as: (action: string) => UnitStores;
};

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
    exports: exportRecords(bound),
    items: itemRecords(bound),
    billing: billingRecords(bound),
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
    staleCopies: staleCopyRecords(bound),
    siteAccess: siteAccessRecords(firestore, tx),
    duplicates: { find: (question) => findDuplicates(firestore, question) },
    imports: importRecords(bound),
    candidates: createCandidateStore(firestore),
    dependants: dependantRecords(bound),
    as: (action) => bind({ ...unit, by: { ...by, action } }),
  });
  return bind(unit);
}
