import type { Firestore } from '@google-cloud/firestore';
import { createActivityStore, type ActivityStore } from '../activity/activity-store.ts';
import { createAttachmentStore, type AttachmentStore } from '../attachments/attachment-store.ts';
import { createCalendarFeedStore, type CalendarFeedStore } from '../calendar/calendar-feed-store.ts';
import { createClientStore, type ClientStore } from '../clients/store/client-store.ts';
import { createEquipmentStore, type EquipmentStore } from '../clients/equipment/equipment-store.ts';
import { createReachStore, type ReachStore } from '../clients/store/reach-store.ts';
import { createSiteStore, type SiteStore } from '../clients/sites/site-store.ts';
import { createDuplicateStore, type DuplicateStore } from '../duplicates/duplicate-store.ts';
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
import { createSystemStore, type SystemStore } from '../system/system-store.ts';
import { createUnit, type Unit } from './unit.ts';
import { createVisitStore, type VisitStore } from '../visits/visit-store.ts';

/** The stores of one request: their loaders remember what they read. Only here and in `*-store.ts` is there a database. */
export type Stores = {
  absences: AbsenceStore;
  staff: StaffStore;
  activity: ActivityStore;
  attachments: AttachmentStore;
  calendarFeeds: CalendarFeedStore;
  clients: ClientStore;
  devices: DeviceStore;
  equipment: EquipmentStore;
  duplicates: DuplicateStore;
  knownSites: KnownSites;
  reach: ReachStore;
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

/** The stores of one request, and its units of work, which evict what the stores have read. */
export function createStores(firestore: Firestore): { stores: Stores; unit: Unit } {
  const reach = createReachStore(firestore);
  const changed = {
    clients: createClientStore(firestore),
    sites: createSiteStore(firestore),
    equipment: createEquipmentStore(firestore),
    services: createServiceStore(firestore),
    prospects: createProspectStore(firestore),
    settings: createSettingsStore(firestore),
    visits: createVisitStore(firestore),
    attachments: createAttachmentStore(firestore),
    reports: createReportStore(firestore),
    workReviews: createWorkReviewStore(firestore),
  };
  const stores = {
    ...changed,
    reach,
    absences: createAbsenceStore(firestore),
    staff: createStaffStore(firestore),
    activity: createActivityStore(firestore),
    calendarFeeds: createCalendarFeedStore(firestore),
    devices: createDeviceStore(firestore),
    duplicates: createDuplicateStore(firestore),
    knownSites: createKnownSites(reach),
    planning: createPlanningStore(firestore),
    search: createSearchStore(firestore),
    system: createSystemStore(firestore),
  };
  const forget = () => Object.values(changed).forEach((store) => store.forgetAll());
  return { stores, unit: createUnit(firestore, forget) };
}
