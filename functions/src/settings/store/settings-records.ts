import type { CompanyHours } from '@cuadrilla/domain/services/deadline.ts';
import type { CatalogKind } from '../../graphql/types.generated.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { changedFields, writeAudit } from '../../store/audit.ts';
import { touchTeam } from '../../work/store/tray-revision.ts';
import { companyZone } from '../company-zone-store.ts';
import { logoImageRef, readSection, sectionRef } from '../settings-store.ts';
import type { Section, SectionContent, SectionName } from '../settings.ts';
import { usersOf, type ValueUser } from '../value-uses-store.ts';

export type SettingsRecords = {
  section: <S extends SectionName>(name: S) => Promise<Section<S>>;
  companyHours: () => Promise<CompanyHours>;
  /** At most a minute old, and read once a minute. */
  zone: () => Promise<string>;
  newId: () => string;
  save: <S extends SectionName>(name: S, before: Section<S>, after: SectionContent<S>) => void;
  /** Images are never changed or removed: reports keep showing the logo they were made with. */
  insertLogoImage: (logo: { sha256: string; png: Uint8Array }) => void;
  usersOf: (kind: CatalogKind, id: string) => Promise<ValueUser[]>;
};

const IN_PLANS: readonly SectionName[] = ['company', 'workingHours', 'holidays'];

export function settingsRecords(unit: UnitHandle): SettingsRecords {
  const { firestore, tx, by } = unit;
  const read = new Map<SectionName, Promise<unknown>>();
  const section = <S extends SectionName>(name: S) => {
    const found = read.get(name) ?? readSection(firestore, tx, name);
    read.set(name, found);
    return found as Promise<Section<S>>;
  };
  return {
    section,
    async companyHours() {
      const [{ timeZone: zone }, { hours }, { values: holidays }] = await Promise.all([
        section('company'),
        section('workingHours'),
        section('holidays'),
      ]);
      return { zone, hours, holidays };
    },
    zone: () => companyZone(firestore, by.now),
    newId: () => firestore.collection('settings').doc().id,
    save(name, before, after) {
      const changed = changedFields<Record<string, unknown>>(before, after);
      if (!changed) return;
      const stamp = { version: before.version + 1, updatedAt: by.now, updatedBy: by.actor.id };
      if (IN_PLANS.includes(name)) touchTeam(tx, firestore);
      tx.set(sectionRef(firestore, name), { ...after, ...stamp });
      writeAudit(unit, { entity: 'SETTINGS', entityId: name, ...changed });
    },
    insertLogoImage: ({ sha256, png }) =>
      void tx.set(logoImageRef(firestore, sha256), { png: Buffer.from(png) }),
    usersOf: (kind, id) => usersOf(firestore, tx, kind, id),
  };
}
