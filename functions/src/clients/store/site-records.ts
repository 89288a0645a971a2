import { FieldPath, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { SiteFields } from '@cuadrilla/domain/records/site.ts';
import { changedFields, writeAudit, type AuditChange } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { Site } from '../sites/site.ts';
import { writeSiteCopies } from './copies.ts';
import { auditedSite, rowToSite, siteToDocument, toSite } from './site-document.ts';

export type SiteRecords = RecordsById<Site> & {
  /** The client's oldest site in use, apart from `except`, is its main site: at most two reads. */
  oldestInUse: (clientId: string, except?: string) => Promise<Site | null>;
  inUseByPostalCode: (clientId: string, postalCode: string) => Promise<Site[]>;
  insert: (site: SiteFields & { id: string }) => void;
  /** Also writes copies; false without changes. */
  save: (before: Site, after: Site) => Promise<boolean>;
  /** For an import that is undone: people archive sites. The caller keeps the client's totals. */
  remove: (site: Site) => void;
};

export function siteRecords(unit: UnitHandle): SiteRecords {
  const { tx, firestore, by } = unit;
  const ref = (id: string) => firestore.doc(`sites/${id}`);
  return {
    ...readById(unit, 'sites', toSite),
    oldestInUse: (clientId, except) => oldestInUse(tx, firestore, clientId, except),
    async inUseByPostalCode(clientId, postalCode) {
      const found = firestore
        .collection('sites')
        .where('client.id', '==', clientId)
        .where('archived', '==', false)
        .where('address.postalCode', '==', postalCode);
      return (await tx.get(found)).docs.map(rowToSite);
    },
    insert(site) {
      tx.create(ref(site.id), { ...siteToDocument(site), ...firstMeta(by) });
      auditSite(unit, site, { before: null, after: auditedSite(site) });
    },
    async save(before, after) {
      const changed = changedFields(auditedSite(before), auditedSite(after));
      if (changed === null) return false;
      await writeSiteCopies(unit, before, after);
      tx.update(ref(before.id), { ...siteToDocument(after), ...nextMeta(before, by) });
      auditSite(unit, after, changed);
      return true;
    },
    remove(site) {
      tx.delete(ref(site.id));
      auditSite(unit, site, { before: auditedSite(site), after: null });
    },
  };
}

function auditSite(
  unit: UnitHandle,
  { id, name, client }: SiteFields & { id: string },
  change: AuditChange,
): void {
  writeAudit(unit, {
    entity: 'SITE',
    entityId: id,
    subject: name,
    alsoOn: [{ entity: 'CLIENT', id: client.id }],
    ...change,
  });
}

async function oldestInUse(
  tx: Transaction,
  firestore: Firestore,
  clientId: string,
  except: string | null = null,
): Promise<Site | null> {
  const { docs } = await tx.get(
    firestore
      .collection('sites')
      .where('client.id', '==', clientId)
      .where('archived', '==', false)
      .orderBy('createdAt')
      .orderBy(FieldPath.documentId())
      .limit(except === null ? 1 : 2),
  );
  const found = docs.find(({ id }) => id !== except);
  return found ? rowToSite(found) : null;
}
