import type { Firestore } from '@google-cloud/firestore';
import { createActivityStore, type ActivityStore } from './activity/activity-store.ts';
import { createClientStore, type ClientStore } from './clients/client-store.ts';
import { createEquipmentStore, type EquipmentStore } from './clients/equipment-store.ts';
import { createSiteStore, type SiteStore } from './clients/site-store.ts';
import { createDuplicateStore, type DuplicateStore } from './duplicates/duplicate-store.ts';
import { createProspectStore, type ProspectStore } from './prospects/prospect-store.ts';
import { createSearchStore, type SearchStore } from './search/search-store.ts';
import { createSettingsStore, type SettingsStore } from './settings/settings-store.ts';
import { createAbsenceStore, type AbsenceStore } from './staff/absence-store.ts';
import { createStaffStore, type StaffStore } from './staff/staff-store.ts';

/** The stores of one request: their loaders remember what they read. Only here and in `*-store.ts` is there a database. */
export type Stores = {
  absences: AbsenceStore;
  staff: StaffStore;
  activity: ActivityStore;
  clients: ClientStore;
  equipment: EquipmentStore;
  duplicates: DuplicateStore;
  prospects: ProspectStore;
  search: SearchStore;
  settings: SettingsStore;
  sites: SiteStore;
};

/** The stores of one request. */
export function createStores(firestore: Firestore): Stores {
  const clients = createClientStore(firestore);
  return {
    clients,
    sites: createSiteStore(firestore, clients.forget),
    equipment: createEquipmentStore(firestore),
    absences: createAbsenceStore(firestore),
    staff: createStaffStore(firestore),
    activity: createActivityStore(firestore),
    duplicates: createDuplicateStore(firestore),
    prospects: createProspectStore(firestore),
    search: createSearchStore(firestore),
    settings: createSettingsStore(firestore),
  };
}
