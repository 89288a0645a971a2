import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from '@google-cloud/firestore';
import type { Dependant } from '@cuadrilla/domain/imports/undo/why-kept.ts';
import type { Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { equipmentToken } from '../../work/store/service-document.ts';
import { inLots } from './in-lots.ts';

/** References that prevent removing records. `except` are removed with their client. */
export type Uses = {
  ofClient: (id: string, exceptSites: ReadonlySet<string>) => Dependant | null;
  ofSite: (id: string) => Dependant | null;
  ofEquipment: (id: string) => Dependant | null;
  /** The code of a service with a line of it. */
  serviceOfItem: (id: string) => string | null;
  hasNotes: (id: string) => boolean;
};

export type DependantRecords = {
  /** Read in the transaction that removes them: some queries per thirty records, and one read per item. */
  usesOf: (traces: readonly Pick<Trace, 'entity' | 'id'>[]) => Promise<Uses>;
};

export function dependantRecords({
  tx,
  firestore,
}: {
  tx: Transaction;
  firestore: Firestore;
}): DependantRecords {
  const naming = async (collection: string, field: string, ids: readonly string[], also: string[] = []) => {
    const docs = await readInLots(ids, (some) =>
      tx
        .get(
          firestore
            .collection(collection)
            .where(field, 'in', some)
            .select(field, ...also),
        )
        .then((page) => page.docs),
    );
    return Map.groupBy(docs, (doc) => doc.get(field) as string);
  };
  const marksOf = async (refs: readonly DocumentReference[]) => {
    const docs =
      refs.length === 0 ? [] : await tx.getAll(...refs, { fieldMask: ['noted', 'isPropertyManager'] });
    return (mark: 'noted' | 'isPropertyManager') =>
      docs.filter((doc) => doc.get(mark) === true).map(({ id }) => id);
  };
  return {
    async usesOf(traces) {
      const of = (entity: Trace['entity']) =>
        traces.flatMap((trace) => (trace.entity === entity ? trace.id : []));
      const [clients, sites, equipment] = [of('CLIENT'), of('SITE'), of('EQUIPMENT')];
      const marked = await marksOf([
        ...clients.map((id) => firestore.doc(`clients/${id}`)),
        ...of('PROSPECT').map((id) => firestore.doc(`prospects/${id}`)),
      ]);
      const tokens = await readInLots(equipment, async (some) => {
        const served: Query = firestore.collection('services');
        const asked = served.where('search', 'array-contains-any', some.map(equipmentToken)).select('search');
        return (await tx.get(asked)).docs;
      });
      const itemServices = new Map(
        await Promise.all(
          of('ITEM').map(async (id) => {
            const using = firestore.collection('services').where('itemIds', 'array-contains', id);
            const { docs } = await tx.get(using.limit(1).select('code'));
            return [id, (docs[0]?.get('code') ?? null) as string | null] as const;
          }),
        ),
      );
      const served = new Set(tokens.flatMap((doc) => doc.get('search') as string[]));
      const noted = new Set(marked('noted'));
      const [services, machines, places, communities, prospects, atSite, machinesAt] = await Promise.all([
        naming('services', 'client.id', clients),
        naming('equipment', 'client.id', clients),
        naming('sites', 'client.id', clients),
        naming('clients', 'managedBy.id', marked('isPropertyManager')),
        naming('prospects', 'convertedTo.id', clients),
        naming('services', 'site.id', sites),
        naming('equipment', 'site.id', sites),
      ]);
      return {
        ofClient(id, except) {
          if (services.has(id)) return 'services';
          if (machines.has(id)) return 'equipment';
          if (places.get(id)?.some((site) => !except.has(site.id))) return 'sites';
          if (communities.has(id)) return 'communities';
          return prospects.has(id) ? 'prospects' : null;
        },
        ofSite(id) {
          if (atSite.has(id)) return 'services';
          return machinesAt.has(id) ? 'equipment' : null;
        },
        ofEquipment: (id) => (served.has(equipmentToken(id)) ? 'services' : null),
        serviceOfItem: (id) => itemServices.get(id) ?? null,
        hasNotes: (id) => noted.has(id),
      };
    },
  };
}

async function readInLots(
  ids: readonly string[],
  read: (some: string[]) => Promise<QueryDocumentSnapshot[]>,
): Promise<QueryDocumentSnapshot[]> {
  return (await Promise.all(inLots(ids).map(read))).flat();
}
