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
import { createWorkReviewStore, type WorkReviewStore } from '../field-work/work-review-store.ts';
import { createKnownSites, type KnownSites } from '../services/known-sites.ts';
import { createServiceStore, type ServiceStore } from '../services/store/service-store.ts';
import { createSettingsStore, type SettingsStore } from '../settings/settings-store.ts';
import { createAbsenceStore, type AbsenceStore } from '../staff/absences/absence-store.ts';
import { createStaffStore, type StaffStore } from '../staff/store/staff-store.ts';
import { createDeviceStore, type DeviceStore } from '../visits/device-store.ts';
import { createSystemStore, type SystemStore } from '../system/system-store.ts';
import { createPerformStore, type PerformStore } from '../visits/perform/perform-store.ts';
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
  perform: PerformStore;
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
  unit: Unit;
};

/** The stores of one request. */
export function createStores(firestore: Firestore): Stores {
  const clients = createClientStore(firestore);
  const services = createServiceStore(firestore);
  const reach = createReachStore(firestore);
  const sites = createSiteStore(firestore);
  const equipment = createEquipmentStore(firestore);
  const visits = createVisitStore(firestore);
  const prospects = createProspectStore(firestore);
  const settings = createSettingsStore(firestore);
  const forgetWork = () => [services, visits].forEach((store) => store.forgetAll());
  return {
    unit: createUnit(firestore, () =>
      [clients, sites, equipment, services, visits, prospects, settings].forEach((store) =>
        store.forgetAll(),
      ),
    ),
    clients,
    sites,
    equipment,
    absences: createAbsenceStore(firestore),
    staff: createStaffStore(firestore),
    activity: createActivityStore(firestore),
    attachments: createAttachmentStore(firestore),
    calendarFeeds: createCalendarFeedStore(firestore),
    devices: createDeviceStore(firestore),
    duplicates: createDuplicateStore(firestore),
    knownSites: createKnownSites(reach),
    reach,
    perform: createPerformStore(firestore, forgetWork),
    planning: createPlanningStore(firestore),
    prospects,
    reports: createReportStore(firestore, visits.forgetAll),
    search: createSearchStore(firestore),
    services,
    settings,
    system: createSystemStore(firestore),
    visits,
    workReviews: createWorkReviewStore(firestore, forgetWork),
  };
}
