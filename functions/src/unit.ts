import type { Firestore } from '@google-cloud/firestore';
import { reachOfSite, type SiteReach } from './clients/reach-store.ts';
import { clientRecords, type ClientRecords } from './clients/store/client-records.ts';
import { equipmentRecords, type EquipmentRecords } from './clients/store/equipment-records.ts';
import { siteRecords, type SiteRecords } from './clients/store/site-records.ts';
import { findDuplicates, type DuplicateStore } from './duplicates/duplicate-store.ts';
import { readSection } from './settings/settings-store.ts';
import type { Section, SectionName } from './settings/settings.ts';
import { act, type Done, type Occasion } from './store/act.ts';
import { nextCode, type Coded } from './store/codes.ts';
import { findMember, type Member } from './store/owner-ref.ts';
import type { UnitHandle } from './store/unit-handle.ts';
import { readVisit } from './visits/store/visit-document.ts';
import type { Visit } from './visits/visit.ts';

/** What a use case reads and writes with; all of it is of one transaction. */
export type UnitStores = {
  clients: ClientRecords;
  sites: SiteRecords;
  equipment: EquipmentRecords;
  visits: { find: (id: string) => Promise<Visit | null> };
  staff: { find: (id: string) => Promise<Member | null> };
  settings: { section: <S extends SectionName>(name: S) => Promise<Section<S>> };
  /** The next code of a kind, `C-2026-0001`. Whoever comes second waits for it, so it is asked for last. */
  codes: { next: (kind: Coded) => Promise<string> };
  reach: { ofSite: (technicianId: string, siteId: string) => Promise<SiteReach> };
  /** Outside the transaction: likenesses only propose. */
  duplicates: DuplicateStore;
};

/**
 * Runs the work of a use case as one act (`store/act.ts`). Its reads see the records as they were before it; what it writes is
 * applied when it answers `done`, and dropped when it answers anything else. `lane` names a code's counter that it is known to want.
 */
export type Unit<Names extends keyof UnitStores = keyof UnitStores> = <F extends { kind: string } = never>(
  occasion: Occasion,
  work: (stores: Pick<UnitStores, Names>) => Promise<Done | F>,
  lane?: `codes.${Coded}`,
) => Promise<Done | F | { kind: 'keyReused' }>;

/** `forget` is called after each unit, because what the request has read may have changed. */
export function createUnit(firestore: Firestore, forget: () => void): Unit {
  return async (occasion, work, lane) => {
    const outcome = await act(
      firestore,
      occasion,
      (tx) => work(unitStores({ firestore, tx, by: occasion })),
      lane,
    );
    forget();
    return outcome;
  };
}

export function unitStores(unit: UnitHandle): UnitStores {
  const { firestore, tx, by } = unit;
  return {
    clients: clientRecords(unit),
    sites: siteRecords(unit),
    equipment: equipmentRecords(unit),
    visits: { find: (id) => readVisit(tx, firestore, id) },
    staff: { find: (id) => findMember(tx, firestore, id) },
    settings: { section: (name) => readSection(firestore, tx, name) },
    codes: {
      async next(kind) {
        const { timeZone } = await readSection(firestore, tx, 'company');
        const { code, take } = await nextCode(tx, firestore, kind, { now: by.now, timeZone });
        take();
        return code;
      },
    },
    reach: {
      ofSite: (technicianId, siteId) => reachOfSite(tx, firestore, { technicianId, siteId, now: by.now }),
    },
    duplicates: { find: (question) => findDuplicates(firestore, question) },
  };
}
