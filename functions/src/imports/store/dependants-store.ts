import type { Firestore, Query, Transaction } from '@google-cloud/firestore';
import { equipmentToken } from '../../work/store/service-document.ts';

/** What keeps a record from being removed, in the transaction that would remove it. `except` are removed with it. */
export type DependantRecords = {
  ofClient: (id: string, exceptSites: ReadonlySet<string>) => Promise<Dependant | null>;
  ofSite: (id: string) => Promise<Dependant | null>;
  ofEquipment: (id: string) => Promise<Dependant | null>;
  /** Notes and changes since the import. */
  hasHistory: (id: string) => Promise<boolean>;
};

export type Dependant = 'services' | 'sites' | 'equipment' | 'communities' | 'prospects';

export function dependantRecords({
  tx,
  firestore,
}: {
  tx: Transaction;
  firestore: Firestore;
}): DependantRecords {
  const of = (collection: string, field: string, id: string) =>
    firestore.collection(collection).where(field, '==', id);
  const isThere = async (query: Query) => !(await tx.get(query.limit(1).select())).empty;
  const first = async (checks: readonly (readonly [Dependant, () => Promise<boolean>])[]) => {
    const found = await Promise.all(checks.map(([, check]) => check()));
    return checks[found.indexOf(true)]?.[0] ?? null;
  };
  return {
    ofClient: (id, exceptSites) =>
      first([
        ['services', () => isThere(of('services', 'client.id', id))],
        ['equipment', () => isThere(of('equipment', 'client.id', id))],
        [
          'sites',
          async () => {
            const { docs } = await tx.get(
              of('sites', 'client.id', id)
                .limit(exceptSites.size + 1)
                .select(),
            );
            return docs.some((doc) => !exceptSites.has(doc.id));
          },
        ],
        ['communities', () => isThere(of('clients', 'managedBy.id', id))],
        ['prospects', () => isThere(of('prospects', 'convertedTo.id', id))],
      ]),
    ofSite: (id) =>
      first([
        ['services', () => isThere(of('services', 'site.id', id))],
        ['equipment', () => isThere(of('equipment', 'site.id', id))],
      ]),
    ofEquipment: (id) =>
      first([
        [
          'services',
          () =>
            isThere(firestore.collection('services').where('search', 'array-contains', equipmentToken(id))),
        ],
      ]),
    async hasHistory(id) {
      const entries = firestore.collection('audit').where('entityId', '==', id);
      return (await tx.get(entries.limit(2).select())).size > 1;
    },
  };
}
